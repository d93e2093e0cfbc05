// Over 300 lines: every way in which a value becomes another by a map, in the order of what is believed first, and the question in the end.
import { contradiction } from '../../examples/contradiction.ts'
import { isCategory, shownColumn } from '../../advice/shown.ts'
import { sameName, type Directive } from '../../knowledge/directives.ts'
import { EMPTY, KEEP, valueKey } from '../../knowledge/statements.ts'
import { calendarValues } from '../../match/calendar.ts'
import { closestValue, type Closest } from '../../match/same-meaning.ts'
import { conceptsOf } from '../../match/words.ts'
import type { DecidedBy, Question, ValueMapEntry } from '../../model.ts'
import {
  codeForOther,
  countryBeginning,
  countryCodeAnywhere,
  countryOfSign,
  countryOfThree,
  currencyCode,
  languageCode,
  threeLetterCode,
} from '../../profile/countries.ts'
import { countryOfNationality } from '../../profile/demonyms.ts'
import { adviceOn, doubt } from '../advised.ts'
import { isNullWord } from '../../profile/null-words.ts'
import { stateCode } from '../../profile/subdivisions.ts'
import { meaningsOf, type Meanings } from '../code-lists.ts'
import { answerTo, ask, tableLabel } from '../context.ts'
import { inverted, isInverse, isTickColumn, isYesBesideNo, noOf } from './booleans.ts'
import { push, shareOf, type Travelling, type Work } from './column-values.ts'
import { genderLetters } from './gender-letters.ts'
import { labelledIn } from './described-codes.ts'
import { evidence, scaled } from './dates.ts'

/** From here on a value is mapped without asking. */
const SURE = 0.84
/** A second candidate this near makes a value ambiguous. */
const NEAR = 0.06
/** The same but for case and what stands between words. */
const SAME = 0.99
/** More unknown values than this show another list of values, not slips: they become issues instead of questions. */
const MAX_QUESTIONS = 12
/** Unless the column has a list of its own: all its rows would be lost for so many answers. */
const MOST_CODES = 24
/** A list of allowed values that is longer is no matter of picking one. */
const MOST_ALLOWED = 60

interface Unclear {
  travelling: Travelling
  candidates: Closest[]
}

/**
 * Maps what isn't an allowed value to one that is: told, or clearly the same; asks where it could be several. Allowed values that are
 * codes are keys: another key is no misspelling of one, however near it is.
 */
export function addValueMap(work: Work, allowed: readonly string[]): void {
  const keys = areKeys(allowed)
  const known = new Set(allowed)
  const ticks = isTickColumn(work)
  const open = work.values.filter(({ value }) => value !== null && !known.has(value))
  const entries: ValueMapEntry[] = []
  const unclear: Unclear[] = []
  const calendar = calendarValues(
    open.flatMap(({ value }) => (isNullWord(value!) ? [] : value!)),
    allowed,
  )
  // A column in which no key is right writes them otherwise: that is asked about, and never taken for a misspelling.
  const foreign = open.length > 0 && shareOf(work, (value) => known.has(value)) === 0
  const coded = isCodedOtherwise(work, open, allowed)
  const meanings = meaningsIn(work, open)
  const explained = explainedValues(work, meanings, allowed)
  const lettered = isLettered(open, allowed)
  const called = (work.source.types.boolean ?? 0) >= 0.5 ? calledAs(work.source.name, allowed) : null
  const gender = genderLetters(
    work.values.flatMap(({ value }) => value ?? []),
    work.source.name,
    allowed,
  )
  if (isInverse(work)) return addInverse(work, allowed)
  // An M beside an H is allowed where it is a man's, and is none.
  for (const [raw, value] of gender ?? []) if (known.has(raw)) entries.push({ raw, value, decided_by: 'matcher' })
  const described = labelledIn(work.target.description ?? '', allowed)
  for (const travelling of open) {
    const raw = travelling.value!
    const told = toldValue(work, raw)
    const found = closestValue(raw, allowed)
    const candidates = found.filter(({ confidence }) => !keys || confidence >= SAME)
    const said = described(raw)
    if (told) entries.push(told)
    else if (said !== null) entries.push({ raw, value: said, decided_by: 'matcher' })
    else if (isYesBesideNo(work, raw, allowed))
      entries.push({ raw, value: allowed.find((value) => value !== noOf(allowed))!, decided_by: 'matcher' })
    else if (calendar?.has(raw)) entries.push({ raw, value: calendar.get(raw)!, decided_by: 'matcher' })
    else if (gender?.has(raw)) entries.push({ raw, value: gender.get(raw)!, decided_by: 'matcher' })
    else if (gender && /^\p{L}$/u.test(raw)) unclear.push({ travelling, candidates: [] })
    else if (ticks && isNullWord(raw)) entries.push({ raw, value: noOf(allowed)!, decided_by: 'matcher' })
    else if (isClear(candidates) && !(lettered && isOtherLetter(raw, candidates[0]!.value)))
      entries.push({ raw, value: candidates[0]!.value, decided_by: 'matcher' })
    else if (explained.has(raw)) entries.push({ raw, value: explained.get(raw)!, decided_by: 'matcher' })
    else if (called !== null && isYes(raw))
      unclear.push({ travelling, candidates: [{ value: called, confidence: NAMED }] })
    else if (foreign && keys) unclear.push({ travelling, candidates: found })
    else if (coded) unclear.push({ travelling, candidates })
    else if (candidates.length > 0 || (keys ? isOften(work, travelling) : isCode(work, travelling)))
      unclear.push({ travelling, candidates })
  }
  if (unclear.length > 0 && !keys) unclear.push(...rareBeside(work, open, entries, unclear))
  const pairs = foreign && keys ? null : pairsOf(unclear)
  if (pairs) {
    entries.push(...pairs)
    unclear.length = 0
  }
  const advised = unclear.flatMap((one) => adviseValue(work, one, allowed))
  entries.push(...advised)
  const left = unclear.filter(({ travelling }) => !advised.some(({ raw }) => raw === travelling.value))
  const fold = foldIn(work)
  const groups = [...Map.groupBy(left, ({ travelling }) => fold(travelling.value!)).values()]
  if (groups.length <= (coded ? MOST_CODES : MAX_QUESTIONS)) {
    for (const [{ travelling, candidates } = left[0]!, ...variants] of groups) {
      const asked = askValue(work, travelling, candidates, allowed, meaningOf(travelling, meanings))
      entries.push(
        ...asked,
        ...asked.flatMap((entry) => variants.map((one) => ({ ...entry, raw: one.travelling.value! }))),
      )
    }
  } else {
    work.context.notes.push(
      `${left.length} values of “${work.source.name}” are none of the values that “${work.target.name}” allows; they are left as they are.`,
    )
  }
  addEntries(work, entries)
}

/** What a yes means under the name of an allowed value: it is asked about all the same. */
const NAMED = 0.8

function calledAs(header: string, allowed: readonly string[]): string | null {
  const [best] = closestValue(header, allowed)
  return best !== undefined && best.confidence >= NAMED ? best.value : null
}

function isYes(raw: string): boolean {
  return closestValue(raw, ['yes']).some(({ confidence }) => confidence >= SURE)
}

/** A yes to the opposite is a no: allowed values change, too. What is neither stays, and breaks the rule. */
function addInverse(work: Work, allowed: readonly string[]): void {
  const entries = work.values.flatMap(({ value }): ValueMapEntry[] => {
    const other = value === null ? null : inverted(value, allowed)
    if (value === null) return []
    const told = toldValue(work, value)
    if (told) return [told]
    return other === null ? [] : [{ raw: value, value: other, decided_by: 'matcher' }]
  })
  const { source, target, context } = work
  context.notes.push(`A yes in “${source.name}” is a no to “${target.name}”: they ask for opposite things.`)
  addEntries(work, entries)
}

/** So many single letters, some of which are none of the allowed values by themselves, are codes of their own. */
const LETTERS = 3

/** Whether single letters stand for the values: then an N is no “no”. */
function isLettered(open: Travelling[], allowed: readonly string[]): boolean {
  const letters = open.filter(({ value }) => /^\p{L}$/u.test(value!))
  const strange = letters.filter(({ value }) => !isClear(closestValue(value!, allowed)))
  return letters.length >= LETTERS && strange.length > 0
}

function isOtherLetter(raw: string, value: string): boolean {
  return /^\p{L}$/u.test(raw) && !value.toLowerCase().startsWith(raw.toLowerCase())
}

/** Beside others that are asked about, a rare value is asked about with them: an answer more saves its rows. */
function rareBeside(work: Work, open: Travelling[], entries: ValueMapEntry[], unclear: Unclear[]): Unclear[] {
  const { source, target } = work
  const known = new Set([...entries.map(({ raw }) => raw), ...unclear.map(({ travelling }) => travelling.value)])
  const rare = open.filter(({ value }) => !known.has(value!) && !isNullWord(value!) && /\p{L}/u.test(value!))
  const all = unclear.length + rare.length
  if (!source.complete || !target.required || all > MAX_QUESTIONS || cellsOf(rare) > cellsOf(open) / 2) return []
  return rare.map((travelling) => ({ travelling, candidates: [] }))
}

/**
 * A list of its own that the column has instead of the allowed one: few values, most of them not clearly any of those. Then the rare one is
 * no slip either, and figures are codes.
 */
function isCodedOtherwise(work: Work, open: Travelling[], allowed: readonly string[]): boolean {
  const { source, values } = work
  const left = open.filter(({ value }) => !isNullWord(value!))
  const total = cellsOf(values.filter(({ value }) => value !== null))
  const strange = left.filter(({ value }) => !isClear(closestValue(value!, allowed)))
  return (
    source.complete &&
    left.length <= 2 * MOST_CODES &&
    total >= 2 * left.length &&
    cellsOf(strange) > total / 2 &&
    cellsOf(values.filter(({ value }) => value !== null && allowed.includes(value))) <= total / 4
  )
}

function cellsOf(values: Travelling[]): number {
  return values.reduce((sum, { count }) => sum + count, 0)
}

/** What a list of codes beside the data says of the values that are not allowed. */
export function meaningsIn({ placement, context }: Work, open: Travelling[]): Meanings | null {
  return meaningsOf(
    open.flatMap(({ value }) => (value === null || isNullWord(value) ? [] : value)),
    placement.table.profile,
    context,
  )
}

/** The values whose meaning by that list is clearly one of those that are allowed; that is noted. */
function explainedValues(work: Work, meanings: Meanings | null, allowed: readonly string[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const [raw, texts] of meanings?.texts ?? []) {
    const clear = texts.map((text) => closestValue(text, allowed)).find(isClear)
    if (clear && !isClear(closestValue(raw, allowed)) && !toldValue(work, raw)) found.set(raw, clear[0]!.value)
  }
  if (found.size > 0) {
    const read = [...found].map(([raw, value]) => `“${raw}” is “${value}”`)
    work.context.notes.push(`In “${work.source.name}” ${read.join(', ')}, as ${meanings!.where} explains it.`)
  }
  return found
}

function meaningOf({ value }: Travelling, meanings: Meanings | null): string {
  const texts = meanings?.texts.get(value!) ?? []
  return texts.length === 0 ? '' : ` It stands beside “${texts.join('”, “')}” in ${meanings!.where}.`
}

/** Codes with a digit in them. */
function areKeys(allowed: readonly string[]): boolean {
  return allowed.length > 0 && allowed.filter((value) => /\d/.test(value)).length > allowed.length / 2
}

/** Values that each can only be one allowed value, and each another one: what is weak alone is sure together. Null when it isn't so. */
function pairsOf(unclear: Unclear[]): ValueMapEntry[] | null {
  const meant = new Map<string, string>()
  for (const { travelling, candidates } of unclear) {
    const [best, second] = candidates
    if (!best || (second && best.confidence - second.confidence < NEAR)) return null
    meant.set(travelling.value!.toLowerCase(), best.value)
  }
  if (meant.size < 2 || new Set(meant.values()).size < meant.size) return null
  return unclear.map(({ travelling, candidates }) => ({
    raw: travelling.value!,
    value: candidates[0]!.value,
    decided_by: 'matcher',
  }))
}

function isClear([best, second]: Closest[]): boolean {
  return best !== undefined && best.confidence >= SURE && (!second || best.confidence - second.confidence >= NEAR)
}

/**
 * A value like none that is allowed is asked about when it stands there often enough to mean something: a slip becomes an issue. Twice is
 * enough where every row must have one, and would be lost.
 */
function isCode(work: Work, { value, count }: Travelling): boolean {
  return (
    /\p{L}|^\d{1,3}$/u.test(value ?? '') &&
    (count >= (work.target.required ? 2 : 3) || count >= work.source.filled / 20)
  )
}

/** Beside keys that are allowed, another one that stands in so many cells is no slip either. */
function isOften({ source }: Work, { value, count }: Travelling): boolean {
  return /\p{L}|^\d{1,3}$/u.test(value ?? '') && count >= 3 && count >= source.filled / 20
}

/**
 * Country names to their codes, where codes are wanted; `UK` passes for one and is none, and among signs of vehicles those of two letters do,
 * too.
 */
export function addCountryCodes(work: Work, areSigns: boolean): void {
  const three = wantsThreeLetters(work)
  const written = (code: string | null): string | null => (code !== null && three ? threeLetterCode(code) : code)
  const codeOf = (value: string): string | null =>
    countryOfThree(value) ??
    countryCodeAnywhere(value) ??
    countryOfNationality(value) ??
    countryOfSign(value) ??
    countryBeginning(value)
  addCodes(
    work,
    (value) => written(codeOf(value)),
    (value) => (three ? null : (codeForOther(value) ?? (areSigns ? countryOfSign(value) : null))),
  )
  if (work.rule) askUnknown(work, 'codes of countries')
}

/** The codes of three letters that ISO 3166 has, too. */
export function wantsThreeLetters({ rule }: Work): boolean {
  return rule !== null && rule.matches('DEU') && rule.matches('USA') && !rule.matches('DE') && !rule.matches('Germany')
}

/** Texts that are none of what the rule wants, and nobody knows as such. */
const MOST_UNKNOWN = 6

/** Asks what each of the few values stands for that the rule still refuses: their rows would be lost by them. */
function askUnknown(work: Work, wanted: string): void {
  const { rule, target, context, placement, source } = work
  const { template } = placement.side
  const unknown = work.values.filter(
    ({ value }) =>
      value !== null && /^\p{L}[\p{L} .'’/-]{1,39}$/u.test(value) && !isNullWord(value) && !rule!.matches(value),
  )
  const groups = [...Map.groupBy(unknown, ({ value }) => foldWord(value!)).values()]
  if (groups.length > MOST_UNKNOWN) return
  const entries = groups.flatMap((group): ValueMapEntry[] => {
    const { value: raw, count, row, raw: shown } = group[0]!
    const answer = ask(context, {
      key: valueKey(template.slug, target.name, raw!),
      kind: 'value_map',
      prompt: `What does “${raw}” in column “${source.name}” of ${tableLabel(placement.table.profile)} mean? “${target.name}” of ${template.name} wants ${wanted}, and it is none.`,
      target: { slug: template.slug, column: target.name },
      options: [
        { value: KEEP, label: 'Leave it as it is: its rows get an issue', confidence: 0.6 },
        ...(target.required
          ? []
          : [{ value: EMPTY, label: 'It means nothing: leave the cell empty', confidence: 0.2 }]),
      ],
      free_text: true,
      evidence: [evidence(work, { value: shown, count, row })],
      affected_rows: scaled(count, placement.table.profile, source),
      default: KEEP,
    })
    if (answer === null || answer === KEEP) return []
    return group.map(({ value }) => ({
      raw: value!,
      value: answer === EMPTY ? '' : answer,
      decided_by: 'answer' as const,
    }))
  })
  addEntries(work, entries)
}

/** Names of languages to their codes, where codes are wanted, in the case that the rule takes. */
export function addLanguageCodes(work: Work): void {
  addCodes(work, (value) => {
    const code = languageCode(value)
    return code && work.rule && !work.rule.matches(code) ? code.toUpperCase() : code
  })
}

/** Names of states and their short forms to their codes, where codes are wanted. */
export function addStateCodes(work: Work): void {
  addCodes(work, stateCode)
}

/** Signs and names of currencies to their codes, where codes are wanted. */
export function addCurrencyCodes(work: Work): void {
  const dollar = dollarOf(work)
  addCodes(work, (value) => (value.trim() === '$' ? dollar : currencyCode(value)))
}

/** Whose dollar a bare sign is: that of most of the cells that say it. */
function dollarOf({ values }: Work): string | null {
  const cells = new Map<string, number>()
  for (const { value, count } of values) {
    const code = value === null ? null : currencyCode(value)
    if (code !== null && DOLLARS.has(code)) cells.set(code, (cells.get(code) ?? 0) + count)
  }
  return [...cells].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

const DOLLARS = new Set(['USD', 'CAD', 'AUD', 'NZD', 'HKD', 'SGD'])

function addCodes(
  work: Work,
  codeOf: (value: string) => string | null,
  codeForPassing: (value: string) => string | null = () => null,
): void {
  const { rule } = work
  const entries = work.values.flatMap(({ value }): ValueMapEntry[] => {
    if (value === null || (rule?.matches(value) && codeForPassing(value) === null)) return []
    const told = toldValue(work, value)
    const code = codeForPassing(value) ?? codeOf(value)
    if (told) return [told]
    return code && code !== value && (!rule || rule.matches(code))
      ? [{ raw: value, value: code, decided_by: 'matcher' }]
      : []
  })
  addEntries(work, entries)
}

/** What people said about values of this column, where nothing else needs a value map: of it what `takes` accepts. */
export function addToldValues(work: Work, takes: (value: string) => boolean = () => true): void {
  const entries = work.values.flatMap(({ value }) => (value === null ? [] : (toldValue(work, value) ?? [])))
  addEntries(
    work,
    entries.filter(({ value }) => takes(value)),
  )
}

export function addEntries(work: Work, entries: ValueMapEntry[]): void {
  const changing = entries.filter(({ raw, value }) => raw !== value)
  if (changing.length === 0) return
  const unique = [...new Map(changing.map((entry) => [entry.raw, entry])).values()]
  const sorted = unique.toSorted((a, b) => (a.raw < b.raw ? -1 : a.raw > b.raw ? 1 : 0))
  const map = new Map(sorted.map(({ raw, value }) => [raw, value]))
  push(work, { kind: 'value_map', entries: sorted }, (value) => map.get(value) ?? value)
}

/** A word without its case; what is shorter may be a code, in which that tells things apart. */
function foldWord(raw: string): string {
  return /\p{L}{3}/u.test(raw) ? raw.trim().replace(/\s+/g, ' ').toLowerCase() : raw
}

/** In how many times as many cells a code stands in capitals, for the same in small letters to be that. */
const USUAL = 3

/** The same for a column: a code that stands there once or twice in small letters, and else in capitals, is one code. */
function foldIn({ values }: Work): (raw: string) => string {
  const cells = new Map<string, number>()
  for (const { value, count } of values) if (value !== null) cells.set(value, (cells.get(value) ?? 0) + count)
  return (raw) => {
    const folded = foldWord(raw)
    if (folded !== raw || !/\p{L}/u.test(raw)) return folded
    const [upper, lower] = [raw.toUpperCase(), raw.toLowerCase()]
    return upper !== lower && (cells.get(upper) ?? 0) >= USUAL * (cells.get(lower) ?? 0) ? upper : raw
  }
}

/**
 * Under which keys an answer about a value may be: its own, those of its spellings in the column, and for words those of columns of other
 * templates that allow the very same list.
 */
function keysOf(work: Work, raw: string): { key: string; slug: string }[] {
  const { context, placement, target, values } = work
  const { slug } = placement.side.template
  const word = foldWord(raw)
  const own = { key: valueKey(slug, target.name, raw), slug }
  if (word === raw && !/\p{L}{3}/u.test(raw)) {
    const fold = foldIn(work)
    const code = fold(raw)
    const same = new Set([raw, ...values.flatMap(({ value }) => (value && fold(value) === code ? value : []))])
    return [own, ...[...same].flatMap((one) => (one === raw ? [] : { key: valueKey(slug, target.name, one), slug }))]
  }
  const spellings = new Set([raw, ...values.flatMap(({ value }) => (value && foldWord(value) === word ? value : []))])
  const alike = context.templates.flatMap((template) =>
    template.columns
      .filter(({ desiredRule, strictRule }) => desiredRule === 'strict' && strictRule === target.strictRule)
      .map((column) => ({ slug: template.slug, column: column.name })),
  )
  const columns = [{ slug, column: target.name }, ...(target.desiredRule === 'strict' ? alike : [])]
  return columns.flatMap((one) =>
    [...spellings].map((spelling) => ({ key: valueKey(one.slug, one.column, spelling), slug: one.slug })),
  )
}

export function toldValue(work: Work, raw: string): ValueMapEntry | null {
  const { slug } = work.placement.side.template
  const named = (column: string | null): boolean =>
    column === null || sameName(column, work.target.name) || sameName(column, work.source.name)
  // Nobody answered: then no key has to be made of the column's many values.
  for (const { key, slug: owner } of work.context.answers.size === 0 ? [] : keysOf(work, raw)) {
    const answer = answerTo(
      work.context,
      key,
      owner,
      (told) => told.kind === 'value' && told.raw.toLowerCase() === raw.toLowerCase() && named(told.column),
    )
    if (answer !== undefined)
      return { raw, value: answer === KEEP ? raw : answer === EMPTY ? '' : answer, decided_by: 'answer' }
  }
  const directives = work.context.directives.flatMap((directive) =>
    directive.slug === null || directive.slug === slug ? toldPairs(directive, work) : [],
  )
  const found =
    directives.find((directive) => directive.raw === raw && named(directive.column)) ??
    directives.find((directive) => directive.raw.toLowerCase() === raw.toLowerCase() && named(directive.column))
  if (!found) return null
  if (found.or) {
    const value = found.allowed && !work.rule ? null : allowedOf([found.value, ...found.or], work)
    return value === null ? null : { raw, value, decided_by: found.by }
  }
  const value = meantBy(found.value, work)
  // A statement without a column is about values of some column: of this one only when the value is allowed here.
  if (found.column === null && work.rule && !work.rule.matches(value)) return null
  return { raw, value, decided_by: found.by }
}

/**
 * What was said, as the rule takes it: the allowed value that it is in other words, or that stands in it in parentheses. “No coupon” in a column
 * of coupons is no value.
 */
function meantBy(said: string, { rule, target, source }: Work): string {
  if (rule?.matches(said)) return said
  const pieces = [
    said,
    said.replace(/\([^)]*\)/g, ' ').trim(),
    ...[...said.matchAll(/\(([^)]+)\)/g)].map(([, in_]) => in_!),
  ]
  const allowed = rule?.values ?? []
  const clear = pieces.map((piece) => closestValue(piece, allowed)).find(isClear)
  if (clear) return clear[0]!.value
  const thing = /^(?:no|without(?: an?)?) (\p{L}{3,30})$/iu.exec(said.trim())?.[1]
  const about = conceptsOf(`${target.name} ${source.name}`)
  return thing !== undefined && !target.required && conceptsOf(thing).some((word) => about.includes(word)) ? '' : said
}

/** The first of several words for a value that the column allows, or the allowed value that one of them clearly is. */
function allowedOf([first = '', ...or]: string[], { rule, target }: Work): string | null {
  const words = [first, ...or]
  if (!rule) return words.find((word) => isNamedIn(target.description ?? '', word)) ?? first
  const clear = rule.values ? words.map((word) => closestValue(word, rule.values!)).find(isClear) : undefined
  const figures = words.flatMap((word) => FIGURE.exec(word)?.[1] ?? [])
  return [...words, ...figures].find((word) => rule.matches(word)) ?? clear?.[0]?.value ?? null
}

/** “21 percent”, “9 %” and “30 days” for a figure. */
const FIGURE = /^(\d{1,9}(?:\.\d{1,4})?)\s?(?:%|\p{L}{1,12})$/u

/** Of a phrase and a word for the same, the description may tell which is to be written: “…, or none for those who pay themselves”. */
function isNamedIn(description: string, word: string): boolean {
  const spelled = description.split(/[^\p{L}\p{N}_-]+/u)
  return /^[\p{L}\p{N}_-]+$/u.test(word) && spelled.includes(word)
}

/** What a directive says of single values: examples say it of theirs, where a list of values leaves nothing else to be told by them. */
function toldPairs(
  directive: Directive,
  { rule }: Work,
): { raw: string; value: string; column: string | null; by: DecidedBy; or?: string[]; allowed?: true }[] {
  if (directive.kind === 'value') return [directive]
  if (directive.kind !== 'examples' || !rule?.values) return []
  const { column, by, examples } = directive
  if (contradiction(examples)) return []
  return examples.flatMap(({ from: [raw, second], to }) =>
    raw && second === undefined ? [{ raw, value: to, column, by }] : [],
  )
}

/**
 * The entry that an adviser's word makes of a raw value: an allowed value, and one of those that it is like where it is like any. Its
 * rows get a warning each, because nothing else says so.
 */
function adviseValue(work: Work, { travelling, candidates }: Unclear, allowed: readonly string[]): ValueMapEntry[] {
  const { context, placement, source, target } = work
  const { template } = placement.side
  const raw = travelling.value!
  // What a link allows are values of another table, which are somebody's.
  if (target.desiredRule === 'link') return []
  const key = valueKey(template.slug, target.name, raw)
  const like = candidates.length > 0 ? candidates.map(({ value }) => value) : allowed
  if (isCategory(source, { value: travelling.raw, count: travelling.count }) && like.length <= MOST_ALLOWED) {
    doubt(context, key, () => ({
      about:
        `What does ${JSON.stringify(raw)} mean in the column ${JSON.stringify(shownColumn(source))}? ` +
        `It goes to “${target.name}”${target.description ? ` (${target.description})` : ''} of ${template.name}.`,
      options: like.map((value) => ({ value, shown: value })),
    }))
  }
  const advice = adviceOn(context, key, like)
  if (!advice || advice.value === null) return []
  context.notes.push(
    `“${raw}” in “${source.name}” is taken for “${advice.value}” of “${target.name}”, because the model says: “${advice.reason}”. Its rows have a warning.`,
  )
  return [{ raw, value: advice.value, decided_by: 'model' }]
}

/** The entry that the answer, or the default until there is one, makes of a raw value. */
function askValue(
  work: Work,
  travelling: Travelling,
  candidates: Closest[],
  allowed: readonly string[],
  meaning: string,
): ValueMapEntry[] {
  const raw = travelling.value!
  const preset = defaultOf(candidates)
  const keys = new Set(keysOf(work, raw).map(({ key }) => key))
  // The same word for the same list is asked about once.
  const isAsked = work.context.questions.some(({ key }) => keys.has(key))
  const answer = isAsked
    ? null
    : ask(work.context, valueQuestion(work, travelling, candidates, allowed, preset, meaning))
  const value = answer ?? preset
  if (value === KEEP) return []
  return [{ raw, value: value === EMPTY ? '' : value, decided_by: answer === null ? 'matcher' : 'answer' }]
}

/** Between candidates that are as good as each other, leaving the value (with its issue) is the only safe default. */
function defaultOf([best, second]: Closest[]): string {
  const tied = second !== undefined && best !== undefined && best.confidence - second.confidence < NEAR
  return best && !tied ? best.value : KEEP
}

function valueQuestion(
  work: Work,
  travelling: Travelling,
  candidates: Closest[],
  allowed: readonly string[],
  preset: string,
  meaning: string,
): Question {
  const { placement, source, target } = work
  const { template } = placement.side
  const raw = travelling.value!
  const total = candidates.reduce((sum, { confidence }) => sum + confidence, 0) || 1
  const confidence = (value: string): number => {
    const found = candidates.find((candidate) => candidate.value === value)
    return found ? Math.round((found.confidence / total) * 90) / 100 : 0
  }
  const options = allowed
    .map((value) => ({ value, label: value, confidence: confidence(value) }))
    .toSorted((a, b) => b.confidence - a.confidence)
  const near = candidates.slice(0, 3).map(({ value }) => `“${value}”`)
  const hint =
    near.length > 1 ? ` It could be ${near.join(' or ')}.` : near.length === 1 ? ` It may be ${near[0]}.` : ''
  const rows = scaled(sameValue(work, raw), placement.table.profile, source)
  return {
    key: valueKey(template.slug, target.name, raw),
    kind: 'value_map',
    prompt:
      `What does “${raw}” in column “${source.name}” of ${tableLabel(placement.table.profile)} mean? ` +
      `“${target.name}” of ${template.name} allows ${listed(allowed)}.${meaning}${hint}`,
    target: { slug: template.slug, column: target.name },
    options: [
      ...options,
      ...(target.required ? [] : [{ value: EMPTY, label: 'It means nothing: leave the cell empty', confidence: 0.05 }]),
      {
        value: KEEP,
        label: 'Leave it as it is: its rows get an issue',
        confidence: candidates.length === 0 ? 0.5 : 0.1,
      },
    ],
    free_text: false,
    evidence: [evidence(work, { value: travelling.raw, count: travelling.count, row: travelling.row })],
    affected_rows: rows,
    default: preset,
  }
}

export function sameValue({ values }: Work, raw: string): number {
  return values.reduce((sum, { value, count }) => (value === raw ? sum + count : sum), 0)
}

function listed(values: readonly string[]): string {
  const shown = values.slice(0, 12).join(', ')
  return values.length > 12 ? `${shown}, …` : shown
}
