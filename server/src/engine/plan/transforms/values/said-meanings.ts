import { escaped } from '../../../escaped.ts'
import { describedIn } from '../../../knowledge/described-values.ts'
import {
  allowedIn,
  calledIn,
  keyAmong,
  nothingIn,
  singular,
  wordsIn,
  type MeaningOf,
} from '../../../knowledge/meant-values.ts'
import { answersIn, namesColumn } from '../../../knowledge/grounded/columns.ts'
import { closestValue, isClear } from '../../../match/values/same-meaning.ts'
import type { ValueMapEntry } from '../../../model.ts'
import { isNullWord } from '../../../profile/null-words.ts'
import { addressesSaid } from '../../tables/addresses-said.ts'
import { figuresSaid } from '../../tables/figures-said.ts'
import { readRest, readTexts, told, type About, type Said, type Told } from '../../tables/read-texts.ts'
import { addEntries, united, type Work } from '../column-values.ts'
import { askName } from './asked-names.ts'
import { withoutNumber } from '../../../match/values/numbered-words.ts'
import { genderLetters } from '../../../match/values/gender-letters.ts'
import { withOwnMeanings } from './own-meanings.ts'
import { takenOf } from './taken-words.ts'
import { namesTold } from './names-told.ts'
import { literalIn, toldValue } from './told-values.ts'

// What prose says of the values of a column, where no sentence is one of those that are understood as a whole: the sentences are searched for the
// very values that stand in the column.

/** A column with more different values has no codes that anybody explains. */
const MOST_VALUES = 300
/** From this share of the cells on, a text explains a column whose values could be anything. */
const MOSTLY = 0.5

/** What texts say that values of this column mean. */
export interface SaidMeanings {
  /** Of those that the column allows; by the value. */
  meant: ReadonlyMap<string, ValueMapEntry>
  /** Values that a list explains beside these, in words that are none of the allowed ones: “C = called off”. */
  others: ReadonlySet<string>
}

export function saidMeanings(work: Work, allowed: readonly string[]): SaidMeanings {
  const forms = new Set(allowed.map(formOf))
  // “open, in progress or done” lists what is allowed, and says of none of them that it means the next one.
  const raws = rawsOf(work).filter((raw) => !forms.has(formOf(raw)))
  // “ck is a cheque” says it of “ck #4293” as well.
  const words = new Map(raws.map((raw) => [raw, withoutNumber(raw, allowed)]))
  const open = [...new Set([...raws, ...words.values()].filter((raw) => raw !== null))]
  const said = readTexts(aboutOf(work), open, describedIn(allowed, work.target.description ?? null), true, allowed)
  const heard = said.filter((one) => !isAnswerOfOther(one, work, allowed))
  const read = withLast(withOwnMeanings(heard, work.source.name, allowed), work, allowed)
  const found = withSmallLetters(read, open)
  const numbered = raws.flatMap((raw) => found.flatMap((one) => (one.raw === words.get(raw) ? [{ ...one, raw }] : [])))
  const entries = [...numbered, ...found].map(({ raw, value, by }): [string, ValueMapEntry] => [
    raw,
    { raw, value, decided_by: by },
  ])
  noteSaid(work, found)
  const isKnown = new Set(found.map(({ raw }) => raw))
  const others = said.filter((one) => CODE.test(one.raw) && !isKnown.has(one.raw) && isListed(one, read))
  return { meant: new Map(entries), others: new Set(others.map(({ raw }) => raw)) }
}

/** “In the fleet file ja and J mean that it is leased, nein that it is not” makes no J a no elsewhere: an answer is turned round only where its column is named. */
function isAnswerOfOther({ raw, value, said }: Said, { source, target }: Work, allowed: readonly string[]): boolean {
  const answers = answersIn(allowed)
  const [own, ...others] = answers ? closestValue(raw, allowed) : []
  const isTurned = own !== undefined && others.length === 0 && value !== null && own.value !== value
  return isTurned && !namesColumn(said, source) && !namesColumn(said, target)
}

/** What a list explains is a code: a text of several words says itself what it is. */
const CODE = /^\S{1,4}$/u

/** Whether a sentence explains several values beside this one. */
function isListed(one: Said, known: readonly Told[]): boolean {
  return known.filter(({ said }) => said === one.said).length >= 2
}

/** “"off" means cancelled, all others are booked”: what cells without a value mean as well; null where nothing is said of the rest. */
export function saidOfRest(work: Work, allowed: readonly string[]): string | null {
  const { source, target, mapping } = work
  if (source.filled === 0 || mapping.lead.length > 0 || mapping.sources.length > 1) return null
  const rest = readRest(aboutOf(work), rawsOf(work), describedIn(allowed, target.description ?? null), allowed)
  if (rest === null || !allowed.includes(rest.value)) return null
  work.context.notes.push(
    `The ${source.empty} empty cells of “${source.name}” are “${rest.value}” of “${target.name}”: ${rest.origin} says so of all others: “${rest.said}”.`,
  )
  return rest.value
}

/** A value however it is written: in any case, with any signs between its words, one or several of them; a share with its sign or without. */
function formOf(value: string): string {
  if (/\p{L}/u.test(value)) return singular(value.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''))
  return value.replace(/\s*%$/, '').replace(',', '.')
}

/** Codes whose figure or words a text tells, where a number or any text is wanted. */
export function addSaidMeanings(work: Work): void {
  const { kinds, rule, source, target } = work
  const raws = rawsOf(work).filter((raw) => !rule?.matches(raw) && !isMeaning(raw, work) && !isChosen(raw, work))
  const wantsFigures =
    kinds.includes('number') || kinds.includes('integer') || (rule !== null && rule.matches('7') && !rule.matches('x'))
  // “Customer 1 is closed” says something of a customer, and nothing of what 1 stands for.
  if (target.desiredRule === 'link' || target.unique || source.unique || raws.length === 0) return
  const takes = (figure: string): boolean => rule?.matches(figure) ?? true
  const codes = wantsFigures ? raws.filter((raw) => /\p{L}/u.test(raw)) : raws
  const read = wantsFigures
    ? figuresSaid(aboutOf(work), codes, takes)
    : kinds.includes('email')
      ? addressesSaid(aboutOf(work), codes).filter(({ value }) => takes(value))
      : told(readTexts(aboutOf(work), codes, rule ? takenOf(rule) : wordsIn, false)).filter(({ value }) => takes(value))
  // In a column of any text a name of several words is no code: “East Pier and West Pier are next to each other”.
  const isNamed = ({ raw, value }: Told): boolean => NAME.test(raw) && !value.includes(raw)
  // “O significa propio y L significa alquilado”: what has the code within goes on about it, and is no meaning of it.
  const hasItself = ({ raw, value }: Told): boolean => new RegExp(`\\s${escaped(raw)}\\s`, 'u').test(value)
  const isOpen = rule === null && !wantsFigures && !kinds.includes('email')
  const open = isOpen ? read.filter((one) => !isNamed(one) && !hasItself(one)).map(withoutLead) : read
  const { told: names, open: nameless } = isOpen ? namesTold(open) : { told: open, open: [] }
  const named = wantsFigures ? open : asNamed(names, work)
  const { description = '' } = target
  const found = rule ? named : named.map((one) => ({ ...one, value: literalIn(description, one.value) ?? one.value }))
  const known = new Set(found.map(({ raw }) => raw))
  const cells = (test: (value: string) => boolean): number =>
    work.values.reduce(
      (sum, { value, count }) => (value !== null && !isNullWord(value) && test(value) ? sum + count : sum),
      0,
    )
  // Two words of a long text stand beside each other by chance.
  if (known.size < 2 || cells((value) => known.has(value)) < MOSTLY * cells(() => true)) return
  noteSaid(work, found)
  const others = wantsFigures
    ? codes.flatMap((raw) => (known.has(raw) ? [] : (ownFigure(raw, found, takes) ?? [])))
    : rule === null
      ? [...unexplained(work, raws, known), ...asked(work, nameless)]
      : []
  addEntries(work, [...found.map(({ raw, value, by }): ValueMapEntry => ({ raw, value, decided_by: by })), ...others])
}

/** A sentence says of it which of the values it is that are named for the column: its words tell no more. */
function isChosen(raw: string, { context, source }: Work): boolean {
  return context.directives.some(
    (one) => one.kind === 'value' && one.chosen && one.raw === raw && one.column === source.name,
  )
}

const NAME = /\p{L}{3}\s+\p{L}{3}/u
/** “W ist ein Altbau”, “W should become Old building”: words before what is written. */
const LEAD =
  /^(?:(?:(?:should|must|shall|will|is to|soll(?:te)?|muss|doit|debe|deve|moet) )?(?:becomes?|be|read|say|mean|wird)|soll(?:te)?|doit|debe|deve|moet)\s+|^(?:an?|the|eine?n?|une?|un[ao]?|een|het)\s+/u

function withoutLead(one: Told): Told {
  return { ...one, value: one.value.replace(LEAD, '').replace(LEAD, '') }
}

/** More are no codes that a text forgot. */
const MOST_FORGOTTEN = 6

/** Codes like those that a text explains, and of which it says nothing that is understood: what they stand for is asked, or they would go out as they are. */
function unexplained(work: Work, raws: readonly string[], known: ReadonlySet<string>): ValueMapEntry[] {
  const isCode = (raw: string): boolean => /^(?=.*\p{L})[\p{Lu}\d]{1,5}$/u.test(raw)
  const codes = [...known].filter(isCode)
  const left = work.values.filter(
    ({ value }) =>
      value !== null &&
      raws.includes(value) &&
      !known.has(value) &&
      isCode(value) &&
      !isNullWord(value) &&
      !toldValue(work, value),
  )
  if (codes.length < 2 || left.length === 0 || left.length > MOST_FORGOTTEN || left.length > codes.length) return []
  return united(left).flatMap((one) => askName(work, one))
}

/** Values of which something is told that is not what they stand for. */
function asked(work: Work, raws: readonly string[]): ValueMapEntry[] {
  const left = work.values.filter(({ value }) => value !== null && raws.includes(value) && !toldValue(work, value))
  return united(left).flatMap((one) => askName(work, one))
}

/** “C3 = "Core (C3)"”: what stands in quotation marks behind a sign is what a code means, and no code itself. */
function isMeaning(raw: string, { context }: Work): boolean {
  const form = new RegExp(`(?:=>?|:|→|->)\\s*["“„«‘]\\s?${escaped(raw)}\\s?["”“»’]`, 'u')
  return (context.texts ?? []).some(({ text }) => text.includes(raw) && form.test(text))
}

/** “every 45 days” beside codes of which a text tells the days: the figure that stands there, of what the text counts in. */
function ownFigure(raw: string, found: readonly Told[], takes: (figure: string) => boolean): ValueMapEntry | null {
  const [, figure] = /^\D*(\d+)\D*$/u.exec(raw) ?? []
  const words: string[] = raw.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  const isSame = found.some(({ said }) => {
    const text: string[] = said.toLowerCase().match(/\p{L}{3,}/gu) ?? []
    return words.some((word) => text.includes(word))
  })
  return figure !== undefined && takes(figure) && isSame ? { raw, value: figure, decided_by: 'matcher' } : null
}

/** Values of a link that no name in the linked table explains, but a text does by such a name: “`Wh` is the Whitby yard”; each with its key. */
export function saidNames(work: Work, keyOf: (name: string) => string | undefined): ReadonlyMap<string, string> {
  const open = rawsOf(work).filter((raw) => /\p{L}/u.test(raw) && keyOf(raw) === undefined && !work.rule?.matches(raw))
  const found = told(readTexts(aboutOf(work), open, calledIn(keyOf), false))
  noteSaid(work, found)
  return new Map(found.map(({ raw, value }) => [raw, value]))
}

/** Values that are no key of what a column links to, and of which a text says which one they are. */
export function addSaidKeys(work: Work, keys: ReadonlySet<string>): void {
  const open = rawsOf(work).filter((raw) => /\p{L}/u.test(raw) && !keys.has(raw) && !work.rule?.matches(raw))
  const found = told(readTexts(aboutOf(work), open, keyAmong(keys), false))
  noteSaid(work, found)
  addEntries(
    work,
    found.map(({ raw, value, by }): ValueMapEntry => ({ raw, value, decided_by: by })),
  )
}

/** A longer text is no word for nothing. */
const LONGEST_WORD = 30

/** The values of which a text says that they stand for nothing; none that the rule takes. */
export function saidNothing(work: Work): ReadonlySet<string> {
  const texts = (work.context.texts ?? []).map(({ text }) => text.toLowerCase())
  const raws = work.values.flatMap(({ value }) => {
    const raw = value?.trim() ?? ''
    const isSpoken = raw !== '' && raw.length <= LONGEST_WORD && texts.some((text) => text.includes(raw.toLowerCase()))
    return isSpoken && !/^\d+$/.test(raw) && !work.rule?.matches(raw) ? [raw] : []
  })
  // “N = none” names what the column allows, where that is “none”.
  const named = work.rule?.values ? allowedIn(work.rule.values) : () => null
  const meaningOf: MeaningOf = (text, linked) => (named(text, linked) === null ? nothingIn(text, linked) : null)
  const found = told(readTexts(aboutOf(work), [...new Set(raws)], meaningOf, false)).map(({ raw }) => raw)
  const isOwn = speakingForItself(found, work)
  return new Set(found.filter((raw) => !isToldOtherwise(work, raw) && !isOwn(raw)))
}

/** “M, F, U = unknown”: where several are said to be nothing, those that the column allows in other words are just listed there. */
function speakingForItself(found: readonly string[], { rule, source }: Work): (raw: string) => boolean {
  const allowed = rule?.values ?? []
  if (found.length < 2 || allowed.length === 0) return () => false
  const isClearly = (raw: string): boolean => isClear(closestValue(raw, allowed))
  return (raw) => isClearly(raw) || found.some((other) => genderLetters([raw, other], source.name, allowed)?.has(raw))
}

/** A statement that was understood as a whole counts; what goes on behind a comma was none. */
function isToldOtherwise(work: Work, raw: string): boolean {
  const said = toldValue(work, raw)
  return said !== null && !said.value.includes(',')
}

function aboutOf({ context, source, target, placement }: Work): About {
  return { context, source, target, template: placement.side.template }
}

function rawsOf({ source, values }: Work): string[] {
  if (!source.complete || values.length > MOST_VALUES) return []
  return [...new Set(values.flatMap(({ value }) => value ?? []))]
}

/** The only value whose meaning isn't among the allowed ones, beside others that are all told, means the only one that is left. */
function withLast(said: Said[], { values }: Work, allowed: readonly string[]): Told[] {
  const known = told(said)
  const open = said.filter(({ value }) => value === null)
  const used = new Set([...known.map(({ value }) => value), ...values.flatMap(({ value }) => value ?? [])])
  const left = allowed.filter((value) => !used.has(value))
  const [last] = open
  return last !== undefined && isListed(last, known) && open.length === 1 && left.length === 1
    ? [...known, { ...last, value: left[0]! }]
    : known
}

/** A text that explains the letter U is of a column's “u” as well, where it says nothing of that. */
function withSmallLetters(said: readonly Told[], raws: readonly string[]): Told[] {
  const known = new Map(said.map((one) => [one.raw, one]))
  const small = raws.flatMap((raw): Told[] => {
    const capital = /^\p{Ll}$/u.test(raw) && !known.has(raw) ? known.get(raw.toUpperCase()) : undefined
    return capital ? [{ ...capital, raw }] : []
  })
  return [...said, ...small]
}

/** “G wholesale, W an old letter for wholesale”: what names the word of another value means that. */
function asNamed(said: Told[], work: Work): Told[] {
  const words = [...new Set(said.map(({ value }) => value).filter((value) => !/\s/.test(value)))]
  if (words.length < 2) return said
  const again = new Map(
    told(
      readTexts(
        aboutOf(work),
        said.map(({ raw }) => raw),
        allowedIn(words),
        false,
      ),
    ).map((one) => [one.raw, one]),
  )
  return said.map((one) => (words.includes(one.value) ? one : (again.get(one.raw) ?? one)))
}

/** What was understood, with the sentences that said it. */
function noteSaid({ context, source, target }: Work, found: Told[]): void {
  for (const [origin, said] of Map.groupBy(found, (one) => one.origin)) {
    const values = said.map(({ raw, value }) => `“${raw}” is “${value}”`).join(', ')
    const sentences = [...new Set(said.map((one) => `“${one.said}”`))].join(', ')
    const note = `In “${source.name}” ${values} of “${target.name}”: ${origin} says so: ${sentences}.`
    if (!context.notes.includes(note)) context.notes.push(note)
  }
}
