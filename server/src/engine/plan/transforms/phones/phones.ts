import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { directivesOf, isAsNear } from '../../../knowledge/directives.ts'
import { callingCodesOf, dialledIn } from '../../../match/values/dialled.ts'
import { conceptsOf } from '../../../match/names/words.ts'
import type { Pattern } from '../../../match/pattern/pattern.ts'
import { callingCode, countryCode, mainCountry } from '../../../profile/countries.ts'
import { countryOfNationality } from '../../../profile/demonyms.ts'
import type { Transform } from '../../../model.ts'
import { escapePattern } from '../../../transforms/text.ts'
import { tableLabel } from '../../context.ts'
import { addEntries, improves, push, shareOf, type Work } from '../column-values.ts'
import {
  countryAtHome,
  countryElsewhere,
  countryInside,
  countryShown,
  fitsNational,
  INTERNATIONAL,
  isCountry,
} from './phone-countries.ts'
import { addAreaCode } from './area-codes.ts'
import { addParted, countryOfParted } from './parted-numbers.ts'
import { addPreferredNumber } from './preferred-numbers.ts'
import { addByRule } from './ruled-countries.ts'
import { countryOfWriting } from './written-as-in.ts'
import { countryBeside, countryOfPlaces, ofOtherCountries } from './phone-rows.ts'
import { countryOfRows } from '../values/told-country.ts'
import { insertText } from '../texts/text.ts'

/** Brings phone numbers to E.164 where the rule takes that, or to what is dialled within their country. */
export function addPhone(work: Work): void {
  const { rule, target } = work
  if (rule === null && countryTold(work) === null && !FORM_ASKED.test(target.description ?? '')) return
  takeLabels(work)
  const parted = rule ? countryOfParted(rule) : null
  if (rule && parted !== null) return addParted(work, rule, parted, e164)
  if (rule && callingCodesOf(rule).length === 0) return addNational(work, rule)
  if (work.values.every(({ value }) => value === null || /^\+[1-9]\d{6,14}$/.test(value))) return
  const country = countryOf(work)
  addPreferredNumber(work, country)
  addOfOtherCountries(work, country)
  addByRule(work, country)
  addAreaCode(work, country)
  push(work, { kind: 'phone', country }, (value) => e164(value, country) ?? value)
}

/** Where no rule refuses a number, and nobody says how it is to be written, it stays as it is: nothing that passes is changed. */
const FORM_ASKED = /(?<!\p{L})(?:e\.?\s?164|international\p{L}*|digits|figures|format\p{L}*)(?!\p{L})|\+\d/iu

/** Numbers whose rows name another country than most get its code, where no one country is told for all. */
function addOfOtherCountries(work: Work, country: string | null): void {
  if (country === null || countryTold(work) !== null) return
  const others = ofOtherCountries(work, country)
  addEntries(
    work,
    others.flatMap(({ value, country: own }) => {
      const written = e164(value, own)
      return written === null ? [] : [{ raw: value, value: written, decided_by: 'matcher' as const }]
    }),
  )
}

/** Words before a number, and nothing else behind them. */
const LABELLED = /^(\p{L}[\p{L} ]{0,19}[.:]{0,2}\s*)[+(\d][\d\s()./–-]{5,24}$/u

/** Words in front of some numbers that only say what they are are taken away: “Phone: 218-555-0101”, “Tel. 030 …”. A fax is another number. */
function takeLabels(work: Work): void {
  const labels = work.values.flatMap(({ value }) => {
    const [, label] = LABELLED.exec(value ?? '') ?? []
    const concepts = label === undefined ? [] : conceptsOf(label)
    return label !== undefined && concepts.includes('phone') && !concepts.includes('fax') ? [label] : []
  })
  if (labels.length === 0) return
  const longest = [...new Set(labels)].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))
  const pattern = `^(?:${longest.map(escapePattern).join('|')})?(.+)$`
  push(work, { kind: 'extract', pattern }, (value) => {
    const label = longest.find((one) => value.startsWith(one) && value.length > one.length) ?? ''
    return value.slice(label.length)
  })
}

/** A rule for numbers of one country as they are dialled there: with its calling code away, the zero in front where it wants one, and its marks. */
function addNational(work: Work, rule: Pattern): void {
  const country = countryOf(work) ?? onlyCountryCalled(work)
  addAreaCode(work, country)
  const code = country && callingCode(country)
  if (!code || !work.values.some(({ value }) => value !== null && INTERNATIONAL.test(value)))
    return addMarks(work, rule)
  const now = shareOf(work, (value) => rule.matches(value))
  const marks = rule.literals.places ?? []
  const marked = (value: string): string =>
    marks.reduce((text, { text: mark, at }) => insertText(text, mark, at), value)
  const forms = ['', '0'].map((trunk) => {
    const change = (value: string): string => value.replace(`+${code}`, trunk)
    const isMet = (value: string): boolean => {
      const figures = change(e164(value, country) ?? value)
      return rule.matches(figures) || rule.matches(marked(figures))
    }
    return { trunk, change, share: shareOf(work, isMet) }
  })
  const [best] = forms.toSorted((a, b) => b.share - a.share)
  if (!best || best.share <= now || best.share < NATIONAL) return
  push(work, { kind: 'phone', country }, (value) => e164(value, country) ?? value)
  push(work, { kind: 'replace', find: `+${code}`, with: best.trunk }, best.change)
  const isMarked = shareOf(work, (value) => rule.matches(marked(value))) > shareOf(work, (value) => rule.matches(value))
  if (!isMarked) return
  work.transforms.push(...marks.map(({ text, at }) => ({ kind: 'insert' as const, text, at })))
  // What is too short or too long stays as it is written: marks in the wrong places would make another number of it.
  const whole = (value: string): string => (rule.matches(marked(value)) && !rule.matches(value) ? marked(value) : value)
  push(work, { kind: 'take_back', steps: marks.length, pattern: rule.source }, whole)
}

/** What people write between the figures of a phone number. */
const BETWEEN = ['(', ')', ' ', '-', '.', '/', '–']

/** National numbers that are written in several ways get the marks of the rule: `541.555.0134` and `541-555-0134` are (541) 555-0134. */
function addMarks(work: Work, rule: Pattern): void {
  const places = rule.literals.places ?? []
  const written = (value: string): string => {
    const bare = BETWEEN.reduce((text, mark) => text.replaceAll(mark, ''), value)
    const marked = places.reduce((text, { text: mark, at }) => insertText(text, mark, at), bare)
    return rule.matches(marked) && !rule.matches(value) ? marked : value
  }
  if (places.length === 0 || !improves(work, written)) return
  if (shareOf(work, (value) => rule.matches(written(value))) < NATIONAL) return
  const found = BETWEEN.filter((mark) => work.values.some(({ value }) => value?.includes(mark)))
  const steps: Transform[] = [
    ...found.map((find) => ({ kind: 'replace' as const, find, with: '' })),
    ...places.map(({ text, at }) => ({ kind: 'insert' as const, text, at })),
  ]
  work.transforms.push(...steps)
  push(work, { kind: 'take_back', steps: steps.length, pattern: rule.source }, written)
}

/** The country of the only calling code that numbers have: where the rule takes no code, others would not be told apart. */
function onlyCountryCalled({ values }: Work): string | null {
  const codes = new Set(
    values.flatMap(({ value }) =>
      value !== null && INTERNATIONAL.test(value)
        ? (parsePhoneNumberFromString(value.trim().replace(/^00/, '+'))?.countryCallingCode ?? [])
        : [],
    ),
  )
  const [code, ...others] = codes
  if (code === undefined || others.length > 0) return null
  return code === '1' ? 'US' : mainCountry(code)
}

/** From this share on the numbers are of that country. */
const NATIONAL = 0.7

function e164(value: string, country: string | null): string | null {
  const text = value.trim().replace(/^00/, '+')
  const number = parsePhoneNumberFromString(text, isCountry(country) ? country : undefined)
  if (number?.isPossible()) return number.number
  // One that nobody can have is written like the others all the same (transforms/phone.ts).
  const figures = text.replace(/[\s()./–—-]/g, '')
  return number && /^\+[1-9]\d{7,14}$/.test(figures) ? figures : null
}

/** Told, or the only one that the rule takes; else the country that the rows with a national number name, or are said to be of; else that of nearly all international ones. */
function countryOf(work: Work): string | null {
  return (
    countryTold(work) ??
    countryBeside(work) ??
    countryOfRows(work) ??
    countryInside(work) ??
    countryOfPlaces(work) ??
    countryOfOthers(work.placement) ??
    countryElsewhere(work) ??
    countryAtHome(work) ??
    countryShown(work) ??
    countryOfTemplates(work) ??
    countryOfWriting(work)
  )
}

/** The only country that descriptions of other telephone numbers name, where these are good ones there; told. */
function countryOfTemplates({ context, values, placement, source }: Work): string | null {
  const columns = context.templates.flatMap((template) => template.columns)
  const phones = columns.filter(({ name }) => conceptsOf(name).some((concept) => PHONES.has(concept)))
  const [country, ...others] = new Set(phones.flatMap(({ description = '' }) => countryDescribed(description) ?? []))
  if (country === undefined || others.length > 0 || !fitsNational(values, country, NEARLY_ALL)) return null
  const note = `Numbers without a country's code in “${source.name}” of ${tableLabel(placement.table.profile)} are read as dialled in ${country}, the only country that a template names for such numbers.`
  if (!context.notes.includes(note)) context.notes.push(note)
  return country
}

const PHONES = new Set(['phone', 'mobile', 'fax'])
const NEARLY_ALL = 0.95

/** One country for all numbers: somebody said so, the rule takes no other, or the template speaks of it alone. */
function countryTold(work: Work): string | null {
  return countrySaid(work) ?? (work.rule && dialledIn(work.rule)) ?? countryDescribed(work.target.description ?? '')
}

/** The country that somebody named. Where two notes name two, each is about numbers of its own: the one that the rows name. */
function countrySaid(work: Work): string | null {
  const { context, placement, source } = work
  const [nearest, ...others] = directivesOf(context.directives, 'phone_country', placement.side.template.slug)
  if (!nearest) return null
  const said = new Set([nearest, ...others.filter((one) => isAsNear(nearest, one))].map(({ country }) => country))
  if (said.size === 1) return nearest.country
  const named = [countryBeside(work), countryOfRows(work), countryInside(work)].find((one) => one && said.has(one))
  if (!named) return nearest.country
  const note = `Numbers without a country's code in “${source.name}” of ${tableLabel(placement.table.profile)} are read as dialled in ${named}: ${[...said].join(' and ')} are named for such numbers, and these rows are of ${named}.`
  if (!context.notes.includes(note)) context.notes.push(note)
  return named
}

/** The only country that the template's other phone columns speak of: “same form as Phone” says no more itself. */
function countryOfOthers({ side }: Work['placement']): string | null {
  const phones = side.template.columns.filter((_, at) => side.kinds[at]?.includes('phone'))
  const [country, ...others] = new Set(phones.flatMap(({ description }) => countryDescribed(description ?? '') ?? []))
  return country !== undefined && others.length === 0 ? country : null
}

/** The only country that the template speaks of: “E.164; French unless it says otherwise”, “+49 where there is no country code”. */
function countryDescribed(description: string): string | null {
  const words = description.match(/\p{L}[\p{L}-]*/gu) ?? []
  const named = words.flatMap((word, at) => {
    if (/^(?:USA?|UK)$/.test(word)) return countryCode(word === 'UK' ? 'GB' : word) ?? []
    const lengths = [2, 3].filter((length) => at + length <= words.length)
    const phrases = lengths.map((length) => words.slice(at, at + length).join(' '))
    return (
      (word.length > 3 ? (countryCode(word) ?? countryOfNationality(word)) : null) ??
      phrases.map(countryCode).find((code) => code !== null) ??
      []
    )
  })
  const dialled = [...description.matchAll(/\+(\d{1,3})(?![\d ]*\d)/g)].flatMap(([, code]) => mainCountry(code!) ?? [])
  const [country, ...others] = new Set([...named, ...dialled])
  return country !== undefined && others.length === 0 ? country : null
}
