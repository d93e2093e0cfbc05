import { namesColumn } from '../../knowledge/grounded/columns.ts'
import { formulasIn, type SaidFormula, type Sign } from '../../knowledge/formulas-said.ts'
import { readSentences } from '../../knowledge/parse.ts'
import { headerTaxSide, taxSide } from '../../match/names/tax.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { CalculatedInput, DecidedBy, Template, TemplateColumn } from '../../model.ts'
import { intervalIn } from '../../profile/intervals.ts'
import { remembering } from '../../remembering.ts'
import type { Context, Mapping, Placement } from '../context.ts'
import { areDays, areFigures, isShare } from './calculations.ts'
import { areTerms } from './term-columns.ts'

// What sentences say of figures and days, from words to columns of a table.

export interface Formula {
  /** Columns of the table, one for each `$1`, `$2` … */
  sources: number[]
  /** Those of them that are shares of another: 19 is 0.19. */
  shares: number[]
  /** Those of them that are dates. */
  days: number[]
  /** Months are counted from the days. */
  inMonths?: true
  /** Texts of a source that stand for figures. */
  figures?: ReadonlyMap<number, { raw: string; value: string }[]>
  /** Those of them of which the minutes are counted. */
  moments?: number[]
  /** Those of them that say how long something took, with the unit of figures that have none. */
  spans?: ReadonlyMap<number, string>
  /** Those of them that say within how many days something is to be paid. */
  terms?: number[]
  text: string
  /** It comes to a day. */
  isDay: boolean
  /** It comes to a moment, or to the time of the day at which it is. */
  result?: 'moment' | 'time'
  /** How figures that have a unit are read, of some of the sources. */
  read?: ReadonlyMap<number, Partial<CalculatedInput>>
  /** So many are kept, whatever else tells. */
  decimals?: number
  why: string
  by: DecidedBy
  /** Whatever else fills the column. */
  asked: boolean
  /** It is said of the days that are not there; what a column has of them counts. */
  fillsGaps?: boolean
}

/** What texts say of the column, nearest first. */
export function saidOf(
  target: number,
  mappings: readonly Mapping[],
  placement: Placement,
  context: Context,
): Formula[] {
  const { template } = placement.side
  const column = template.columns[target]!
  // Whose cells are blank is said by their own header.
  const own = placement.table.profile.columns[mappings[target]!.sources[0] ?? -1] ?? column
  const told = (context.texts ?? [])
    .filter(({ slug }) => slug === null || slug === template.slug)
    .flatMap(({ text, origin, by }) =>
      saidIn(text)
        .filter(
          ({ before, fillsGaps }) =>
            namesColumn(before, column) ||
            (fillsGaps && namesColumn(before, own)) ||
            isMeantAlone(before, column, template),
        )
        .flatMap(({ sentence, ...said }) =>
          grounded(said, target, mappings, placement, `${origin} says so: “${sentence}”`, by),
        ),
    )
  const described = formulasIn(column.description ?? '')
    .filter((said) => said.isEquation || !said.operands.some(isTax) || isGross(column.name, said.before))
    .flatMap((said) =>
      grounded({ ...said, asked: false }, target, mappings, placement, 'its description says so', 'knowledge'),
    )
  return [...told, ...described]
}

/** “The tax of an invoice is …”, of `tax_total`: all that tells the column from the others of its template, of which none is named. */
function isMeantAlone(before: string, column: TemplateColumn, { columns, name: called, slug }: Template): boolean {
  // “… of an invoice” says whose.
  const nouns = [called, slug].flatMap(conceptsOf)
  const words = new Set(conceptsOf(before).filter((concept) => !nouns.includes(concept)))
  const isTold = ({ name }: TemplateColumn): boolean => {
    const telling = conceptsOf(name).filter((concept) => !BESIDE.has(concept) && concept !== 'total')
    return telling.length > 0 && telling.every((concept) => words.has(concept))
  }
  return isTold(column) && columns.every((one) => one === column || !(isTold(one) || namesColumn(before, one)))
}

/** All formulas of a text, with their sentences: each column looks for its own. */
const saidIn = remembering(100, (text): (SaidFormula & { sentence: string })[] =>
  readSentences(text).flatMap(({ text: sentence }, at, all) => {
    const own = formulasIn(sentence)
    // “… give A and B; the price is the product of the two”.
    const found = own.length > 0 || at === 0 ? own : formulasIn(`${all[at - 1]!.text}; ${sentence}`).slice(-1)
    return found.map((said) => ({ ...said, sentence }))
  }),
)

const isTax = (words: string): boolean => conceptsOf(words).includes('tax')

/** “EUR plus VAT” says of a net price what comes on top of it: only of a total, or of what is called gross, that it is in it. */
function isGross(name: string, before: string): boolean {
  return [name, before].some((text) => taxSide(text) === 'gross' || conceptsOf(text).includes('total'))
}

/** The formula in columns of the table that have figures or days; none where one can't be told which it is, or days can't be counted so. */
function grounded(
  { operands, signs, asked, isEquation, fillsGaps }: SaidFormula,
  target: number,
  mappings: readonly Mapping[],
  placement: Placement,
  why: string,
  by: DecidedBy,
): Formula[] {
  const found: (Operand | null)[] = []
  for (const [at, words] of operands.entries()) {
    // What is called otherwise is another one: nobody means the square of a figure by two of its names.
    const others = found.flatMap((one, before) =>
      one !== null && 'source' in one && operands[before] !== words ? [one.source] : [],
    )
    found[at] = operandOf(words, target, mappings, placement, others)
  }
  // “ZIP+4” is no sum.
  const isSum = signs.every((sign) => sign === '+' || sign === '-')
  const isDay = wantsDay(target, placement)
  if (isSum && !isEquation && !isDay && found.some((one) => one !== null && 'figure' in one)) return []
  const sources = [...new Set(found.flatMap((one) => (one !== null && 'source' in one ? one.source : [])))]
  if (found.includes(null) || sources.length === 0) return []
  const days = sources.filter((source) => areDays(placement.table.profile.columns[source]!))
  if (days.length > 0 || isDay) {
    const dated = found.filter((one) => 'source' in one! && days.includes(one.source))
    const isBetween = days.length === 2 && found.length === 2 && signs[0] === '-'
    if (dated[0] !== found[0] || !isSum || !(isDay ? dated.length === 1 : isBetween)) return []
  }
  // A rate that is added to an amount, or taken off one, is a share of it.
  const shares = found.flatMap((one, at) => {
    const isOf = at > 0 && /[+-]/.test(signs[at - 1]!)
    return isOf && 'source' in one! && isShare(placement.table.profile.columns[one.source]!) ? [one.source] : []
  })
  const parts = found.map((one): Part => {
    if (!('source' in one!)) return { text: one!.figure, isShare: false }
    return { text: `$${sources.indexOf(one.source) + 1}`, isShare: shares.includes(one.source) }
  })
  // Days and months are not counted at once.
  const inMonths = found.some((one) => 'months' in one!)
  if (inMonths && (!isDay || days.length !== 1 || found.length !== 2)) return []
  const terms = isDay ? sources.filter((source) => areTerms(placement.table.profile.columns[source]!)) : []
  const own = {
    sources,
    shares,
    days,
    terms,
    text: written(parts, signs),
    isDay,
    why,
    by,
    asked,
    fillsGaps: isDay && fillsGaps,
  }
  return [inMonths ? { ...own, inMonths } : own]
}

interface Part {
  text: string
  isShare: boolean
}

function written([first, ...rest]: Part[], signs: Sign[]): string {
  return rest.reduce((text, part, at) => {
    const sign = signs[at]!
    if (!part.isShare || !/[+-]/.test(sign)) return `${text} ${sign} ${part.text}`
    return `${at === 0 ? text : `(${text})`} * (1 ${sign} ${part.text})`
  }, first!.text)
}

const MOST_WORDS = 6
const FIGURE = /^\d{1,9}(?:[.,]\d{1,6})?$/

type Operand = { source: number } | { figure: string; months?: true }

/** The column that a few words are about, none of `others`, or a figure among them. */
function operandOf(
  words: string,
  target: number,
  mappings: readonly Mapping[],
  placement: Placement,
  others: readonly number[],
): Operand | null {
  const { table, side } = placement
  const plain = words.trim()
  // “14 days” are 14, of a date; “2 years” so many months.
  const months = /^\d/.test(plain) ? intervalIn(plain, 'month') : null
  if (months !== null) return { figure: months, months: true }
  const figure = FIGURE.test(plain) ? plain : /^\d/.test(plain) ? intervalIn(plain, 'd') : null
  if (figure !== null) return { figure: figure.replace(',', '.') }
  const text = words.split(/\s+/).slice(-MOST_WORDS).join(' ')
  const { columns } = table.profile
  const isDay = wantsDay(target, placement)
  // “The date of the invoice plus the terms”: within how many days something is to be paid is counted, too, whatever it is written in.
  const named = columns.flatMap((column, source) =>
    !others.includes(source) && (isCounted(column) || (isDay && areTerms(column))) && isNamed(text, column.name)
      ? [source]
      : [],
  )
  const own = longest(named.map((source) => ({ source, name: columns[source]!.name })))
  if (own !== null) return { source: own }
  const meant = side.template.columns.flatMap((column, at) => {
    const [source, ...more] = mappings[at]!.sources
    const isPlain = at !== target && source !== undefined && more.length === 0 && mappings[at]!.lead.length === 0
    return isPlain && !others.includes(source) && isCounted(columns[source]!) && isNamed(text, column.name)
      ? [{ source, name: column.name }]
      : []
  })
  const other = longest(meant) ?? bySide(text, table.profile.columns)
  return other === null || others.includes(other) ? null : { source: other }
}

/** Figures that something is called by: nobody adds them. */
const NAMES = new Set([
  'number',
  'postal',
  'phone',
  'fax',
  'id',
  'code',
  'date',
  'year',
  'month',
  'day',
  'time',
  'sku',
  'account',
  'barcode',
  'email',
])

/** The template column wants a day. */
export function wantsDay(target: number, { side }: Placement): boolean {
  const rule = side.rules[target]
  return rule ? DAYS.some(rule.matches) : conceptsOf(side.template.columns[target]!.name).includes('date')
}

const DAYS = ['2024-02-28', '28.02.2024', '28/02/2024', '02/28/2024']

export function isName(name: string): boolean {
  return conceptsOf(name).some((concept) => NAMES.has(concept))
}

function isCounted(column: Placement['table']['profile']['columns'][number]): boolean {
  return areDays(column) || (areFigures(column) && !isName(column.name))
}

/** What a header says of figures besides which they are. */
const BESIDE = new Set(['amount', 'value', 'percent', 'rate', 'sum', 'number', 'days', 'per', 'pro', 'por', 'par'])

const OF_TAXES = new Set([
  'tax',
  'gross',
  'subtotal',
  'incl',
  'inc',
  'including',
  'inkl',
  'excl',
  'ex',
  'excluding',
  'exkl',
])

function isNamed(text: string, name: string): boolean {
  if (namesColumn(text, { name })) return true
  // “Price incl VAT” is a price, and no tax.
  const isTaxed = headerTaxSide(name) !== null
  const telling = conceptsOf(name).filter((concept) => !BESIDE.has(concept) && !(isTaxed && OF_TAXES.has(concept)))
  const said = new Set(conceptsOf(text))
  return telling.length > 0 && telling.every((concept) => said.has(concept))
}

/** “net”, “HT”: the only column that is called so. */
function bySide(text: string, columns: Placement['table']['profile']['columns']): number | null {
  const wanted = taxSide(text)
  const found = columns.flatMap((column, source) =>
    wanted !== null && isCounted(column) && taxSide(column.name) === wanted ? [source] : [],
  )
  return found.length === 1 ? found[0]! : null
}

/** The one of which most words are named; null where two are named as well. */
function longest(named: { source: number; name: string }[]): number | null {
  const sorted = named
    .map((one) => ({ ...one, words: conceptsOf(one.name).length }))
    .toSorted((a, b) => b.words - a.words)
  const [first, second] = sorted
  return first && second?.words !== first.words ? first.source : null
}
