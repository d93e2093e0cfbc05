import type { TemplateColumn } from '../model.ts'
import type { ColumnProfile } from '../profile/model.ts'
import { kindShare, type Expected } from './expected.ts'
import { conceptsOf } from './names/words.ts'
import { isMoney } from './values/worth.ts'

// Addresses of mail and of the web, and codes of currencies, are hardly anything else: where one column of a table has them and one of a template
// wants them, the two are one, however they are called (“Val.” for `currency`, “Kontakt” for `email`).

const TELLING: readonly Expected[] = ['email', 'url', 'currency']
const NEARLY_ALL = 0.9

/** What it adds to the odds that both are alone. */
export const LONE_OF_KIND = 4

/** By template column the only source column of the kind that it alone wants, or -1. */
export function lonesOfKind(wanted: readonly Expected[][], columns: readonly ColumnProfile[]): number[] {
  const found = new Map(
    TELLING.flatMap((kind): [Expected, number][] => {
      if (wanted.filter((kinds) => kinds.includes(kind)).length !== 1) return []
      const of = columns.flatMap((column, at) => ((kindShare([kind], column) ?? 0) >= NEARLY_ALL ? at : []))
      return of.length === 1 ? [[kind, of[0]!]] : []
    }),
  )
  return wanted.map((kinds) => (kinds.length === 1 ? (found.get(kinds[0]!) ?? -1) : -1))
}

/** What it adds to the odds that there is one sum of money on each side. */
export const LONE_SUM = 2.5
/** Sums that come on top of another one, or are taken off it: of what stands alone they are never that other one. */
const ASIDE = [
  'shipping',
  'tax',
  'discount',
  'deposit',
  'tip',
  'interest',
  'commission',
  'insurance',
  'customs',
  'duty',
]

/** The only column of sums written with a currency, and the only column of the template that is called a sum of money; null where there are several. */
export function loneSum(
  columns: readonly ColumnProfile[],
  wanted: readonly TemplateColumn[],
): { source: number; target: number } | null {
  const sums = columns.flatMap(({ types }, at) => ((types.amount ?? 0) >= NEARLY_ALL ? at : []))
  const targets = wanted.flatMap(({ name }, at) => (isMoney(conceptsOf(name)) ? at : []))
  const [[source, other], [target, second]] = [sums, targets]
  if (source === undefined || target === undefined || other !== undefined || second !== undefined) return null
  const [called, meant] = [conceptsOf(columns[source]!.name), conceptsOf(wanted[target]!.name)]
  const isAside = ASIDE.some((one) => called.includes(one) && !meant.includes(one))
  return isAside ? null : { source, target }
}

/** What it adds to the odds that a list says from when to when each of its things took, and the template has one day for it. */
export const LONE_START = 2.5

/**
 * Of “Start” and “End” in a calendar, where they are all its days, the start is the day of what took place: its place and that of the template's only
 * date, which is called no other day; null where there are others. `implied` is what the template's rows are.
 */
export function loneStart(
  columns: readonly ColumnProfile[],
  wanted: readonly TemplateColumn[],
  kinds: readonly Expected[][],
  implied: ReadonlySet<string>,
): { source: number; target: number } | null {
  const targets = kinds.flatMap((of, at) => (of.join() === 'date' ? at : []))
  if (targets.length !== 1) return null
  const isOwnDay = conceptsOf(wanted[targets[0]!]!.name).every((one) => one === 'date' || implied.has(one))
  const days = columns.flatMap((column, at) => ((kindShare(['date'], column) ?? 0) >= NEARLY_ALL ? at : []))
  const start = days.filter((at) => conceptsOf(columns[at]!.name).includes('start'))
  const end = days.filter((at) => conceptsOf(columns[at]!.name).includes('end'))
  return isOwnDay && days.length === 2 && start.length === 1 && end.length === 1
    ? { source: start[0]!, target: targets[0]! }
    : null
}
