import type { Transform } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Composite } from './composite.ts'
import { conceptWeights, nameFeatures, nameScore, type ConceptWeights } from '../names/name-score.ts'
import { cutInOrder } from './parts.ts'
import type { TableSide, TemplateSide } from '../score-columns.ts'

// A column whose header lists what its cells hold: “Make / Model”, “Debit/Credit”, “Where is it? (venue, city)”.

/** How alike a part of the header and a template column must be called. */
const ALIKE = 0.5
/** No header lists more. */
const MOST_PARTS = 4
const BETWEEN = /\s*[/|+&,;\n\\]\s*|\s+[-–—]\s+|\s+(?:and|und|et|y|e|en)\s+/u

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
  const [, inBrackets] = /\(([^()]*)\)\s*$/.exec(header) ?? []
  for (const text of [inBrackets ?? '', header.replace(/\([^()]*\)/g, ' ')]) {
    const parts = listedParts(text)
    if (parts === null) continue
    const targets = parts.map((part) => calledLike(part, side, weights))
    const found = targets.filter((target) => target !== null)
    if (found.length >= 2 && new Set(found).size === found.length) return targets
  }
  return null
}

/** The parts that a header lists; null where it lists none, or too many. */
export function listedParts(header: string): string[] | null {
  const parts = header.split(BETWEEN).map((part) => part.trim())
  return parts.length < 2 || parts.length > MOST_PARTS || parts.includes('') ? null : parts
}

/** The template column that is called like a part of a header, as no other is. */
export function calledLike(part: string, side: TemplateSide, weights: ConceptWeights): number | null {
  const name = nameFeatures(part)
  const [best, second] = side.names
    .map((target, at) => ({ at, score: nameScore(name, target, weights) }))
    .toSorted((a, b) => b.score - a.score)
  return best && best.score >= ALIKE && best.score > (second?.score ?? 0) ? best.at : null
}

function partsOf(
  column: ColumnProfile,
  source: number,
  listed: (number | null)[],
  side: TemplateSide,
): Composite[] | null {
  const wanted = listed.map((target) =>
    target === null ? { rule: null, kinds: [] } : { rule: side.rules[target]!, kinds: side.kinds[target]! },
  )
  const steps = cutInOrder(
    column.values.map(({ value }) => value),
    wanted,
  )
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
