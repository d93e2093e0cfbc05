import { cellsOf } from '../../profile/cells-of.ts'
import type { Transform } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Composite } from './composite.ts'
import { conceptsOf, wordsOf } from '../names/words.ts'
import type { TableSide, TemplateSide } from '../sides.ts'

// Where something comes from and where it goes to in one cell, for a template with a column for each: “Oslo > Bergen” for `from_port` and
// `to_port`, “PLN → EUR” for `source_currency` and `target_currency`.

/** How the two columns are called, beside what both are about. */
const DIRECTIONS = [
  ['source', 'target'],
  ['source', 'destination'],
  ['origin', 'destination'],
  ['from', 'to'],
  ['old', 'new'],
  ['before', 'after'],
] as const

/** Marks that say which is which. */
const ARROWS = ['->', '=>', '>', '→', '⇒', '»', '➔']
/** Marks that part two of anything: only where the header says what both are about. */
const MARKS = [' / ', ' – ', ' - ', '/', '–', '-']
/** From this share of the cells on, that is how the column writes them. */
const NEARLY_ALL = 0.9
/** One that is in all rows may be a mark of another kind. */
const FEW = 2

/** The two parts of the only column of such, each list to be taken whole. */
export function splitDirections(table: TableSide, side: TemplateSide): Composite[][] {
  return pairsIn(side).flatMap(({ targets, about }) => {
    const parted = table.profile.columns.flatMap((column, source) => {
      const named = about.some((concept) => table.names[source]!.concepts.includes(concept))
      const mark = markOf(column, named)
      return mark === null ? [] : [{ source, mark, named }]
    })
    const named = parted.filter((one) => one.named)
    const [found, ...more] = named.length > 0 ? named : parted
    if (found === undefined || more.length > 0) return []
    const { source, mark } = found
    const reason = `The values of “${table.profile.columns[source]!.name}” are two, with “${mark.trim()}” between them.`
    return [
      targets.map((target, at) => ({
        target,
        sources: [source],
        transforms: [partOf(mark, at)],
        confidence: 0.88,
        reason,
      })),
    ]
  })
}

/** The step for the part that a column was named for; null where it doesn't hold two. */
export function directionPart(source: number, target: number, table: TableSide, side: TemplateSide): Transform | null {
  const pair = pairsIn(side).find(({ targets }) => targets.includes(target))
  const mark = pair ? markOf(table.profile.columns[source]!, true) : null
  return pair && mark !== null ? partOf(mark, pair.targets.indexOf(target)) : null
}

function partOf(separator: string, at: number): Transform {
  return { kind: 'split', separator, part: at + 1 }
}

/** The mark that parts nearly all cells into two, of which most are different. */
function markOf({ values }: ColumnProfile, isNamed: boolean): string | null {
  const total = cellsOf(values)
  const isParted = (mark: string): boolean => {
    const parts = values.map(({ value }) => value.split(mark).map((part) => part.trim()))
    const cut = values.filter((_, at) => parts[at]!.length === 2 && parts[at]!.every((part) => /^\p{L}/u.test(part)))
    const kinds = new Set(parts.flat())
    return kinds.size > FEW && cellsOf(cut) >= NEARLY_ALL * total
  }
  return total === 0 ? null : ([...ARROWS, ...(isNamed ? MARKS : [])].find(isParted) ?? null)
}

interface DirectedPair {
  targets: [number, number]
  /** What both are, in concepts. */
  about: readonly string[]
}

/** Template columns that are called alike but for the direction. */
function pairsIn({ template }: TemplateSide): DirectedPair[] {
  const names = template.columns.map(({ name }) => wordsOf(name))
  return DIRECTIONS.flatMap(([first, second]) =>
    names.flatMap((words, from) => {
      if (!words.includes(first)) return []
      const rest = words.filter((word) => word !== first)
      const same = (other: readonly string[]): boolean =>
        other.includes(second) && other.filter((word) => word !== second).join(' ') === rest.join(' ')
      const to = rest.length === 0 ? -1 : names.findIndex(same)
      return to < 0 ? [] : [{ targets: [from, to] as [number, number], about: conceptsOf(rest.join(' ')) }]
    }),
  )
}
