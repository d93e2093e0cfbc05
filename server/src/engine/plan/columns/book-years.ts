import { isoDayOf } from '../../profile/iso-days.ts'
import type { Mapping, Placement } from '../context.ts'
import { yearPart } from './key-years.ts'
import type { Part } from './put-together.ts'

// A fiscal year begins when it suits its owner, so that a date doesn't tell which one it is of. A list that is called “Q2 2025” and has the days of
// April to June does: the quarters of such a year are those of the calendar.

const QUARTER =
  /(?<![\p{L}\d])(?:[QT]\s?([1-4])|([1-4])\s?[QT]|([1-4])(?:\.|st|nd|rd|th|er|e|ème|º|°)?\s?(?:quarter|quartal|trimestre|kwartaal|kwartał|kvartal))(?![\p{L}\d])/iu
const YEARS = /(?<!\d)(?:19|20)\d\d(?!\d)/g
/** Others are entered late. */
const MOST = 0.8

/** The fiscal year of all rows, in so many figures, where the name of the table tells whose quarters it has; null where nothing does. */
export function bookYearCalled(figures: number, mappings: readonly Mapping[], placement: Placement): Part | null {
  const part = yearPart(4, mappings, placement)
  if (part === null || !('value' in part)) return null
  const { table, columns } = placement.table.profile
  const called = [...(table.above ?? []).flat(), table.name, table.file_name].map((text) => text.replaceAll('_', ' '))
  const quarters = called.flatMap((text) => {
    const found = QUARTER.exec(text)
    return found && new Set(text.match(YEARS)).size === 1 && text.includes(part.value)
      ? [Number(found[1] ?? found[2] ?? found[3])]
      : []
  })
  const [quarter] = quarters
  if (quarter === undefined || quarters.some((one) => one !== quarter)) return null
  const dated = columns.filter(({ types }) => (types.date ?? 0) >= MOST)
  const isIn = dated.some(({ values }) => {
    const months = values.flatMap(({ value, count }) => {
      const day = isoDayOf(value)
      return day === null ? [] : [{ month: Number(day.slice(5, 7)), count }]
    })
    const count = (of: typeof months): number => of.reduce((sum, one) => sum + one.count, 0)
    const inside = months.filter(({ month }) => Math.ceil(month / 3) === quarter)
    return months.length > 0 && count(inside) >= MOST * count(months)
  })
  return isIn ? { value: part.value.slice(-figures) } : null
}
