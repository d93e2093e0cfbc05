import { fold } from '../names/words.ts'

/** The languages whose names of days and months are looked for; the list of allowed values may be in any of them, too. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl']
const PARTS = ['weekday', 'month'] as const
/** A Monday, and the first day of a year. */
const START = { weekday: Date.UTC(2024, 0, 1), month: Date.UTC(2024, 0, 1) }
const DAY = 86_400_000

/** A language's names of days or months, folded, with what they are in order; several for beginnings that they share (`mar`, `ju`). */
type Names = Map<string, Set<number>>

let known: Names[] | null = null

/** The days of the week and the months in each language: names, short names, and their beginnings down to two letters. */
function calendars(): Names[] {
  known ??= PARTS.flatMap((part) => LANGUAGES.map((language) => namesIn(language, part)))
  return known
}

function namesIn(language: string, part: (typeof PARTS)[number]): Names {
  const names: Names = new Map()
  const add = (name: string, index: number): void => void names.set(name, (names.get(name) ?? new Set()).add(index))
  for (const style of ['long', 'short'] as const) {
    const written = new Intl.DateTimeFormat(language, { [part]: style, timeZone: 'UTC' })
    for (let index = 0; index < (part === 'weekday' ? 7 : 12); index++) {
      const name = bare(written.format(START[part] + index * DAY * (part === 'weekday' ? 1 : 31)))
      for (let length = 2; length <= name.length; length++) {
        if (length <= 5 || length === name.length) add(name.slice(0, length), index)
      }
    }
  }
  return names
}

function bare(value: string): string {
  return fold(value.trim()).replace(/[.\s]+$/, '')
}

/**
 * The allowed values that names of days or months stand for, in whatever language: only where all of them are such in one language, and
 * every language in which they all are says the same (`di` is Tuesday beside `wo`, and Sunday beside `lu`). Null when it isn't so.
 */
export function calendarValues(raws: readonly string[], allowed: readonly string[]): Map<string, string> | null {
  if (raws.length === 0 || allowed.length < 2 || raws.length > 24 || allowed.length > 24) return null
  const readings = calendars().flatMap((own) => {
    const indexes = raws.map((raw) => onlyOne(own.get(bare(raw))))
    return indexes.includes(null) ? [] : [{ own, indexes: indexes as number[] }]
  })
  const found = new Map<string, Map<string, string>>()
  for (const { own, indexes } of readings) {
    const group = Math.floor(calendars().indexOf(own) / LANGUAGES.length)
    for (const wanted of calendars().slice(group * LANGUAGES.length, (group + 1) * LANGUAGES.length)) {
      const values = indexes.map((index) => allowed.filter((value) => onlyOne(wanted.get(bare(value))) === index))
      const isList = allowed.filter((value) => onlyOne(wanted.get(bare(value))) !== null).length >= allowed.length - 1
      if (!isList || values.some((list) => list.length !== 1)) continue
      const map = new Map(raws.map((raw, at) => [raw, values[at]![0]!]))
      found.set(JSON.stringify([...map]), map)
    }
  }
  return found.size === 1 ? [...found.values()][0]! : null
}

function onlyOne(indexes: ReadonlySet<number> | undefined): number | null {
  return indexes?.size === 1 ? [...indexes][0]! : null
}

/** Whether it is the name of a day or a month in some language, or how one is cut short. */
export function isCalendarName(value: string): boolean {
  const name = bare(value)
  return calendars().some((own) => own.has(name))
}
