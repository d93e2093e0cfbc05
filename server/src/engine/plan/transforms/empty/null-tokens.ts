import { isOpenEnded } from '../../../match/vocabulary/open-ends.ts'
import { directivesOf, sameName } from '../../../knowledge/directives.ts'
import { EMPTY, KEEP, valueKey } from '../../../knowledge/statements.ts'
import { conceptsOf, fold } from '../../../match/names/words.ts'
import { closestValue } from '../../../match/values/same-meaning.ts'
import { isNoDay, isNullWord, UNKNOWN } from '../../../profile/null-words.ts'
import { ask, tableLabel } from '../../context.ts'
import { toldDefault } from '../../columns/stand-ins.ts'
import { isTickColumn } from '../values/booleans.ts'
import { addEntries, push, type Travelling, type Work } from '../column-values.ts'
import { evidence, scaled } from '../dates/dates.ts'
import { isDefaultOfName } from './default-of-name.ts'
import { isLastDay } from './last-days.ts'
import { isFromAbroad } from './abroad.ts'
import { LIKELY, NONE_IN_SHORT } from './likely-words.ts'
import { listedTokens } from './listed-tokens.ts'
import { saysNoDayFixed } from './no-day-fixed.ts'
import { isNoCode, isSaidEmpty } from './none-said.ts'
import { isFree, isNil, saysEmpty, saysZero, wordsForZero, zeroOf } from './zero-said.ts'
import { isAskedFor } from './on-request.ts'
import { isRoughDay } from './rough-days.ts'
import { saidNothing } from '../values/said-meanings.ts'
import { toldValue } from '../values/told-values.ts'

/** A date of nothing but zeros. */
const ZERO_DATE = /^0+(?:[./-]0+)*$/
/** A date of nothing but nines is one that never comes. */
const NEVER = /^(?=(?:\D*9){6})9+(?:[./-]9+)*$/

/** “31/12/2099 means open-ended”: where a day is wanted that need not be there, that there is no end is no text to be written. */
function isSaidOpen({ kinds, target, source, rule, context, placement }: Work, value: string): boolean {
  if (!kinds.includes('date') || target.required) return false
  return directivesOf(context.directives, 'value', placement.side.template.slug).some(
    (told) =>
      told.raw === value &&
      (told.column === null || [target, source].some(({ name }) => sameName(told.column!, name))) &&
      isOpenEnded(fold(told.value)) &&
      !rule?.matches(told.value),
  )
}

/** Texts that are none of the values that the column holds otherwise: repeated so often, they mean something. */
const REPEATED = 3
const MOST_ASKED = 4

/** Words for "there is nothing here", where they are the exception and the rule doesn't take them as values. */
export function addNullTokens(work: Work): void {
  const ticks = isTickColumn(work)
  const nothing = saidNothing(work)
  const found = work.values.filter(
    ({ value, count }) => value !== null && !ticks && (nothing.has(value.trim()) || isToken(work, value.trim(), count)),
  )
  const doubtful = found.flatMap(({ value }) => (isToldToken(work, value!.trim().toLowerCase()) ? [] : value!))
  const listed = listedTokens(doubtful, work)
  const tokens = found.filter(({ value }) => !listed.has(value!))
  const said = work.rule ? saysZero(work.target.description ?? '', zeroOf(work.rule)) : undefined
  const nil = zeroForNil(work, tokens)
  // “0.00 under warranty” is said of that word, and of no cell without one.
  const named = (word: string): boolean => isNamedZero(work, word.toLowerCase())
  const zero = said ?? nil ?? (work.rule && tokens.some(({ value }) => named(value!.trim())) ? zeroOf(work.rule) : nil)
  // “0 if nil, blank if unknown”: what nobody knows is not nothing.
  const [zeros, others] = [[] as string[], [] as string[]]
  const isZero = (word: string): boolean =>
    named(word) || (said === undefined ? nil !== undefined && isNil(word) : !isNotKnown(work, word))
  for (const { value } of tokens) (zero !== undefined && isZero(value!.trim()) ? zeros : others).push(value!)
  addEntries(
    work,
    zeros.map((raw) => ({ raw, value: zero!, decided_by: 'matcher' })),
  )
  if (zeros.length > 0 && others.length === 0) return
  const names = [...new Set(others.map((value) => value.trim()))]
  const folded = new Set(names.map((name) => name.toLowerCase()))
  // Words of all cells may be what the column says; what the rule refuses, and a mark, is nothing however often it stands there.
  const isNothing = !work.target.required && (work.rule !== null || names.every((name) => MARKS_ALONE.test(name)))
  if (others.length > 0 && (isNothing || !isEverything(work, folded))) {
    push(work, { kind: 'null_token', tokens: names }, (value) =>
      folded.has(value.trim().toLowerCase()) ? null : value,
    )
    if (names.every((name) => MARKS_ALONE.test(name))) defaultLast(work)
  }
  askNullTokens(work)
}

/**
 * What “nil” is written as where figures are wanted, and the column says in another way that it has none: with “n/a”, or an empty cell. An amount
 * that each row must have is none where it is nil.
 */
function zeroForNil({ rule, kinds, source, target }: Work, tokens: readonly Travelling[]): string | undefined {
  const figures = rule !== null && (kinds.includes('number') || kinds.includes('integer'))
  const nils = tokens.filter(({ value }) => isNil(value!))
  const isApart = nils.length < tokens.length || source.empty > 0 || target.required
  return figures && nils.length > 0 && isApart && !saysEmpty(target.description ?? '') ? zeroOf(rule) : undefined
}

/** A dash is a cell that somebody left empty on purpose. */
const MARKS_ALONE = /^[^\p{L}\p{N}]+$/u

/** What empty cells mean is meant by those with a dash, too: they are emptied first. */
function defaultLast({ transforms }: Work): void {
  const at = transforms.findIndex(({ kind }) => kind === 'default')
  if (at >= 0) transforms.push(...transforms.splice(at, 1))
}

function isToken(work: Work, value: string, count: number): boolean {
  const folded = value.toLowerCase()
  // (none), <leer>
  const word = /^[([<{]\s*([^()[\]<>{}]*\S)\s*[)\]>}]$/.exec(folded)?.[1] ?? folded
  if (isToldToken(work, folded) || isNamedZero(work, folded)) return true
  // Before a mark in it is taken for one of a number: “n.c.”.
  if (work.kinds.some((kind) => ['number', 'integer', 'date'].includes(kind)) && toldValue(work, value)?.value === '')
    return true
  const lastName = work.target.name.toLowerCase().includes('last') && folded === 'null'
  if (work.kinds.includes('date') && isNoDay(value)) return true
  if (isSaidOpen(work, value)) return true
  if (saysNoDayFixed(work, value) && !isTold(work, value)) return true
  if (isLastDay(work, value) && !isTold(work, value)) return true
  if (isOnlyZeros(work, value, count)) return true
  if (isRoughDay(work, value)) return true
  if (isDumped(work, value) && !isTold(work, value)) return true
  if (isDefaultOfName(work, value) && !isTold(work, value)) return true
  if (work.rule?.matches(value) || lastName || isTold(work, value)) return false
  if (isAnswer(work, value, count) || mayBeZero(work, value, count) || isMarkedOtherwise(work, value)) return false
  if (isNullWord(value) || isNullWord(word) || isFromAbroad(work, value)) return true
  if (
    work.kinds.includes('date') &&
    (ZERO_DATE.test(value) || (!work.target.required && (isOpenEnded(folded) || NEVER.test(value))))
  )
    return true
  if (isOtherCase(work, value)) return false
  if (isSaidEmpty(work, word)) return true
  const listed = UNKNOWN.has(word) && work.rule?.values && closestValue(value, work.rule.values).length === 0
  if (listed) return true
  const typed = work.kinds.some((kind) => kind !== 'words' && kind !== 'identifier' && kind !== 'boolean')
  return (
    (typed || (work.rule !== null && work.rule.values === null) || isNoCode(work, word)) &&
    (LIKELY.has(word) || isNoneOf(work, word) || isAskedFor(work, word)) &&
    !(folded === 'na' && work.kinds.includes('country')) &&
    (count <= work.source.filled / 2 || isZeroSaid(work))
  )
}

const NO =
  /^(?:no|without|kein\p{L}{0,2}|ohne|sans|pas d(?:e |['’])|aucune?|sin|senza|nessun\p{L}?|geen|zonder|sem|ingen|inget|utan|uden|bez|brak)(?:\s+|(?<=['’ ]))(\p{L}[\p{L}-]*(?: \p{L}+)?)$/iu

/** “no email” under “Email”, “kein Chip” under “Chip-Nr.”, “NM” of a vintage: nothing of just what the column is called after. */
function isNoneOf({ source, target }: Work, word: string): boolean {
  const [, what] = NO.exec(word) ?? []
  const called = [source.name, target.name]
  const concepts = new Set(called.flatMap(conceptsOf))
  if ([...concepts].some((concept) => NONE_IN_SHORT.get(concept)?.has(word))) return true
  if (what === undefined) return false
  const meant = conceptsOf(what)
  return meant.every((concept) => concepts.has(concept)) || called.some((name) => fold(name).includes(fold(what)))
}

const NOT_KNOWN =
  /^(?:unknown|unbekannt|inconnue?|desconocid[oa]|sconosciut[oa]|onbekend|ukendt|okänd|nieznan[ya]|tb[acd]|pending|to follow|ausstehend|folgt|(?:noch )?offen|en attente|en cours|à suivre|pendiente|por confirmar|en tr[aá]mite|in attesa|in corso|da definire|volgt|in aanvraag|(?:not|nicht|non|no|niet) (?:yet )?(?:known|stated|specified|recorded|given|bekannt|angegeben|connu|renseigné|consta|noto|bekend))$/iu

/** A word that says that nobody knows it, or not yet; none that the template names itself for what is nothing. */
function isNotKnown(work: Work, word: string): boolean {
  if (isNamedZero(work, word.toLowerCase())) return false
  return NOT_KNOWN.test(word) || (!work.target.required && isSaidEmpty(work, word))
}

/** “0 if waived”: a word that the rule doesn't take, and that the template names. */
function isNamedZero({ rule, target }: Work, word: string): boolean {
  return (
    rule !== null &&
    zeroOf(rule) !== undefined &&
    !rule.matches(word) &&
    wordsForZero(target.description ?? '').has(word)
  )
}

/** However many rows have none, the template says what is written of them. */
function isZeroSaid({ rule, target }: Work): boolean {
  return rule !== null && saysZero(target.description ?? '', zeroOf(rule)) !== undefined
}

/** What a database writes for nothing, here and in other columns of the table: no surname, and no code, though the rule takes it as one. */
function isDumped({ placement, source }: Work, value: string): boolean {
  if (value !== 'NULL' && value !== '\\N' && value !== '<null>') return false
  const others = placement.table.profile.columns.filter((column) => column.position !== source.position)
  return others.some(({ values }) => values.some((other) => other.value.trim() === value))
}

/** Zeros in all places of a code are no code: 0000000000000 among barcodes. */
function isOnlyZeros({ target, source, rule }: Work, value: string, count: number): boolean {
  if (target.required || !/^0{6,}$/.test(value) || count > source.filled / 4) return false
  return rule !== null && rule.matches(value) && !rule.matches('0') && !rule.matches('00')
}

/** The rule takes it in another case: “nc” is a code like any other where “NC” is one. */
function isOtherCase({ rule, values }: Work, value: string): boolean {
  if (rule === null) return false
  const folded = value.toLowerCase()
  const short = /^\p{L}{1,3}$/u.test(value) && (rule.matches(value.toUpperCase()) || rule.matches(folded))
  return short || values.some((one) => one.value?.trim().toLowerCase() === folded && rule.matches(one.value.trim()))
}

/** “N.D.” beside “ND”, which the rule takes: the same with points, though it may be short for no data elsewhere. */
function isMarkedOtherwise({ rule, values }: Work, value: string): boolean {
  const bare = value.replaceAll(/[.\s]/g, '')
  if (rule === null || bare === value || !/^\p{Lu}{2,}$/u.test(bare) || UNKNOWN.has(bare.toLowerCase())) return false
  return rule.matches(bare) && values.some((one) => one.value?.trim() === bare)
}

/** A dash that stands again and again where every row must have an amount: none was due, or nobody knows. */
function mayBeZero({ target, rule, kinds }: Work, value: string, count: number): boolean {
  const figures = kinds.includes('number') || kinds.includes('integer')
  return (
    target.required && figures && rule !== null && zeroOf(rule) !== undefined && count >= REPEATED && isNullWord(value)
  )
}

/** A word that stands again and again among dates, numbers … and is none: nobody knows whether it means nothing or what, so it is asked. */
function askNullTokens(work: Work): void {
  const { rule } = work
  if (!rule || rule.values !== null) return
  const typed = work.kinds.filter(
    (kind) => kind === 'date' || kind === 'number' || kind === 'integer' || kind === 'phone' || kind === 'email',
  )
  if (typed.length === 0 || (work.target.required && zeroOf(rule) === undefined)) return
  const odd = work.values.filter(
    ({ value, count }) =>
      value !== null &&
      count >= REPEATED &&
      (/^[\p{L} ./()-]{1,40}$/u.test(value) || mayBeZero(work, value, count)) &&
      !rule.matches(value) &&
      !isTold(work, value),
  )
  const readable = work.values.some(({ value }) => value !== null && /\d|@/.test(value))
  if (!readable || odd.length === 0 || odd.length > MOST_ASKED) return
  const asked = odd.map((one) => ({ ...one, meant: askMeaning(work, one) }))
  const free = asked.filter(({ value, meant }) => isFree(value!) && meant === zeroOf(rule))
  addEntries(
    work,
    free.map(({ value, meant }) => ({ raw: value!, value: meant, decided_by: 'matcher' })),
  )
  const empty = asked.filter(({ meant }) => meant === EMPTY)
  if (empty.length === 0) return
  const texts = new Set(empty.map(({ value }) => value!.trim()))
  const last = work.transforms.findIndex(({ kind }) => kind === 'null_token')
  const known = work.transforms[last]
  const tokens = known?.kind === 'null_token' ? [...known.tokens, ...texts] : [...texts]
  if (known) work.transforms.splice(last, 1)
  push(work, { kind: 'null_token', tokens }, (value) => (texts.has(value.trim()) ? null : value))
}

/** Nothing, where the column may be empty; a number may be meant by a word, too. Until it is known, only an optional cell is emptied. */
function askMeaning(work: Work, { value, raw, count, row }: Travelling): string {
  const { rule, target, context, placement, source } = work
  const { slug, name } = placement.side.template
  const zero = zeroOf(rule!)
  const unless = target.required ? (saysZero(target.description ?? '', zero) ?? KEEP) : EMPTY
  const preset = zero !== undefined && isFree(value!) ? zero : unless
  const answer = ask(context, {
    key: valueKey(slug, target.name, value!),
    kind: 'value_map',
    prompt: target.required
      ? `What does “${value}” in column “${source.name}” of ${tableLabel(placement.table.profile)} mean? “${target.name}” of ${name} cannot hold it, and must not be empty.`
      : `Does “${value}” in column “${source.name}” of ${tableLabel(placement.table.profile)} mean that there is no value? “${target.name}” of ${name} cannot hold it.`,
    target: { slug, column: target.name },
    options: [
      ...(target.required ? [] : [{ value: EMPTY, label: 'It means nothing: leave the cell empty', confidence: 0.7 }]),
      { value: KEEP, label: 'Leave it as it is: its rows get an issue', confidence: target.required ? 0.6 : 0.2 },
      ...(zero === undefined ? [] : [{ value: zero, label: `It means ${zero}`, confidence: 0.1 }]),
    ],
    free_text: true,
    evidence: [evidence(work, { value: raw, count, row })],
    affected_rows: scaled(count, placement.table.profile, source),
    default: preset,
  })
  return answer ?? preset
}

/**
 * A word that rows of a required column have again and again, where a value of a list is wanted: "None" is an answer then, and it is asked
 * which. Emptied, those rows could not be written, and nobody would learn what stood there.
 */
function isAnswer(work: Work, value: string, count: number): boolean {
  const { target, source, rule, placement, context } = work
  const listed = rule !== null && rule.values !== null && target.required
  const given = toldDefault(placement.side.template.slug, target.name, [source.name], context) !== null
  return listed && !given && (mayBeNone(work, value) || (count >= REPEATED && /^\p{L}{3,}$/u.test(value)))
}

/** What does not apply is not merely unknown. */
const NOT_APPLICABLE = /^(?:n\/a|n\. ?a\.|not applicable|n\.v\.t\.|sans objet)$/iu

/**
 * Whether a dash, or “n/a”, may be the value that says that there is none, where a required column allows such a one, and nobody says what empty cells
 * are.
 */
export function mayBeNone({ target, rule, transforms }: Work, value: string): boolean {
  const isSoWritten = (MARKS_ALONE.test(value) && isNullWord(value)) || NOT_APPLICABLE.test(value)
  if (!target.required || !isSoWritten) return false
  if (transforms.some(({ kind }) => kind === 'default')) return false
  return (rule?.values ?? []).some((one) => isNullWord(one) || closestValue('none', [one]).length > 0)
}

/** Somebody said that it counts as nothing. */
function isToldToken({ context, target, source, placement }: Work, folded: string): boolean {
  return directivesOf(context.directives, 'null_token', placement.side.template.slug).some(
    ({ tokens, column }) =>
      tokens.some((token) => token.trim().toLowerCase() === folded) &&
      (column === null || sameName(column, target.name) || sameName(column, source.name)),
  )
}

/** Somebody gave the token a meaning of its own, which this column can have. */
function isTold(work: Work, value: string): boolean {
  const { context, target, source, placement } = work
  const answer = context.answers.get(`value:${placement.side.template.slug}.${target.name}:${value}`)?.value
  if (answer !== undefined && answer !== KEEP && answer !== EMPTY) return true
  const isSaid = context.directives.some(
    (directive) =>
      directive.kind === 'value' &&
      directive.raw === value &&
      (directive.column === null || [target, source].some(({ name }) => sameName(directive.column!, name))),
  )
  return isSaid && toldValue(work, value) !== null
}

function isEverything(work: Work, tokens: ReadonlySet<string>): boolean {
  return work.values.every(({ value }) => value === null || tokens.has(value.trim().toLowerCase()))
}
