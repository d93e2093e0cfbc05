import { currencyCode } from '../profile/countries.ts'
import { readNumber } from '../profile/numbers.ts'
import { multiplied } from '../profile/decimals.ts'
import { timesBetween, unitCalled } from '../profile/units.ts'
import { presentCodes, type Grid, type GridColumn } from './grid.ts'
import { numbersThings } from './lettered-numbers.ts'
import type { ValueProposal } from './model.ts'
import { inCore, inRange, plainNumbers, withPlaces, type PlainNumbers } from './plain-numbers.ts'
import { share, show } from './phrase.ts'
import { exact, unitOf } from './units.ts'

// Numbers that say more than the column's other ones do: $68,000 among 68000, 7.5/10 among 7.5, 3 stars among 3, 4,5 among 4.5. What they say
// beside their figures goes where all of them say the same, and where the number is of the others' size.

const FIGURES = /^(\D*?)\s*([+-]?(?:\d[\d.,'’\u00a0\u202f]*)?\d)(\s*)(\D*?)$/
const OUT_OF = /^([\d.,]+)\s*(?:\/|out of|von|sur|de)\s*(\d{1,3})$/
const COUNTED = /^(\*{1,10}|★{1,10}|⭐{1,10})$/u
const MAX_LENGTH = 40
/** Marks that no unit or currency is known for stand at so many values, at least. */
const MIN_ROWS = 3
/** Of the values with a unit, a currency or a total, the share that has the most frequent one. */
const MOSTLY = 0.75

type Mark = 'none' | 'percent' | 'currency' | 'unit' | 'total' | 'counted'

interface Marked {
  code: number
  figures: string
  kind: Mark
  /** Which unit, currency or total. */
  mark: string
}

/** Numbers with a unit, a currency, a total or other marks of decimals and thousands, in columns of plain ones. */
export function markedFigures({ columns }: Grid): ValueProposal[] {
  return columns.flatMap((column, index) => {
    const plain = plainNumbers(column)
    if (plain === null || numbersThings(column)) return []
    const marked = presentCodes(column).flatMap((code) =>
      plain.codes.has(code) ? [] : (markedOf(column.values[code]!, code, column.name) ?? []),
    )
    const kinds = Map.groupBy(marked, ({ kind }) => kind)
    const totals = new Set(kinds.get('total')?.map(({ mark }) => mark))
    const ofPercent = ['1', '0.01', ...(totals.size === 1 ? [String(Number([...totals][0]) / 100)] : [])]
    return [...kinds.values()].flatMap((some) =>
      sameMark(column, plain, some, ofPercent).flatMap(({ one, times }) => proposal(column, index, plain, one, times)),
    )
  })
}

function markedOf(value: string, code: number, name: string): Marked | null {
  if (value.length > MAX_LENGTH) return null
  const text = value.trim()
  const [, of, total] = OUT_OF.exec(text) ?? []
  if (total !== undefined) return { code, figures: of!, kind: 'total', mark: total }
  if (COUNTED.test(text)) return { code, figures: String([...text].length), kind: 'counted', mark: [...text][0]! }
  const [, before = '', figures = '', gap = '', after = ''] = FIGURES.exec(text) ?? []
  if (figures === '') return null
  const found = markAround(before, after, gap, name)
  return found && { code, figures, ...found }
}

function markAround(before: string, after: string, gap: string, name: string): Pick<Marked, 'kind' | 'mark'> | null {
  if (before + after === '') return { kind: 'none', mark: '' }
  if (/^(?:%|percent|pct|per cent|prozent)\.?$/i.test(before + after)) return { kind: 'percent', mark: '%' }
  const beside = before + after
  if (readNumber(`${before}1${gap}${after}`)?.currency)
    return { kind: 'currency', mark: /^(?:us)?\$$/i.test(beside) ? 'USD' : (currencyCode(beside) ?? beside) }
  if (before !== '') return null
  const unit = unitCalled(after) ?? unitOf(after, gap)
  if (unit !== null && (gap !== '' || after.length > 1)) return { kind: 'unit', mark: unit }
  return isNamed(after, name) ? { kind: 'unit', mark: singular(after) } : null
}

const singular = (word: string): string => word.toLowerCase().replace(/[.]$/, '').replace(/s$/, '')

/** `3 stars` in a column of that name. */
function isNamed(word: string, name: string): boolean {
  return /^\p{L}{3,}\.?$/u.test(word) && name.split(/[^\p{L}]+/u).some((part) => singular(part) === singular(word))
}

/** The values with the most frequent mark of a kind, and what can be converted to it, each with its factor. */
function sameMark(
  column: GridColumn,
  plain: PlainNumbers,
  some: Marked[],
  ofPercent: string[],
): { one: Marked; times: string }[] {
  const rowsOf = (marked: Marked[]): number => marked.reduce((sum, { code }) => sum + column.counts[code]!, 0)
  const [main] = [...Map.groupBy(some, ({ mark }) => mark)].toSorted((a, b) => rowsOf(b[1]) - rowsOf(a[1]))
  if (!main || rowsOf(main[1]) < rowsOf(some) * MOSTLY) return []
  const { kind } = some[0]!
  if ((kind === 'total' || kind === 'counted') && rowsOf(some) < MIN_ROWS) return []
  if (kind === 'percent') {
    const times = timesOfPercent(some, plain, ofPercent)
    return some.flatMap((one) => {
      const own = timesByValue(column, plain, one.figures, ofPercent) ?? times
      return own === null ? [] : [{ one, times: own }]
    })
  }
  return some.flatMap((one) => {
    const times = one.mark === main[0] ? '1' : kind === 'unit' ? timesBetween(one.mark, main[0]) : null
    return times === null ? [] : [{ one, times }]
  })
}

/** 20 % is 0.2 or 20, or 2 of 10: as the sizes of the column's plain numbers have it. */
function timesOfPercent(some: Marked[], plain: PlainNumbers, ofPercent: string[]): string | null {
  const numbers = some.flatMap(({ figures }) => readingsOf(figures, plain).map(Number)).filter((number) => number !== 0)
  const fitting = (times: string): number => numbers.filter((number) => inCore(number * Number(times), plain)).length
  return foremost(
    ofPercent.map((times) => [times, fitting(times)]),
    1,
  )
}

/** What stands in the column as it is says more than a size does. */
function timesByValue(column: GridColumn, plain: PlainNumbers, figures: string, ofPercent: string[]): string | null {
  const rowsOf = (times: string): number => {
    const values = readingsOf(figures, plain).map((number) => withPlaces(multiplied(number, times), plain))
    const codes = values
      .filter((value) => inCore(Number(value), plain))
      .flatMap((value) => column.codeOf.get(value) ?? [])
    return codes.reduce((sum, code) => sum + column.counts[code]!, 0)
  }
  const found = ofPercent.map((times) => [times, rowsOf(times)] as [string, number])
  return found.some(([, rows]) => rows >= MIN_ROWS) ? foremost(found, 2) : null
}

/** The one with more than so many times the next one's. */
function foremost(counted: [string, number][], lead: number): string | null {
  const [first, second] = counted.toSorted((a, b) => b[1] - a[1])
  return first && first[1] > 0 && first[1] > (second?.[1] ?? 0) * lead ? first[0] : null
}

function proposal(
  column: GridColumn,
  index: number,
  plain: PlainNumbers,
  { code, figures, kind, mark }: Marked,
  times: string,
): ValueProposal[] {
  if (kind === 'total' && plain.core[1] > Number(mark)) return []
  const [number] = readingsOf(figures, plain)
  if (number === undefined) return []
  const suggested = times === '1' ? exact(number) : withPlaces(multiplied(number, times), plain)
  if (!inRange(Number(suggested), plain) || suggested === column.values[code]) return []
  const size = `${share(plain.rows, column.filled)} of the values of ${column.name} are plain numbers of that size, as ${show(column.values[plain.example]!)}.`
  const evidence = times === '1' ? size : `${show(column.values[code]!)} is ${suggested}, and ${size}`
  return [{ column: index, code, suggested, evidence, confidence: 0.93, kind: kind === 'none' ? 'format' : 'unit' }]
}

/** What figures may mean: a comma before three digits is one of thousands, unless the column has three decimals. */
function readingsOf(figures: string, { places }: PlainNumbers): string[] {
  const bare = figures.replace(/['’\u00a0\u202f ]/g, '')
  if (/^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(bare) && !(places === 3 && /,\d{3}$/.test(bare)))
    return [bare.replaceAll(',', '')]
  if (!/^[+-]?(?:\d+|\d{1,3}(?:\.\d{3})+),\d+$/.test(bare)) return []
  return [bare.replaceAll('.', '').replace(',', '.')]
}
