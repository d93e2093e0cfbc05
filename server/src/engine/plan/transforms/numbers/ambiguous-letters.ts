import { readNumber } from '../../../profile/numbers.ts'
import { isTimeUnit } from '../../../profile/durations.ts'
import { spellingsOf, takeUnit, unitsCalled } from '../../../profile/units.ts'
import { shareOf, type Work } from '../column-values.ts'

// “6u”: six hours to a Dutch reader, and six units, of whatever length, to an English one. A letter that stands for what is counted as well is a unit of
// time only where something says so: its header, or cells that go on in minutes.

/** From this share of the cells on that have such a letter alone. */
const SOME = 0.5

/** The letter behind the figures of a column that may count anything; null where there is none, or something says that it is time. */
export function ambiguousLetter(work: Work, wanted: string | null, header: string | null): string | null {
  if (wanted === null || !isTimeUnit(wanted) || (header !== null && isTimeUnit(header))) return null
  const letters = spellingsOf('pcs').filter((one) => one.length === 1 && unitsCalled(one).length > 1)
  const letterOf = (value: string): string | undefined =>
    letters.find((letter) => value.trim().toLowerCase().endsWith(letter) && isMeasured(value, wanted))
  const share = shareOf(work, (value) => letterOf(value) !== undefined)
  const isTold = work.values.some(({ value }) => value !== null && GOES_ON.test(value))
  return share < SOME || isTold
    ? null
    : (work.values.flatMap(({ value }) => (value && letterOf(value)) || [])[0] ?? null)
}

const GOES_ON = /\d\s*\p{L}+\.?\s*\d/u

function isMeasured(value: string, wanted: string): boolean {
  const taken = takeUnit(value.trim(), wanted)
  return taken !== null && /\d\s*\p{L}$/u.test(value.trim()) && readNumber(taken.text) !== null
}
