import { cellsOf } from '../../profile/cells-of.ts'
import type { TemplateSide } from '../../match/sides.ts'
import { fold } from '../../match/names/words.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { readDate, readMonth } from '../../profile/dates.ts'
import { isNullWord } from '../../profile/null-words.ts'
import { readNumber } from '../../profile/numbers.ts'
import { areInCents } from '../../profile/units.ts'
import { isOnRequest } from '../transforms/empty/on-request.ts'
import { dayByDay } from './several-days.ts'

const LEAST_NUMBERS = 0.7
/** A mark says no more than that there is something. */
const MARK = /^[x✓✔✗•●*]$/iu

export interface Cells {
  /** The template column that the cells are, where only one can be. */
  cell: string | null
  /** What stands in cells that are no row of their own. */
  nothing: string[]
}

/** What the cells are: figures for the template's only column of such, or marks that say which rows there are. */
export function cellColumn(
  columns: readonly ColumnProfile[],
  { columns: all }: TableProfile,
  { template, rules, kinds, names }: TemplateSide,
  target: number,
  raws: readonly string[],
  besides = target,
  said: readonly string[] = [],
): Cells | null {
  const values = columns.flatMap(({ values: own }) => own.filter(({ value }) => !isBlank(value)))
  if (columns.filter(({ filled }) => filled > 0).length < 2 || values.length === 0) return null
  const blanks = columns.flatMap(({ values: own }) => own.flatMap(({ value }) => (isBlank(value) ? value.trim() : [])))
  const numbers = values.filter(({ value }) => readNumber(value.trim()) !== null)
  const takes = (at: number, ...forms: string[]): boolean => forms.some((form) => rules[at]?.matches(form) ?? true)
  const others = all.filter((column) => !columns.includes(column)).map(({ name }) => fold(name.trim()))
  const open = template.columns.flatMap(({ name, unique, desiredRule }, at) => {
    if (at === target || at === besides || unique || desiredRule === 'link' || others.includes(fold(name))) return []
    const isNumber = rules[at]
      ? takes(at, '5', '5.00', '5,00') && !takes(at, 'x')
      : kinds[at]!.some((kind) => kind === 'number' || kind === 'integer') ||
        FIGURES.some((one) => names[at]!.concepts.includes(one))
    return isNumber ? [at] : []
  })
  const day = onlyDay({ template, kinds })
  const codes = codeColumn(
    values,
    all.filter((column) => !columns.includes(column)),
    { template, rules },
    [target, besides],
  )
  if (codes !== null) return { cell: codes, nothing: ['', ...blanks] }
  const days = day === null || day === target ? null : noDays(dayByDay(values))
  if (days !== null) return { cell: template.columns[day!]!.name, nothing: ['', ...blanks, ...days] }
  if (numbers.length < LEAST_NUMBERS * values.length) {
    const areMarks = values.every(({ value }) => MARK.test(value.trim()))
    return areMarks && open.length === 0 ? { cell: null, nothing: ['', ...blanks] } : null
  }
  // “From quantity” counts, and is no price of 11.77.
  const figures = numbers.map(({ value }) => value.trim())
  const mayBe = open.filter(
    (at) =>
      !rules[at] ||
      !takesNoFractions(takes.bind(null, at)) ||
      !haveFractions(figures) ||
      areInCents(template.columns[at]!),
  )
  const required = mayBe.filter((at) => template.columns[at]!.required)
  const only = required.length === 1 ? required[0] : mayBe.length === 1 ? mayBe[0] : undefined
  const called = open.filter((at) => raws.some((raw) => fold(template.columns[at]!.name) === fold(raw)))
  if (only === undefined || called.length > 0) return null
  // Where there must be some, a zero says that there is none.
  const isTaken = takes(only, '0', '0.0', '0,0', '0.00', '0,00')
  const zeros =
    isTaken && !areZerosLeft([template.description, template.columns[only]!.description, ...said]) ? [] : ZEROS
  return { cell: template.columns[only]!.name, nothing: [...new Set(['', ...blanks, ...zeros])] }
}

/** So many of the cells are codes as the template wants them. */
const LEAST_CODES = 0.9
/** Of which kind a code is, one of many figures or letters and figures tells by its form. */
const ANY = ['5', '12', '123', '1234', '12345', '5.00', '12.50', '1250.00', 'x', 'X', 'yes', 'A', 'AB', 'ABC', 'Abc']

/** The only template column with codes of the form that stands in the cells, another one in each, and in no other column of the table. */
function codeColumn(
  values: readonly ColumnProfile['values'][number][],
  others: readonly ColumnProfile[],
  { template, rules }: Pick<TemplateSide, 'template' | 'rules'>,
  taken: readonly number[],
): string | null {
  const codes = values.map(({ value }) => value.replaceAll(/\s/g, ''))
  if (new Set(codes).size < LEAST_CODES * cellsOf(values)) return null
  const found = template.columns.flatMap(({ name, desiredRule }, at) => {
    const rule = rules[at]
    if (taken.includes(at) || desiredRule !== 'strict' || !rule || ANY.some((any) => rule.matches(any))) return []
    const isElsewhere = others.some(({ values: own }) => own.some(({ value }) => rule.matches(value.trim())))
    return !isElsewhere && codes.filter(rule.matches).length >= LEAST_CODES * codes.length ? [name] : []
  })
  return found.length === 1 ? found[0]! : null
}

function takesNoFractions(takes: (...forms: string[]) => boolean): boolean {
  return takes('5') && !takes('5.00', '5,00', '5.5', '5,5', '5.50', '5,50')
}

/** So many figures with a fraction are no slips. */
const FRACTIONS = 0.3

function haveFractions(figures: readonly string[]): boolean {
  const broken = figures.filter((figure) => /[.,]\d{1,2}$/.test(figure) && !/[.,]0+$/.test(figure))
  return broken.length >= FRACTIONS * figures.length
}

/** So many of the cells are dates, and so few other things are said instead of one: “due”, “not needed”. */
const LEAST_DAYS = 0.5
const MOST_ELSE = 8

/** What cells say that are no days, where most are: no row has such for its day. Null where they are something else. */
function noDays(values: ColumnProfile['values']): string[] | null {
  const others = values.filter(({ value }) => readDate(value) === null && readMonth(value) === null)
  const count = (of: ColumnProfile['values']): number => of.reduce((sum, one) => sum + one.count, 0)
  const said = [...new Set(others.map(({ value }) => value.trim()))]
  const areWords = said.length <= MOST_ELSE && said.every((value) => /^\P{N}{1,20}$/u.test(value))
  return areWords && count(others) <= (1 - LEAST_DAYS) * count(values) ? said : null
}

const ZERO = '(?:zeros?|zeroes|0|null(?:en|werte?)?|zéros?|ceros?|zeri|zero|nul(?:len)?)'
const LEFT =
  '(?:left out|leave out|omit(?:ted)?|skip(?:ped)?|exclu(?:ded?|s|es)|dropp?(?:ed)?|ignored?|no rows?|not (?:listed|imported|taken|wanted)|weggelassen|weglassen|entfallen|auslassen|ausgelassen|nicht übernehmen|keine zeilen?|omis(?:es)?|ignor(?:és|ées|er|ar|ados)|omitir|omitid[oa]s|omess[ie]|omettere|weglaten|weggelaten|overslaan)'
const ZEROS_LEFT = new RegExp(
  `(?<![\\p{L}\\d.,])${ZERO}(?![-\\p{L}\\d]|[.,]\\d)[^.;]{0,60}?(?<!\\p{L})${LEFT}(?!\\p{L})|(?<!\\p{L})${LEFT}(?!\\p{L})[^.;]{0,40}?(?<![\\p{L}\\d.,])${ZERO}(?![-\\p{L}\\d]|[.,]\\d)`,
  'iu',
)
const KEPT =
  /(?<!\p{L})(?:leading|führende\p{L}*|not (?:left|omit|skip|exclud|dropp|ignor)\p{L}*|never|stay|kept|keep|still|counts?|real|gilt|gelten|zähl\p{L}*|trotzdem|quand même|también cuentan?|conta(?:no)?|tellen?)(?!\p{L})/iu

/** Whether somebody says that what is zero is no row: “Months without one (empty or zero) are left out”. */
function areZerosLeft(texts: readonly (string | null | undefined)[]): boolean {
  return texts.some((text) =>
    (text ?? '').split(/[.;]\s/).some((sentence) => ZEROS_LEFT.test(sentence) && !KEPT.test(sentence)),
  )
}

const FIGURES = ['amount', 'quantity', 'value', 'sum', 'total', 'count', 'balance', 'price', 'rate', 'cost']
const ZEROS = ['0', '0.0', '0,0', '0.00', '0,00', '0.000', '0,000']

function isBlank(value: string): boolean {
  return isNullWord(value) || value.trim() === '' || isOnRequest(value)
}

/** The only date that each row of a template must have. */
export function onlyDay({ template, kinds }: Pick<TemplateSide, 'template' | 'kinds'>): number | null {
  const days = [...template.columns.keys()].filter(
    (at) => template.columns[at]!.required && kinds[at]!.includes('date'),
  )
  return days.length === 1 ? days[0]! : null
}
