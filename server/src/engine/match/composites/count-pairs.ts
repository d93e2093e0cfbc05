import type { Transform } from '../../model.ts'
import { sharesOf, type Composite } from './composite.ts'
import type { TableSide, TemplateSide } from '../sides.ts'

// Two counts in one cell, for a template with a column for each: “2+1” are two adults and one child, and “2” alone is nobody else.

const COUNTS = /^\d{1,3}(?:\s*[+&]\s*\d{1,3})?$/u
const TWO = /^\d{1,3}\s*[+&]\s*\d{1,3}$/u
/** From this share of the cells on that is how the column writes them, and so many hold two. */
const NEARLY_ALL = 0.95
const SOME = 0.1

const FIRST: Transform[] = [{ kind: 'trim' }, { kind: 'rewrite', pattern: '(\\d+)(?:\\s*[+&]\\s*\\d+)?', with: '\\1' }]
/** Where there is no second count, it is none. */
const SECOND: Transform[] = [
  { kind: 'trim' },
  { kind: 'rewrite', pattern: '\\d+(?:\\s*[+&]\\s*(\\d+))?', with: '0\\1' },
  { kind: 'rewrite', pattern: '0*(\\d+)', with: '\\1' },
]

/** Template columns of what is counted first and second. */
export type CountPair = readonly [number, number]

/** The counts of the only column that holds two of them. `said`: pairs that somebody spoke of (“adults + children”). */
export function splitCounts(table: TableSide, side: TemplateSide, said: readonly CountPair[]): Composite[] {
  const pair = said[0] ?? partyOf(side)
  const [source, ...others] = table.profile.columns.flatMap((_, at) => (holdsTwo(at, table) ? [at] : []))
  if (!pair || source === undefined || others.length > 0) return []
  const [first, second] = pair.map((target) => side.template.columns[target]!.name)
  const reason = `The values of “${table.profile.columns[source]!.name}” are two counts: “${first}”, and “${second}” behind a mark.`
  return pair.map((target, at) => ({ target, sources: [source], transforms: stepsFor(at), confidence: 0.88, reason }))
}

/** The steps for the count that a column was named for; null where it doesn't hold two. */
export function countPart(
  source: number,
  target: number,
  table: TableSide,
  side: TemplateSide,
  said: readonly CountPair[],
): Transform[] | null {
  const part = (said[0] ?? partyOf(side))?.indexOf(target) ?? -1
  return part >= 0 && holdsTwo(source, table) ? stepsFor(part) : null
}

function stepsFor(part: number): Transform[] {
  return part === 0 ? FIRST : SECOND
}

function holdsTwo(source: number, { profile }: TableSide): boolean {
  const column = profile.columns[source]!
  return sharesOf(column, TWO) >= SOME && sharesOf(column, COUNTS) >= NEARLY_ALL
}

/** Whoever counts a party writes the adults first. */
function partyOf({ names, kinds }: TemplateSide): CountPair | null {
  const counted = kinds.flatMap((own, at) => (own.includes('integer') || own.includes('number') ? [at] : []))
  const called = (concept: string): number[] => counted.filter((at) => names[at]!.concepts.includes(concept))
  const [[adults, ...more], [children, ...others]] = [called('adult'), called('child')]
  return adults !== undefined && children !== undefined && more.length + others.length === 0 ? [adults, children] : null
}
