import { isSkeleton } from '../names/abbreviations.ts'
import { plainValue } from '../vocabulary/meanings.ts'
import { knownWords, type Words } from './begun-words.ts'
import { initialled } from './short-forms.ts'

// A list of codes in another language than what is allowed: INK, VRK and MEM beside `purchase`, `sales` and `general` are short for “inkoop”,
// “verkoop” and “memoriaal”. One such code may be the beginning of a word by chance; several that each mean another value are not.

const CODE = /^\p{L}{2,5}$/u
/** Two letters are the beginning of too many words; they are the initials of two. */
const SHORTEST_START = 3
/** So many codes that each mean another value show what all of them are. */
const FEWEST = 3
/** A column with more different codes has a list that is not the allowed one. */
const MOST_CODES = 40

/**
 * The allowed values by the codes of a column, where at least three of them, and half, are each short for words that mean just one value, no two the
 * same. Without the codes that are not.
 */
export function cutForeignWords(raws: readonly string[], allowed: readonly string[]): ReadonlyMap<string, string> {
  const codes = raws.filter((raw) => CODE.test(raw.trim()))
  if (codes.length < FEWEST || codes.length > MOST_CODES || allowed.length < FEWEST) return new Map()
  const words = knownWords(allowed)
  const cut = onlyOne(codes, words, isCut)
  const values = new Set(cut.map(([, value]) => value))
  const isList = values.size >= FEWEST && values.size === cut.length && 2 * cut.length >= codes.length
  if (!isList) return new Map()
  // Two letters are the initials of something in some language: they are read where others show that such words are cut short.
  const others = codes.filter((raw) => !cut.some(([code]) => code === raw))
  const initials = onlyOne(others, words, (code, word) => initialled([code], word.split('_')))
  return new Map([...cut, ...initials.filter(([, value]) => !values.has(value))])
}

/** The codes that are short for words of one allowed value. */
function onlyOne(
  codes: readonly string[],
  words: Words,
  isShortFor: (code: string, word: string) => boolean,
): [string, string][] {
  return codes.flatMap((raw): [string, string][] => {
    const code = plainValue(raw)
    const found = new Set(words.flatMap(({ word, values }) => (isShortFor(code, word) ? values : [])))
    return found.size === 1 ? [[raw, [...found][0]!]] : []
  })
}

function isCut(code: string, word: string): boolean {
  const isLonger = code.length >= SHORTEST_START && word.length > code.length
  return isLonger && (word.startsWith(code) || isConsonants(code, word))
}

/** `vrk` for `verkoop`, `kst` for `kosten`: its first letters but for vowels, whatever follows. */
function isConsonants(code: string, word: string): boolean {
  return (
    (word[0] === code[0] &&
      word
        .slice(1)
        .replace(/[aeiou_]/g, '')
        .startsWith(code.slice(1))) ||
    isSkeleton(code, word)
  )
}
