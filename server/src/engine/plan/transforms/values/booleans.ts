import { answerTo as answerIn, areOpposite, isNoFor, isOnlyNoSaid } from '../../../match/values/opposites.ts'
import { closestValue, isClear } from '../../../match/values/same-meaning.ts'
import { noOf, YES_OR_NO } from '../../../match/values/yes-or-no.ts'
import { valueKey } from '../../../knowledge/statements.ts'
import { conceptsOf } from '../../../match/names/words.ts'
import { plainValue } from '../../../match/vocabulary/meanings.ts'
import { toldDefault } from '../../columns/stand-ins.ts'
import { tickSaid } from '../../columns/ticks-explained.ts'
import { isNullWord } from '../../../profile/null-words.ts'
import type { Travelling, Work } from '../column-values.ts'

/** X may be a letter of a list, so it ticks only where it is the only one. */
export const TICK = /^[✓✔☑✅●•■xX]$/u

/**
 * Whether a yes of the column is a no of what is wanted: “inactive” for “active”, “opt-out” for “newsletter”, or as the description says. So it
 * is where all that stands in the column are ticks, and what has none is said to be a yes.
 */
export function isInverse(work: Work): boolean {
  const { source, target, rule } = work
  const { boolean = 0 } = source.types
  const listed = rule?.values ?? []
  const no = listed.length === 2 ? noOf(listed) : null
  const ticks = isTickColumn(work)
  if (no === null || (boolean < MOSTLY && !ticks)) return false
  if (ticks && source.empty > 0 && isRestYes(work, no)) return true
  const said = ticks ? tickSaid(source, work.placement.side.template, work.context) : null
  return [source.name, ...(said === null ? [] : [said])].some(
    (text) => areOpposite(text, target.name) || isNoFor(target.description ?? '', no, text),
  )
}

/** Not under the name of what is wanted, of which a tick is a yes whatever the rest is. */
function isRestYes(work: Work, no: string): boolean {
  const { placement, target, source, context } = work
  if (isCalledAsAsked(work)) return false
  const { slug } = placement.side.template
  const told = toldDefault(slug, target.name, [source.name], context)?.value
  const rest = told ?? context.answers.get(valueKey(slug, target.name, ''))?.value
  return rest === undefined ? isOpenTick(work) : rest !== no
}

function isCalledAsAsked({ target, source }: Work): boolean {
  const asked = conceptsOf(target.name)
  return conceptsOf(source.name).some((concept) => asked.includes(concept))
}

/**
 * Whether ticks may well say the no: nothing in their header says what they say, and the template's text speaks of the no alone, as of “no if the
 * locker is broken”, which is what people tick.
 */
export function isOpenTick(work: Work): boolean {
  const { source, target, rule, placement, context } = work
  const listed = rule?.values ?? []
  const no = listed.length === 2 ? noOf(listed) : null
  if (no === null || !isTickColumn(work) || source.empty === 0 || isCalledAsAsked(work)) return false
  const description = target.description ?? ''
  const isSaid =
    answerIn(target.name, source.name) !== null || tickSaid(source, placement.side.template, context) !== null
  return !isSaid && !isNoFor(description, no, source.name) && isOnlyNoSaid(description, no)
}

const MOSTLY = 0.8
const SURE = 0.84

/** The other of the two for what a yes or a no stands for; null for what is neither. */
export function inverted(raw: string, allowed: readonly string[]): string | null {
  const no = noOf(allowed)
  const said = closestValue(raw, allowed)[0] ?? closestValue(raw, YES_OR_NO)[0]
  const meant = FIGURES.get(raw.trim()) ?? (said !== undefined && said.confidence >= SURE ? said.value : null)
  if (meant === null || no === null) return null
  const isNo = meant === no || meant === 'no'
  return allowed.find((value) => (value === no) !== isNo) ?? null
}

const FIGURES = new Map([
  ['1', 'yes'],
  ['0', 'no'],
])

/** A column of ticks, or of its own header's word, in which dashes are the rest: those say no, as nothing else in it does. */
export function isTickColumn(work: Work): boolean {
  const { rule, values } = work
  if (!rule?.values || noOf(rule.values) === null) return false
  const telling = values.filter(({ value }) => value !== null && !isNullWord(value))
  return telling.length > 0 && telling.every(({ value }) => isTick(work, value!))
}

/** An x, or the “archived” of a column “Archived?”. */
export function isTick({ source }: Work, raw: string): boolean {
  return TICK.test(raw.trim()) || (raw.trim().length > 2 && plainValue(raw) === plainValue(source.name))
}

/**
 * The first letter of a yes (oui, ja, sí, vero …), or of one that stands there in full (“A” beside “ano”), in a column that has nothing else than it, an
 * N, and other words and marks for yes and no; beside the yes in full it needs no N.
 */
export function isYesBesideNo(work: Work, raw: string, allowed: readonly string[]): boolean {
  if (allowed.length !== 2 || noOf(allowed) === null || !/^\p{L}$/u.test(raw)) return false
  const letter = raw.toLowerCase()
  const others = new Set(work.values.flatMap(({ value }) => value?.trim().toLowerCase() ?? []))
  others.delete(letter)
  const isInFull = [...others].some((word) => isYesFrom(letter, word, allowed))
  if (!/^[ojsv]$/.test(letter) && !isInFull) return false
  const areAnswers = [...others].every((value) => value === 'n' || isAnswer(value, allowed) || isNullWord(value))
  return areAnswers && (others.has('n') || isInFull)
}

/** What a word says to what is asked: “subscribed” under a “newsletter” is a yes, and “unsubscribed” a no. */
export function answered({ target }: Work, raw: string, allowed: readonly string[]): string | null {
  const no = allowed.length === 2 ? noOf(allowed) : null
  const isYes = no === null ? null : answerIn(target.name, raw)
  return isYes === null ? null : (allowed.find((value) => (value === no) !== isYes) ?? null)
}

function isYesFrom(letter: string, word: string, allowed: readonly string[]): boolean {
  const all = closestValue(word, allowed)
  return word.length > 1 && word.startsWith(letter) && isClear(all) && all[0]!.value !== noOf(allowed)
}

/** A word that says yes or no, or an x; of letters that are none of both a list may have more. */
function isAnswer(value: string, allowed: readonly string[]): boolean {
  if (TICK.test(value)) return true
  const [best] = closestValue(value, allowed)
  return value.length > 1 && best !== undefined && best.confidence >= SURE
}

/** So many single letters, some of which are none of the allowed values by themselves, are codes of their own. */
const LETTERS = 3

/** Whether single letters stand for the values: then an N is no “no”. */
export function isLettered(work: Work, open: readonly Travelling[], allowed: readonly string[]): boolean {
  const letters = open.filter(({ value }) => /^\p{L}$/u.test(value!))
  const strange = letters.filter(
    ({ value }) => !isClear(closestValue(value!, allowed)) && !isYesBesideNo(work, value!, allowed),
  )
  return letters.length >= LETTERS && strange.length > 0
}
