import { jsPattern } from '../transforms/js-pattern.ts'

// “FY2023”, “GJ 2023”, “exercice 2023”: a year, with what kind of year it is in front of it or behind. That says nothing of a cell that its column doesn't.

const WORD =
  '(?:(?:fiscal|financial|tax|accounting|academic|school|model|crop) year|fiscal|year|yr|[FCAST]?Y|F\\.Y\\.|gesch[äa]e?ftsjahr|wirtschaftsjahr|rechnungsjahr|haushaltsjahr|schuljahr|baujahr|jahrgang|jahr|[GWBRH]J|bj\\.|jg\\.|exercice|ann[ée]e|ejercicio|a[ñn]o|esercizio|anno|boekjaar|bouwjaar|jaar)'
/** The word and what stands between it and the year, for RE2 and here. */
export const BEFORE_YEAR = `(?i:${WORD})[ .:_-]{0,2}`
const BEHIND_YEAR = `[ _-]?(?:\\((?i:${WORD})\\)|(?i:${WORD}))`
const IN_FULL = '((?:19|20)\\d\\d)'

/** Ways in which such a year is written in full; the group is the year. */
export const NAMED_YEARS = [`${BEFORE_YEAR}${IN_FULL}`, `${IN_FULL}${BEHIND_YEAR}`]

const patterns = NAMED_YEARS.map((pattern) => jsPattern(`^(?:${pattern})$`))

/** The year of a value that also says what kind of year it is; null for all else. */
export function namedYear(value: string): string | null {
  return patterns.flatMap((pattern) => pattern.exec(value)?.[1] ?? [])[0] ?? null
}
