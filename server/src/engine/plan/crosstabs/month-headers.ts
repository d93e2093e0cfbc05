import type { TemplateSide } from '../../match/sides.ts'
import type { TableProfile } from '../../profile/model.ts'
import { monthNames, plainName } from '../../transforms/month-names.ts'
import { LEAST_COLUMNS, type Run } from './crosstab-headers.ts'

// “jan | feb | mrt” under “Hours 2024”: columns for the months of a year, which the headers, a title, the sheet or the file name.

interface Month {
  /** From 1. */
  month: number
  year: string | null
}

/** How a template column writes months. */
export type MonthForm = (year: string, month: string) => string

const FORMS: MonthForm[] = [
  (year, month) => `${year}-${month}`,
  (year, month) => `${year}/${month}`,
  (year, month) => `${month}/${year}`,
  (year, month) => `${month}.${year}`,
  (year, month) => `${month}-${year}`,
  (year, month) => `${year}${month}`,
  (_, month) => month,
  (_, month) => String(Number(month)),
]

/** How a column writes months, and nothing else; null where it takes something else. */
export function monthForm(
  { template, rules }: Pick<TemplateSide, 'template' | 'rules'>,
  target: number,
): MonthForm | null {
  const rule = rules[target]
  const { desiredRule, description } = template.columns[target]!
  // A rule that isn't there takes what its description shows.
  if (!rule && desiredRule === 'none') return /(?<![A-Z-])YYYY-MM(?![A-Z-])/.test(description ?? '') ? FORMS[0]! : null
  if (!rule) return null
  const takes = (form: MonthForm, months: string[]): boolean[] =>
    months.map((month) => rule.matches(form('2024', month)))
  return (
    FORMS.find((form) => {
      // The months of a year, and no thirteenth: else it may be any number.
      const isOnly = /[-/]/.test(form('2024', '01')) || !takes(form, ['00', '13', '31']).includes(true)
      return isOnly && !takes(form, ['01', '06', '09', '10', '12']).includes(false) && !rule.matches('2024-01-01')
    }) ?? null
  )
}

/** The columns that are called as different months are, beside one another, as the template writes them; null where their year is unknown. */
export function runOfMonths(labels: readonly string[], { table }: TableProfile, form: MonthForm): Run | null {
  const read = labels.map(monthCalled)
  const needsYear = form('2023', '01') !== form('2024', '01')
  const said = needsYear ? yearSaid(table) : null
  let best: Run | null = null
  for (let from = 0; from < read.length; from++) {
    const values: string[] = []
    for (let at = from; at < read.length && read[at] !== null; at++) {
      const { month, year } = read[at]!
      const known = year ?? said
      if (needsYear && known === null) return null
      const value = form(known ?? '', String(month).padStart(2, '0'))
      if (values.includes(value)) break
      values.push(value)
    }
    if (values.length >= LEAST_COLUMNS && values.length > (best?.values.length ?? 0))
      best = { from, raws: labels.slice(from, from + values.length), values }
  }
  return best
}

const NAMED = /^(\p{L}{3,}\.?)(?:[\s'’./-]*((?:19|20)?\d\d))?$/u
const YEAR_FIRST = /^((?:19|20)\d\d)[-/.](0?[1-9]|1[0-2])$/
const MONTH_FIRST = /^(0?[1-9]|1[0-2])[-/.]((?:19|20)\d\d)$/

/** The month that a header is, with its year where it says that, too. */
function monthCalled(label: string): Month | null {
  const text = label.trim()
  const [, word = '', named] = NAMED.exec(text) ?? []
  const at = word === '' ? -1 : monthNames.findIndex((names) => names.includes(plainName(word)))
  if (at >= 0) return { month: at + 1, year: named === undefined ? null : `${named.length === 2 ? '20' : ''}${named}` }
  const [, first, second] = YEAR_FIRST.exec(text) ?? []
  if (second !== undefined) return { month: Number(second), year: first! }
  const [, month, year] = MONTH_FIRST.exec(text) ?? []
  return month === undefined ? null : { month: Number(month), year: year! }
}

const YEARS = /(?<!\d)(?:19|20)\d\d(?!\d)/g
/** “Approved 12.12.2024”, “printed on 3 Dec 2024”: the day on which something was done with the list, and no year of its months. */
const DAYS =
  /(?<!\d)(?:\d{1,2}[./-]\s?\d{1,2}[./-]\s?(?:19|20)\d\d|(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}(?:\.|st|nd|rd|th|er)?\s+(?:d[ei]l?\s+)?(\p{L}{3,})\.?(?:\s+del?)?\s+(?:19|20)\d\d|(?<!\p{L})(\p{L}{3,})\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+(?:19|20)\d\d)(?!\d)/giu

function withoutDays(text: string): string {
  return text.replace(DAYS, (day, behind?: string, before?: string) => {
    const month = behind ?? before
    return month === undefined || monthNames.some((names) => names.includes(plainName(month))) ? ' ' : day
  })
}

/** The only year that stands above the table; where none does, in the name of its sheet, or of its file. */
function yearSaid({ above = [], name, file_name }: TableProfile['table']): string | null {
  for (const text of [above.flat().join(' '), name, file_name]) {
    const years = new Set(withoutDays(text).match(YEARS))
    if (years.size > 0) return years.size === 1 ? [...years][0]! : null
  }
  return null
}
