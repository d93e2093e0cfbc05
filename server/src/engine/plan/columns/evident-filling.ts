import { cellsOf } from '../../profile/cells-of.ts'
import { meaningsOf } from '../../match/vocabulary/meanings.ts'
import { CONCEPTS, isSameWord } from '../../match/vocabulary.ts'
import { namesIt } from '../transforms/repairs/coded-forms.ts'
import { conceptsOf, fold, wordsOf } from '../../match/names/words.ts'
import { taxSide } from '../../match/names/tax.ts'
import { currencyCode, isCurrencyCode } from '../../profile/countries.ts'
import { escaped } from '../../escaped.ts'
import type { InputTable } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Mapping, Placement } from '../context.ts'
import { alwaysSo } from './always-so.ts'
import { baseQuantity } from './base-quantities.ts'
import { saidAbove } from './said-above.ts'
import { noOf } from '../../match/values/yes-or-no.ts'
import { labelledIn } from '../transforms/values/described-codes.ts'

// What no column holds, but the table tells all the same: the currency that a header or the amounts are written with, whether prices are with
// tax or without, and the year or the value that the file or the sheet is called by.

/** What all rows have, and what tells it. */
export interface Evident {
  value: string
  why: string
  /** It is said of all rows in so many words, of a column that need not be filled, too. */
  isSaid?: boolean
  /** The only amounts that say so: what rows without one have is not told. */
  of?: ColumnProfile
}

/**
 * What the table tells of a template column that no column of it fills; null where nothing does, or not all of it says the same. `saidOfOthers`:
 * what all rows of other tables are said to have there.
 */
export function evidentFilling(
  { table, side }: Placement,
  mappings: readonly Mapping[],
  target: number,
  saidOfOthers: readonly string[] = [],
  texts: readonly string[] = [],
): Evident | null {
  const above = saidAbove(target, { table, side }, texts)
  if (above !== null) return { ...above, isSaid: true }
  const sources = new Set(mappings.flatMap((mapping) => mapping.sources))
  const amounts = [...sources].flatMap((source) =>
    isAmount(table.profile.columns[source]!) ? table.profile.columns[source]! : [],
  )
  const found = side.names[target]!.concepts.includes('currency')
    ? oneCurrency(amounts)
    : (taxOf(target, amounts, side) ??
      yearOf(target, table.profile, side) ??
      alwaysSo({ table, side }, mappings, target) ??
      baseQuantity(target, { table, side }) ??
      (isLikeNone(mappings[target]!) ? calledBy(target, table.profile.table, side, saidOfOthers) : null))
  return found !== null && (side.rules[target]?.matches(found.value) ?? true) ? found : null
}

const isLikeNone = ({ alternatives }: Mapping): boolean => alternatives.length === 0

function isAmount({ types }: ColumnProfile): boolean {
  const { amount = 0, decimal = 0, integer = 0 } = types
  return amount + decimal + integer >= 0.5
}

function oneCurrency(amounts: readonly ColumnProfile[]): Evident | null {
  const told = amounts.flatMap((column) => [
    ...inHeader(column.name).map((code) => ({ code, column, why: `“${column.name}” says so` })),
    ...column.values
      .flatMap(({ value }) => inAmount(value))
      .map((code) => ({ code, column, why: `“${column.name}” is written with it` })),
  ])
  const [first] = told
  if (!first?.code || told.some(({ code }) => code !== first.code)) return null
  if (!told.some(({ column }) => inHeader(column.name).length > 0) && amounts.every(areHardlyMarked)) return null
  const isOnly = told.every(({ column }) => column === first.column)
  return { value: first.code, why: first.why, ...(isOnly && { of: first.column }) }
}

/** All currencies that a table speaks of: in its headers, above them, and beside its amounts. */
export function currenciesIn({ columns, table: { above = [] } }: TableProfile): string[] {
  const texts = [...columns.map(({ name }) => name), ...above.flat()].flatMap(inHeader)
  const beside = columns.filter(isAmount).flatMap(({ values }) => values.flatMap(({ value }) => inAmount(value)))
  return [...texts, ...beside].filter((code) => code !== null)
}

/** Where few amounts say theirs, these may be the ones that are not in the usual currency. */
const FEW = 0.3

function areHardlyMarked({ values, filled }: ColumnProfile): boolean {
  const marked = values.reduce((sum, { value, count }) => (inAmount(value).length > 0 ? sum + count : sum), 0)
  return marked < FEW * filled
}

/** Codes that are no words in capitals. */
const COMMON = new Set([
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'CZK',
  'HUF',
  'CAD',
  'AUD',
  'NZD',
  'JPY',
])

function inHeader(name: string): (string | null)[] {
  const signs = name.match(/\p{L}{0,2}\p{Sc}/gu) ?? []
  const codes = (name.match(/(?<!\p{L})\p{Lu}{3}(?!\p{L})/gu) ?? []).filter(
    (code) => isCurrencyCode(code) && (COMMON.has(code) || /\p{Ll}/u.test(name)),
  )
  return [...signs.map(currencyCode), ...codes]
}

/** Signs that stand for several currencies are none that is known. */
function inAmount(value: string): (string | null)[] {
  const sign = /\p{L}{0,2}\p{Sc}/u.exec(value)?.[0]
  if (sign !== undefined) return [currencyCode(sign)]
  const code = /(?<!\p{L})\p{Lu}{3}(?!\p{L})/u.exec(value)?.[0]
  return code !== undefined && isCurrencyCode(code) ? [code] : []
}

/** Of a yes or no to “includes tax”: what the headers of all amounts that say anything about it say. */
function taxOf(
  target: number,
  amounts: readonly ColumnProfile[],
  { template, rules }: Placement['side'],
): Evident | null {
  const { name, description } = template.columns[target]!
  const allowed = rules[target]?.values ?? []
  const no = allowed.length === 2 ? noOf(allowed) : null
  const asked = taxSide(name) ?? taxSide(description)
  if (no === null || asked === null) return null
  const said = amounts.map((column) => ({ column, tax: taxSide(column.name) })).filter(({ tax }) => tax !== null)
  const [first] = said
  if (!first || said.some(({ tax }) => tax !== first.tax)) return null
  const value = allowed.find((one) => (one === no) === (first.tax !== asked))!
  return { value, why: `“${first.column.name}” says so` }
}

/** What a year may be called that all rows of a file have. */
const OF_ALL_ROWS = new Set([
  'year',
  'fiscal',
  'financial',
  'accounting',
  'business',
  'tax',
  'budget',
  'school',
  'membership',
])
/** A date such as `2024-03-01` is that of the export, and `2023-24` are two years. */
const YEAR = /(?<!\p{N})(?:19|20)\d\d(?!\p{N}|[-_./]\d\d?(?!\d))/gu
/** So much of the table's dates is within a year of it. */
const MOST = 0.5

/** The only year that the sheet, else the file, is called by, unless the dates in the table are of others. */
function yearOf(
  target: number,
  { table, columns }: TableProfile,
  { names, implied }: Placement['side'],
): Evident | null {
  const own = names[target]!.concepts.filter((concept) => !implied.has(concept))
  if (!own.includes('year') || !own.every((concept) => OF_ALL_ROWS.has(concept))) return null
  const called = [table.name, stem(table.file_name)].find((name) => yearsIn(name).length > 0) ?? ''
  const [year, ...others] = yearsIn(called)
  if (year === undefined || others.length > 0) return null
  const dates = columns.filter(({ types: { date = 0, datetime = 0 } }) => date + datetime >= MOST)
  const years = dates.flatMap(({ values }) =>
    values.flatMap(({ value, count }) => yearsIn(value.replace(/[-/.]/g, ' ')).map((one) => ({ one, count }))),
  )
  const near = years.filter(({ one }) => Math.abs(Number(one) - Number(year)) <= 1)
  if (cellsOf(near) < MOST * cellsOf(years)) return null
  return { value: year, why: `“${called === table.name ? called : table.file_name}” says so` }
}

const yearsIn = (text: string): string[] => [...new Set(text.match(YEAR))]

/** The whole sheet is called by an allowed value, or the file by it and by what the column is: “Closed”, `price list retail.csv` of `price_list`. */
function calledBy(
  target: number,
  table: InputTable,
  { template, rules }: Placement['side'],
  saidOfOthers: readonly string[],
): Evident | null {
  const allowed = rules[target]?.values ?? []
  const { description = '' } = template.columns[target]!
  const described = describedFor(table, allowed, description) ?? labelledBy(table, allowed, description)
  const named = namedBy(table, allowed)
  if (named === undefined) return described
  if (isSaidFor(named, table, description))
    return {
      value: named,
      why: `the description says so of such rows, and “${table.file_name}” is called so`,
      isSaid: true,
    }
  const called = wordsIn(`${stem(table.file_name)} ${table.name}`)
  const isWhole = (fold(table.name) === fold(named) && table.name !== stem(table.file_name)) || isCalled(named, table)
  const isAbout = [...wordsIn(template.columns[target]!.name)].every((word) => called.has(word))
  // Where all of another table are said to be something else, this one is called by what its rows are.
  const isOther = saidOfOthers.length > 0 && !saidOfOthers.includes(named)
  return isWhole || isAbout || isOther
    ? { value: named, why: `“${isWhole ? table.name : table.file_name}” says so` }
    : null
}

/**
 * The only allowed value that the file or the sheet is called by: `web_orders.csv`, the sheet “Closed”, `booking.com export.csv`; else the only
 * one whose plural or whose name in another language stands there, as `garages.csv` has a garage, and `Telefon 2024.xlsx` what came by phone.
 */
export function namedBy({ file_name, name }: InputTable, allowed: readonly string[]): string | undefined {
  const called = wordsOf(`${stem(file_name)} ${name}`)
  for (const areSame of SAME_WORDS) {
    const found = allowed.filter((value) => {
      const own = wordsOf(value)
      const isWritten = own.every((word) => called.some((other) => areSame(word, other)))
      return own.length > 0 && (isWritten || called.includes(own.join('')))
    })
    if (found.length > 0) return found.length === 1 ? found[0] : undefined
  }
  const whole = allowed.filter((value) => isCalled(value, { file_name, name }))
  return whole.length === 1 ? whole[0] : undefined
}

/** A sheet whose whole name, of several words too, means a value: “Liste d'attente” of `waitlist`. */
export function isCalled(value: string, { file_name, name }: Pick<InputTable, 'file_name' | 'name'>): boolean {
  if (name === stem(file_name)) return false
  const own = meaningsOf(value)
  return meaningsOf(name).some((meaning) => own.includes(meaning))
}

/** As it stands there, but for its ending, as another word for it. */
const SAME_WORDS: ((word: string, other: string) => boolean)[] = [
  (word, other) => word === other,
  (word, other) => word.length > 3 && isSameWord(word, other),
  (word, other) => word.length > 3 && sayings(word).some((one) => sayings(other).includes(one)),
]

function sayings(word: string): string[] {
  return [...conceptsOf(word).filter((concept) => CONCEPTS.has(concept)), ...meaningsOf(word).map(String)]
}

/** “Receivable for customers, payable for suppliers”: of a file that is called after the ones and not after the others. */
function describedFor(table: InputTable, allowed: readonly string[], description: string): Evident | null {
  if (allowed.length < 2) return null
  const told = allowed.map((value) => {
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{N}])${escaped(value)}["”“»]? (?:for|of|bei|für|pour|para|per|voor|för) (?:the |an? |our )?(\\p{L}+)(?=\\s*(?:[,;.]|$))`,
      'iu',
    )
    return { value, of: conceptsOf(pattern.exec(description)?.[1] ?? '') }
  })
  const called = new Set([stem(table.file_name), table.name].flatMap((name) => conceptsOf(name)))
  if (told.some(({ of }) => of.length === 0)) return null
  const [own, ...others] = told.filter(({ of }) => of.every((concept) => called.has(concept)))
  const why = `the description says so of ${own?.of.join(' ')}s, and “${table.file_name}” is of them`
  return own && others.length === 0 ? { value: own.value, why } : null
}

/** “phone or office; web for website orders” of the file `web_orders`: it is called by the value, and by what its rows are said to be. */
function isSaidFor(value: string, { file_name, name }: InputTable, description: string): boolean {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${escaped(value)}["”“»]? (?:for|bei|für|pour|para|per|voor|för) ([^,;.()]{3,40}?)(?=\\s*(?:[,;.(]|$))`,
    'iu',
  )
  const said = wordsOf(pattern.exec(description)?.[1] ?? '')
  const called = [stem(file_name), name].flatMap((one) => wordsOf(one))
  const own = fold(value)
  const others = called.filter((word) => word.length > 2 && !word.startsWith(own) && /\p{L}/u.test(word))
  return said.some((word) => !word.startsWith(own) && others.some((other) => isSameWord(word, other)))
}

/** “gone (decommissioned)” of the sheet “Decommissioned”; “WPG (Winnipeg) or STB (Steinbach)” of the file `Steinbach staff list.csv`. */
function labelledBy({ name, file_name }: InputTable, allowed: readonly string[], description: string): Evident | null {
  if (allowed.length < 2) return null
  const value = name === stem(file_name) ? null : labelledIn(description, allowed)(name)
  if (value !== null) return { value, why: `“${name}” says so` }
  const labelOf = (one: string): string | undefined =>
    new RegExp(`(?<![\\p{L}\\p{N}])${escaped(one)}\\s*[(=]\\s*(\\p{L}{3,}(?: \\p{L}{3,})?)`, 'u').exec(description)?.[1]
  if (allowed.some((one) => labelOf(one) === undefined)) return null
  const [own, ...others] = allowed.filter((one) => [name, file_name].some((called) => namesIt(called, labelOf(one))))
  return own !== undefined && others.length === 0 ? { value: own, why: `“${file_name}” says so` } : null
}

const stem = (fileName: string): string => fileName.replace(/\.[^.]+$/, '')
const wordsIn = (text: string): ReadonlySet<string> => new Set(fold(text).match(/\p{L}+/gu))
