import { conceptsOf } from '../../match/names/words.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { isNullWord } from '../../profile/null-words.ts'
import { daysWithin, termDays } from '../../profile/terms.ts'

// Columns that say within how many days something is to be paid: “Net 30”, “due on receipt”, 14.

/** So many of the cells say within how many days. */
const NEARLY_ALL = 0.9

/** Nearly all cells say within how many days, and by more than a figure: in words, or by what the column is called. */
export function areTerms({ name, values, complete }: ColumnProfile): boolean {
  const some = values.filter(({ value }) => !isNullWord(value))
  const cells = (of: typeof some): number => of.reduce((sum, { count }) => sum + count, 0)
  const said = some.filter(({ value }) => termDays(value) !== null)
  if (!complete || some.length === 0 || cells(said) < NEARLY_ALL * cells(some)) return false
  return conceptsOf(name).includes('terms') || some.some(({ value }) => daysWithin(value) !== null)
}

/** The days of those terms that are no plain figures. */
export function termFigures({ values }: ColumnProfile): { raw: string; value: string }[] {
  return values.flatMap(({ value }) => {
    const days = /^\s*\d+\s*$/.test(value) ? null : termDays(value)
    return days === null ? [] : [{ raw: value.trim(), value: `${days}` }]
  })
}
