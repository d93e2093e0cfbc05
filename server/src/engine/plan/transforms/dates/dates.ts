// Over 300 lines: the order of day and month, told, seen or asked about, is one decision for each column, from its evidence to its step.
import { cellsOf } from '../../../profile/cells-of.ts'
import { directivesOf, sameName } from '../../../knowledge/directives.ts'
import { dateDescribed } from '../../../match/values/described-notation.ts'
import { compilePattern, type Pattern } from '../../../match/pattern/pattern.ts'
import type { Evidence, Question } from '../../../model.ts'
import { CENTURY_DAYS } from '../../../profile/century-days.ts'
import { numericParts, readDate, readMonth } from '../../../profile/dates.ts'
import type { ColumnProfile, DateForm, TableProfile, ValueCount } from '../../../profile/model.ts'
import { datePieces, matchingPattern } from '../../../transforms/date-pattern.ts'
import { answerTo, ask, columnRef, tableKey, tableLabel, type Context } from '../../context.ts'
import { push, shareOf, type Work } from '../column-values.ts'
import { rewriting } from '../repairs/coded-forms.ts'
import type { DateOrder as Order } from './date-order.ts'
import { orderOfFirsts } from './firsts-of-months.ts'
import { monthDayOf, monthPatterns } from './month-day.ts'
import { orderOfSheets } from './order-of-sheets.ts'
import { latestSaid } from './said-centuries.ts'

/** A notation with two values written so, to try a rule with. */
type Notation = [string, string[]]

/** What a date may be written as, ISO first. */
const DAYS: Notation[] = [
  ['YYYY-MM-DD', ['2024-02-29', '2023-12-31']],
  ['DD.MM.YYYY', ['29.02.2024', '31.12.2023']],
  ['DD/MM/YYYY', ['29/02/2024', '31/12/2023']],
  ['MM/DD/YYYY', ['02/29/2024', '12/31/2023']],
  ['YYYYMMDD', ['20240229', '20231231']],
  ['YYYY/MM/DD', ['2024/02/29', '2023/12/31']],
  ['DD-MM-YYYY', ['29-02-2024', '31-12-2023']],
]
/** What the time of day may be written as behind it. */
const TIMES_BEHIND: Notation[] = [
  [' HH:mm:ss', [' 00:00:00', ' 23:59:59']],
  ['THH:mm:ss', ['T00:00:00', 'T23:59:59']],
  ['THH:mm:ssZ', ['T00:00:00Z', 'T23:59:59Z']],
  ['THH:mm:ss.000Z', ['T00:00:00.000Z', 'T23:59:59.000Z']],
  [' HH:mm', [' 00:00', ' 23:59']],
  ['THH:mm', ['T00:00', 'T23:59']],
  ['THH:mmZ', ['T00:00Z', 'T23:59Z']],
  [', HH:mm', [', 00:00', ', 23:59']],
  [' HH:mm A', [' 12:00 AM', ' 11:59 PM']],
]
const TIMED: Notation[] = DAYS.flatMap(([day, days]) =>
  TIMES_BEHIND.map(([time, times]): Notation => [day + time, days.map((one, at) => one + times[at]!)]),
)

/** From this share of the cells on, figures are moments counted since 1970. */
const MOST_EPOCHS = 0.95
/** Seconds since 1970 of the years that counters of files are in: later than 1973 and earlier than 2100. */
const [EARLIEST, LATEST] = [100_000_000, 4_102_444_800]

/** Moments that are counted in seconds or milliseconds since 1970, where a date is wanted and figures are none. True when that was it. */
export function addEpoch(work: Work): boolean {
  const { kinds, rule, source } = work
  const to = rule ? (timedNotation(rule) ?? notationOf(rule, DAYS)) : 'YYYY-MM-DD HH:mm:ss'
  const figures = work.values.flatMap(({ value }) =>
    value !== null && (isSerial(value) || /^\d{9,13}$/.test(value)) ? value : [],
  )
  if (to === null || figures.length === 0 || (rule && figures.some(rule.matches))) return false
  if (!rule && !(kinds.includes('date') && /epoch|unix|timestamp/i.test(source.name))) return false
  const share = (least: number, most: number): number =>
    shareOf(work, (value) => /^\d{9,13}$/.test(value) && Number(value) >= least && Number(value) < most)
  const [seconds, thousandths] = [share(EARLIEST, LATEST), share(1000 * EARLIEST, 1000 * LATEST)]
  const days = rule ? shareOf(work, isSerial) : 0
  if (Math.max(seconds, thousandths, days) < MOST_EPOCHS) return false
  const counted = days > 0.5 ? 'serial' : seconds >= thousandths ? 'X' : 'x'
  push(work, { kind: 'date', from: [counted], to }, (value) => value)
  return true
}

/** The day as spreadsheets count it, of the years 1954 to 2064. */
function isSerial(value: string): boolean {
  return /^[2-5]\d{4}(?:\.\d+)?$/.test(value)
}

/** Dates of which some stand there as a spreadsheet counts them, and nothing else that the rule refuses. */
function hasSerials({ rule, values }: Work): boolean {
  if (rule === null || !values.some(({ value }) => value !== null && isSerial(value))) return false
  const others = values.filter(({ value }) => value !== null && !rule.matches(value) && readDate(value) === null)
  return others.length > 0 && others.every(({ value }) => isSerial(value!))
}

function timedNotation(rule: Pattern): string | null {
  return notationOf(rule, DAYS) === null ? notationOf(rule, TIMED) : null
}

/** What a month may be written as; nothing else that a rule takes is taken for one. */
const MONTHS: Notation[] = [
  ['YYYY-MM', ['2024-02', '2023-12']],
  ['MM/YYYY', ['02/2024', '12/2023']],
  ['MM.YYYY', ['02.2024', '12.2023']],
  ['MM-YYYY', ['02-2024', '12-2023']],
  ['YYYY/MM', ['2024/02', '2023/12']],
]

/** Brings dates to ISO (or to what the rule asks for). Those that are there already are only checked. */
export function addDate(work: Work): void {
  const forms = work.source.dates.filter(({ count }) => count > 0)
  const to = outputFor(work, forms)
  if (!to) return
  const months = monthPatterns(work)
  if (months.length > 0 && /D/.test(to)) {
    const day = monthDayOf(work)
    if (day !== null) return pushDate(work, to, [...(hasSerials(work) ? ['serial'] : []), ...months], day)
  }
  if (forms.length === 0) return
  // A notation without it leaves the time of day out, which is told as a loss.
  const keepsTime = !work.rule && dateDescribed(work.target.description ?? '') === null && forms.some(hasRealTime(work))
  if (forms.every(({ pattern }) => pattern === to)) return checkDates(work)
  if (keepsTime) return
  pushDate(work, to, hasSerials(work) ? ['serial'] : [])
}

/** How the dates of the column are read, the order of day and month being told, seen or asked about. */
export function readingsOf(work: Work): string[] {
  const forms = work.source.dates.filter(({ count }) => count > 0)
  const numeric = forms.filter(({ kind }) => kind === 'numeric')
  const order = numeric.length === 0 ? 'dmy' : orderOf(work, numeric)
  return [...new Set(forms.flatMap((form) => patternsOf(form, order)))]
}

/** The year in full instead of its century and two figures. */
const WITH_CENTURY = ['19', '20'].map((century, at) => rewriting(`${at}(\\d{6})`, `${century}\\1`))

/** Reads the column's dates, and what else is written as `others`; months without a day are the first or the last of theirs. */
function pushDate(work: Work, to: string, others: string[], monthDay?: 'first' | 'last'): void {
  const read = readingsOf(work)
  if (read.includes(CENTURY_DAYS)) for (const { transform, change } of WITH_CENTURY) push(work, transform, change)
  const days = read.map((pattern) => (pattern === CENTURY_DAYS ? 'YYYYMMDD' : pattern))
  const from = [...new Set([...days, ...others])].filter((pattern) => pattern !== to)
  // The parser of the plan reads them; here it is enough that they count as done.
  const latest = from.some(hasTwoDigitYear) ? (toldYear(work) ?? (isBirth(work) ? latestYear(work) : null)) : null
  const step = { kind: 'date' as const, from, to, ...(latest === null ? {} : { latest_year: latest }) }
  push(work, monthDay === undefined ? step : { ...step, month_day: monthDay }, (value) => value)
}

/** From this share of the values on that a rule of years refuses, they are whole dates. */
const MOST_DATES = 0.5

/** The year alone, of dates among years, where the rule takes nothing but years of four digits. True when that was it. */
export function addYear(work: Work): boolean {
  const { rule } = work
  if (!rule?.matches('1987') || !rule.matches('2024') || ['87', '1', '12345', 'abcd'].some(rule.matches)) return false
  // Whole dates are kept where it takes these as well.
  if (notationOf(rule, DAYS) !== null) return false
  const refused = work.values.filter(({ value }) => value !== null && !rule.matches(value))
  const patterns = refused.map(({ value }) => readDate(value!)?.pattern.replace(/^[DMY]+$/, '') ?? '')
  const from = [...new Set(patterns)].filter((pattern) => pattern.includes('YYYY'))
  if (from.length === 0 || patterns.filter((pattern) => pattern.includes('YYYY')).length < MOST_DATES * patterns.length)
    return false
  // Whichever part is the day, the year is the same.
  const both = [...new Set(from.flatMap((pattern) => [pattern, swapped(pattern)]))]
  push(work, { kind: 'date', from: [...both, 'YYYY'], to: 'YYYY' }, (value) => value)
  return true
}

function hasTwoDigitYear(pattern: string): boolean {
  return /(?<!Y)YY(?!Y)/.test(pattern)
}

/** The latest year that two digits mean, where the column's description, an instruction or knowledge says it. */
function toldYear({ context, placement, source, target }: Work): number | null {
  const { slug } = placement.side.template
  const texts = (context.texts ?? []).filter((one) => one.slug === null || one.slug === slug).map(({ text }) => text)
  const told = latestSaid([target.description ?? '', ...texts])
  if (told !== null)
    context.notes.push(
      `Two-digit years in column “${source.name}” of ${tableLabel(placement.table.profile)} are read as ${told.year - 99} to ${told.year}: “${told.said}”.`,
    )
  return told?.year ?? null
}

/** Nobody is born in the future, so two-digit years of such a column are not later than what the table knows of. */
function isBirth({ source, target }: Work): boolean {
  const described = /^(?:the )?(?:date of birth|birth ?da(?:te|y)|geburts(?:datum|tag))/i.test(target.description ?? '')
  return described || saysBirth(source.name) || saysBirth(target.name)
}

function saysBirth(name: string): boolean {
  return /birth|(?<!\p{L})(?:dob|born|geb)(?!\p{L})|geburt|geboren|geb\.?[-_ ]?dat|naissance|nacimiento/iu.test(name)
}

/**
 * The latest year that a date of the table writes with four digits, as a plan must not depend on the day it is made: of dates other than
 * births where there are some, as they come closer to today. Null when there is none. What is assumed is noted.
 */
function latestYear({ context, placement, source }: Work): number | null {
  const { profile } = placement.table
  const others = profile.columns.filter((column) => column !== source && !saysBirth(column.name)).flatMap(fullYears)
  const years = others.length > 0 ? others : profile.columns.flatMap(fullYears)
  const latest = years.length > 0 ? Math.max(...years) : (context.latestYear?.year ?? null)
  const [range, why] =
    latest === null
      ? ['1969 to 2068', 'no date of the table has four digits to tell the century by. Write earlier years with four']
      : [
          `${latest - 99} to ${latest}`,
          years.length > 0
            ? `${latest} is the latest year that the table's dates write with four digits`
            : `no date of the table has four digits, and ${latest} is ${context.latestYear?.why}`,
        ]
  context.notes.push(
    `Two-digit years in column “${source.name}” of ${tableLabel(profile)} are read as ${range}: ${why}.`,
  )
  return latest
}

/** The latest year that a table of the migration writes with four digits, births aside; without any, the year in which it was made. */
export function latestYearOf(profiles: TableProfile[], created: number | null): Context['latestYear'] {
  const columns = profiles.flatMap((profile) => profile.columns).filter(({ name }) => !saysBirth(name))
  const years = columns.flatMap(fullYears)
  if (years.length > 0) return { year: Math.max(...years), why: 'the latest that the dates of the other tables have' }
  return created === null ? null : { year: created, why: 'the year in which the migration was made' }
}

/** Years that are written with four digits, less those that no two digits mean (an open end such as 9999). */
function fullYears({ dates, values }: ColumnProfile): number[] {
  if (!dates.some(({ pattern }) => pattern.includes('YYYY'))) return []
  const full = values.filter(({ value }) => readDate(value)?.pattern.includes('YYYY'))
  return full
    .map(({ value }) =>
      Number(
        numericParts(value)
          .find((part) => /^(?:19|20)\d\d/.test(part))
          ?.slice(0, 4),
      ),
    )
    .filter((year) => year >= 1900 && year <= 2068)
}

/**
 * A rule about digits takes the 31st of February. Dates that stay as they are written are read all the same, so that those that are none
 * get an issue. Only where it is certain how they are written: all alike, the order of day and month known, and no value among them that
 * is something else and yet what the rule allows.
 */
export function checkDates(work: Work): void {
  const forms = work.source.dates.filter(({ count }) => count > 0)
  const pattern = onePattern(forms)
  const order = knownOrder(work, forms)
  if (pattern === null || order === null || work.mapping.lead.length > 0) return
  if (/H/.test(pattern) && !work.source.complete) return
  const to = order === 'mdy' ? swapped(pattern) : pattern
  const written = compilePattern(matchingPattern(datePieces(to)))
  const isElse = (value: string | null) => value !== null && work.rule?.matches(value) && !written?.matches(value)
  if (work.values.some(({ value }) => isElse(value))) return
  push(work, { kind: 'date', from: [to], to }, (value) => value)
}

/** The pattern that all forms are written in: days and months with and without a leading zero are one. */
function onePattern(forms: DateForm[]): string | null {
  const [first, ...others] = forms
  if (!first || others.length === 0) return first?.pattern ?? null
  const loose = forms.map(({ kind, pattern }) =>
    kind === 'text' || !/\W/.test(pattern) ? null : pattern.replace('DD', 'D').replace('MM', 'M'),
  )
  return loose.every((pattern) => pattern !== null && pattern === loose[0]) ? (loose[0] ?? null) : null
}

/** Whether the rule wants the month of a year alone, and most of the cells are months or dates. */
export function areMonths(work: Work): boolean {
  const isMonth = (value: string): boolean => readMonth(value) !== null || readDate(value) !== null
  const { rule } = work
  // Figures with four decimals are no months, though a price of 1.21 may be read as one.
  if (rule === null || rule.matches('123.4567')) return false
  return notationOf(rule, MONTHS) !== null && shareOf(work, isMonth) > 0.5
}

/** Brings months, and the days in them, to the month that the rule asks for. */
export function addMonth(work: Work): void {
  pushDate(work, notationOf(work.rule!, MONTHS)!, monthPatterns(work))
}

/** Null: the rule takes none of the notations, so dates are left as they are. Where it takes the time of day as well, that is kept. */
function outputFor(work: Work, forms: DateForm[]): string | null {
  const { rule } = work
  if (!rule) return dateDescribed(work.target.description ?? '') ?? 'YYYY-MM-DD'
  const order = describedOrder(work.target.description ?? '')
  const timed = TIMED.filter(([to, samples]) => samples.every((sample) => rule.matches(sample)) && isIn(order, to)).map(
    ([to]) => to,
  )
  const ordered = DAYS.filter(([to]) => isIn(order, to))
  const day = notationOf(rule, ordered) ?? notationOf(rule, DAYS)
  if (timed.length === 0 || (day !== null && !forms.some(hasRealTime(work)))) return day
  return timed.find((to) => forms.some(({ pattern }) => pattern === to)) ?? timed[0]!
}

/** What a template says of the order of day and month, where its rule takes both: a notation, or a date that can be only one of them. */
function describedOrder(description: string): Order | null {
  const [, first] = /(?<!\p{L})(MM|DD|TT|JJ|GG)[./ -](?:MM|DD|TT|JJ|GG)[./ -](?:YY|JJ|AA)/iu.exec(description) ?? []
  if (first !== undefined) return first.toUpperCase() === 'MM' ? 'mdy' : 'dmy'
  const [, one, two] = /(?<!\d)(\d\d)[./-](\d\d)[./-]\d{4}(?!\d)/.exec(description) ?? []
  if (one !== undefined && two !== undefined && Number(one) > 12 !== Number(two) > 12)
    return Number(one) > 12 ? 'dmy' : 'mdy'
  if (/(?<!\p{L})month(?:[ -]first|\/day)/iu.test(description)) return 'mdy'
  return /(?<!\p{L})day(?:[ -]first|\/month)/iu.test(description) ? 'dmy' : null
}

function isIn(order: Order | null, notation: string): boolean {
  if (order === null) return true
  return order === 'mdy' ? !notation.startsWith('DD') : !notation.startsWith('MM')
}

function notationOf(rule: Pattern, notations: Notation[]): string | null {
  return notations.find(([, samples]) => samples.every((sample) => rule.matches(sample)))?.[0] ?? null
}

/** Without a rule that wants a plain date, a time of day is not thrown away. */
function hasRealTime(work: Work): (form: DateForm) => boolean {
  const isTimed = (): boolean =>
    work.values.some(
      ({ value }) => value !== null && /[T ](?!0{1,2}:00(?::00)?(?:\.0+)?Z?$)\d{1,2}(?:[:.]|\s?h\s?)\d{2}/.test(value),
    )
  return ({ pattern }) => /H/.test(pattern) && isTimed()
}

function patternsOf(form: DateForm, order: Order): string[] {
  const pattern = form.kind === 'numeric' && order === 'mdy' ? swapped(form.pattern) : form.pattern
  return [pattern]
}

function swapped(pattern: string): string {
  return pattern.replace(
    /^(ddd\W+)?(DD?)([^M]?)(MM?)/,
    (_, day = '', first: string, mark: string, second: string) =>
      `${day}${'M'.repeat(first.length)}${mark}${'D'.repeat(second.length)}`,
  )
}

/** Told, seen, or asked. */
function orderOf(work: Work, forms: DateForm[]): Order {
  const answer = answerTo(
    work.context,
    orderKey(work),
    work.placement.side.template.slug,
    (told) => told.kind === 'date_order' && (told.column === null || isNamed(told.column, work)),
  )
  if (answer === 'dmy' || answer === 'mdy') return answer
  return knownOrder(work, forms) ?? askOrder(work, forms, conflictOf(forms))
}

/** Told, or seen (a part above 12, points between the parts, firsts of months, or the same column of other sheets). Null when it can't be known. */
function knownOrder(work: Work, forms: DateForm[]): Order | null {
  const told = toldOrder(work, true)
  if (told) return told
  if (conflictOf(forms).length > 0) return null
  if (forms.some(({ first_over_12 }) => first_over_12)) return 'dmy'
  if (forms.some(({ second_over_12 }) => second_over_12)) return 'mdy'
  const open = forms.filter((form) => form.kind === 'numeric' && !hasPoints(form))
  const isPlain = open.length === 0
  return toldOrder(work, false) ?? (isPlain ? 'dmy' : (orderOfFirsts(work.source) ?? orderOfSheets(work, open)))
}

/** A value that can only be day first and one that can only be month first; empty when there are not both. */
function conflictOf(forms: DateForm[]): ValueCount[] {
  const first = forms.find(({ first_over_12 }) => first_over_12)?.first_over_12
  const second = forms.find(({ second_over_12 }) => second_over_12)?.second_over_12
  return first && second ? [first, second] : []
}

/** No country writes the month first between points, nor before a year that another mark parts from it (`3/5 2021`). */
function hasPoints({ pattern }: DateForm): boolean {
  return /^(?:ddd\W+)*DD?(?:\.|\/MM? ?[ -])/.test(pattern)
}

function toldOrder(work: Work, named: boolean): Order | null {
  const { context, placement } = work
  const directives = directivesOf(context.directives, 'date_order', placement.side.template.slug)
  const found = directives.find(({ column }) => (column === null ? !named : named && isNamed(column, work)))
  return found?.order ?? null
}

function isNamed(column: string, { source, target }: Work): boolean {
  return sameName(column, source.name) || sameName(column, target.name)
}

function orderKey({ placement, source }: Work): string {
  return `date_order:${tableKey(placement.table.profile)}:${source.name}`
}

function askOrder(work: Work, forms: DateForm[], conflicting: ValueCount[]): Order {
  const preset = presetOrder(work)
  const answer = ask(work.context, orderQuestion(work, forms, conflicting, preset))
  return answer === 'dmy' || answer === 'mdy' ? answer : preset.order
}

/** What the other date columns of the table write, then where its countries are, then the more common order of the world. */
function presetOrder({ placement, source }: Work): { order: Order; confidence: number } {
  const { profile } = placement.table
  const others = profile.columns.filter((column) => column !== source).flatMap(({ dates }) => dates)
  const dayFirst = others.filter((form) => form.first_over_12 ?? (form.kind === 'numeric' && hasPoints(form))).length
  const monthFirst = others.filter(({ second_over_12 }) => second_over_12).length
  if (dayFirst !== monthFirst) return { order: dayFirst > monthFirst ? 'dmy' : 'mdy', confidence: 0.8 }
  return profile.columns.some(isAmerican) ? { order: 'mdy', confidence: 0.7 } : { order: 'dmy', confidence: 0.6 }
}

/** Most of its values name the United States, or amounts are in dollars. */
function isAmerican({ values, filled, types }: ColumnProfile): boolean {
  const named = values.filter(({ value }) =>
    /^(?:US|USA|U\.S\.A?\.?|United States(?: of America)?)$/i.test(value.trim()),
  )
  const dollars =
    (types.amount ?? 0) > 0.5 && values.filter(({ value }) => value.includes('$')).length > values.length / 2
  return filled > 0 && (dollars || cellsOf(named) > filled / 2)
}

function orderQuestion(
  work: Work,
  forms: DateForm[],
  conflicting: ValueCount[],
  preset: ReturnType<typeof presetOrder>,
): Question {
  const { placement, source, target } = work
  const { profile } = placement.table
  const shown = conflicting.length > 0 ? conflicting : examples(source, forms)
  const sample = shown[0]?.value.trim() ?? ''
  const why =
    conflicting.length > 0
      ? 'Some values can only be day first, others only month first.'
      : 'No value has a part above 12, so both orders are possible.'
  const affected = cellsOf(forms)
  return {
    key: orderKey(work),
    kind: 'date_order',
    prompt: `Is ${sample} in column “${source.name}” of ${tableLabel(profile)} written day first or month first? ${why}`,
    target: { slug: placement.side.template.slug, column: target.name },
    options: [
      { value: 'dmy', label: `Day first: ${readAs(sample, 'dmy')}`, confidence: sure('dmy', preset) },
      { value: 'mdy', label: `Month first: ${readAs(sample, 'mdy')}`, confidence: sure('mdy', preset) },
    ],
    free_text: false,
    evidence: shown.map((value) => evidence(work, value)),
    affected_rows: scaled(affected, profile, source),
    default: preset.order,
  }
}

/** Values that read differently in the two orders come first. */
function examples({ values }: ColumnProfile, forms: DateForm[]): ValueCount[] {
  const different = values.filter(({ value }) => {
    const [a, b] = numericParts(value).map(Number)
    return readDate(value)?.kind === 'numeric' && a !== b && a! <= 12 && b! <= 12
  })
  return (different.length > 0 ? different : forms.map(({ first }) => first))
    .toSorted((a, b) => a.row - b.row)
    .slice(0, 5)
}

/** The sample as a date in this order; where it can't be one, that is said instead of a day that there is not. */
function readAs(sample: string, order: Order): string {
  const iso = asIso(sample, order)
  const date = new Date(`${iso}T00:00:00Z`)
  const real = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
  return real ? `${sample} is ${iso}` : `${sample} is then no date, and gets an issue`
}

function asIso(value: string, order: Order): string {
  const [a = '', b = '', c = ''] = numericParts(value)
  const [day, month] = order === 'dmy' ? [a, b] : [b, a]
  return `${c.length === 2 ? `20${c}` : c}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function sure(order: Order, preset: { order: Order; confidence: number }): number {
  return order === preset.order ? preset.confidence : Math.round((1 - preset.confidence) * 100) / 100
}

export function evidence({ placement, source }: Work, { value, row }: ValueCount): Evidence {
  const { file_id, table, column } = columnRef(placement.table.profile, source)
  return { file_id, table, row, column, value }
}

/** A count among the rows looked at, as a count of the whole table. */
export function scaled(count: number, { table }: { table: { rows: number } }, { sampled }: ColumnProfile): number {
  return sampled >= table.rows || sampled === 0 ? count : Math.round((count * table.rows) / sampled)
}
