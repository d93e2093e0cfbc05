import type { TableProfile } from '../../profile/model.ts'
import { monthNames, plainName } from '../../transforms/month-names.ts'

// “The 10/31 one is right”, “die vom 31.10. gilt”: of files that were written on several days the one that has that day in its name.

const IN_NAME = /(?<!\d)(20\d{2})[-_. ]?(0[1-9]|1[0-2])[-_. ]?([0-2]\d|3[01])(?!\d)/u
const IN_NAME_DAY_FIRST = /(?<!\d)([0-2]\d|3[01])[-_. ](0[1-9]|1[0-2])[-_. ](20\d{2})(?!\d)/u
const IN_FIGURES = /(?<![\p{L}\d./-])(\d{1,2})[./-](\d{1,2})(?![\d-])/gu
const IN_WORDS =
  /(?<![\p{L}\d])(?:(\d{1,2})(?:st|nd|rd|th|\.)? (\p{L}{3,10})|(\p{L}{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?)(?![\p{L}\d])/gu

interface Day {
  month: number
  day: number
}

/** The tables of the only file whose name has a day that is said. */
export function tablesOfDay(text: string, profiles: readonly TableProfile[]): TableProfile[] {
  const said = daysIn(text)
  if (said.length === 0) return []
  const found = profiles.filter(({ table }) => {
    const own = dayOf(table.file_name)
    return own !== null && said.some(({ month, day }) => own.month === month && own.day === day)
  })
  return new Set(found.map(({ table }) => table.file_id)).size === 1 ? found : []
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
