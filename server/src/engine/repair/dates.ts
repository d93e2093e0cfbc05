import { readDate } from '../profile/dates.ts'
import { presentCodes, type Grid, type GridColumn } from './grid.ts'
import type { ValueProposal } from './model.ts'
import { share, show } from './phrase.ts'

const USUAL = 0.6
const MIN_CELLS = 10
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** How a numeric date is written: the order of its parts, the mark between them, and how wide they are. */
interface Style {
  order: 'ymd' | 'dmy' | 'mdy'
  mark: string
  padded: boolean
  /** Four figures of the year, or two. */
  year: 4 | 2
}

interface Written {
  code: number
  day: number
  month: number
  year: number
  style: Style | null
}

/** Dates that are written otherwise than most of their column, where nothing but one day can be meant. */
export function unevenDates({ columns }: Grid): ValueProposal[] {
  return columns.flatMap((column, index) => {
    if (column.filled < MIN_CELLS) return []
    const codes = presentCodes(column).filter((code) => readDate(column.values[code]!) !== null)
    const rows = codes.reduce((sum, code) => sum + column.counts[code]!, 0)
    return rows < column.filled * USUAL ? [] : unevenIn(column, index, codes)
  })
}

function unevenIn(column: GridColumn, index: number, codes: number[]): ValueProposal[] {
  const orders = ordersByMark(column, codes)
  const dates = codes.flatMap((code) => written(column.values[code]!, code, orders) ?? [])
  const styles = Map.groupBy(dates, ({ style }) => JSON.stringify(style))
  const rowsOf = (some: Written[]): number => some.reduce((sum, { code }) => sum + column.counts[code]!, 0)
  const [usual] = [...styles.values()].toSorted((a, b) => rowsOf(b) - rowsOf(a))
  const style = usual?.[0]?.style
  if (!style || rowsOf(usual) < column.filled * USUAL) return []
  return dates.flatMap((date) => {
    const suggested = write(date, style)
    // Two figures for the year, or a zero more, are no other way to write.
    const isAlike = date.style?.order === style.order && date.style.mark === style.mark
    if (suggested === null || isAlike || suggested === column.values[date.code]) return []
    return [
      {
        column: index,
        code: date.code,
        suggested,
        evidence: `${share(rowsOf(usual), column.filled)} of the values of ${column.name} are dates written as in ${show(suggested)}.`,
        confidence: 0.93,
        kind: 'format',
      },
    ]
  })
}

/** Day or month first, by the mark between the parts: as the values with a part above 12 say, if they all say the same. */
function ordersByMark({ values }: GridColumn, codes: number[]): ReadonlyMap<string, 'dmy' | 'mdy'> {
  const found = new Map<string, Set<'dmy' | 'mdy'>>()
  for (const code of codes) {
    const match = NUMERIC.exec(values[code]!.trim())
    if (!match || match[1]!.length > 2) continue
    const said = found.get(match[2]!) ?? new Set()
    if (Number(match[1]) > 12) said.add('dmy')
    if (Number(match[3]) > 12) said.add('mdy')
    found.set(match[2]!, said)
  }
  return new Map([...found].flatMap(([mark, said]) => (said.size === 1 ? [[mark, [...said][0]!] as const] : [])))
}

const NUMERIC = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})$/
const NAMED = /^(?:(\d{1,2})\.?[ -]+(\p{L}{3,9})\.?[ ,-]+(\d{4})|(\p{L}{3,9})\.? (\d{1,2}),? (\d{4}))$/u

function written(value: string, code: number, orders: ReadonlyMap<string, 'dmy' | 'mdy'>): Written | null {
  const text = value.trim()
  const numeric = NUMERIC.exec(text)
  if (!numeric) {
    const named = NAMED.exec(text)
    if (!named) return null
    const [day, name, year] = named[1] ? named.slice(1, 4) : [named[5], named[4], named[6]]
    const month = MONTHS.indexOf(name!.slice(0, 3).toLowerCase()) + 1
    return month === 0 ? null : { code, day: Number(day), month, year: Number(year), style: null }
  }
  const [, a = '', mark = '', b = '', c = ''] = numeric
  const order = a.length === 4 ? 'ymd' : orders.get(mark)
  if (order === undefined) return null
  const [year, month, day] = order === 'ymd' ? [a, b, c] : order === 'dmy' ? [c, b, a] : [c, a, b]
  if (year.length !== 4 && year.length !== 2) return null
  const padded = day.length === 2 && month.length === 2
  const style: Style = { order, mark, padded, year: year.length }
  return { code, day: Number(day), month: Number(month), year: Number(year), style }
}

/** Null where the century would have to be guessed. */
function write(
  { day, month, year, style: own }: Written,
  { order, mark, padded, year: figures }: Style,
): string | null {
  if (own?.year === 2 || figures === 2) return null
  const two = (part: number): string => (padded ? String(part).padStart(2, '0') : String(part))
  const [d, m, y] = [two(day), two(month), String(year)]
  return (order === 'ymd' ? [y, m, d] : order === 'dmy' ? [d, m, y] : [m, d, y]).join(mark)
}
