import { applyStep } from '../../../examples/interpret.ts'
import type { Pattern } from '../../../match/pattern/pattern.ts'
import type { Transform } from '../../../model.ts'
import { isNumeric, type Work } from '../column-values.ts'
import type { Repair } from './repair-steps.ts'

// Files, cases and documents are numbered anew each year, and written in many ways: 12/23, 0012/23, 12-2023, 2023/0012, Az. 12/23.

/** The same in front of the number; what it stands right before is a part of it. */
const WORDS = '(?:\\p{L}{1,12}[.:]? ?[ .:])?'
const MARK = ' ?[/._–-] ?'
const BEHIND = `${WORDS}0*(\\d{1,6})${MARK}(?:19|20)?(\\d\\d)`
const BEFORE = `${WORDS}(?:19|20)(\\d\\d)${MARK}0*(\\d{1,6})`
const READINGS = [
  { pattern: BEHIND, number: 1, year: 2 },
  { pattern: BEFORE, number: 2, year: 1 },
]
const IN_FULL = /(?:19|20)\d\d$|^(?:\D*)(?:19|20)\d\d\D|^\D*0/u
const MARKS = ['/', '-', '.', '_', ' ']
const LENGTHS = [1, 2, 3, 4, 5, 6]
/** So many of the values that fail are such numbers, of so few years. */
const MOST = 0.6
const MOST_YEARS = 20
const FEWEST = 3

/** Numbers of a year as the rule has them, the number first. */
export function numbersOfYears(work: Work, rule: Pattern): Repair[][] {
  const failing = work.values.flatMap(({ value }) => (value === null || rule.matches(value) ? [] : value))
  // Where no year is written in full and no zeros are too many, another mark is all that is wanted.
  if (isNumeric(work) || failing.length < FEWEST || !failing.some((value) => IN_FULL.test(value))) return []
  const most = (values: string[]): boolean => values.length >= MOST * failing.length
  const [behind, before] = READINGS.map(({ pattern, number, year }) => {
    const found = failing.flatMap((value) => new RegExp(`^${pattern}$`, 'u').exec(value)?.[year] ?? [])
    return { isMeant: most(found) && areFew(found), pattern, number, year }
  }) as [Reading, Reading]
  const orders = [[behind], [before], [before, behind]].filter((order) =>
    order.every(({ isMeant }, at) => isMeant || (at > 0 && order[0]!.isMeant)),
  )
  return MARKS.flatMap((mark) =>
    ['', '20'].flatMap((century) =>
      LENGTHS.flatMap((length) => {
        const cut = length === 1 ? [] : [rewriting(`0*(\\d{${length},})[${mark}](\\d+)`, `\\1${mark}\\2`)]
        const zeros = '0'.repeat(length - 1)
        const steps = (order: Reading[]): Repair[] =>
          order.map(({ pattern, number, year }) => rewriting(pattern, `${zeros}\\${number}${mark}${century}\\${year}`))
        return orders.map((order) => [...steps(order), ...cut])
      }),
    ),
  )
}

interface Reading {
  pattern: string
  /** Which group is the number, and which the year. */
  number: number
  year: number
  isMeant: boolean
}

/** A day and a month, or the two sides of a score, look the same in one row, and not in all. */
function areFew(years: string[]): boolean {
  const { size } = new Set(years)
  return size <= MOST_YEARS && size * 2 <= years.length
}

function rewriting(pattern: string, written: string): Repair {
  const transform: Transform = { kind: 'rewrite', pattern, with: written }
  return { transform, change: (value) => applyStep(transform, value) ?? value }
}
