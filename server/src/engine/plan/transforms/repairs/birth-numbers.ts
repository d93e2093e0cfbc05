import { conceptsOf } from '../../../match/names/words.ts'
import type { Pattern } from '../../../match/pattern/pattern.ts'
import { tableLabel } from '../../context.ts'
import type { Work } from '../column-values.ts'
import { rewriting } from './coded-forms.ts'
import type { Repair } from './repair-steps.ts'

// Numbers of persons that begin with the day of their birth: 790421-1234, 197904211234, 050917+1234 where the rule wants 19790421-1234. Before a
// plus stands the day of somebody over a hundred years old; else the year is the latest that is not to come.

const TAILS = [3, 4, 5]
const MARKS = ['-', '', ' ', '+']
/** A day of the month; coordination numbers of those who are not registered have sixty more. */
const DAY = '(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01]|6[1-9]|[78]\\d|9[01])'
/** So many of the values have such a day in front. */
const MOST = 0.8
const FEWEST = 3

/** The steps by which such numbers get their century and the rule's mark, with what is told of it; null where the column holds none. */
export function birthNumbers(work: Work, rule: Pattern): { steps: Repair[]; note: string } | null {
  const year = work.context.latestYear?.year
  const form = formOf(rule)
  if (year === undefined || !form || !saysPerson(work)) return null
  const { tail, mark } = form
  const values = work.values.flatMap(({ value }) => (value === null ? [] : value.trim()))
  const isOne = new RegExp(`^(?:\\d\\d)?\\d\\d${DAY}[-+ ]?\\d{${tail}}$`, 'u')
  if (values.length < FEWEST || values.filter((value) => isOne.test(value)).length < MOST * values.length) return null
  const century = Math.floor(year / 100)
  const years = Array.from({ length: 100 }, (_, at) => `${at}`.padStart(2, '0'))
  const recent = years.slice(0, (year % 100) + 1).join('|')
  const earlier = years.slice((year % 100) + 1).join('|')
  const born = (of: string, before: string, when: number): Repair[] =>
    of === '' ? [] : [rewriting(`((?:${of})${DAY})${before}(\\d{${tail}})`, `${when}\\1${mark}\\2`)]
  const note = `In “${work.source.name}” of ${tableLabel(work.placement.table.profile)} years of birth of two digits are the latest that are not after ${year}, and those before a plus a hundred years earlier, as is usual in numbers of persons.`
  return {
    steps: [
      rewriting(`((?:1[89]|20)\\d\\d${DAY})[-+ ]?(\\d{${tail}})`, `\\1${mark}\\2`),
      ...born(recent, '[- ]?', century),
      ...born(earlier, '[- ]?', century - 1),
      ...born(recent, '\\+', century - 1),
      ...born(earlier, '\\+', century - 2),
    ],
    note,
  }
}

/** What the rule has behind a day of birth in full; null where it takes another form, or one with two digits of the year as well. */
function formOf(rule: Pattern): { tail: number; mark: string } | null {
  const found = TAILS.flatMap((tail) =>
    MARKS.flatMap((mark) => {
      const behind = `${mark}${'1234567'.slice(0, tail)}`
      return rule.matches(`19790421${behind}`) && !rule.matches(`790421${behind}`) ? [{ tail, mark }] : []
    }),
  )
  return found.length === 1 ? found[0]! : null
}

/** Whether a person's number is wanted, or the day of birth in it is spoken of. */
function saysPerson({ target }: Work): boolean {
  const { name, description } = target
  const isSaid = [name, description ?? ''].some((text) => conceptsOf(text).join(' ').includes('social security number'))
  return isSaid || /YYYYMMDD[-+ ]?[NX#\d]|JJJJMMTT|AAAAMMJJ|ÅÅÅÅMMDD/u.test(description ?? '')
}
