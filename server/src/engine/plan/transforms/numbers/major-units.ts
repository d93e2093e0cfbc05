import { cellsOf } from '../../../profile/cells-of.ts'
import { readNumber } from '../../../profile/numbers.ts'
import type { Work } from '../column-values.ts'

// Whether the amounts of a column are euros and not cents. A cell that is no text is written without the zeros at its end, and so are many that
// are: 13,250.00, 13625.5 and 52150 stand one below the other.

/** From this share of the cells on their decimals speak for all. */
const MOST = 0.5
/** From this share on they speak for figures of the same size, too. */
const SOME = 0.05
const LEAST = 2
/** What is cents is a hundred times as large: figures whose middle is not so far from that of the others are the same. */
const FAR = 20

/** Amounts with decimals or the sign of a currency are no cents; nor are whole ones among them, unless most are so much larger that they may be cents. */
export function areMajorUnits({ values }: Work): boolean {
  const cells = values.flatMap(({ value, count }) => {
    const figure = value === null ? null : figureOf(value)
    return figure === null ? [] : [{ figure, count, isMajor: isMajor(value!) }]
  })
  const [major, whole] = [cells.filter((one) => one.isMajor), cells.filter((one) => !one.isMajor)]
  const [some, all] = [cellsOf(major), cellsOf(cells)]
  if (some > MOST * all) return true
  if (some < LEAST || some < SOME * all) return false
  return middle(whole) < FAR * middle(major)
}

/** “45.5”, or “500.–” without any; and “$200”: the sign is that of the whole unit. */
function isMajor(value: string): boolean {
  return /\d[.,](?:\d{1,2}|\s?[-–—]{1,2})\D*$/.test(value) || /(?![¢])\p{Sc}/u.test(value)
}

/** As large as it is about; three digits behind a mark are thousands. */
export function figureOf(value: string): number | null {
  const figures = readNumber(value)?.figures
  const plain = figures?.replace(/[^\d.,]/g, '').replace(/[.,](?=\d{3}(?!\d))/g, '')
  return plain === undefined ? null : Math.abs(Number(plain.replace(',', '.')))
}

function middle(cells: { figure: number; count: number }[]): number {
  const sorted = cells.toSorted((a, b) => a.figure - b.figure)
  const half = cellsOf(sorted) / 2
  let passed = 0
  return sorted.find(({ count }) => (passed += count) >= half)?.figure ?? 0
}
