import { nameFeatures } from '../../match/names/name-score.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Mapping, Placement } from '../context.ts'
import { CENTURY, type Part } from './put-together.ts'

// “Series, two digits of the year, number”: a year that no column has alone is that of the date which every row must have.

const DATES = 0.8
const FOUR = /(?<!\d)((?:19|20)\d\d)(?:(?:0[1-9]|1[0-2])[0-3]\d)?(?!\d)/
const LAST_TWO = /^\s*(\d{1,2})[-./]\d{1,2}[-./](\d\d)(?!\d)/
const LAST_FOUR = /^\s*\d{1,2}[-./]\d{1,2}[-./]\d{4}/

/** Whether the part of a key is a year, and nothing else. */
export function isYear(part: string): boolean {
  const { concepts } = nameFeatures(part)
  return concepts.length > 0 && concepts.every((concept) => concept === 'year')
}

/** Years that begin when it suits their owners, so that no date tells which one it is of. */
const BOOK_YEAR =
  '(?:fiscal|financial|business|accounting|school|academic|budget|crop) years?|exercices?(?: comptables?| fiscal| financier)?|année (?:fiscale|comptable|scolaire)|geschäftsjahr(?:es)?|wirtschaftsjahr(?:es)?|rechnungsjahr(?:es)?|schuljahr(?:es)?|ejercicios?(?: fiscal| contable)?|año (?:fiscal|contable|escolar)|esercizio(?: fiscale| contabile)?|anno (?:fiscale|contabile|scolastico)|boekjaar|schooljaar|rok obrotowy'
const IS_BOOK_YEAR = new RegExp(`^(?:${BOOK_YEAR})$`, 'iu')
const SAID_BOOK_YEAR = new RegExp(
  `(?<!\\p{L})(?:${BOOK_YEAR}|FY)\\s*(?:is|are|=|:|ist|est|es|è)?\\s*((?:19|20)\\d\\d)(?!\\d|\\s*[/–-]\\s*\\d)|(?<!\\d|\\d\\s*[/–-]\\s*)((?:19|20)\\d\\d) (?:${BOOK_YEAR})(?!\\p{L})`,
  'giu',
)

export function isBookYear(part: string): boolean {
  return IS_BOOK_YEAR.test(part.trim())
}

/** The only book year that anybody speaks of, in so many figures; null where there is none, or several. */
export function bookYearSaid(texts: readonly string[], figures: number): Part | null {
  const years = new Set(
    texts.flatMap((text) => [...text.matchAll(SAID_BOOK_YEAR)].map(([, behind, before]) => behind ?? before!)),
  )
  const [only] = years
  return only !== undefined && years.size === 1 ? { value: only.slice(-figures) } : null
}

/** The year of a date, in so many figures; empty where none shows. */
export function yearOf(cell: string, figures: number, hasCentury = false): string {
  const [, four] = FOUR.exec(cell) ?? []
  const year = four ?? `${hasCentury ? CENTURY : ''}${LAST_TWO.exec(cell)?.[2] ?? ''}`
  return year.length < figures ? '' : year.slice(-figures)
}

/** What the year is in each row: the same text where all rows are of one year, as other tables may not say which; null where nothing tells. */
export function yearPart(figures: number, mappings: readonly Mapping[], { table, side }: Placement): Part | null {
  const dated = table.profile.columns.flatMap((column, source) => (isDated(column, figures) ? [source] : []))
  // Beside a day may stand the time of day.
  const required = mappings.flatMap(({ sources }, target) => {
    const days = sources.filter((source) => dated.includes(source))
    return side.template.columns[target]!.required && days.length === 1 ? days : []
  })
  const [source, ...more] = required.length > 0 ? required : dated
  if (source === undefined || more.length > 0) return null
  const { values, complete } = table.profile.columns[source]!
  const century = figures > 2 && values.some(({ value }) => !FOUR.test(value))
  const years = new Set(values.map(({ value }) => yearOf(value, figures, century)))
  const [only] = years
  if (years.has('')) return null
  return complete && years.size === 1
    ? { value: only! }
    : { source, width: null, year: figures, ...(century && { century }) }
}

/** Dates that all tell their year: of those with two figures for it others show that it stands last, and of which century it is. */
function isDated({ types, values }: ColumnProfile, figures: number): boolean {
  if ((types.date ?? 0) < DATES) return false
  const short = values.flatMap(({ value }) => (FOUR.test(value) ? [] : [LAST_TWO.exec(value)]))
  const years = values.flatMap(({ value }) => FOUR.exec(value)?.[1] ?? [])
  if (short.length === 0) return true
  if (short.includes(null)) return false
  if (years.length === 0) return figures <= 2 && areYearsLast(short.map((date) => date!))
  const shown = new Set(years.map((year) => year.slice(2)))
  const isSeen = short.every((date) => shown.has(date![2]!)) && short.some((date) => !shown.has(date![1]!))
  if (!isSeen && !values.some(({ value }) => LAST_FOUR.test(value))) return false
  const latest = years.toSorted().at(-1)!
  return (
    figures <= 2 ||
    (years.every((year) => year.startsWith(CENTURY)) && short.every((date) => `${CENTURY}${date![2]}` <= latest))
  )
}

/** So many times as many days as years, where no year is written in full. */
const FEW_YEARS = 4

function areYearsLast(dates: readonly RegExpExecArray[]): boolean {
  const different = (part: number): number => new Set(dates.map((date) => date[part])).size
  return different(1) >= FEW_YEARS * different(2)
}
