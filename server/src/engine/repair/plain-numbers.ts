import { presentCodes, type GridColumn } from './grid.ts'

const PLAIN = /^[+-]?\d+(?:\.\d+)?$/
const MIN_CELLS = 20
/** Share of the filled cells of a column of plain numbers. */
const USUAL = 0.5
/** Share of the plain numbers that has the same decimals, where the column has a number of them. */
const ALIKE = 0.9

/** Zeros in front of more of them are those of codes. */
const FEW = 0.01

/** The plain numbers of a column: what the other ones are held against. */
export interface PlainNumbers {
  codes: ReadonlySet<number>
  rows: number
  /** Code of a frequent one. */
  example: number
  /** All but a few of the different ones are between them. */
  low: number
  high: number
  /** Nine tenths are between them. */
  core: readonly [number, number]
  /** How many decimals nearly all of them have. */
  places: number | null
}

/** Null where most cells are no plain numbers, or where zeros in front make them codes. */
export function plainNumbers(column: GridColumn): PlainNumbers | null {
  if (column.filled < MIN_CELLS) return null
  const codes = presentCodes(column).filter(
    (code) => column.values[code]!.length <= 24 && PLAIN.test(column.values[code]!),
  )
  const rows = codes.reduce((sum, code) => sum + column.counts[code]!, 0)
  if (rows < column.filled * USUAL) return null
  const padded = codes.reduce((sum, code) => sum + (/^0\d/.test(column.values[code]!) ? column.counts[code]! : 0), 0)
  if (padded > rows * FEW) return null
  const rising = codes.toSorted((a, b) => Number(column.values[a]) - Number(column.values[b]))
  const at = (share: number): number => Number(column.values[quantile(column, rising, rows * share)])
  const example = codes.reduce((best, code) => (column.counts[code]! > column.counts[best]! ? code : best))
  return {
    codes: new Set(codes),
    rows,
    example,
    low: Number(column.values[rising[Math.floor(rising.length * 0.01)]!]),
    high: Number(column.values[rising[Math.ceil(rising.length * 0.99) - 1]!]),
    core: [at(0.05), at(0.95)],
    places: placesOf(column, codes, rows),
  }
}

function quantile({ counts }: GridColumn, rising: number[], rows: number): number {
  let seen = 0
  return rising.find((code) => (seen += counts[code]!) >= rows) ?? rising.at(-1)!
}

function placesOf({ values, counts }: GridColumn, codes: number[], rows: number): number | null {
  const found = new Map<number, number>()
  for (const code of codes) {
    const places = decimalsOf(values[code]!)
    found.set(places, (found.get(places) ?? 0) + counts[code]!)
  }
  const [most] = [...found].toSorted((a, b) => b[1] - a[1])
  return most && most[1] >= rows * ALIKE ? most[0] : null
}

/** How many digits stand behind the point. */
export function decimalsOf(figures: string): number {
  const point = figures.indexOf('.')
  return point < 0 ? 0 : figures.length - point - 1
}

/** Of the size of the column's numbers, or a bit beyond. */
export function inRange(number: number, { low, high, core }: PlainNumbers): boolean {
  const slack = (high - low) / 4
  // Where none is below zero, none is meant to be.
  const least = core[0] >= 0 ? Math.max(0, low - slack) : low - slack
  return number >= least && number <= high + slack
}

export function inCore(number: number, { core: [low, high] }: PlainNumbers): boolean {
  return number >= low && number <= high
}

/** With the decimals that the column has. */
export function withPlaces(figures: string, { places }: PlainNumbers): string {
  const own = decimalsOf(figures)
  return places === null || own >= places
    ? figures
    : `${own === 0 ? `${figures}.` : figures}${'0'.repeat(places - own)}`
}
