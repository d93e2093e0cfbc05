import { conceptsOf, fold } from '../../match/names/words.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import { countryCode, currencyCode } from '../../profile/countries.ts'
import { countryOfNationality } from '../../profile/demonyms.ts'
import { LANGUAGES } from '../../profile/languages.ts'
import type { TableProfile } from '../../profile/model.ts'
import { compilePattern } from '../../match/pattern/pattern.ts'
import type { Found } from './called-values.ts'
import { valuesOf } from './columns.ts'
import { stemOf, wordsIn } from './words.ts'

// “only German customers”, “the ledger is in pounds, web.csv in Canadian dollars”: a country or currency that words name, for the columns of
// countries and of currencies.

/** The columns of countries, each with the country that words name. */
export function countriesSaid(clause: string, templates: readonly Template[]): Found[] {
  const [code, ...others] = new Set(countriesIn(clause))
  if (code === undefined || others.length > 0) return []
  return templates.flatMap(({ slug, columns }) => {
    const found = columns.flatMap((column): Found[] => {
      const value = conceptsOf(column.name).join() === 'country' ? countryIn(column, code) : null
      return value === null ? [] : [{ slug, column: column.name, value }]
    })
    return found.length === 1 ? found : []
  })
}

/** “New Zealand” is two words. */
function countriesIn(clause: string): string[] {
  const words = wordsIn(clause).map(({ raw }) => raw)
  return words.flatMap((word, at) => {
    const pair = at === 0 ? null : countryCode(`${words[at - 1]!} ${word}`)
    return pair === null ? countryOf(word) : [pair]
  })
}

/** Countries whose short names any text has; other words of two capitals are something else. */
const IN_SHORT = /^(?:UK|USA?|UAE)$/

function countryOf(word: string): string[] {
  const code = countryOfNationality(word) ?? (word.length > 3 || IN_SHORT.test(word) ? countryCode(word) : null)
  return code === null ? [] : [code]
}

/** A country as the column writes it: one of its values, or a code. */
function countryIn(column: TemplateColumn, code: string): string | null {
  const values = valuesOf(column)
  if (values.length > 0) return values.find((value) => countryCode(value) === code) ?? null
  const isCode =
    /alpha-?2|ISO|two[- ]letter|\b[A-Z]{2}\b/.test(column.description ?? '') || column.desiredRule === 'strict'
  return isCode && takes(column, code) ? code : null
}

/**
 * The columns of currencies, each with the one that words name, where no cell of these tables says another one. Of `all` tables those that some
 * cells have are known.
 */
export function currenciesSaid(
  clause: string,
  templates: readonly Template[],
  profiles: readonly TableProfile[],
  all: readonly TableProfile[] = [],
): Found[] {
  return templates.flatMap(({ slug, columns }) =>
    columns.flatMap((column): Found[] => {
      if (!conceptsOf(column.name).includes('currency')) return []
      const value = currencyIn(clause, column, all)
      return value === null || isContradicted(currencyCode(value), profiles)
        ? []
        : [{ slug, column: column.name, value }]
    }),
  )
}

function isContradicted(code: string | null, profiles: readonly TableProfile[]): boolean {
  return profiles.some(({ columns }) =>
    columns.some(({ types, values }) => {
      const codes = values.flatMap(({ value }) => currencyCode(value) ?? [])
      return (types.currency ?? 0) > 0.5 && codes.some((other) => other !== code)
    }),
  )
}

/** The codes that stand in columns of nothing else. */
function currenciesIn(all: readonly TableProfile[]): string[] {
  const columns = all.flatMap(({ columns: own }) => own).filter(({ name }) => conceptsOf(name).includes('currency'))
  const codes = columns.map(({ values }) => values.map(({ value }) => currencyCode(value)))
  return [...new Set(codes.filter((some) => !some.includes(null)).flat())].filter((code) => code !== null)
}

const STERLING = /(?<!\p{L})(?:pounds? sterling|sterling|british pounds?)(?!\p{L})/iu

function currencyIn(clause: string, column: TemplateColumn, all: readonly TableProfile[]): string | null {
  const values = valuesOf(column)
  const code = currencyNamed(clause)
  const said =
    code === null
      ? unitNamed(clause, values.length > 0 ? values : currenciesIn(all))
      : values.length > 0
        ? values.filter((value) => currencyCode(value) === code)
        : [code]
  return said.length === 1 && takes(column, said[0]!) ? said[0]! : null
}

/** The only currency that a text names in full, or by its code. */
function currencyNamed(clause: string): string | null {
  if (STERLING.test(clause)) return 'GBP'
  const words = wordsIn(clause)
  const said = words.flatMap(({ raw }, at) => {
    const next = words[at + 1]?.raw
    const pair = next === undefined ? [] : [`${raw} ${next}`, `${raw} ${next}`.replace(/s$/, '')]
    // “the date at the top” is not in paʻangas (TOP).
    const single = [raw, raw.replace(/s$/, '')].filter((one) => one.length > 3 || /^[A-Z]{3}$/.test(one))
    const sole = BEFORE_UNIT.test(words[at - 1]?.raw ?? '') ? SOLE.get(fold(raw).replace(/s$/, '')) : undefined
    return sole ?? [...pair, ...single].flatMap((one) => currencyCode(one) ?? [])
  })
  return new Set(said).size === 1 ? said[0]! : null
}

/** “Everything is in rand”: what the money of only one country is called, behind a word that makes no edge of it. */
const BEFORE_UNIT =
  /^(?:in|en|w|v|to|into|i|em|african|polish|hungarian|thai|malaysian|japanese|chinese|ukrainian|nigerian|brazilian)$/iu
const SOLE = new Map([
  ['rand', 'ZAR'],
  ['zloty', 'PLN'],
  ['zlotych', 'PLN'],
  ['forint', 'HUF'],
  ['baht', 'THB'],
  ['ringgit', 'MYR'],
  ['yen', 'JPY'],
  ['yuan', 'CNY'],
  ['hryvnia', 'UAH'],
  ['naira', 'NGN'],
  ['reai', 'BRL'],
])

/** “in pounds”, where only one of the currencies that a column allows is called so. */
function unitNamed(clause: string, values: readonly string[]): string[] {
  const said = new Set(wordsIn(clause).map(({ stem }) => stem))
  return values.filter((value) => {
    const code = currencyCode(value)
    return code !== null && unitsOf(code).some((unit) => said.has(unit))
  })
}

/** What a currency is called, without whose it is: of “Canadian dollar” the dollar. */
function unitsOf(code: string): string[] {
  return LANGUAGES.flatMap((language) =>
    wordsIn(new Intl.DisplayNames([language], { type: 'currency' }).of(code) ?? '')
      .map(({ stem }) => stem)
      .filter((stem) => UNITS.has(stem)),
  )
}

function takes({ desiredRule, strictRule }: TemplateColumn, value: string): boolean {
  return desiredRule !== 'strict' || !strictRule || compilePattern(strictRule)?.matches(value) === true
}

/** Words that name countries or currencies. */
export function wordsOfCountries(clause: string): string[] {
  const words = wordsIn(clause)
  const isPair = (at: number): boolean =>
    countryCode(`${words[at]?.raw ?? ''} ${words[at + 1]?.raw ?? ''}`.trim()) !== null
  return words.flatMap(({ raw, stem }, at) => {
    const isCountry = isPair(at) || (at > 0 && isPair(at - 1)) || countryOf(raw).length > 0
    return isCountry || currencyNamed(raw) !== null || UNITS.has(stem) ? [raw] : []
  })
}

const UNITS = new Set(
  (
    'pound pounds pfund livre livres libra libras lira lire liras dollar dollars dolar dolares euro euros eur franc francs franken franco francos ' +
    'krone kroner kronen krona kronor crown crowns koruna zloty peso pesos rand rupee rupees yen yuan ruble rubles rubel forint leu lei lev ' +
    'dirham dirhams dinar dinars riyal riyals baht ringgit won sterling sterlina sterline pond ponden real reais'
  )
    .split(' ')
    .map(stemOf),
)
