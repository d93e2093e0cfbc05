import { callingCode } from '../../profile/countries.ts'
import { languageCode } from '../../profile/language-codes.ts'
import { UNKNOWN } from '../../profile/null-words.ts'
import { isPhone } from '../../profile/value-types.ts'
import type { Pattern } from '../pattern/pattern.ts'
import { begunWords } from './begun-words.ts'
import { calendarValues } from './calendar.ts'
import { cutBeside } from './cut-beside.ts'
import { cutForeignWords } from './cut-foreign-words.ts'
import { dialledIn } from './dialled.ts'
import { genderLetters } from './gender-letters.ts'
import { hasFigureOf } from './figure-within.ts'
import { withCents, type ValueForms } from './forms.ts'
import { frontsOf, lengthBehind } from './rule-fronts.ts'
import { letteredFigures } from './lettered-figures.ts'
import { closestValue, isClear } from './same-meaning.ts'
import { severalIn, severalOf } from './several-allowed.ts'
import { withoutSurplus } from './surplus-zeros.ts'
import { YES_OR_NO } from './yes-or-no.ts'

/** Shorter figures are codes, which may have lost a zero or two, but are no long numbers without theirs; nor do longer ones lose most of them. */
const LEAST_NUMBER = 3
const MOST_ZEROS = 5
/** Of codes that have letters as well a spreadsheet takes no more: eleven figures are no code of sixteen letters and figures. */
const MOST_ZEROS_OF_CODES = 3

/** The share of cells that meet a rule as they are, and the share that can be made to. */
export function rulePass(values: ValueForms[], rule: Pattern): { now: number; reachable: number } {
  let total = 0
  let now = 0
  let reachable = 0
  // Zeros are lost in front of some figures: a digit alone is no postal code.
  const longest = Math.max(0, ...values.map(({ value }) => value.replace(/\D/g, '').length))
  const most = longest < LEAST_NUMBER ? 2 * longest : longest + MOST_ZEROS
  const lengths = fixedLengths(rule).filter((length) => length <= most)
  const padded = (value: string): boolean =>
    /^\d{1,20}$/.test(value) &&
    lengths.some(
      (length) =>
        length > value.length &&
        length <= value.length + mostZeros(length, rule) &&
        rule.matches(value.padStart(length, '0')),
    )
  const dressed = (value: string): boolean => dressings(value, rule, most).some((form) => rule.matches(form))
  const fronts = frontsOf(rule).map((front) => ({ front, length: lengthBehind(front, rule) ?? 0 }))
  const fronted = (value: string): boolean =>
    /^\d{1,12}$/.test(value) &&
    fronts.some(
      ({ front, length }) =>
        rule.matches(front + value) || (length <= most && rule.matches(front + value.padStart(length, '0'))),
    )
  const isOfCountries = OF_COUNTRIES.test(rule.source)
  const lettered = (value: string): boolean =>
    isOfCountries && LONG_NUMBER.test(value) && COUNTRIES.every((letters) => rule.matches(letters + value))
  const isOfLanguages = takesLanguages(rule)
  const named = (value: string): boolean =>
    isOfLanguages && LANGUAGE.test(value) && rule.matches(languageCode(value) ?? '')
  const calling = callingCodeOf(rule)
  const dialled = (value: string): boolean =>
    calling !== null && isPhone(value) && rule.matches(`+${calling}${value.replace(/\(0\)|\D/g, '').replace(/^0/, '')}`)
  // What says that there is none tells nothing of what else stands there, however many rows have none.
  const saysNone = ({ value }: ValueForms): boolean => UNKNOWN.has(value.trim().toLowerCase()) && !rule.matches(value)
  const telling = values.filter((one) => !saysNone(one))
  // Ticks alone say yes, and not that all that is ticked is of some other kind.
  const [one, ...more] = telling
  const isTicked = one !== undefined && more.length === 0 && TICK.test(one.value.trim())
  // Forms of address, where those of men and of women stand there.
  const gender = rule.values?.some((value) => GENDER.test(value))
    ? genderLetters(
        telling.map(({ value }) => value.trim()),
        '',
        rule.values,
      )
    : null
  const figured = letteredFigures(
    telling.map(({ value }) => value),
    rule.values ?? [],
  )
  const listed = severalOf(rule)
  const several =
    listed &&
    severalIn(
      telling.map(({ value }) => value),
      listed.allowed,
    )
  // Nor is a no where nothing else stands the beginning of `no_show`.
  const isAnswered =
    rule.values !== null && !isTicked && telling.every(({ value }) => isClear(closestValue(value, YES_OR_NO)))
  const nearest = (value: string): number => {
    const found = closestValue(isTicked ? 'yes' : value, rule.values ?? [])
    return isAnswered && !isClear(found) ? 0 : found.length
  }
  const short = cutShort(
    telling.map(({ value }) => value),
    rule.values ?? [],
  )
  // “di” is a Tuesday only beside “wo”: days and months are known by all of them.
  const calendar = calendarValues(
    telling.map(({ value }) => value),
    rule.values ?? [],
  )
  for (const { value, count, forms } of telling.length > 0 ? telling : values) {
    total += count
    if (rule.matches(value)) now += count
    else if (
      forms.some((form) => rule.matches(form)) ||
      padded(value.trim()) ||
      several?.has(value) === true ||
      calendar?.has(value) === true ||
      withoutSurplus(value.trim(), rule) !== null ||
      dressed(value) ||
      fronted(value.trim()) ||
      lettered(value.trim()) ||
      dialled(value.trim()) ||
      named(value.trim()) ||
      isNumberOfYear(value.trim(), rule) ||
      gender?.has(value.trim()) ||
      (rule.values &&
        (nearest(value) > 0 || short.has(value) || hasFigureOf(value, rule.values) || figured(value) !== null))
    ) {
      reachable += count
    }
  }
  return total === 0 ? { now: 0, reachable: 0 } : { now: now / total, reachable: (now + reachable) / total }
}

/** Of more different values none is a code. */
const MOST_CODES = 40

/** Codes that stand for allowed values because words beside them, or words of another language, begin with them. */
function cutShort(raws: readonly string[], allowed: readonly string[]): ReadonlySet<string> {
  if (allowed.length === 0 || raws.length > MOST_CODES) return new Set()
  const begun = begunWords(raws, allowed)
  const foreign = cutForeignWords(raws, allowed)
  return new Set(
    raws.filter((raw) => begun.get(raw)?.length === 1 || foreign.has(raw) || cutBeside(raw, raws, allowed) !== null),
  )
}

const GENDER = /^(?:male|m)$/i

const TICK = /^[xX✓✔☑✅]$/u

/** The letters of any country in front of tax numbers, which are often written without: which country, the row or a text tells. */
const OF_COUNTRIES = /^\^?\(?\[A-Z\]\{2\}/
const COUNTRIES = ['DE', 'IT', 'FR']
const LONG_NUMBER = /^\d{7,13}$/

/** A number that begins anew each year, with the year behind it: 87/22, 0012-2023. */
const OF_YEAR = /^(?:\p{L}{1,12}[.:]? ?[ .:])?0*(\d{1,6}) ?[/._–-] ?(?:19|20)?(\d\d)$/u
const NUMBER_LENGTHS = [1, 2, 3, 4, 5, 6]

/** The same with the year in front and in full, as the rule takes it. */
export function isNumberOfYear(value: string, rule: Pattern): boolean {
  const [, number, year] = OF_YEAR.exec(value) ?? []
  return (
    number !== undefined &&
    ['/', '-', '.', '_'].some((mark) =>
      NUMBER_LENGTHS.some((length) => rule.matches(`20${year}${mark}${number.padStart(length, '0')}`)),
    )
  )
}

/** Two small letters are the code of a language, which its name leads to; capitals may be those of places as well. */
const LANGUAGE = /^\p{L}[\p{L} ]{2,30}$/u

function takesLanguages({ matches }: Pattern): boolean {
  return matches('en') && matches('xh') && !matches('english') && !matches('EN')
}

function mostZeros(length: number, rule: Pattern): number {
  return rule.matches('A'.repeat(length)) ? MOST_ZEROS_OF_CODES : length
}

/** Longer values are no codes. */
const LONGEST_CODE = 24
/** What is no code: figures alone don't become dates, times or amounts by the marks of these. */
const NO_CODES = [
  '2024-02-28',
  '28.02.2024',
  '02/28/2024',
  '28/02/2024',
  '2024-02',
  '2024-02-28 09:30',
  '09:30',
  '12.50',
]

/**
 * A code in the rule's dress: with what all codes begin with before the figures, up to their length, and with its marks where they stand:
 * 301 as `C-00301`, `1086JS` as `1086 JS`, `M5450` as `M54.50`.
 */
function dressings(value: string, rule: Pattern, most: number): string[] {
  const { prefix, marks, places } = rule.literals
  if ((prefix === '' && marks.length === 0) || value.length > LONGEST_CODE) return []
  const bare = value.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
  const start = prefix.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
  const body = start !== '' && bare.startsWith(start) ? bare.slice(start.length) : bare
  if (!/\d/.test(body)) return []
  if (!/\p{L}/u.test(prefix + body) && NO_CODES.some((one) => rule.matches(one))) return []
  const forms =
    prefix === '' ? [] : Array.from({ length: Math.min(11, most) }, (_, at) => prefix + body.padStart(at + 1, '0'))
  if (places) {
    const inner = places.filter(({ at }) => at >= prefix.length).toSorted((a, b) => a.at - b.at)
    forms.push(places.toSorted((a, b) => a.at - b.at).reduce(marked, bare), inner.reduce(marked, prefix + body))
  } else if (marks.length === 1) forms.push(...Array.from(bare, (_, at) => marked(bare, { text: marks[0]!, at })))
  return [...new Set(forms)]
}

function marked(text: string, { text: mark, at }: { text: string; at: number }): string {
  return text.slice(0, at) + mark + text.slice(at)
}

const callingCodes = new WeakMap<Pattern, string | null>()

/** What stands in front of the numbers of the only country whose numbers the rule takes. */
function callingCodeOf(rule: Pattern): string | null {
  const known = callingCodes.get(rule)
  if (known !== undefined) return known
  const country = dialledIn(rule)
  const calling = country && callingCode(country)
  callingCodes.set(rule, calling)
  return calling
}

const lengthsOf = new WeakMap<Pattern, number[]>()

/** Lengths of figures that a rule takes, where it takes those with zeros in front, and not any length. */
function fixedLengths(rule: Pattern): number[] {
  const known = lengthsOf.get(rule)
  if (known) return known
  const taken = Array.from({ length: 20 }, (_, at) => at + 1).filter((length) =>
    rule.matches('1'.padStart(length, '0')),
  )
  const lengths = taken.length > 3 ? [] : taken
  lengthsOf.set(rule, lengths)
  return lengths
}

export interface Pass {
  shares: { now: number; reachable: number }[]
  /** The mean of `reachable` over the table's columns. */
  common: number
}

/** How far each column, of which the forms are given, can meet each rule, perhaps in cents; equal rules are tried once. */
export function passesOf(
  columns: () => readonly ValueForms[][],
  rules: readonly (Pattern | null)[],
  inCents: readonly boolean[],
): (Pass | null)[] {
  const tried = new Map<string, Pass>()
  return rules.map((rule, at) => {
    if (!rule) return null
    const key = `${inCents[at] ? 'cents ' : ''}${rule.source}`
    const pass = tried.get(key) ?? passShares(inCents[at] ? columns().map(withCents) : columns(), rule)
    tried.set(key, pass)
    return pass
  })
}

function passShares(columns: readonly ValueForms[][], rule: Pattern): Pass {
  const shares = columns.map((forms) => rulePass(forms, rule))
  return { shares, common: shares.reduce((sum, { reachable }) => sum + reachable, 0) / Math.max(1, shares.length) }
}
