import { inAllClauses, inBothWords, inFirstClause, inOneOfTwo } from '../../../match/values/both-words.ts'
import { letteredFigures } from '../../../match/values/lettered-figures.ts'
import { fullerIn } from '../../../knowledge/meant-values.ts'
import { closestValue, INITIALS, isClear, meantBy, SAME, type Closest } from '../../../match/values/same-meaning.ts'
import { bySharedHead } from '../../../match/values/shared-heads.ts'
import { initialsOf } from '../../../match/values/short-forms.ts'
import { plainValue } from '../../../match/vocabulary/meanings.ts'
import { noneFor } from '../empty/none-said.ts'
import { meaningsOf, type Meanings } from '../../tables/code-lists.ts'
import type { Travelling, Work } from '../column-values.ts'
import { besideHeader } from './called-values.ts'
import { equalFigureIn } from './equal-figures.ts'
import { toldValue } from './told-values.ts'

// What a small table beside the data explains the values of a column as, where that is one of those that are allowed.

/**
 * What a list of codes beside the data says of the values that are not allowed: one that is called as their column is, else one that is called
 * as what is wanted: “Drivers” with a number and initials for each, where a `driver` is wanted of “Dr.” 1, 2 and 4.
 */
export function meaningsIn({ placement, source, target, context }: Work, open: Travelling[]): Meanings | null {
  const values = open.flatMap(({ value, count }) => (value === null ? [] : { value, count }))
  const { profile } = placement.table
  return meaningsOf(values, source.name, profile, context) ?? meaningsOf(values, target.name, profile, context)
}

/** The values whose meaning by that list is clearly one of those that are allowed; that is noted. */
export function explainedValues(
  work: Work,
  meanings: Meanings | null,
  allowed: readonly string[],
  described: (raw: string) => string | null,
): Map<string, string> {
  const found = new Map<string, string>()
  const listed = [...(meanings?.texts.values() ?? [])].flat()
  const [equal, lettered] = [equalFigureIn(listed, allowed, work.target), letteredFigures(listed, allowed)]
  const besideHead = bySharedHead(listed, allowed)
  const meant = (text: string): string | null => {
    const candidates = closestValue(text, allowed)
    const value =
      described(text) ??
      besideHeader(work, text, allowed) ??
      equal(text) ??
      lettered(text) ??
      (isClear(candidates)
        ? candidates[0]!.value
        : (inBothWords(text, allowed) ??
          inFirstClause(text, allowed) ??
          inOneOfTwo(text, allowed) ??
          inAllClauses(text, allowed) ??
          initialsOf(text, allowed) ??
          noneFor(text, allowed) ??
          besideHead(text)))
    return value === null ? null : fullerIn(text, value, allowed)
  }
  for (const [raw, texts] of meanings?.texts ?? []) {
    const value = texts.map(meant).find((one) => one !== null)
    if (value && isOpen(raw, allowed) && !toldValue(work, raw)) found.set(raw, value)
  }
  if (found.size > 0) {
    const read = [...found].map(([raw, value]) => `“${raw}” is “${value}”`)
    work.context.notes.push(`In “${work.source.name}” ${read.join(', ')}, as ${meanings!.where} explains it.`)
  }
  return found
}

/** What a list explains is a code: a longer text says itself what it is. */
const CODE = /^\S{1,4}$/u
const LETTER = /^\s*\p{L}\s*$/u

/** What only has the initials of a value is what the list says, and a letter, and a code, whatever others mean by it: “ST” is a set there. */
function isOpen(raw: string, allowed: readonly string[]): boolean {
  const own = closestValue(raw, allowed)
  const isAllowed = allowed.some((value) => plainValue(value) === plainValue(raw))
  return LETTER.test(raw) || !isClear(own) || own[0]!.confidence === INITIALS || (CODE.test(raw) && !isAllowed)
}

/** Whether a value is near only by how it is written: “BLA” to “black”, which a list may have for “Blanco”. */
function isByLetters(raw: string, { value, confidence }: Closest): boolean {
  return confidence < SAME && meantBy(plainValue(raw), plainValue(value)) === 0
}

/** Whether a list explains a code that begins like an allowed value in words that don't say so: “BLA” is “Ladrillo” there, whatever that is. */
export function isExplainedOtherwise(raw: string, meanings: Meanings | null, allowed: readonly string[]): boolean {
  const texts = (meanings?.texts.get(raw) ?? []).filter((text) => IN_WORDS.test(text) && text !== raw)
  const own = closestValue(raw, allowed)
  if (texts.length === 0 || !CODE.test(raw) || !isClear(own) || !isByLetters(raw, own[0]!)) return false
  return !texts.some((text) => closestValue(text, allowed).some(({ value }) => value === own[0]!.value))
}

const IN_WORDS = /\p{L}{3}/u

/** The same for a question. */
export function meaningOf({ value }: Travelling, meanings: Meanings | null): string {
  const texts = meanings?.texts.get(value!) ?? []
  return texts.length === 0 ? '' : ` It stands beside “${texts.join('”, “')}” in ${meanings!.where}.`
}
