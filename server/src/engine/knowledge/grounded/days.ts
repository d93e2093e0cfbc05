import { rewriteDate } from '../../examples/dates.ts'
import { readDate, type DateReading } from '../../profile/dates.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { Condition } from './condition.ts'
import { namesColumn } from './columns.ts'
import { wordsIn } from './words.ts'

// “terminated before January 1, 2023”, “Rechnungen vor 2022”, “les contrats signés après le 31/12/2019”: rows on one side of a day, by the dates of
// the only column that is meant.

const BEFORE =
  'before|prior to|earlier than|older than|vor(?: dem)?|älter als|früher als|avant(?: le)?|antérieure?s? (?:à|au)|antes del?|anteriores? al?|prima del?|precedenti al?|voor|vóór|ouder dan|eerder dan|przed|sprzed|starsze niż'
const AFTER =
  'after|later than|newer than|nach(?: dem)?|später als|après(?: le)?|postérieure?s? (?:à|au)|después del?|posteriores? al?|dopo il|dopo|successiv[ei] al?|na|later dan|po'
const SINCE =
  'since|from|as of|seit(?: dem)?|ab(?: dem)?|depuis(?: le)?|à partir du?|desde(?: el)?|a partir del?|dal|a partire dal?|sinds|vanaf|od'
const COMPARED = new RegExp(
  `(?<!\\p{L})(?:(${BEFORE})|(${AFTER})|(${SINCE}))\\s+(?:the |le |el |il |den |1er )?(?=[\\p{L}\\d])`,
  'iu',
)
/** A year alone, a day in figures, or with the month in letters. */
const WRITTEN_DAY = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}(?:\.|er|st|nd|rd|th)? (?:de |d['’]|of )?\p{L}{3,12}\.?(?: del?| of|,)? \d{4}|\p{L}{3,12}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}`
const DAY = new RegExp(`^(?:${WRITTEN_DAY})`, 'u')
const YEAR = /^(?:(?:year|the year|jahr|année|año|anno|jaar|rok(?:iem|u)?) )?((?:19|20)\d\d)(?![\p{N}./-])/iu

const DAYS = new RegExp(`(?<![\\p{L}\\p{N}])(?:${WRITTEN_DAY})(?![\\p{L}\\p{N}])`, 'gu')

/** A text without the days in it, whose years and figures are no numbers of anything. */
export function withoutDays(text: string): string {
  return text.replace(DAYS, ' ')
}

/** Whether a part of a sentence has a day, so that its comma is none between parts. */
export const DAY_WITH_COMMA = /(?<=\p{L}{3,12}\.? \d{1,2}(?:st|nd|rd|th)?), (?=\d{4}(?!\d))/gu

interface Side {
  isMeant: (day: string) => boolean
  said: string
  /** The first day of it, where it has no end. */
  from?: string
}

/** Rows on one side of a day, where one column of the table is named by the part, or is the only one of days of the rows that it names. */
export function byDay(piece: string, profile: TableProfile, nouns: ReadonlySet<string>): Condition[] {
  if (!COMPARED.test(piece)) return []
  const days = profile.columns.filter(
    ({ types, complete }) => complete && (types.date ?? 0) + (types.datetime ?? 0) >= MOSTLY,
  )
  const subject = piece.slice(0, COMPARED.exec(piece)!.index)
  const isLeaving = LEAVING.test(subject)
  const named = days.filter(
    (column) =>
      namesColumn(subject, column) ||
      tellsOf(subject, column.name) ||
      (isLeaving && LEAVING.test(inWords(column.name))),
  )
  const isOfRows = wordsIn(subject).some(({ stem }) => nouns.has(stem))
  const ends = days.length > 1 && ENDED.test(piece) ? days.filter(({ name }) => conceptsOf(name).includes('end')) : []
  const [column, ...others] = named.length > 0 ? named : !isOfRows ? [] : ends.length > 0 ? ends : days
  if (!column || others.length > 0) return []
  const order = orderOf(column)
  const side = sideOf(piece, order)
  if (!side) return []
  const values: string[] = []
  for (const { value } of column.values) {
    const day = dayOf(value, order)
    // Of a date that may be two days nothing is known.
    if (day === null && readDate(value) !== null) return []
    if (day !== null && side.isMeant(day)) values.push(value.trim().toLowerCase())
  }
  if (values.length === 0) return []
  const { name, position } = column
  return [
    { profile, when: { position, is: 'one_of', values: [...new Set(values)] }, what: `“${name}” is ${side.said}` },
  ]
}

/** “Prices that expired before 2025”: of several days, that on which it ended. */
const ENDED =
  /(?<!\p{L})(?:expired|ended|lapsed|ran out|terminated|(?:ab|aus)gelaufen|beendet|geendet|endeten|expirée?s?|terminée?s?|échue?s?|caducad[oa]s?|vencid[oa]s?|finalizad[oa]s?|terminad[oa]s?|scadut[oaei]|terminat[oaei]|verlopen|afgelopen|beëindigd)(?!\p{L})/iu

/** “Anyone who left before April”: the day on which people went, as a sentence says it and as a column is called. */
const LEAVING =
  /(?<!\p{L})(?:left|leav(?:e|es|ers?|ing)|resigned|resignation|exit(?:ed)?|ausgeschieden\p{L}*|ausgetreten\p{L}*|austritt(?:s\p{L}+)?|part(?:ie?s?|ant)|départ|sorti(?:e?s)?|sortie|quitté|baja|salida|uscit[aoie]|cessat[oaie]|cessazione|vertrokken|uitdiensttreding|uitgetreden)(?!\p{L})/iu

/** `DateLeft` has two words. */
const inWords = (name: string): string => name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').replaceAll('_', ' ')

/** So much of a column of days are days. */
const MOSTLY = 0.5

/** Which days a part of a sentence means; null where it names none that is clear. */
function sideOf(piece: string, order: Order): Side | null {
  const found = COMPARED.exec(piece)
  if (!found) return null
  const [whole, before, after] = found
  const rest = piece.slice(found.index + whole.length)
  const year = YEAR.exec(rest)?.[1]
  const text = DAY.exec(rest)?.[0]
  const day = text === undefined ? null : dayOf(text.replace(/(?<=\d)er /, ' '), order)
  const [from, until] = day !== null ? [day, day] : year !== undefined ? [`${year}-01-01`, `${year}-12-31`] : []
  if (from === undefined || until === undefined) return null
  if (before) return { isMeant: (other) => other < from, said: `before ${from}` }
  if (after) return { isMeant: (other) => other > until, said: `after ${until}`, from: dayBehind(until) }
  return { isMeant: (other) => other >= from, said: `${from} or later`, from }
}

function dayBehind(day: string): string {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

/** The day from which on, or after which, something is said to be so: “booked for appointments from 1 October 2024”; null where none is clear. */
export function firstDayIn(piece: string): string | null {
  return sideOf(piece, null)?.from ?? null
}

/** `terminated` of “Termination Date”, `signés` of “Date de signature”: most of one word is the beginning of the other. */
export function tellsOf(subject: string, header: string): boolean {
  const said = wordsIn(subject).filter(({ text }) => text.length >= 4)
  return wordsIn(header).some(({ text: own }) =>
    said.some(
      ({ text }) => own.length >= 4 && sameStart(own, text) >= Math.max(4, ALIKE * Math.min(own.length, text.length)),
    ),
  )
}

const ALIKE = 0.6

function sameStart(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}

export type Order = 'day' | 'month' | null

/** Which comes first in the column's figures, where some date shows it. */
export function orderOf({ dates }: ColumnProfile): Order {
  const numeric = dates.filter(({ kind }) => kind === 'numeric')
  if (numeric.some(({ first_over_12: over }) => over !== null)) return 'day'
  return numeric.some(({ second_over_12: over }) => over !== null) ? 'month' : null
}

/** The day as `YYYY-MM-DD`; null for what is none, or may be two. */
export function dayOf(value: string, order: Order): string | null {
  const text = value.trim()
  const reading = readDate(text)
  if (!reading || (reading.kind === 'numeric' && isOpen(reading, order))) return null
  const isMonthFirst = reading.kind === 'numeric' && (reading.second > 12 || (reading.first <= 12 && order === 'month'))
  const swapped = isMonthFirst
    ? reading.pattern.replace(/[DM]/g, (letter) => (letter === 'D' ? 'M' : 'D'))
    : reading.pattern
  return rewriteDate(text, { kind: 'date', from: [swapped], to: 'YYYY-MM-DD' }) ?? null
}

function isOpen({ first, second }: DateReading, order: Order): boolean {
  return order === null && first !== second && first <= 12 && second <= 12
}
