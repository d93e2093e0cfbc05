import { cellsOf } from '../../profile/cells-of.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { isNullWord } from '../../profile/null-words.ts'
import { daysWithin, termDays } from '../../profile/terms.ts'

// Columns that say within how many days something is to be paid: “Net 30”, “due on receipt”, 14.

/** What a day that something was written is called by, the surest first. */
const WRITTEN = ['issued', 'invoice', 'document', 'voucher', 'bill']

/** How sure a template column's name is to be of the day that something was written, 0 the surest; -1 for any other. */
export function writtenRank(name: string): number {
  const concepts = conceptsOf(name)
  return concepts.includes('date') ? WRITTEN.findIndex((one) => concepts.includes(one)) : -1
}

/** The surest of several such days; null where two are as sure. */
export function surestOf(found: readonly { source: number; rank: number }[]): number | null {
  const [best, next] = found.toSorted((a, b) => a.rank - b.rank)
  return best && next?.rank !== best.rank ? best.source : null
}

/** So many of the cells say within how many days. */
const NEARLY_ALL = 0.9

/** Nearly all cells say within how many days, and by more than a figure: in words, or by what the column is called. */
export function areTerms({ name, values, complete }: ColumnProfile): boolean {
  const some = values.filter(({ value }) => !isNullWord(value))
  const said = some.filter(({ value }) => termDays(value) !== null)
  if (!complete || some.length === 0 || cellsOf(said) < NEARLY_ALL * cellsOf(some)) return false
  return conceptsOf(name).includes('terms') || some.some(({ value }) => daysWithin(value) !== null)
}

/** The days of those terms that are no plain figures. */
export function termFigures({ values }: ColumnProfile): { raw: string; value: string }[] {
  return values.flatMap(({ value }) => {
    const days = /^\s*\d+\s*$/.test(value) ? null : termDays(value)
    return days === null ? [] : [{ raw: value.trim(), value: `${days}` }]
  })
}
