import { monthNames, plainName } from '../transforms/month-names.ts'

// The days of a week or a month beside one another, as the columns of time sheets, rotas and counts are called.

/** Fewer beside one another may be the dates of one thing: ordered, sent and paid. */
const FEWEST = 3
/** A column for each day, each working day, or each week. */
const LONGEST_STEP = 7
const DAY = 86_400_000

/** A run of names that are days, each a few days after the one before it: where it begins, and how many there are; null where there is none. */
export function daySeries(names: readonly string[]): { from: number; count: number } | null {
  const read = names.map(daysOf)
  let best: { from: number; count: number } | null = null
  for (const order of [0, 1]) {
    let from = 0
    for (let at = 0; at <= read.length; at++) {
      const own = read[at]?.[order]
      const before = at > from ? read[at - 1]?.[order] : undefined
      if (own !== undefined && before !== undefined && own > before && own - before <= LONGEST_STEP) continue
      const count = at - from
      if (count >= FEWEST && count > (best?.count ?? 0)) best = { from, count }
      from = own === undefined ? at + 1 : at
    }
  }
  return best
}

const YEAR_FIRST = /^(?:\p{L}+\.?,?\s+)?((?:19|20)\d\d)([-/.])(\d{1,2})\2(\d{1,2})(?:[T ]00:00(?::00)?)?$/u
const YEAR_LAST = /^(?:\p{L}+\.?,?\s+)?(\d{1,2})([-/.])(\d{1,2})\2((?:19|20)?\d\d)$/u
const NAMED = /^(?:\p{L}+\.?,?\s+)?(\d{1,2})\.?[\s-](\p{L}{3,})\.?[\s-]((?:19|20)?\d\d)$/u

/** The day that a name says, counted from 1970: with the day first, and with the month first. */
function daysOf(name: string): (number | undefined)[] {
  const text = name.trim()
  const [, year, , month, day] = YEAR_FIRST.exec(text) ?? []
  if (year !== undefined) return same(dayOf(year, Number(month), Number(day)))
  const [, first, , second, last] = YEAR_LAST.exec(text) ?? []
  if (last !== undefined)
    return [dayOf(last, Number(second), Number(first)), dayOf(last, Number(first), Number(second))]
  const [, number, word = '', ofYear] = NAMED.exec(text) ?? []
  const at = ofYear === undefined ? -1 : monthNames.findIndex((own) => own.includes(plainName(word)))
  return at < 0 ? [] : same(dayOf(ofYear!, at + 1, Number(number)))
}

function same(day: number | undefined): (number | undefined)[] {
  return [day, day]
}

function dayOf(year: string, month: number, day: number): number | undefined {
  const full = year.length === 2 ? 2000 + Number(year) : Number(year)
  const date = new Date(Date.UTC(full, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() / DAY : undefined
}
