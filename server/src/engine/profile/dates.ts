import { areCenturyDays, readCenturyDay } from './century-days.ts'
import { isMonthName, plainName, ROMAN_MONTHS } from '../transforms/month-names.ts'
import { LANGUAGES } from './languages.ts'
import type { DateForm, ValueCount } from './model.ts'
import { remembering } from '../remembering.ts'

/** Beginnings of months in the languages that most files are in: a misspelt end leaves it a date, which then gets an issue. */
const MONTH_BEGINNINGS =
  /^(?:jan|feb|m[aä]r|mrz|mrt|maa|apr|ma[iy]|mag|mei|jun|jul|aug|sep|o[ck]t|nov|de[cz]|ene|abr|ago|dic|janv|f[eé]v|avr|juin|juil|ao[uû]|d[eé]c|gen|giu|lug|set|ott)\p{L}*\.?$/iu
/** Beside a year in full a Roman numeral is a month: `10 X 20` is a size. */
function isMonth(word: string, year = ''): boolean {
  if (ROMAN_MONTHS.includes(word)) return year.length === 4
  return isMonthName(word) || MONTH_BEGINNINGS.test(word)
}

/** What stands between a date and its time of day: “T”, a space, “, ”, “ um ”, “ à ”; the midnight of a day whose time has a cell of its own. */
const BEFORE_TIME =
  /(?:T|,?\s(?:(?:at|um|à|alle|a las|om|-|–|00:00(?::00)?)\s)?)(?=\d{1,2}(?:(?::|\.|\s?h\s?)\d{2}(?:\D|$)|\s?[AaPp](?:\.?[Mm]\.?)?$))/u
const TIME =
  /^(\d{1,2})(?:(:|\.|\s?h\s?)(\d{2})(?:\2(\d{2})([.,]\d{1,6})?)?|(?=\s*[AaPp]))(?:(\s*)([AaPp](?:\.?[Mm]\.?)?)|(\s*(?:[Uu]hr|[Uu]ur|[Uu]|h)))?(\s*(?:Z|[+-]\d{2}(?::?\d{2})?))?$/u

/** How one value writes a date: its pattern, and for `numeric` the two parts that may be day or month. */
export interface DateReading {
  kind: DateForm['kind']
  pattern: string
  first: number
  second: number
}

/** What was read last: a column's values are looked at for their types and again for their forms, and days stand in many columns. */
const readText = remembering(20_000, readWhole)

/** Reads a date with or without time, or gives null. Day and month are checked against the calendar's widest limits only. */
export function readDate(value: string): DateReading | null {
  const text = value.trim()
  if (text.length < 6 || text.length > 50 || !/\d/.test(text) || NO_DATE.test(text)) return null
  return readText(text)
}

/** Figures in one place that are too few or too many for a packed date, or a number with decimals: most codes and numbers, told at once. */
const NO_DATE = /^(?:\D*(?!\d{7,8}(?!\d))\d+\D*|\d+[.,]\d+)$/

/** “Mar 3, 2024” begins with a Tuesday in Spanish, and is no date that way. */
function readWhole(text: string): DateReading | null {
  const day = weekdayBefore(text)
  return readBehind(day, text) ?? (day === '' ? null : readBehind('', text)) ?? readBeforeFigures(text)
}

/** A time of four figures without a mark, behind a whole date: `18/07/2023 0900`. Without one, `2021` is a year. */
const FOUR_FIGURES = /^(.*\S)(T| )(?:[01]\d|2[0-3])[0-5]\d$/u

function readBeforeFigures(text: string): DateReading | null {
  const [, date, gap] = FOUR_FIGURES.exec(text) ?? []
  const reading = date === undefined ? null : readWhole(date)
  return reading && !reading.pattern.includes('H') ? { ...reading, pattern: `${reading.pattern}${gap}HHmm` } : null
}

function readBehind(day: string, text: string): DateReading | null {
  const [date, gap, time] = splitTime(text.slice(day.length))
  const suffix = time === '' ? '' : timePattern(gap, time)
  if (suffix === null) return null
  const [, article = '', bare = '', year = ''] = AROUND.exec(date) ?? []
  const reading = readNumeric(bare) ?? readNamed(bare)
  const before = (day + article).replace(/\p{L}+\.?/gu, 'ddd')
  return reading && { ...reading, pattern: before + reading.pattern + year + suffix }
}

/** Words that some languages have around a date: `den 3 maj 2021`, `le 3 mai 2021`; `3 maja 2021 r.` (of the year), `3.5.2021.`. */
const AROUND = /^((?:den|d\.|le|el|il|lo|em|op|la) )?(.*?\d.*?)( ?(?:r\.?|roku|г\.?|года|р\.|року)|(?<=\d)\.)?$/iu

/** The days of the week from Monday, which is 0, as `Intl` writes them in full and in short, with the short forms that it doesn't give; small letters without accents. */
const WEEKDAYS = new Map<string, Set<number>>()
const WEEKDAY_FORMATS = LANGUAGES.flatMap((language) =>
  (['long', 'short'] as const).map((weekday) => new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })),
)
const FURTHER = ['', 'tues', 'mit weds', 'thur thurs don', 'fre', 'sam', 'son']
for (let day = 0; day < 7; day++) {
  const names = WEEKDAY_FORMATS.map((format) => format.format(Date.UTC(2024, 0, 1 + day)))
  for (const name of [...names.map(plainName), ...FURTHER[day]!.split(' ')])
    WEEKDAYS.set(name, (WEEKDAYS.get(name) ?? new Set()).add(day))
}
WEEKDAYS.delete('')

/** The days of the week that a word may be, from Monday, which is 0: several where languages share it (`mar`). */
export function weekdaysCalled(word: string): number[] {
  return [...(WEEKDAYS.get(plainName(word)) ?? [])]
}

/** The day of the week in front of a date, with what stands between them: `Fri `, `Mittwoch, `, `le mardi ` is none. */
function weekdayBefore(text: string): string {
  if (!/^\p{L}/u.test(text)) return ''
  const [before = '', word = ''] = /^(\p{L}{2,12}\.?)(?:,\s?|\s)(?=[\p{L}\d])/u.exec(text) ?? []
  return WEEKDAYS.has(plainName(word)) ? before : ''
}

/** The pattern of a value that is a month of a year without a day, or null: `03/2027`, `2027-03`, `mar-27`, `März 2027`. */
export function readMonth(value: string): string | null {
  const text = value.trim()
  if (text.length > 20) return null
  const yearFirst = /^(?:19|20)\d\d([./-]?)(0?[1-9]|1[0-2])$/.exec(text)
  if (yearFirst && (yearFirst[1] !== '' || text.length === 6)) return `YYYY${yearFirst[1]}${wide('M', yearFirst[2]!)}`
  const monthFirst = /^(0?[1-9]|1[0-2])([./-])((?:19|20)\d\d|\d\d)$/.exec(text)
  if (monthFirst) return `${wide('M', monthFirst[1]!)}${monthFirst[2]}${'Y'.repeat(monthFirst[3]!.length)}`
  const byName = /^(\p{L}+\.?)( ?[-/.'’] ?| )((?:19|20)\d\d|\d\d)$/u.exec(text)
  if (!byName || !isMonth(byName[1]!, byName[3])) return null
  return `${monthPattern(byName[1]!)}${byName[2]}${'Y'.repeat(byName[3]!.length)}`
}

function splitTime(text: string): [date: string, gap: string, time: string] {
  const [gap] = BEFORE_TIME.exec(text) ?? []
  if (gap === undefined) return [text, '', '']
  const at = text.search(BEFORE_TIME)
  return [text.slice(0, at), gap, text.slice(at + gap.length)]
}

function timePattern(gap: string, time: string): string | null {
  const match = TIME.exec(time)
  if (!match || Number(match[1]) > (match[7] ? 12 : 24) || Number(match[3] ?? 0) > 59) return null
  const [, , mark, minutes, seconds, fraction = '', space = '', half, word = '', zone = ''] = match
  return `${gap}HH${minutes ? `${mark}mm` : ''}${seconds ? `${mark}ss${/[1-9]/.test(fraction) ? `${fraction[0]}S` : fraction}` : ''}${half ? `${space}A` : word}${zone}`
}

/** `30-09-'23`: a sign in place of the century. */
const CENTURY_SIGN = /^(\d{1,2}([./-])\d{1,2}\2)(['’‘`´])(\d{2})$/u

function readNumeric(date: string): DateReading | null {
  const [, before = '', , sign, figures = ''] = CENTURY_SIGN.exec(date) ?? []
  if (sign !== undefined) {
    const short = readNumeric(before + figures)
    return short && { ...short, pattern: short.pattern.replace(/YY$/u, `${sign}YY`) }
  }
  const match = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})$/.exec(date)
  if (!match) return readSpaced(date) ?? readPacked(date)
  const [, a = '', mark = '', b = '', c = ''] = match
  const [first, second, third] = [Number(a), Number(b), Number(c)]
  if (a.length === 4) {
    const fits = second >= 1 && second <= 12 && third >= 1 && third <= 31 && c.length <= 2
    return fits ? { kind: 'ymd', pattern: `YYYY${mark}${wide('M', b)}${mark}${wide('D', c)}`, first, second } : null
  }
  if (a.length > 2 || (c.length !== 4 && c.length !== 2)) return null
  if (!areDayAndMonth(first, second)) return null
  const year = c.length === 4 ? 'YYYY' : 'YY'
  const sameWidth = a.length === 2 && b.length === 2
  const pattern = sameWidth ? `DD${mark}MM${mark}${year}` : `D${mark}M${mark}${year}`
  return { kind: 'numeric', pattern, first, second }
}

/** `3/5 2021`, `3/5-21` (Swedish, Danish, Norwegian), `3. 5. 2021` (Czech, Slovak, Austrian), `2021. 5. 3` (Hungarian). */
const SPACED = /^(\d{1,2})(?:(\/)(\d{1,2})(?:( )(\d{4})|( ?- ?)(\d{4}|\d{2}))|(\. ?)(\d{1,2})(\. ?)(\d{4}|\d{2}))$/
const YEAR_FIRST_SPACED = /^\d{4}(\. ?)(\d{1,2})(\. ?)(\d{1,2})$/

function readSpaced(date: string): DateReading | null {
  const [, mark, month, mark2, day] = YEAR_FIRST_SPACED.exec(date) ?? []
  if (day !== undefined && month !== undefined) {
    const [first, second] = [Number(month), Number(day)]
    const pattern = `YYYY${mark}${wide('M', month)}${mark2}${wide('D', day)}`
    return first >= 1 && first <= 12 && second >= 1 && second <= 31 ? { kind: 'ymd', pattern, first, second } : null
  }
  const parts = SPACED.exec(date)
    ?.slice(1)
    .filter((part) => part !== undefined)
  if (!parts) return null
  const [one = '', gap = '', two = '', gap2 = '', year = ''] = parts
  const [first, second] = [Number(one), Number(two)]
  if (first < 1 || first > 31 || second < 1 || second > 12) return null
  return { kind: 'numeric', pattern: `D${gap}M${gap2}${'Y'.repeat(year.length)}`, first, second }
}

/**
 * Figures without marks, the year first or last: never both, as no month is 19 or 20. Seven are a day or month below ten whose zero a
 * spreadsheet took for nothing.
 */
function readPacked(date: string): DateReading | null {
  if (/^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(date)) {
    return { kind: 'ymd', pattern: 'YYYYMMDD', first: 0, second: 0 }
  }
  const match = YEAR_LAST.exec(date)
  if (!match) return null
  const [first, second] = [Number(match[1]), Number(match[2])]
  if (!areDayAndMonth(first, second)) return null
  return { kind: 'numeric', pattern: match[1]!.length === 2 ? 'DDMMYYYY' : 'DMMYYYY', first, second }
}

/** Six figures alone, or five. */
const SHORT = /^(\d?\d)(\d\d)(\d\d)$/
const YEAR_LAST = /^(\d?\d)(\d\d)((?:19|20)\d\d)$/

/** The parts of a date of figures in the order in which it has them, with or without marks between them. */
export function numericParts(date: string): string[] {
  const text = date.trim().replace(/^\D+/, '')
  return (YEAR_LAST.exec(text.split(/\D/, 1)[0]!) ?? SHORT.exec(text))?.slice(1) ?? text.split(/\D+/)
}

/** In whichever order. */
function areDayAndMonth(first: number, second: number): boolean {
  const low = Math.min(first, second)
  return low >= 1 && low <= 12 && Math.max(first, second) <= 31
}

function wide(letter: string, digits: string): string {
  return digits.length === 2 ? letter + letter : letter
}

/** A day, what stands behind it, the month and the year: `3 May 2021`, `1er mai 2020`, `15 de mayo de 1991`, `3rd of June 2021`. */
const DAY_FIRST =
  /^(\d{1,2})((?:er|st|nd|rd|th|\.?º|\.?ª|°|\.)?(?:[ /-]|(?<=\.))(?:(?:de|of) |d['’])?)(\p{L}+\.?)([ /-]|(?<=\.)|, | (?:del?|of) )(\d{4}|\d{2})$/u
const MONTH_FIRST = /^(\p{L}+\.?) (\d{1,2})((?:st|nd|rd|th)?,? )(\d{4})$/u
/** `2021. május 3`, `2021-May-03`. */
const YEAR_FIRST = /^(\d{4})(\.? |[-/])(\p{L}+\.?)([ /-])(\d{1,2})$/u

function readNamed(date: string): DateReading | null {
  const dayFirst = DAY_FIRST.exec(date)
  if (dayFirst && isMonth(dayFirst[3]!, dayFirst[5]) && Number(dayFirst[1]) <= 31) {
    const [, day = '', gap = '', month = '', gap2 = '', year = ''] = dayFirst
    return named(`${wide('D', day)}${gap}${monthPattern(month)}${gap2}${'Y'.repeat(year.length)}`)
  }
  const monthFirst = MONTH_FIRST.exec(date)
  if (monthFirst && isMonth(monthFirst[1]!) && Number(monthFirst[2]) <= 31) {
    const [, month = '', day = '', gap = ''] = monthFirst
    return named(`${monthPattern(month)} ${wide('D', day)}${gap}YYYY`)
  }
  const yearFirst = YEAR_FIRST.exec(date)
  if (yearFirst && isMonth(yearFirst[3]!, yearFirst[1]) && Number(yearFirst[5]) <= 31) {
    const [, , gap = '', month = '', gap2 = '', day = ''] = yearFirst
    return named(`YYYY${gap}${monthPattern(month)}${gap2}${wide('D', day)}`)
  }
  return null
}

function monthPattern(name: string): string {
  const bare = name.replace(/\.$/, '')
  return (bare.length <= 3 ? 'MMM' : 'MMMM') + (bare.length < name.length ? '.' : '')
}

function named(pattern: string): DateReading {
  return { kind: 'text', pattern, first: 0, second: 0 }
}

/** More ways of writing tell of prose rather than of a column of dates. */
const MOST_FORMS = 24

/** The ways in which a column writes its dates, most frequent first. */
export function dateForms(values: ValueCount[]): DateForm[] {
  const forms = new Map<string, DateForm>()
  const read = areCenturyDays(values.map(({ value }) => value)) ? readCenturyDay : readDate
  for (const value of values) {
    const reading = read(value.value)
    if (!reading) continue
    let form = forms.get(reading.pattern)
    if (!form) {
      form = { ...emptyForm(reading, value) }
      forms.set(reading.pattern, form)
    }
    form.count += value.count
    if (reading.kind === 'numeric') {
      if (reading.first > 12) form.first_over_12 ??= value
      if (reading.second > 12) form.second_over_12 ??= value
    }
  }
  return [...forms.values()].toSorted((a, b) => b.count - a.count || a.first.row - b.first.row).slice(0, MOST_FORMS)
}

function emptyForm(reading: DateReading, first: ValueCount): DateForm {
  return { kind: reading.kind, pattern: reading.pattern, count: 0, first, first_over_12: null, second_over_12: null }
}
