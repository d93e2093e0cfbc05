import { durationIn, isDuration, isTimeUnit, type TimeUnit } from '../profile/durations.ts'
import { unitNamed, unitsCalled } from '../profile/units.ts'
import { presentCodes, type Grid, type GridColumn } from './grid.ts'
import type { ValueProposal } from './model.ts'
import { share, show } from './phrase.ts'

// How long something took, in a column that has one way to write it: 105 min among 1h 45m and 1:45, or the other way round.

const MIN_CELLS = 20
const USUAL = 0.6
const COUNTED = /^(\d{1,6})(\s*)(\p{L}+\.?)$/u
/** `1h 45m`, `2 Std. 5 Min.`: hours and minutes, each with what stands behind it. */
const PARTS = /^(\d{1,3})(\s?\p{L}+\.?,?\s?)([0-5]?\d)(\s?\p{L}+\.?)$/u

interface Form {
  unit: TimeUnit
  rows: number
  /** The longest of nearly all values. */
  least: number
  most: number
  write: (figures: number) => string
}

export function unevenDurations({ columns }: Grid): ValueProposal[] {
  return columns.flatMap((column, index) => {
    if (column.filled < MIN_CELLS) return []
    const codes = presentCodes(column).filter((code) => /^.{0,40}$/.test(column.values[code]!))
    const form = countedForm(column, codes) ?? partedForm(column, codes)
    return form === null ? [] : codes.flatMap((code) => rewritten(column, index, code, form))
  })
}

/** Figures with one unit of time, or alone where the column's name says the unit. */
function countedForm(column: GridColumn, codes: number[]): Form | null {
  const found = codes.flatMap((code) => {
    const value = column.values[code]!
    const [, figures = '', gap = '', word = ''] = COUNTED.exec(value) ?? []
    return figures === ''
      ? /^\d{1,6}$/.test(value)
        ? [{ code, number: Number(value), behind: '' }]
        : []
      : [{ code, number: Number(figures), behind: gap + word }]
  })
  const usual = usualOf(column, found, ({ behind }) => behind)
  if (usual === null) return null
  const { behind } = usual.some[0]!
  const named = behind === '' ? unitNamed(column.name) : null
  const unit = behind === '' ? [named ?? ''] : unitsCalled(behind.trim())
  const time = unit.find(isTimeUnit)
  return time === undefined ? null : { ...usual, unit: time, write: (number) => `${number}${behind}` }
}

function partedForm(column: GridColumn, codes: number[]): Form | null {
  const found = codes.flatMap((code) => {
    const [, hours = '', first = '', minutes = '', second = ''] = PARTS.exec(column.values[code]!) ?? []
    const isTime = unitsCalled(first.replace(/[\s,]+/g, '')).includes('h') && minuteWord(second)
    const number = Number(hours) * 60 + Number(minutes)
    return isTime ? [{ code, number, first, second, padded: minutes.length === 2 && minutes.startsWith('0') }] : []
  })
  const usual = usualOf(column, found, ({ first, second }) => `${first}\0${second}`)
  if (usual === null) return null
  const { first, second } = usual.some[0]!
  const isPadded = usual.some.some(({ padded }) => padded)
  const minutes = (number: number): string => String(number % 60).padStart(isPadded ? 2 : 1, '0')
  return { ...usual, unit: 'min', write: (number) => `${Math.floor(number / 60)}${first}${minutes(number)}${second}` }
}

const minuteWord = (text: string): boolean => /^\s?m\.?$/i.test(text) || unitsCalled(text.trim()).includes('min')

function usualOf<Found extends { code: number; number: number }>(
  column: GridColumn,
  found: Found[],
  form: (one: Found) => string,
): { some: Found[]; rows: number; least: number; most: number } | null {
  const rowsOf = (some: Found[]): number => some.reduce((sum, { code }) => sum + column.counts[code]!, 0)
  const [some] = [...Map.groupBy(found, form).values()].toSorted((a, b) => rowsOf(b) - rowsOf(a))
  if (!some || rowsOf(some) < column.filled * USUAL) return null
  const rising = some.map(({ number }) => number).toSorted((a, b) => a - b)
  const least = rising[Math.floor(rising.length * 0.01)]!
  return { some, rows: rowsOf(some), least, most: rising[Math.ceil(rising.length * 0.99) - 1]! }
}

function rewritten(column: GridColumn, index: number, code: number, form: Form): ValueProposal[] {
  const value = column.values[code]!
  // Figures alone are in the unit of the others if they are of their size.
  const isBare = /^\d{1,6}$/.test(value)
  const isTime = isDuration(value) || COUNTED.test(value) || isBare
  const figures = !isTime ? null : isBare ? value : durationIn(value, form.unit)
  if (figures === null || !/^\d+$/.test(figures)) return []
  const number = Number(figures)
  const slack = (form.most - form.least) / 4
  const suggested = form.write(number)
  if (number < form.least - slack || number > form.most + slack || suggested === value) return []
  const evidence = `${share(form.rows, column.filled)} of the values of ${column.name} are written as in ${show(suggested)}, and as long.`
  return [{ column: index, code, suggested, evidence, confidence: 0.93, kind: 'format' }]
}
