import { MEANINGS_OF, plainValue } from '../vocabulary/meanings.ts'
import { closestValue, isClear } from './same-meaning.ts'

// Codes that are the beginnings of words in the language of the column: “BLA” beside “NEG” and “ROJ” is “Blanco”, and only by chance how “black”
// begins, which is what the column allows.

/** Two letters need the point that says that there were others. */
const CODE = /^(?:\p{L}{3,4}\.?|\p{L}{2}\.)$/u
const IN_FULL = /^\p{L}{4,}(?:[ -]\p{L}+)*$/u
/** So many other values of a column show that it is written in another language than what it allows. */
const LEAST_FOREIGN = 2
/** A column with more different values is no list of codes. */
const MOST_VALUES = 200
/** As many letters in common at the beginning are no other word. */
const SAME_START = 3

/**
 * What codes may be short for, where that is not just what their letters are nearest to; by the code. Where it is one, a word in full beside it
 * says so; of several nobody can tell. `labelled` are the allowed values that the template explains by a word that begins so.
 */
export function begunWords(
  raws: readonly string[],
  allowed: readonly string[],
  labelled: (start: string) => readonly string[] = () => [],
): ReadonlyMap<string, readonly string[]> {
  if (raws.length > MOST_VALUES || !raws.some((raw) => CODE.test(raw.trim()))) return new Map()
  const words = knownWords(allowed)
  const known = new Set(words.map(({ word }) => word))
  const codes = raws.filter((raw) => CODE.test(raw.trim()) && !known.has(plainValue(raw)))
  const isForeign =
    raws.filter((raw) => isForeignWord(raw, allowed) || isForeignCode(raw, words, allowed)).length >= LEAST_FOREIGN
  return new Map(
    codes.flatMap((raw): [string, readonly string[]][] => {
      const start = plainValue(raw)
      const explained = labelled(start)
      const own = allowed.filter((value) => plainValue(value).startsWith(start) || explained.includes(value))
      const beside = inFull(raw, raws, allowed)
      const decisive = isForeign ? explained : own
      if (beside.length === 1 && decisive.every((value) => value === beside[0])) return [[raw, beside]]
      const others = isForeign ? begun(raw, words) : beside
      const several = [...new Set([...own, ...others])]
      return own.length > 0 && (several.length > own.length || explained.length > 1) ? [[raw, several]] : []
    }),
  )
}

export type Words = readonly { word: string; values: readonly string[] }[]

/** By list: each way to write a column asks the same. */
const wordsOfLists = new WeakMap<readonly string[], Words>()

/** The words of all languages that mean one of the allowed values. */
export function knownWords(allowed: readonly string[]): Words {
  const known = wordsOfLists.get(allowed) ?? readWords(allowed)
  wordsOfLists.set(allowed, known)
  return known
}

function readWords(allowed: readonly string[]): Words {
  const meant = Map.groupBy(
    allowed.flatMap((value) => (MEANINGS_OF.get(plainValue(value)) ?? []).map((meaning) => ({ value, meaning }))),
    ({ meaning }) => meaning,
  )
  if (meant.size === 0) return []
  return [...MEANINGS_OF].flatMap(([word, meanings]) => {
    if (!meanings.some((each) => meant.has(each))) return []
    const values = new Set(meanings.flatMap((each) => (meant.get(each) ?? []).map(({ value }) => value)))
    return [{ word, values: allowed.filter((value) => values.has(value)) }]
  })
}

function begun(raw: string, words: Words): string[] {
  const start = plainValue(raw)
  return words.flatMap(({ word, values }) => (word.length > start.length && word.startsWith(start) ? values : []))
}

/** “Blanco”, where “white” is allowed: known for what it means, and not by its letters. */
function isForeignWord(raw: string, allowed: readonly string[]): boolean {
  const [best] = closestValue(raw, allowed)
  if (best === undefined || !IN_FULL.test(raw.trim()) || !MEANINGS_OF.has(plainValue(raw))) return false
  return plainValue(best.value).slice(0, SAME_START) !== plainValue(raw).slice(0, SAME_START)
}

/** “NEG”, which no allowed value begins with, and known words for one of them do. */
function isForeignCode(raw: string, words: Words, allowed: readonly string[]): boolean {
  if (!CODE.test(raw.trim()) || closestValue(raw, allowed).length > 0) return false
  return new Set(begun(raw, words)).size === 1
}

/** What the values of the column that go on where a code ends clearly mean; two words that aren't clear are not one. */
function inFull(raw: string, raws: readonly string[], allowed: readonly string[]): string[] {
  const start = plainValue(raw)
  const full = raws.filter(
    (one) => IN_FULL.test(one.trim()) && plainValue(one).startsWith(start) && plainValue(one).length > start.length,
  )
  const meant = full.map((one) => closestValue(one, allowed))
  return meant.every(isClear) ? [...new Set(meant.map(([best]) => best!.value))] : []
}
