import type { Transform } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Composite } from './composite.ts'
import { evenly, conceptWeights, nameFeatures, nameScore, type ConceptWeights } from '../names/name-score.ts'
import { fold, wordsOf } from '../names/words.ts'
import { cutInOrder, type Wanted } from './parts.ts'
import type { TableSide, TemplateSide } from '../sides.ts'

// A column whose header lists what its cells hold: “Make / Model”, “Debit/Credit”, “Where is it? (venue, city)”.

/** How alike a part of the header and a template column must be called. */
const ALIKE = 0.5
/** So much less alike may be what the parts are short for: “Model” of “Year built/model” alone is the model. */
const IN_SHORT = 0.2
/** No header lists more. */
const MOST_PARTS = 4
const BETWEEN = /\s*[/|+&,;\n\\]\s*|\s+[-–—]\s+|\s+(?:and|und|et|y|e|en)\s+/u

/** From this share of the values on, they are written with the mark of their header. */
const MOST = 0.7

/**
 * The step for each template column that one column was named for, as its header lists them: “Maker / model” of “Kern / PCB 2500”, which has the
 * header's own mark. A part that is called like none is the one that is left; where several are, they stand in the template's order.
 */
export function partsByHeader(
  { name, values }: ColumnProfile,
  targets: readonly number[],
  side: TemplateSide,
): Transform[] | null {
  const texts = values.map(({ value }) => value)
  for (const header of headersIn(name)) {
    const parts = listedParts(header)
    if (parts === null || parts.length < targets.length || !haveMark(header, texts)) continue
    const places = placesOf(parts, targets, side)
    const open = targets.filter((target) => !places.includes(target))
    if (open.length > 0 && parts.length > targets.length) continue
    const all = places.map((target) => target ?? open.shift()!)
    const steps = cutInOrder(texts, wantedOf(all, side))
    if (steps) return targets.map((target) => withRest(steps[all.indexOf(target)]!, parts.length, texts))
  }
  return null
}

/** For each part the template column that is called like it as no other of them is, nor it like another part; else null. */
function placesOf(parts: readonly string[], targets: readonly number[], side: TemplateSide): (number | null)[] {
  const scores = parts.map((part) =>
    targets.map((target) => nameScore(nameFeatures(part), side.names[target]!, evenly)),
  )
  return parts.map((_, at) => {
    const own = scores[at]!
    const most = Math.max(...own)
    const target = own.indexOf(most)
    const isOnly =
      own.filter((score) => score === most).length === 1 &&
      scores.every((other, one) => one === at || other[target]! < most)
    return most >= ALIKE && isOnly ? targets[target]! : null
  })
}

function haveMark(header: string, texts: readonly string[]): boolean {
  const [mark] = /[/|+&,;\n\\]|\s[-–—]\s/u.exec(header) ?? []
  const told = texts.filter((text) => text.trim() !== '')
  return mark !== undefined && told.filter((text) => text.includes(mark)).length >= MOST * told.length
}

/** The last part with all that stands behind it, where some values have more marks than the header. */
function withRest(step: Transform, count: number, texts: readonly string[]): Transform {
  if (step.kind !== 'split' || step.part !== count) return step
  return texts.some((text) => text.split(step.separator).length > count) ? { ...step, rest: true } : step
}

/** The template columns that headers list, each with its part; of a header all that the template has, if two or more. */
export function splitListed(table: TableSide, side: TemplateSide): Composite[][] {
  const weights = conceptWeights([table.names, side.names], side.implied)
  return table.profile.columns.flatMap((column, source) => {
    if (column.filled === 0) return []
    const listed = listedBy(column.name, side, weights)
    const group = listed && partsOf(column, source, listed, side)
    return group ? [group] : []
  })
}

/** For each part of the header its template column, or null; null when it lists fewer than two of them. */
function listedBy(header: string, side: TemplateSide, weights: ConceptWeights): (number | null)[] | null {
  for (const text of headersIn(header)) {
    const parts = listedParts(text)
    if (parts === null) continue
    const inShort = readingsInShort(parts)
    const [best] = [...inShort, parts]
      .map((reading) => ({ found: reading.map((part) => closestTo(part, side, weights)), reading }))
      .filter(({ found }) => {
        const targets = found.flatMap((one) => one?.at ?? [])
        return targets.length >= 2 && new Set(targets).size === targets.length
      })
      .map(({ found, reading }) => ({ found, alike: alikeIn(found) + (inShort.includes(reading) ? IN_SHORT : 0) }))
      .toSorted((a, b) => b.alike - a.alike)
    if (best) return best.found.map((one) => one?.at ?? null)
  }
  return null
}

/** What the parts may be short for: “Year built/sold” is the year built and the year sold, “Order/due date” the order date and the due date. */
function readingsInShort(parts: readonly string[]): string[][] {
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  const begun = /^(.*\S)\s+\S+$/.exec(first)?.[1]
  const ended = /^\S+\s+(\S.*)$/.exec(last)?.[1]
  const areSingle = (some: readonly string[]): boolean => some.every((part) => !/\s/.test(part))
  return [
    ...(begun !== undefined && areSingle(parts.slice(1))
      ? [parts.map((part, at) => (at === 0 ? part : `${begun} ${part}`))]
      : []),
    ...(ended !== undefined && areSingle(parts.slice(0, -1))
      ? [parts.map((part, at) => (at === parts.length - 1 ? part : `${part} ${ended}`))]
      : []),
  ]
}

function alikeIn(found: readonly (Called | null)[]): number {
  return found.reduce((sum, one) => sum + (one?.score ?? 0), 0)
}

/** What stands in brackets behind a header, and the header without. */
function headersIn(header: string): string[] {
  const [, inBrackets] = /\(([^()]*)\)\s*$/.exec(header) ?? []
  return [inBrackets ?? '', header.replace(/\([^()]*\)/g, ' ')]
}

/** The parts that a header lists; null where it lists none, or too many. */
export function listedParts(header: string): string[] | null {
  const parts = header.split(BETWEEN).map((part) => part.trim())
  return parts.length < 2 || parts.length > MOST_PARTS || parts.includes('') ? null : parts
}

interface Called {
  at: number
  score: number
}

/** The template column that is called like a part of a header, as no other is. */
export function calledLike(part: string, side: TemplateSide, weights: ConceptWeights): number | null {
  return closestTo(part, side, weights)?.at ?? null
}

function closestTo(part: string, side: TemplateSide, weights: ConceptWeights): Called | null {
  const name = nameFeatures(part)
  const [best, second] = side.names
    .map((target, at) => ({ at, score: nameScore(name, target, weights) }))
    .toSorted((a, b) => b.score - a.score)
  if (best && best.score >= ALIKE) return best.score > (second?.score ?? 0) ? best : null
  return cutShort(part, side)
}

/** Fewer letters begin too many words. */
const LEAST_LETTERS = 3

/** “Pol.” is the only template column with a word that begins so; a name is no sure sign of another one, and two parts of a header have to be theirs. */
function cutShort(part: string, { template }: TemplateSide): Called | null {
  const letters = fold(part).replace(/\.$/, '')
  if (letters.length < LEAST_LETTERS || !/^\p{L}+$/u.test(letters)) return null
  const [at, ...others] = template.columns.flatMap(({ name }, own) =>
    wordsOf(name).some((word) => word.startsWith(letters)) ? [own] : [],
  )
  return at === undefined || others.length > 0 ? null : { at, score: ALIKE }
}

function partsOf(
  column: ColumnProfile,
  source: number,
  listed: (number | null)[],
  side: TemplateSide,
): Composite[] | null {
  const steps = stepsInOrder(column, listed, side)
  const reason = `The header “${column.name}” lists what its values hold.`
  return (
    steps &&
    listed.flatMap((target, at): Composite[] =>
      target === null
        ? []
        : [{ target, sources: [source], transforms: [steps[at] as Transform], confidence: 0.85, reason }],
    )
  )
}

/** The steps that cut a column's values for these template columns, in their order; null where most are not written so. */
export function stepsInOrder(
  { values }: ColumnProfile,
  listed: readonly (number | null)[],
  side: TemplateSide,
): Transform[] | null {
  return cutInOrder(
    values.map(({ value }) => value),
    wantedOf(listed, side),
  )
}

function wantedOf(listed: readonly (number | null)[], side: TemplateSide): Wanted[] {
  return listed.map((target) =>
    target === null ? { rule: null, kinds: [] } : { rule: side.rules[target]!, kinds: side.kinds[target]! },
  )
}
