import type { TableProfile } from '../../profile/model.ts'
import { monthNames, plainName } from '../../transforms/month-names.ts'

// “The 10/31 one is right”, “die vom 31.10. gilt”, “September is the reviewed one”: of files that were written on several days, or in several
// months, the one that has that day or month in its name.

const IN_NAME = /(?<!\d)(20\d{2})[-_. ]?(0[1-9]|1[0-2])[-_. ]?([0-2]\d|3[01])(?!\d)/u
const IN_NAME_DAY_FIRST = /(?<!\d)([0-2]\d|3[01])[-_. ](0[1-9]|1[0-2])[-_. ](20\d{2})(?!\d)/u
const IN_FIGURES = /(?<![\p{L}\d./-])(\d{1,2})[./-](\d{1,2})(?![\d-])/gu
const IN_WORDS =
  /(?<![\p{L}\d])(?:(\d{1,2})(?:st|nd|rd|th|\.)? (\p{L}{3,10})|(\p{L}{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?)(?![\p{L}\d])/gu

interface Day {
  month: number
  day: number
}

/** The tables of the only file whose name has a day that is said, or a month where no day is. */
export function tablesOfDay(text: string, profiles: readonly TableProfile[]): TableProfile[] {
  const said = daysIn(text)
  if (said.length === 0) return tablesOfMonth(text, profiles)
  return ofOneFile(
    profiles.filter(({ table }) => {
      const own = dayOf(table.file_name)
      return own !== null && said.some(({ month, day }) => own.month === month && own.day === day)
    }),
  )
}

function ofOneFile(found: TableProfile[]): TableProfile[] {
  return new Set(found.map(({ table }) => table.file_id)).size === 1 ? found : []
}

const MONTH_IN_NAME = /(?<!\d)20\d{2}[-_. ](0[1-9]|1[0-2])(?![-_. ]?\d)/u
const MONTH_IN_NAME_FIRST = /(?<![\d.-])(0[1-9]|1[0-2])[-_. ]20\d{2}(?!\d)/u
const WORDS = /\p{L}+/gu
/** What is shorter is a word of something else in one language or another, unless it has a capital letter. */
const SHORTEST = 4

/** Of files of several months, each of which has one in its name. */
function tablesOfMonth(text: string, profiles: readonly TableProfile[]): TableProfile[] {
  const [said, ...others] = new Set(monthsNamed(text))
  const dated = profiles.filter(({ table }) => monthOf(table.file_name) !== null)
  const months = new Set(dated.map(({ table }) => monthOf(table.file_name)))
  if (said === undefined || others.length > 0 || months.size < 2) return []
  return ofOneFile(dated.filter(({ table }) => monthOf(table.file_name) === said))
}

/** The only month in the name of a file: “2024-09”, “09.2024”, “Sept 24”; a file of several is of a time. */
function monthOf(name: string): number | null {
  const figures = MONTH_IN_NAME.exec(name)?.[1] ?? MONTH_IN_NAME_FIRST.exec(name)?.[1]
  const [only, ...others] = new Set([...(figures === undefined ? [] : [Number(figures)]), ...monthsNamed(name)])
  return only !== undefined && others.length === 0 ? only : null
}

/** Months by their names, written out or with a capital letter: “may” says nothing. */
function monthsNamed(text: string): number[] {
  return (text.match(WORDS) ?? []).flatMap((word) => {
    const isTelling = word.length >= SHORTEST || (word.length > 2 && /^\p{Lu}/u.test(word))
    const month = isTelling ? monthNames.findIndex((names) => names.includes(plainName(word))) + 1 : 0
    return month === 0 ? [] : [month]
  })
}

function dayOf(name: string): Day | null {
  const [, , month, day] = IN_NAME.exec(name) ?? []
  if (month !== undefined) return { month: Number(month), day: Number(day) }
  const [, first, then] = IN_NAME_DAY_FIRST.exec(name) ?? []
  return first === undefined ? null : { month: Number(then), day: Number(first) }
}

/** In figures either may be the month. */
function daysIn(text: string): Day[] {
  const figures = [...text.matchAll(IN_FIGURES)].flatMap(([, a, b]) => [
    { month: Number(a), day: Number(b) },
    { month: Number(b), day: Number(a) },
  ])
  const words = [...text.matchAll(IN_WORDS)].flatMap(([, day, name, called, behind]): Day[] => {
    const month = monthNames.findIndex((names) => names.includes(plainName((name ?? called)!))) + 1
    return month === 0 ? [] : [{ month, day: Number(day ?? behind) }]
  })
  return [...figures, ...words]
}
