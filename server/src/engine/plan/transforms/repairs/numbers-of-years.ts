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
const NUMBERS = ['7', '07', '007', '0007', '00007', '000007']
const IN_FULL = /(?:19|20)\d\d$|^(?:\D*)(?:19|20)\d\d\D|^\D*0/u
const MARKS = ['/', '-', '.', '_', ' ']
const LENGTHS = [1, 2, 3, 4, 5, 6]
/** So many of the values that fail are such numbers, of so few years. */
const MOST = 0.6
const MOST_YEARS = 20
const FEWEST = 3

/** Numbers of a year as the rule has them: the number first, or, where the rule or the description shows that, the year. */
export function numbersOfYears(work: Work, rule: Pattern): Repair[][] {
  const failing = work.values.flatMap(({ value }) => (value === null || rule.matches(value) ? [] : value))
  const isTurned = isYearFirst(work, rule)
  // Where no year is written in full and no zeros are too many, another mark is all that is wanted, but where the year has to be in full.
  const isOpen = failing.some((value) => IN_FULL.test(value)) || (isTurned && failing.every(isOfThisCentury))
  if (isNumeric(work) || failing.length < FEWEST || !isOpen) return []
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
        const kept = `0*(\\d{${length},})`
        const whole = isTurned ? `(\\d+)[${mark}]${kept}` : `${kept}[${mark}](\\d+)`
        const cut = length === 1 ? [] : [rewriting(whole, `\\1${mark}\\2`)]
        const zeros = '0'.repeat(length - 1)
        const written = ({ number, year }: Reading): string => {
          const parts = [`${zeros}\\${number}`, `${century}\\${year}`]
          return (isTurned ? parts.toReversed() : parts).join(mark)
        }
        const steps = (order: Reading[]): Repair[] => order.map((one) => rewriting(one.pattern, written(one)))
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

/** Years as rules may have them, first and last, by the mark between. */
const YEARS = ['/', '-', '.', '_', ' '].map((mark) => ({
  first: ['2023', '23'].flatMap((year) => NUMBERS.map((number) => `${year}${mark}${number}`)),
  last: ['2023', '23'].flatMap((year) => NUMBERS.map((number) => `${number}${mark}${year}`)),
}))
const SHOWN_FIRST = /(?<!\d)(?:19|20)\d\d[/._–-]\d{1,6}(?!\d|[/._–-]\d)/u
const SHOWN_LAST = /(?<!\d|\d[/._–-])\d{1,6}[/._–-](?:19|20)\d\d(?!\d)/u
const YEAR_BEFORE_NUMBER =
  /^[^.;]*?(?<!\p{L})(?:year|YYYY|jahr|JJJJ|ann[ée]e|AAAA|a[ñn]o|anno|jaar)(?!\p{L})[^.;]*?(?<!\p{L})(?:numbers?|nummer|num[ée]ro|n[úu]mero|N{2,}|X{2,}|#{2,})(?!\p{L})/iu

/** The rule takes the year in front alone, or either, and the description shows or says that it stands there, or most that it takes is written so. */
function isYearFirst({ target, values }: Work, rule: Pattern): boolean {
  const [takesFirst, takesLast] = (['first', 'last'] as const).map((place) =>
    YEARS.some((one) => one[place].some(rule.matches)),
  )
  if (!takesFirst || !takesLast) return takesFirst!
  const text = target.description ?? ''
  if (SHOWN_FIRST.test(text) !== SHOWN_LAST.test(text)) return SHOWN_FIRST.test(text)
  if (YEAR_BEFORE_NUMBER.test(text)) return true
  const right = values.flatMap(({ value }) => (value !== null && rule.matches(value) ? [value] : []))
  return right.length >= FEWEST && right.every((value) => SHOWN_FIRST.test(value) && !SHOWN_LAST.test(value))
}

/** “87/98” is of the last century, and nobody says from which year on others are of this one. */
function isOfThisCentury(value: string): boolean {
  const year = new RegExp(`^${BEHIND}$`, 'u').exec(value)?.[2]
  return year === undefined || 2000 + Number(year) <= new Date().getFullYear() + 1
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
