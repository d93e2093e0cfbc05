import { bookYearOf, calledBy, type BookYear } from '../../knowledge/book-years.ts'
import { rewriteDate } from '../../examples/dates.ts'
import type { Pattern } from '../../match/pattern/pattern.ts'
import { conceptsOf, fold } from '../../match/names/words.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { dropQuestions } from '../drop-questions.ts'
import { tableLabel, type Context, type Mapping, type Placement } from '../context.ts'
import { areDays, daysIn } from './calculations.ts'

// “2024-P09”: the period of a book year that the day of an entry falls in. Few ledgers print it so; that the year begins in March, and is called
// by the year that it ends in, somebody has to say.

const OF_BOOK_YEAR =
  /(?:financial|fiscal|accounting|business|book) (?:year|period)|posting period|geschaftsjahr|buchungsperiode|exercice|periode comptable|ejercicio|periodo contable|esercizio|boekjaar|boekperiode/
/** A year, or its last two figures, and a period with a zero or without, as ledgers write them. */
const NOTATIONS = [
  'Y-PM',
  'YPM',
  'Y/PM',
  'Y PM',
  'Y-M',
  'Y/M',
  'Y.M',
  'YM',
  'PM-Y',
  'PM/Y',
  'PM Y',
  'M/Y',
  'M-Y',
  'M.Y',
  'PM',
  'M',
].flatMap((form) =>
  ['', 'FY', 'Y'].flatMap((front) => (form.startsWith('Y') ? [`${front}${form}`] : front === '' ? [form] : [])),
)
/** Of so many rows that say their period themselves nearly all say the same. */
const MOST_ALIKE = 0.9
/** Longer lists of months are of no ledger. */
const MOST_MONTHS = 600

/** The mappings with the periods of book years, where no column has them as they are wanted, and somebody says when the year begins. */
export function withBookPeriods(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { template } = placement.side
  return mappings.map((mapping, target) => {
    const { name, description = '' } = template.columns[target]!
    const rule = placement.side.rules[target]
    if (!rule || mapping.constant !== undefined || mapping.lead.length > 0) return mapping
    const isOfYear = OF_BOOK_YEAR.test(fold(`${name} ${description}`.replaceAll('_', ' ')))
    if (!isOfYear && !conceptsOf(name).includes('period')) return mapping
    const write = notationOf(rule, isYearFirst(description), isOfYear)
    if (write === null || isTaken(mapping, rule, placement)) return mapping
    return inPeriods(mapping, target, mappings, write, placement, context) ?? mapping
  })
}

function inPeriods(
  mapping: Mapping,
  target: number,
  mappings: readonly Mapping[],
  write: Notation,
  placement: Placement,
  context: Context,
): Mapping | null {
  const { table, side } = placement
  const { name, description = '' } = side.template.columns[target]!
  const texts = (context.texts ?? []).filter(({ slug }) => slug === null || slug === side.template.slug)
  const year = bookYearOf([...texts, { text: description, origin: 'its description' }])
  const called = calledBy([description]) ?? calledBy(texts.map(({ text }) => text))
  const source = dayOf(mappings, placement)
  if (!year || source === null || (called === null && year.first > 1 && write.hasYear)) return null
  const column = table.profile.columns[source]!
  const from = daysIn(source, target, placement, context).dates ?? []
  const months = monthsIn(column, from)
  const periodIn = (month: string): Period => periodOf(month, year, called)
  if (months.length === 0 || !agrees(table.profile, column, from, periodIn)) return null
  const entries = months.map((month) => ({
    raw: month,
    value: write.text(periodIn(month)),
    decided_by: 'knowledge' as const,
  }))
  const why = `the book year begins with month ${year.first}: ${year.why}`
  const reason = `It is the period of the book year in which “${column.name}” falls; ${why}.`
  dropQuestions([target], placement, context)
  context.notes.push(
    `“${name}” of ${side.template.name} is the period in which “${column.name}” of ${tableLabel(table.profile)} falls; ${why}.`,
  )
  return {
    sources: [source],
    lead: [
      { kind: 'trim' },
      { kind: 'date', from, to: 'YYYY-MM-DD' },
      // The day is not lost: the period is what is wanted of it.
      { kind: 'rewrite', pattern: '(\\d{4}-\\d{2})-\\d{2}', with: '\\1' },
      { kind: 'value_map', entries },
    ],
    confidence: 0.9,
    reason,
    decided_by: 'knowledge',
    alternatives: mapping.alternatives,
  }
}

interface Period {
  year: number
  number: number
}

interface Notation {
  hasYear: boolean
  text: (period: Period) => string
}

function periodOf(month: string, { first }: BookYear, called: 'begin' | 'end' | null): Period {
  const [year, at] = month.split('-').map(Number) as [number, number]
  const begun = at >= first ? year : year - 1
  return { year: called === 'end' && first > 1 ? begun + 1 : begun, number: ((at - first + 12) % 12) + 1 }
}

/**
 * How the rule wants periods, which takes twelve of them and no thirteenth; null where it is no rule of periods. Without a P these may be
 * the months of the calendar, unless somebody says that they are those of a book year.
 */
function notationOf(rule: Pattern, isFirst: boolean, isOfYear: boolean): Notation | null {
  const forms = NOTATIONS.flatMap((form) =>
    ['MM', 'M'].flatMap((places) => ['YYYY', 'YY'].map((years) => ({ form, places, years }))),
  )
  for (const { form, places, years } of forms) {
    const text = ({ year, number }: Period): string =>
      form
        .replace('M', String(number).padStart(places.length, '0'))
        .replace(/(?<!F)Y/, String(year).slice(-years.length))
    const taken = Array.from({ length: 13 }, (_, at) => rule.matches(text({ year: 2024, number: at + 1 })))
    const hasYear = /(?<!F)Y/.test(form)
    const isMeant = isOfYear || form.includes('P')
    if (isMeant && taken.slice(0, 12).every(Boolean) && !taken[12] && (hasYear || !isFirst)) return { hasYear, text }
  }
  return null
}

function isYearFirst(description: string): boolean {
  return /\byear\b/i.test(description)
}

/** Whether its column has what the rule takes. */
function isTaken({ sources }: Mapping, rule: Pattern, { table }: Placement): boolean {
  return sources.some((source) => table.profile.columns[source]!.values.some(({ value }) => rule.matches(value.trim())))
}

/** The only column of days that fills a required column of the template, else the only one that there is. */
function dayOf(mappings: readonly Mapping[], { table, side }: Placement): number | null {
  const days = [...table.profile.columns.keys()].filter((at) => areDays(table.profile.columns[at]!))
  const required = new Set(
    mappings.flatMap(({ sources }, target) => {
      const [source, ...more] = sources
      const { required: isRequired } = side.template.columns[target]!
      return isRequired && more.length === 0 && side.kinds[target]!.includes('date') && days.includes(source!)
        ? [source!]
        : []
    }),
  )
  const found = required.size > 0 ? [...required] : days
  return found.length === 1 ? found[0]! : null
}

/** The months of the days, and those between them. */
function monthsIn({ values }: ColumnProfile, from: string[]): string[] {
  const known = values
    .flatMap(({ value }) => rewriteDate(value.trim(), { kind: 'date', from, to: 'YYYY-MM' }) ?? [])
    .toSorted()
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined) return []
  const count = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
  const length = count(last) - count(first) + 1
  if (length > MOST_MONTHS) return []
  return Array.from({ length }, (_, at) => {
    const month = count(first) + at
    return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}

/** What the rows say of their period themselves is the same, where a column has it. */
function agrees(
  { columns, rows }: Placement['table']['profile'],
  day: ColumnProfile,
  from: string[],
  periodIn: (month: string) => Period,
): boolean {
  const own = columns.filter(
    ({ name, values }) =>
      conceptsOf(name).includes('period') && values.every(({ value }) => /^\s*(?:0?[1-9]|1[0-2])\s*$/.test(value)),
  )
  return own.every((column) => {
    const both = rows.flatMap((cells) => {
      const month = rewriteDate(cells[day.position]?.trim() ?? '', { kind: 'date', from, to: 'YYYY-MM' })
      const said = cells[column.position]?.trim()
      return month && said ? [Number(said) === periodIn(month).number] : []
    })
    return both.filter(Boolean).length >= MOST_ALIKE * both.length
  })
}
