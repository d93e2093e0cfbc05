import { contradiction } from '../../../examples/contradiction.ts'
import { followingFrom, followingFromAll } from '../../../knowledge/conclusions.ts'
import { rateInWords } from '../../../knowledge/rates-in-words.ts'
import { calledInDescription } from '../../../knowledge/described-values.ts'
import { directivesOf, sameName, type Directive } from '../../../knowledge/directives.ts'
import { EMPTY, KEEP, valueKey } from '../../../knowledge/statements.ts'
import { NOT } from '../../../knowledge/grounded/acts.ts'
import { leavingBehind } from '../../../knowledge/grounded/leave-empty.ts'
import { answersIn, namesColumn } from '../../../knowledge/grounded/columns.ts'
import { wantsDays } from '../../../match/expected.ts'
import { dayTermsIn } from '../../../match/values/day-terms.ts'
import { areOpposite } from '../../../match/values/opposites.ts'
import { inAllClauses, inFirstClause } from '../../../match/values/both-words.ts'
import { closestValue, isClear } from '../../../match/values/same-meaning.ts'
import { meaningsOf } from '../../../match/vocabulary/meanings.ts'
import { conceptsOf, fold } from '../../../match/names/words.ts'
import type { DecidedBy, ValueMapEntry } from '../../../model.ts'
import { currencyCode } from '../../../profile/countries.ts'
import type { ColumnProfile } from '../../../profile/model.ts'
import { UNKNOWN } from '../../../profile/null-words.ts'
import { daysOf } from '../../../profile/terms.ts'
import { answerTo } from '../../context.ts'
import { addEntries, type Work } from '../column-values.ts'
import { isSaidEmpty } from '../empty/none-said.ts'
import { isAskedFor } from '../empty/on-request.ts'
import { saysFree, zeroOf } from '../empty/zero-said.ts'
import { onlyWithWord } from './only-with-word.ts'

/** What people said about values of this column, where nothing else needs a value map: of it what `takes` accepts. */
export function addToldValues(work: Work, takes: (value: string) => boolean = () => true): void {
  const entries = work.values.flatMap(({ value }) => (value === null ? [] : (toldValue(work, value) ?? [])))
  addEntries(
    work,
    entries.filter(({ value }) => takes(value)),
  )
}

/** What is said of values that are right as they are: who names somebody that left means another one. */
export function addAlwaysTold(work: Work): void {
  const { slug } = work.placement.side.template
  const directives = directivesOf(work.context.directives, 'value', slug).filter(
    ({ always, column }) =>
      always === true && column !== null && [work.target.name, work.source.name].some((name) => sameName(column, name)),
  )
  const raws = new Set(directives.map(({ raw }) => raw.toLowerCase()))
  if (raws.size === 0) return
  const entries = work.values.flatMap(({ value }) =>
    value !== null && raws.has(value.toLowerCase()) ? (toldValue(work, value) ?? []) : [],
  )
  addEntries(work, entries)
}

/** A word without its case, and without full stops behind letters; what is shorter may be a code, in which case tells things apart. */
export function foldWord(raw: string): string {
  const text = raw.replace(/(?<=\p{L})\./gu, '')
  return /\p{L}{3}/u.test(text) ? text.trim().replace(/\s+/g, ' ').toLowerCase() : text
}

/** In how many times as many cells a code stands in capitals, for the same in small letters to be that. */
const USUAL = 3

/** “1” beside “01”: where each figure that is shorter than the others is one of them without its zeros, it has lost these. */
function zerosLostIn(codes: readonly string[]): (raw: string) => string {
  const figures = codes.filter((code) => /^\d+$/.test(code))
  const padded = figures.filter((code) => code.startsWith('0') && code !== '0')
  const width = Math.max(0, ...padded.map(({ length }) => length))
  const short = figures.filter(({ length }) => length < width)
  const isLost = short.length > 0 && short.every((code) => padded.includes(code.padStart(width, '0')))
  return (raw) => (isLost && short.includes(raw) ? raw.padStart(width, '0') : raw)
}

/**
 * The same for a column: a code that stands there once or twice in small letters, and else in capitals, is one code; so is one with the
 * zeros in front of it that others have lost.
 */
export function foldIn({ values }: Work): (raw: string) => string {
  const padded = zerosLostIn(values.flatMap(({ value }) => value ?? []))
  const cells = new Map<string, number>()
  for (const { value, count } of values) if (value !== null) cells.set(value, (cells.get(value) ?? 0) + count)
  return (raw) => {
    const folded = foldWord(raw)
    if (folded !== raw || !/\p{L}/u.test(raw)) return padded(folded)
    const [upper, lower] = [raw.toUpperCase(), raw.toLowerCase()]
    return upper !== lower && (cells.get(upper) ?? 0) >= USUAL * (cells.get(lower) ?? 0) ? upper : raw
  }
}

/**
 * Under which keys an answer about a value may be: its own, those of its spellings in the column, and for words those of columns of other
 * templates that allow the very same list.
 */
export function keysOf(work: Work, raw: string): { key: string; slug: string }[] {
  const { context, placement, target, values } = work
  const { slug } = placement.side.template
  const word = foldWord(raw)
  const own = { key: valueKey(slug, target.name, raw), slug }
  if (word === raw && !/\p{L}{3}/u.test(raw)) {
    const plain = foldIn(work)
    const code = plain(raw)
    const same = new Set([raw, ...values.flatMap(({ value }) => (value && plain(value) === code ? value : []))])
    return [own, ...[...same].flatMap((one) => (one === raw ? [] : { key: valueKey(slug, target.name, one), slug }))]
  }
  const inColumn = values.flatMap(({ value }) => (value && foldWord(value) === word ? value : []))
  // Another table may have it in another case.
  const spellings = new Set([
    raw,
    ...inColumn,
    word,
    word.toUpperCase(),
    `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  ])
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

/** What an answer, an instruction or knowledge says of a value: its own, or that of its spellings. */
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
  const said = directives.filter((one) => one.raw.toLowerCase() === raw.toLowerCase() && named(one.column))
  // “On the members' list Kind is B board; on the hires' list Kind is B boat”: two columns that are called so, each of which takes its own.
  const own = said.filter(({ value, chosen }) => chosen && work.rule?.values?.includes(value))
  const open = own.length > 0 ? said.filter(({ value, chosen }) => !chosen || work.rule?.matches(value)) : said
  const found = open.find((one) => one.raw === raw) ?? open[0]
  if (!found) return null
  if (found.or) {
    const value = found.allowed && !work.rule ? null : allowedOf([found.value, ...found.or], work)
    return value === null ? null : { raw, value, decided_by: found.by }
  }
  const meant = concluded(found.value, found.said, work) ?? asAnswer(meantBy(found.value, work), work)
  if (meant === null) return null
  const value = isNoSuch(meant, found.said ?? '', work) ? '' : meant
  // A statement without a column is about values of some column: of this one only when the value is allowed here.
  const isAllowed = work.rule === null || work.rule.matches(value) || (value === '' && !work.rule.matches(raw))
  if (found.column === null && !isAllowed) return null
  // What a list never has would refuse each of its rows: which of its values is meant is still open.
  if (work.rule?.values && !isAllowed) return null
  return { raw, value, decided_by: found.by }
}

/** “9999 means it has no end”, where a day is wanted: that there is none is no answer to be written. */
function isNoSuch(value: string, said: string, { rule, target }: Work): boolean {
  return /^no$/iu.test(value) && rule !== null && !rule.matches(value) && !target.required && NO_SUCH.test(said)
}

const NO_SUCH = /(?<!\p{L})no \p{L}{2,}/iu

/**
 * What was said, as the rule takes it: the allowed value that it is in other words, or that stands in it in parentheses. “No coupon” in a column
 * of coupons is no value.
 */
function meantBy(said: string, work: Work): string {
  const { rule, target, source } = work
  if (rule?.matches(said)) return said
  // `CALL` is a price on request, and “empty if the price is on request” is said of the column.
  if (rule && said !== '' && (isSaidEmpty(work, said) || isAskedFor(work, said) || isLeftEmpty(work, said))) return ''
  const rate = rateIn(said, rule)
  if (rate !== null) return rate
  const literal = rule === null ? literalIn(target.description ?? '', said) : null
  if (literal !== null) return literal
  const zero = rule && (NO_AMOUNT.test(said) || saysFree(said)) ? zeroOf(rule) : undefined
  if (zero !== undefined) return zero
  const currency = rule?.matches('EUR') && rule.matches('USD') ? currencyCode(said) : null
  if (currency !== null) return currency
  const pieces = [
    said,
    said.replace(/\([^)]*\)/g, ' ').trim(),
    ...[...said.matchAll(/\(([^)]+)\)/g)].map(([, in_]) => in_!),
  ]
  const allowed = rule?.values ?? []
  const clear = pieces.map((piece) => closestValue(piece, allowed)).find(isClear)
  if (clear) return clear[0]!.value
  const days = wantsDays(target, rule) ? daysOf(said.trim()) : null
  if (days !== null && (rule === null || rule.matches(days))) return days
  if (!rule && isUnknownAmong(said, source) && !target.required && !isNamedIn(target.description ?? '', said)) return ''
  const thing = /^(?:no|without(?: an?)?) (\p{L}{3,30})$/iu.exec(said.trim())?.[1]
  const about = conceptsOf(`${target.name} ${source.name}`)
  if (thing !== undefined && !target.required && conceptsOf(thing).some((word) => about.includes(word))) return ''
  const isClosed = rule !== null || target.desiredRule === 'link'
  const plain = said.trim().replace(NAMED_FIRST, '')
  return isClosed && !target.required && NOTHING.test(plain) && !hasNo(rule) ? '' : said
}

/** “on request, the price stays empty”: said of this column. */
function isLeftEmpty({ target, source }: Work, said: string): boolean {
  const left = target.required ? null : leavingBehind(said)
  return left !== null && (namesColumn(left, target) || namesColumn(left, { name: source.name }))
}

/** “20 percent VAT” of a column that takes 20. */
export function rateIn(said: string, rule: Work['rule']): string | null {
  const rate = rule === null ? null : rateInWords(said)
  return rate !== null && rule!.matches(rate) ? rate : null
}

/** “0 euros” */
const NO_AMOUNT = /^(?:[€$£]\s?)?0(?:[.,]0+)?(?:\s?(?:[€$£]|\p{L}{1,12}))?$/u

/** “in_house, or the name of the company”: a word that no one writes so in prose is to be written so, for “in-house”. */
export function literalIn(description: string, said: string): string | null {
  const plain = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '')
  const [word, ...more] = new Set(
    description.match(/(?<![\p{L}\p{N}_])\p{Ll}+(?:_[\p{Ll}\d]+)+(?![\p{L}\p{N}_])/gu) ?? [],
  )
  return word !== undefined && more.length === 0 && plain(word) === plain(said) ? word : null
}

/** “FOC is free of charge, so 0.00”: what follows from the meaning, where the rule takes that and not the meaning; null where nothing does. */
function concluded(meaning: string, said: string | undefined, { rule, context }: Work): string | null {
  if (!rule || said === undefined || meaning === '' || rule.matches(meaning)) return null
  const values = [
    followingFrom(meaning, said),
    ...(context.texts ?? []).map(({ text }) => followingFromAll(meaning, text)),
  ]
  return values.find((value) => value !== null && rule.matches(value)) ?? null
}

/**
 * What is said of a value of a yes or no: “the boat was sold” is yes in a column that is called sold, in other words too. What says
 * neither is no answer, so it is left open.
 */
function asAnswer(said: string, { rule, target }: Work): string | null {
  const answers = answersIn(rule?.values ?? [])
  if (answers === null || said === '' || rule!.matches(said)) return said
  const meant = (text: string): number[] => (fold(text).match(/\p{L}{3,}/gu) ?? []).flatMap(meaningsOf)
  if (areOpposite(said, target.name)) return answers.no
  const asked = new Set(meant(target.name))
  if (!meant(said).some((meaning) => asked.has(meaning))) return null
  return NOT.test(said) ? answers.no : answers.yes
}

/** “the price is” not known. */
const NAMED_FIRST = /^\S[^.,;]{0,40}? (?:is|are|was|were|ist|sind|war|est) (?=not |un|nicht )/iu
/** “none”, “no therapist assigned”, “keine Obergruppe”, “aucun”: what is told of a value that stands for nothing. */
const NOTHING =
  /^(?:(?:no|without(?: an?)?|keine?[mnrs]?|ohne|aucune?|pas d[e’']|sans|ningún|ninguna?|sin|nessun[oa]?|senza|geen|zonder)(?: |(?<=['’]))\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,3}|none|nothing|nobody|no one|keine?[nrs]?|niemand|nichts|aucune?|personne|rien|ningun[oa]|nadie|nada|nessun[oa]|niente|geen|niets|not (?:assigned|applicable|given|known|set|used|available|stated|specified|recorded|provided)|unknown|nicht (?:zugeordnet|zugewiesen|vorhanden|bekannt|angegeben)|unbekannt)$/iu

/** A list that has a “no” of its own: that may be meant. */
function hasNo(rule: Work['rule']): boolean {
  return rule?.values?.some((value) => /^(?:no?|none|false|0|nein|non|nee)$/i.test(value)) ?? false
}

/** A column with more different values has no kinds of things in it. */
const MOST_KINDS = 12

/** Unknown, where each row has a value of its own: among a few kinds it may be one of them. */
function isUnknownAmong(said: string, { distinct, filled }: ColumnProfile): boolean {
  return UNKNOWN.has(said.trim().toLowerCase()) && distinct > MOST_KINDS && distinct > filled / 2
}

/** The first of several words for a value that the column allows, or the allowed value that one of them clearly is. */
function allowedOf([first = '', ...or]: string[], { rule, target }: Work): string | null {
  const words = [first, ...or]
  if (!rule) return words.find((word) => isNamedIn(target.description ?? '', word)) ?? first
  const clear = rule.values ? words.map((word) => closestValue(word, rule.values!)).find(isClear) : undefined
  const figures = words.flatMap((word) => FIGURE.exec(word)?.[1] ?? rateInWords(word) ?? [])
  const allowed = rule.values ?? []
  // “Reserved, not yet paid”: what comes first is meant, whatever is said behind it.
  const begun = firstOf(words, (word) => inFirstClause(word, allowed) ?? inAllClauses(word, allowed))
  const known = [...words, ...figures].find((word) => rule.matches(word)) ?? begun ?? clear?.[0]?.value
  return (
    known ??
    firstOf(words, dayTermsIn(words, allowed)) ??
    firstOf(words, describedAs(target, allowed)) ??
    firstOf(words, onlyWithWord(allowed))
  )
}

function firstOf(words: readonly string[], meaning: (word: string) => string | null): string | null {
  return words.map(meaning).find((value) => value !== null) ?? null
}

/** “S = stop credit”, where the description says that whoever is on stop credit is blocked. */
function describedAs(
  { description = '' }: Work['target'],
  allowed: readonly string[],
): (word: string) => string | null {
  return (word) => calledInDescription(word, allowed, description)
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
  { rule, placement }: Work,
): {
  raw: string
  value: string
  column: string | null
  by: DecidedBy
  said?: string
  or?: string[]
  allowed?: true
  chosen?: true
}[] {
  if (directive.kind === 'value') {
    const { file_id, name } = placement.table.profile.table
    const isKept = directive.outside?.file_id === file_id && directive.outside.table === name && !placement.completes
    return isKept ? [] : [directive]
  }
  if (directive.kind !== 'examples' || !rule?.values) return []
  const { column, by, examples } = directive
  if (contradiction(examples)) return []
  return examples.flatMap(({ from: [raw, second], to }) =>
    raw && second === undefined ? [{ raw, value: to, column, by }] : [],
  )
}
