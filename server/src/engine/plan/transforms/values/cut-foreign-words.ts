import { isSkeleton } from '../../../match/names/abbreviations.ts'
import { initialled } from '../../../match/values/short-forms.ts'
import { plainValue } from '../../../match/vocabulary/meanings.ts'
import { knownWords, type Words } from './begun-words.ts'

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
  const meant = codes.flatMap((raw): [string, string][] => {
    const [value, ...others] = meaningsOf(plainValue(raw), words)
    return value === undefined || others.length > 0 ? [] : [[raw, value]]
  })
  const values = new Set(meant.map(([, value]) => value))
  const isList = values.size >= FEWEST && values.size === meant.length && 2 * meant.length >= codes.length
  return new Map(isList ? meant : [])
}

/** The allowed values that words mean which the letters are short for. */
function meaningsOf(code: string, words: Words): string[] {
  const found = words.flatMap(({ word, values }) => (isShortFor(code, word) ? values : []))
  return [...new Set(found)]
}

function isShortFor(code: string, word: string): boolean {
  const isCut = code.length >= SHORTEST_START && word.length > code.length
  return (isCut && (word.startsWith(code) || isConsonants(code, word))) || initialled([code], word.split('_'))
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
