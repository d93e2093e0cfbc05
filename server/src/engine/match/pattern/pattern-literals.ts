import type { PatternNode } from './pattern-parse.ts'

/** What every value that a rule takes has in common, as far as it is written there letter by letter. */
export interface Literals {
  /** What all of them begin with: `FR-20` of `FR-20\d{2}-\d{4}`. */
  prefix: string
  /** Marks between the parts, in order, each counted once: `-` of `\d{4}-\d{4}`. */
  marks: string[]
  /** The marks with their places, where all values are equally long; else null. */
  places: { text: string; at: number }[] | null
  /** The whole values that it takes beside those of a form: `NA` of `\d{4}|NA`. */
  alternatives: string[]
}

/** One character, or one of several. */
type Place = string | null

const MOST_PLACES = 60

export function literalsOf(node: PatternNode): Literals {
  const places: Place[] = []
  const isFixed = walk(node, places)
  const end = places.indexOf(null)
  const isMark = (place: Place): place is string => place !== null && /^[^\p{L}\p{N}]$/u.test(place)
  const marks = new Set<string>()
  gatherMarks(node, marks)
  return {
    prefix: places.slice(0, end < 0 ? places.length : end).join(''),
    marks: [...marks].filter(isMark),
    places: isFixed ? places.flatMap((text, at) => (isMark(text) ? { text, at } : [])) : null,
    alternatives: alternativesIn(node),
  }
}

/** What stands alone between the bars of the rule's only choice. */
function alternativesIn(node: PatternNode): string[] {
  if (node.kind === 'sequence') {
    const [only, ...others] = node.items.filter(({ kind }) => kind !== 'start' && kind !== 'end')
    return only && others.length === 0 ? alternativesIn(only) : []
  }
  return node.kind === 'choice' ? node.items.flatMap((item) => textOf(item) ?? alternativesIn(item)) : []
}

function textOf(node: PatternNode): string | null {
  if (node.kind === 'start' || node.kind === 'end') return ''
  if (node.kind === 'set') return characterOf(node)
  if (node.kind !== 'sequence') return null
  const parts = node.items.map(textOf)
  return parts.includes(null) ? null : parts.join('')
}

/** Adds the places of the node; false where values go on in more than one way. */
function walk(node: PatternNode, places: Place[]): boolean {
  if (node.kind === 'start' || node.kind === 'end') return true
  if (places.length >= MOST_PLACES) return false
  if (node.kind === 'set') {
    places.push(characterOf(node))
    return true
  }
  if (node.kind === 'sequence') return node.items.every((item) => walk(item, places))
  if (node.kind === 'choice') {
    places.push(null)
    return false
  }
  for (let count = 0; count < node.min; count++) if (!walk(node.item, places)) return false
  if (node.max === node.min) return true
  places.push(null)
  return false
}

function characterOf({ ranges }: PatternNode & { kind: 'set' }): Place {
  const [[low, high] = [0, 1], ...more] = ranges
  return more.length === 0 && low === high ? String.fromCodePoint(low) : null
}

function gatherMarks(node: PatternNode, marks: Set<string>): void {
  if (node.kind === 'set') {
    const character = characterOf(node)
    if (character !== null) marks.add(character)
  } else if (node.kind === 'sequence' || node.kind === 'choice') node.items.forEach((item) => gatherMarks(item, marks))
  else if (node.kind === 'repeat') gatherMarks(node.item, marks)
}
