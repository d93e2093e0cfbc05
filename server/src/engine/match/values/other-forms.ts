import { KINDS_OF, MEANINGS_OF, plainValue } from '../vocabulary/meanings.ts'
import { isWithoutVowels, skeletonOf } from './dropped-letters.ts'
import { together, wordsOfList, wordsWith, type ListWords, type Meant } from './list-words.ts'
import { stageOf, stemOf } from './word-stems.ts'

// Other forms of the words that mean an allowed value: “Welded” for welding, “Insp'd”, “Brkn”, “C/minder”, “R.T.V.”, “Quarant.”

/** What may be meant; how sure that is. */
export interface Reading {
  values: ReadonlySet<string>
  confidence: number
}

const LONGEST = 40

/** The one value that is meant, by the first form that gives any; null where that gives several. */
export function meantInOtherForm(
  raw: string,
  allowed: readonly string[],
): { value: string; confidence: number } | null {
  const text = raw.trim()
  if (text.length < 2 || text.length > LONGEST || !/\p{L}/u.test(text) || text.includes('?')) return null
  const words = wordsOfList(allowed)
  const found = words === null ? null : readForm(text, words)
  const [value, ...others] = found?.values ?? []
  return value === undefined || others.length > 0 ? null : { value, confidence: found!.confidence }
}

function readForm(raw: string, words: ListWords): Reading | null {
  const plain = plainValue(raw)
  const found = joined(raw, plain, words)
  // A word that is known to mean something else is no other form; without vowels it is a form itself.
  if (found !== null || (/[aeiouy]/.test(plain.slice(1)) && isKnown(plain))) return found
  return (
    stemmed(plain, words) ??
    participle(raw, words) ??
    glued(raw, words) ??
    initialsOf(raw, words) ??
    begun(raw, words) ??
    withoutVowels(raw, words)
  )
}

export const isKnown = (plain: string): boolean => MEANINGS_OF.has(plain) || KINDS_OF.has(plain)

const reading = (values: ReadonlySet<string> | undefined, confidence: number): Reading | null =>
  values === undefined || values.size === 0 ? null : { values, confidence }

/** `F/N`, `N.A.`, `Walkin`, “Wait list”: the letters and words of one that is known, otherwise separated. */
function joined(raw: string, plain: string, { exact }: ListWords): Reading | null {
  const letters = together(plain)
  const isCode = letters.length < 3 && !/^\p{L}[./&]\p{L}\.?$/u.test(raw)
  return isCode ? null : reading(exact.get(letters), 0.88)
}

/** Where some values say that something is done, what is being done, or just called so, isn't that. */
function stemmed(plain: string, { stems, areStages }: ListWords): Reading | null {
  if (!/^[a-z]{4,}$/.test(plain)) return null
  const meant = stems.get(stemOf(plain)) ?? []
  return reading(valuesOf(meant.filter(({ word }) => !areStages || stageOf(word) === stageOf(plain))), 0.86)
}

/** `Insp'd`, `Dec'd`: how a word begins, or its consonants, and how it ends. */
function participle(raw: string, words: ListWords): Reading | null {
  const [, start, end] = /^(\p{L}{2,})['’`´](d|ed|g|n|t)\.?$/u.exec(raw) ?? []
  if (start === undefined) return null
  const plain = plainValue(start)
  const isBegun = (word: string): boolean => plain.length > 2 && word.startsWith(plain)
  return chosen(
    words,
    plain,
    (word) =>
      word.endsWith(end!) && word.length > plain.length + 1 && (isBegun(word) || isWithoutVowels(plain + end!, word)),
    0.86,
  )
}

/** `C/minder`, `W/shop`, `O/due`: the first letter of a word, and how it ends; an ending alone says nothing. */
function glued(raw: string, words: ListWords): Reading | null {
  const [, letter, end] = /^(\p{L}{1,2})\/(\p{L}{3,})\.?$/u.exec(raw) ?? []
  if (letter === undefined || /^(?:ing|ion|ment|able)s?$/i.test(end!)) return null
  const [first, rest] = [plainValue(letter), plainValue(end!)]
  const isSo = (word: string): boolean =>
    word.startsWith(first) && word.endsWith(rest) && word.length > rest.length + first.length
  return chosen(words, first, isSo, 0.86)
}

/** `RTV`, `O.O.O.`: the first letters of all words of one that is known. */
function initialsOf(raw: string, { initials }: ListWords): Reading | null {
  const isCode = /^\p{L}(?:[./]\p{L}){2,4}\.?$/u.test(raw) || /^[A-Z]{3,5}$/.test(raw)
  return isCode && !/^TB[ACD]$/.test(raw) ? reading(initials.get(together(plainValue(raw))), 0.86) : null
}

/** Too many words begin with the same three. */
const LEAST_BEGUN = 4

/** `Quarant.` is the beginning of one. */
function begun(raw: string, words: ListWords): Reading | null {
  const [, letters] = /^(\p{L}+)\.$/u.exec(raw) ?? []
  if (letters === undefined || letters.length < LEAST_BEGUN) return null
  const plain = plainValue(letters)
  return chosen(words, plain, (word) => word.startsWith(plain), 0.86)
}

/** With three consonants it is only what is called so itself, and no other word that is known has the same. */
const FEW = 3

function withoutVowels(raw: string, words: ListWords): Reading | null {
  const plain = plainValue(raw)
  if (!/^[a-z]{3,}$/.test(plain)) return null
  const skeleton = skeletonOf(plain)
  const isFew = skeleton.length <= FEW
  const isSo = ({ word, value }: Meant): boolean =>
    isWithoutVowels(plain, word) && (!isFew || plainValue(value).split('_').includes(word))
  const meant = (words.byLetter.get(plain.slice(0, 1)) ?? []).filter(isSo)
  const isOther = isFew && wordsWith(skeleton).some((word) => !meant.some((one) => stemOf(one.word) === stemOf(word)))
  return isOther ? null : reading(valuesOf(meant), 0.87)
}

const valuesOf = (meant: readonly Meant[]): ReadonlySet<string> => new Set(meant.map(({ value }) => value))

function chosen(
  { byLetter }: ListWords,
  plain: string,
  isSo: (word: string) => boolean,
  confidence: number,
): Reading | null {
  return reading(valuesOf((byLetter.get(plain.slice(0, 1)) ?? []).filter(({ word }) => isSo(word))), confidence)
}
