import { presentCodes, type Grid, type GridColumn } from './grid.ts'
import { numbersThings } from './lettered-numbers.ts'
import type { ValueProposal } from './model.ts'
import { share, show } from './phrase.ts'

/** Ways to write a unit, each list one unit. Signs and currencies stand for themselves. */
const UNITS: readonly string[][] = [
  ['oz', 'ounce', 'ounces', 'ozs'],
  ['fl oz', 'floz', 'fluid ounce', 'fluid ounces'],
  ['lb', 'lbs', 'pound', 'pounds'],
  ['g', 'gr', 'gram', 'grams', 'gramm'],
  ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramm'],
  ['mg', 'milligram', 'milligrams'],
  ['t', 'ton', 'tons', 'tonne', 'tonnes'],
  ['ml', 'millilitre', 'milliliter', 'millilitres', 'milliliters'],
  ['cl', 'centilitre', 'centiliter'],
  ['l', 'ltr', 'litre', 'liter', 'litres', 'liters'],
  ['mm', 'millimetre', 'millimeter', 'millimetres', 'millimeters'],
  ['cm', 'centimetre', 'centimeter', 'centimetres', 'centimeters'],
  ['m', 'metre', 'meter', 'metres', 'meters', 'mtr'],
  ['km', 'kms', 'kilometre', 'kilometer', 'kilometres', 'kilometers'],
  ['in', 'inch', 'inches', '"', '”', 'zoll'],
  ['ft', 'foot', 'feet'],
  ['mi', 'mile', 'miles'],
  ['s', 'sec', 'secs', 'second', 'seconds', 'sek'],
  ['min', 'mins', 'minute', 'minutes', 'minuten'],
  ['h', 'hr', 'hrs', 'hour', 'hours', 'std', 'stunden'],
  ['d', 'day', 'days', 'tage'],
  ['y', 'yr', 'yrs', 'year', 'years', 'jahre'],
  ['kb', 'kilobyte', 'kilobytes'],
  ['mb', 'megabyte', 'megabytes'],
  ['gb', 'gigabyte', 'gigabytes'],
  ['w', 'watt', 'watts'],
  ['kw', 'kilowatt', 'kilowatts'],
  ['v', 'volt', 'volts'],
  ['pc', 'pcs', 'piece', 'pieces', 'stk', 'stück', 'st', 'ea', 'each', 'unit', 'units'],
  ['%', 'percent', 'pct', 'per cent', 'prozent'],
]
const UNIT_OF = new Map(UNITS.flatMap((names) => names.map((name) => [name, names[0]!] as const)))
/** Shorter names are taken only where a space parts them from the number: `12 m` is a length, `12m` may be a house. */
const PARTED = 2

const MEASURE = /^([+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(\s*)(\D{0,30})$/
const MOSTLY = 0.97
const DOMINANT = 0.8

interface Measure {
  code: number
  figures: string
  gap: string
  suffix: string
  unit: string | null
}

/**
 * Numbers of one unit that is written in several ways, or not always. Where most write it alike, the others are written so; where none is
 * usual, the bare number is left.
 */
export function unevenUnits({ columns }: Grid): ValueProposal[] {
  return columns.flatMap((column, index) => {
    const measures = measuresOf(column)
    return measures && !numbersThings(column) ? unevenIn(column, index, measures) : []
  })
}

function measuresOf(column: GridColumn): Measure[] | null {
  const measures: Measure[] = []
  let other = 0
  for (const code of presentCodes(column)) {
    const value = column.values[code]!
    const match = value.length <= 60 ? MEASURE.exec(value.trim()) : null
    const [, figures = '', gap = '', suffix = ''] = match ?? []
    const unit = match ? unitOf(suffix, gap) : null
    if (match && (suffix === '' || unit)) measures.push({ code, figures, gap, suffix, unit })
    else other += column.counts[code]!
    if (other > column.filled * (1 - MOSTLY)) return null
  }
  return measures.some(({ unit }) => unit) ? measures : null
}

/** `oz. Alumi-Tek` is ounces: the unit, and what it is a measure of. */
export function unitOf(suffix: string, gap: string): string | null {
  const plain = suffix.toLowerCase().replace(/[.]/g, '').trim()
  const known =
    UNIT_OF.get(plain) ?? UNIT_OF.get(plain.split(/\s+/).slice(0, 2).join(' ')) ?? UNIT_OF.get(plain.split(/\s+/)[0]!)
  if (known === undefined) return null
  return gap === '' && plain.length < PARTED && /\p{L}/u.test(plain) ? null : known
}

function unevenIn(column: GridColumn, index: number, measures: Measure[]): ValueProposal[] {
  const rows = (some: Measure[]): number => some.reduce((sum, { code }) => sum + column.counts[code]!, 0)
  const bare = measures.filter(({ unit }) => unit === null)
  const units = new Set(measures.flatMap(({ unit }) => unit ?? []))
  const total = rows(measures)
  // Then a unit is what is too much: see marked figures.
  if (rows(bare) >= total / 2) return []
  if (units.size !== 1) return []
  const spellings = Map.groupBy(measures, ({ gap, suffix }) => gap + suffix)
  if (spellings.size === 1) return []
  const [spelling, most] = [...spellings].toSorted((a, b) => rows(b[1]) - rows(a[1]))[0]!
  if (rows(most) >= DOMINANT * total && spelling !== '') {
    return measures
      .filter(({ gap, suffix, unit }) => unit !== null && gap + suffix !== spelling)
      .map(({ code, figures }) => ({
        column: index,
        code,
        suggested: exact(figures) + spelling,
        evidence: `${share(rows(most), total)} of the values of ${column.name} write the unit as ${show(spelling.trim())}.`,
        confidence: 0.95,
        kind: 'unit',
      }))
  }
  return measures
    .filter(({ code, figures }) => column.values[code] !== shortest(figures))
    .map(({ code, figures }) => ({
      column: index,
      code,
      suggested: shortest(figures),
      evidence: `${column.name} writes the same unit in ${spellings.size} ways: the number alone says as much.`,
      confidence: 0.93,
      kind: 'unit',
    }))
}

const numberOf = (figures: string): number => Number(figures.replaceAll(',', ''))

/** Without decimals that say nothing: 12.0 is 12, and 0.052000000000000005 what a computer's sums make of 0.052. */
function shortest(figures: string): string {
  return exact(figures).replace(/\.0+$/, '')
}

export function exact(figures: string): string {
  return /\.\d{14,}$/.test(figures) ? String(Number(numberOf(figures).toPrecision(12))) : figures
}
