import { conceptsOf } from '../../match/names/words.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import { isCurrencyCode } from '../../profile/countries.ts'
import { areConvertible, multipleNamed, timesBetween, unitNamed } from '../../profile/units.ts'
import type { Directive, ExactTable } from '../directives.ts'
import { exactly } from '../grounded/rows-out.ts'
import { templatesIn } from '../grounded/tables.ts'
import type { Unread } from '../grounded/unread.ts'
import { wordsIn } from '../grounded/words.ts'
import { OF_TWO_DIGITS } from '../../plan/transforms/dates/said-centuries.ts'
import { isBlocked } from './blockers.ts'
import { withoutReasons } from './hedges.ts'
import { factorSaid, pointMoved, shownScaled, type Factor } from './factors-said.ts'
import {
  columnsMeant,
  columnsWith,
  figureColumns,
  isOfMoney,
  tablesMeant,
  type FigureColumn,
} from './figure-columns.ts'
import { unitsSaid, type UnitsSaid } from './unit-pairs.ts'
import { dimensionsOf, MONEY_UNITS, unitMentionsIn } from './unit-words.ts'

// “The rates are in pence, we need pounds”, “Gewicht durch 1000 teilen”, “1250 means 12.50”: which unit the figures of a column are in, and which is
// wanted, by the units that a sentence names, by the template, or by a factor.

const MEASURED: [ReadonlySet<string> | string, string[]][] = [
  [
    MONEY_UNITS,
    'price amount total fee rate cost rent salary balance revenue budget deposit discount charge value tax net gross credit debit payment wage turnover margin'.split(
      ' ',
    ),
  ],
  ['kg', ['weight', 'mass', 'load']],
  ['m', ['length', 'distance', 'height', 'width', 'depth', 'size', 'diameter', 'mileage', 'thickness']],
  ['m²', ['area', 'size', 'surface']],
  ['l', ['volume', 'capacity', 'content']],
  ['min', ['duration', 'time', 'hours', 'minutes']],
  ['d', ['duration', 'days', 'term', 'period']],
  ['month', ['duration', 'age', 'term', 'period', 'warranty']],
]

/** The unit of the columns that a sentence speaks of, and the one that is wanted. */
export function unitsRead(
  { text: whole, before, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const text = whole.replace(SPAN, ' ')
  const act = withoutReasons(text)
  if (isBlocked(act) || OF_TWO_DIGITS.test(text)) return []
  const own = unitsSaid(text)
  const pair = own.length === 1 && own[0]!.units.length === 1 ? unitsSaid(`${before}; ${text}`) : []
  const goesOn = pair.length === 1 && pair[0]!.units.length === 2 && !isBlocked(before)
  const ofRates = PER_TIME.test(goesOn ? `${before}; ${text}` : text) ? isTime : () => false
  const said = (goesOn ? pair : own).filter(({ units }) => !units.every(ofRates))
  const full = goesOn ? `${before}; ${text}` : text
  const meant = tablesMeant(full, profiles)
  // How others write what is called so says nothing of these.
  const within = profiles.filter((one) => meant?.some((table) => isSameTable(table, exactly(one))) ?? true)
  const columns = figureColumns(within, templates).filter(
    ({ slug, column }) => !isKey(column) && (origin.slug === null || origin.slug === slug),
  )
  const perMonth = PER_MONTH.test(`${before}; ${text}`) ? tablesPerMonth(profiles) : undefined
  // “Her policies” may be those of any sheet that is called so.
  const both = perMonth?.filter((one) => meant?.some((other) => isSameTable(one, other)) ?? true) ?? []
  // Where no header says so, or that of another table, nobody knows which.
  const isOpen = perMonth !== undefined && both.length === 0 && (meant === undefined || perMonth.length > 0)
  if (isOpen && profiles.length > 1) return []
  const tables = both.length > 0 ? both : meant
  const spoken = templatesIn(full, templates).map(({ slug }) => slug)
  const read = nearest(
    said.flatMap((one) => byUnits(one, full, columns, said.length === 1)),
    spoken,
  )
  const factor = factorOf(act, text)
  if (factor && (read.length > 0 || said.length <= 1)) {
    const found = factored(factor, read, {
      full: `${full}; ${before}`,
      columns,
      tables,
      origin,
      unit: said[0]?.units[0],
    })
    return [...found, ...(both.length > 0 ? headedPerMonth(found, both, profiles) : [])]
  }
  return read.map((one): Directive => ({ ...one, ...origin, slug: one.slug, ...(tables ? { tables } : {}) }))
}

/** Keys are measured in nothing, whatever they are called after: “show budgets” are not those of “show_code”. */
function isKey({ desiredRule, unique, required }: TemplateColumn): boolean {
  return desiredRule === 'link' || (unique && required)
}

/** “Less than 24 hours ahead”: how long before or after something is of no column's figures. */
const SPAN =
  /(?<![\p{L}\p{N}])\d+ ?(?:hours?|hrs?|days?|weeks?|months?|stunden?|tagen?|wochen?|monaten?|heures?|jours?|semaines?|mois|horas?|días?|semanas?|meses|ore|giorni|settimane|mesi|uur|dagen|weken|maanden) (?:ahead|before(?:hand)?|in advance|earlier|later|after(?:wards)?|of notice|notice|prior|vorher|zuvor|davor|vor|danach|später|im voraus|à l[’']avance|avant|après|plus tôt|plus tard|antes|después|de antelación|prima|dopo|in anticipo|di preavviso|van tevoren|vooraf|ervoor|erna|later|eerder)(?!\p{L})/giu

/** What a price is for is no unit of its figures: of those per month a year has twelve. */
const PER_TIME =
  /(?<!\p{L})(?:per|a|an|each|every|pro|je|im|par|al|por|por cada|all[’']|à l[’']|per il) ?(?:hour|day|week|month|quarter|year|annum|stunde|tag|woche|monat|quartal|jahr|heure|jour|semaine|mois|trimestre|an|année|hora|día|dia|semana|mes|año|ora|giorno|settimana|mese|anno|uur|dag|maand|kwartaal|jaar)(?!\p{L})/iu
const TIMES = ['min', 'h', 'd', 'wk', 'month', 'year']

function isTime(unit: string): boolean {
  return TIMES.includes(unit)
}

const PER_MONTH =
  /(?<!\p{L})(?:(?:per|a|each|every|pro|im|par|al|por) (?:month|monat|mois|mes|mese|maand)|monthly|monatlich\p{L}*|mensuel\p{L}*|mensual\p{L}*|mensil\p{L}*|maandelijks\p{L}*|mtl|p\.?m)(?!\p{L})|(?<=\p{L} ?)\/ ?(?:mo|mth|month|monat|mois|mes|mese|maand)(?!\p{L})/iu

/** “She wrote premiums per month, so times twelve”: whose figures are per month say their headers; where none does, nobody knows. */
function tablesPerMonth(profiles: readonly TableProfile[]): ExactTable[] {
  return profiles
    .filter(({ columns }) => columns.some(({ name, types }) => PER_MONTH.test(name) && (types.date ?? 0) < 0.5))
    .map(exactly)
}

/** “Tab B has the fee per month, so times 12”: of a tab that has a “Monthly” and no other such column, this is the fee, were it called by nothing else. */
function headedPerMonth(
  found: readonly Directive[],
  tables: readonly ExactTable[],
  profiles: readonly TableProfile[],
): Directive[] {
  const [only, ...others] = found
  if (only?.kind !== 'calculated' || others.length > 0) return []
  const { by, slug, origin, revision, said } = only
  return profiles
    .filter((profile) => tables.some((one) => isSameTable(one, exactly(profile))))
    .flatMap(({ table, columns }): Directive[] => {
      const [header, ...more] = columns.filter(({ name }) => PER_MONTH.test(name)).map(({ name }) => name)
      const isBare = header !== undefined && /^[\s/()$€£.]*$/.test(header.replace(PER_MONTH, ''))
      return isBare && more.length === 0
        ? [
            {
              by,
              slug,
              origin,
              revision,
              said,
              kind: 'column',
              source: header,
              target: only.column,
              within: table.name,
            },
          ]
        : []
    })
}

function isSameTable(one: ExactTable, other: ExactTable): boolean {
  return one.file_id === other.file_id && one.table === other.table
}

/** Of columns of one name those of the rows that the sentence speaks of. */
function nearest<T extends { slug: string }>(found: T[], spoken: readonly string[]): T[] {
  const own = found.filter(({ slug }) => spoken.includes(slug))
  return own.length > 0 ? own : found
}

interface Scaled {
  kind: 'scaled'
  slug: string
  column: string
  unit: string
  bare_unit: string
}

function byUnits(said: UnitsSaid, text: string, all: readonly FigureColumn[], isAlone: boolean): Scaled[] {
  const [some] = said.units
  const isOf = (one: FigureColumn): boolean => isMeasuredIn(some!, one)
  const isMoney = MONEY_UNITS.has(some!) && isOfMoney(text)
  const named = isMoney ? all.filter(isOf) : columnsMeant(text, all, isOf)
  const fitting = isAlone ? named : columnsMeant(text, all.filter(isOf), isOf)
  const figure = said.figure === null ? [] : columnsWith(said.figure, all)
  const meant = named.length === 0 && figure.length > 0 ? figure : fitting
  // Thousands may be counted of anything, but of what is measured otherwise.
  const counted = meant.filter((one) => !MONEY_UNITS.has(some!) || isOf(one) || !isMeasured(one))
  return counted.flatMap((one): Scaled[] => {
    const wanted = wantedBy(one, some!)
    const pair = said.settle(wanted)
    if (!pair || pair.from === pair.to || !isTrue(pair.from, pair.to, one)) return []
    return [{ kind: 'scaled', slug: one.slug, column: one.column.name, unit: pair.to, bare_unit: pair.from }]
  })
}

/** Whether a column is called, or described, as what is measured in such units. */
function isMeasuredIn(unit: string, { column, sources }: FigureColumn): boolean {
  const concepts = MEASURED.filter(([of]) =>
    typeof of === 'string' ? timesBetween(of, unit) !== null || timesBetween(unit, of) !== null : of.has(unit),
  )
  const names = [column, ...sources].flatMap(({ name }) => conceptsOf(name))
  const named = unitNamed(column.name, column.description)
  const isNamed = named !== null && (timesBetween(named, unit) !== null || timesBetween(unit, named) !== null)
  const currency = wordsIn(column.name).slice(1).at(-1)?.text.toUpperCase()
  const isOfCurrency = MONEY_UNITS.has(unit) && currency !== undefined && isCurrencyCode(currency)
  return isNamed || isOfCurrency || concepts.some(([, words]) => words.some((word) => names.includes(word)))
}

function isMeasured(one: FigureColumn): boolean {
  return ['kg', 'm', 'm²', 'l', 'min', 'd', 'month'].some((unit) => isMeasuredIn(unit, one))
}

/** “In euros, not in thousands”: what is not wanted. */
const NOT_IN = /(?<!\p{L})(?:not|never|nicht|pas|no|non|niet) (?:(?:in|en|als) )?\p{L}+/giu

/** The unit that the template wants of the same dimension; null where it doesn't say. */
function wantedBy({ column }: FigureColumn, unit: string): string | null {
  const text = `${column.name} ${(column.description ?? '').replace(NOT_IN, ' ')}`
  if (MONEY_UNITS.has(unit)) return multipleNamed(text) ?? 'ones'
  const named = unitNamed(column.name, column.description)
  if (named !== null && areConvertible(named, unit)) return named
  const [only, ...others] = dimensionsOf(unitMentionsIn(column.description ?? '')).filter((some) =>
    some.some((one) => areConvertible(one.unit, unit)),
  )
  const units = new Set(only?.map((one) => one.unit))
  return only && others.length === 0 && units.size === 1 ? [...units][0]! : null
}

/** Cents are whole: amounts with decimals are none. */
function isTrue(from: string, to: string, { sources }: FigureColumn): boolean {
  if (from !== 'hundredths' || to !== 'ones') return true
  return sources.every(({ values }) => !values.some(({ value }) => /\d[.,]\d{1,2}\D*$/.test(value)))
}

function factorOf(act: string, text: string): Factor | null {
  const said = factorSaid(act) ?? factorSaid(text)
  const shown = shownScaled(text)?.factor ?? null
  const found = [said, shown, pointMoved(text)].filter((one) => one !== null)
  const [first] = found
  return first && found.every(({ by, isDivided }) => by === first.by && isDivided === first.isDivided) ? first : null
}

interface Around {
  full: string
  columns: readonly FigureColumn[]
  tables: ReturnType<typeof tablesMeant>
  origin: Unread['origin']
  /** That which the sentence names beside the factor: “in units of 10 minutes”. */
  unit: string | undefined
}

const POWERS = new Map([
  [0.1, 'tenths'],
  [0.01, 'hundredths'],
  [0.001, 'thousandths'],
  [10, 'tens'],
  [100, 'hundreds'],
  [1000, 'thousands'],
  [1_000_000, 'millions'],
])

/** What a factor says, where the units that are named say the same or none is named. */
function factored(
  factor: Factor,
  read: readonly Scaled[],
  { full, columns, tables, origin, unit: measure }: Around,
): Directive[] {
  const times = factor.isDivided ? 1 / factor.by : factor.by
  const only = tables ? { tables } : {}
  if (read.length > 0) {
    const isSame = read.every(({ unit, bare_unit: bare }) => isNearly(ratioOf(bare, unit), times))
    return isSame ? read.map((one): Directive => ({ ...one, ...origin, slug: one.slug, ...only })) : []
  }
  const shown = shownScaled(full)
  const isOf = (one: FigureColumn): boolean => measure !== undefined && isMeasuredIn(measure, one)
  const measured = columnsMeant(full, columns.filter(isOf), isOf)
  const named = measured.length > 0 ? measured : columnsMeant(full, columns)
  const having = shown ? columnsWith(shown.from, columns) : []
  const meant = named.length > 0 ? named : having.length === 1 ? having : []
  const unit = POWERS.get(Number(times.toPrecision(6)))
  return meant.map(({ slug, column }): Directive => {
    if (unit !== undefined)
      return { ...origin, kind: 'scaled', slug, column: column.name, unit: 'ones', bare_unit: unit, ...only }
    const formula = `$1 ${factor.isDivided ? '/' : '*'} ${factor.by}`
    return { ...origin, kind: 'calculated', slug, column: column.name, formula, ...only }
  })
}

function ratioOf(from: string, to: string): number {
  const times = timesBetween(from, to)
  return times === null ? 1 / Number(timesBetween(to, from) ?? Number.NaN) : Number(times)
}

function isNearly(one: number, other: number): boolean {
  return Math.abs(one / other - 1) < 1e-6
}
