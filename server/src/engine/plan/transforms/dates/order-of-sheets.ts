import { sameName } from '../../../knowledge/directives.ts'
import type { DateForm } from '../../../profile/model.ts'
import { askedWith } from '../../context.ts'
import type { Work } from '../column-values.ts'
import type { DateOrder } from './date-order.ts'

// A log with a sheet for each place, all with the same headers: 06/05/24 on one of them is written as 19/01/24 is on the next.

/** The order that the same column of the file's other sheets shows, in dates with the same marks; null where none does, or not all the same. */
export function orderOfSheets({ context, placement, source }: Work, forms: readonly DateForm[]): DateOrder | null {
  const { profile } = placement.table
  const marks = new Set(forms.map(marksOf))
  const shown = askedWith(profile, context)
    .filter((other) => other !== profile && other.table.file_id === profile.table.file_id)
    .flatMap(({ columns }) => columns.filter(({ name }) => sameName(name, source.name)))
    .flatMap(({ dates }) => dates.filter((form) => form.kind === 'numeric' && marks.has(marksOf(form))))
  const [isDayFirst, isMonthFirst] = [
    shown.some((form) => form.first_over_12),
    shown.some((form) => form.second_over_12),
  ]
  return isDayFirst === isMonthFirst ? null : isDayFirst ? 'dmy' : 'mdy'
}

function marksOf({ pattern }: DateForm): string {
  return pattern.replace(/\p{L}+/gu, '')
}
