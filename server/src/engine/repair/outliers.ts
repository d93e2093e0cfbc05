import { presentCodes, type Grid, type GridColumn } from './grid.ts'
import type { ValueProposal } from './model.ts'
import { show } from './phrase.ts'

/** Fewer numbers tell no range. */
const MIN_NUMBERS = 50
const MIN_DISTINCT = 20
const MOSTLY = 0.95
/** Farther from the middle half of the values than so many times its width (Tukey's far fence is at 3), and from the next value, too. */
const FENCE = 12
const GAP = 6
/** More of them are no slips. */
const FEW = 0.005
/** Where nearly all values are below so many times the median, they are compared as they are, else by their logarithms. */
const SKEWED = 8

interface Numbered {
  code: number
  number: number
}

/**
 * Numbers that are far from all others, in a column whose others are close together; by robust statistics, which a few wrong values don't
 * move. Skewed ones, such as amounts and counts, are compared by their logarithms. What they should be, nothing tells.
 */
export function impossibleNumbers({ columns }: Grid): ValueProposal[] {
  return columns.flatMap((column, index) => {
    const numbers = numbersOf(column)
    if (numbers === null) return []
    const plain = expand(column, numbers)
    const [first, median, last] = [0.01, 0.5, 0.99].map((share) => plain[Math.floor(plain.length * share)]!) as [
      number,
      number,
      number,
    ]
    const skewed = numbers[0]!.number >= 0 && last > median * SKEWED
    const scale = skewed ? Math.log1p : (number: number): number => number
    const all = plain.map(scale)
    const [low, high] = [all[Math.floor(all.length * 0.25)]!, all[Math.floor(all.length * 0.75)]!]
    // Half of the values may be the same one.
    const width = Math.max(high - low, skewed ? 0.2 : 1e-9 + (last - first) / 4)
    const far = numbers.filter(
      ({ number }) => scale(number) > high + FENCE * width || scale(number) < low - FENCE * width,
    )
    const rows = far.reduce((sum, { code }) => sum + column.counts[code]!, 0)
    if (far.length === 0 || rows > Math.max(1, all.length * FEW)) return []
    const near = numbers.filter((one) => !far.includes(one))
    const [least, most] = [near[0]!, near.at(-1)!]
    return far
      .filter(({ number }) => {
        const next = number > most.number ? most.number : least.number
        return Math.abs(scale(number) - scale(next)) > GAP * width
      })
      .map(({ code }) => ({
        column: index,
        code,
        suggested: undefined,
        evidence: `All other values of ${column.name} are between ${show(column.values[least.code]!)} and ${show(column.values[most.code]!)}, half of them close together.`,
        confidence: 0.9,
        kind: 'outlier',
      }))
  })
}

/** Rising; null where the column isn't one of measured numbers. */
function numbersOf(column: GridColumn): Numbered[] | null {
  if (column.filled < MIN_NUMBERS) return null
  const numbers: Numbered[] = []
  let rows = 0
  for (const code of presentCodes(column)) {
    const value = column.values[code]!
    if (value.length > 24 || !/^[+-]?\d+(?:\.\d+)?$/.test(value)) continue
    // Zeros in front are those of a code.
    if (/^0\d/.test(value)) return null
    numbers.push({ code, number: Number(value) })
    rows += column.counts[code]!
  }
  if (rows < column.filled * MOSTLY || numbers.length < MIN_DISTINCT) return null
  return numbers.toSorted((a, b) => a.number - b.number)
}

function expand({ counts }: GridColumn, numbers: Numbered[]): number[] {
  return numbers.flatMap(({ code, number }) => Array.from({ length: counts[code]! }, () => number))
}
