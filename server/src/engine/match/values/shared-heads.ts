import { fold } from '../names/words.ts'
import { OF_ONE_MEANING } from './both-words.ts'
import { closestValue } from './same-meaning.ts'

// “Tafelwein”, “Dessertwein”, “Schaumwein” are all wine: what a list of codes has at the end of most words is what all of them are, and only what
// stands before it tells which.

/** So many explanations have it in common, and this share of them. */
const LEAST_TEXTS = 3
const LEAST_SHARE = 0.5
const LEAST_KINDS = 2
/** A longer list is none of a few kinds. */
const MOST_TEXTS = 40
/** Shorter ends are endings, and shorter beginnings could be of any word. */
const SHORTEST = 3
/** What stands beside it says the same in another word. */
const BESIDE = /\s*\/\s*/u
const WORD = /^\p{L}+$/u

/** The allowed value that a list's explanation means by the word before what all are; null where none or more than one does. */
export function bySharedHead(texts: readonly string[], allowed: readonly string[]): (text: string) => string | null {
  const own = [...new Set(texts)]
  const head = own.length < LEAST_TEXTS || own.length > MOST_TEXTS ? null : headOf(own.map(wordsOf))
  // “Steinkohle” where coal is allowed is coal.
  if (head === null || closestValue(head, allowed).length > 0) return () => null
  const meant = new Map(own.map((text) => [text, meantBefore(head, wordsOf(text), allowed)]))
  // That the words before it are the kinds, several of these show.
  if (new Set([...meant.values()].filter((value) => value !== null)).size < LEAST_KINDS) return () => null
  const isOnly = (value: string): boolean => [...meant.values()].filter((one) => one === value).length === 1
  return (text) => {
    const value = meant.get(text) ?? null
    return value !== null && isOnly(value) ? value : null
  }
}

function wordsOf(text: string): string[] {
  const words = text.trim().split(BESIDE)
  return words.length <= 2 && words.every((word) => WORD.test(word)) ? words.map((word) => fold(word)) : []
}

const endsIn = (word: string, head: string): boolean => word.length >= head.length + SHORTEST && word.endsWith(head)

/** The end that most of the texts have in a word, and the longest of these. */
function headOf(texts: readonly string[][]): string | null {
  const least = Math.max(LEAST_TEXTS, LEAST_SHARE * texts.length)
  const ends = new Set(texts.flat().flatMap((word) => Array.from({ length: word.length }, (_, at) => word.slice(at))))
  const found = [...ends].flatMap((end) => {
    const count = texts.filter((words) => words.some((word) => endsIn(word, end))).length
    return end.length >= SHORTEST && count >= least ? [{ end, count }] : []
  })
  return found.toSorted((a, b) => b.count - a.count || b.end.length - a.end.length)[0]?.end ?? null
}

function meantBefore(head: string, words: readonly string[], allowed: readonly string[]): string | null {
  if (!words.some((word) => endsIn(word, head))) return null
  const values = words.flatMap((word) => {
    if (endsIn(word, head)) return sameAs(word.slice(0, -head.length), allowed)
    // What stands beside it has another word for the same.
    return closestValue(word, allowed).flatMap(({ value }) => (word.startsWith(fold(value)) ? [value] : []))
  })
  return new Set(values).size === 1 ? values[0]! : null
}

function sameAs(stem: string, allowed: readonly string[]): string[] {
  const [best, ...others] = closestValue(stem, allowed).filter(({ confidence }) => confidence >= OF_ONE_MEANING)
  return best && others.length === 0 ? [best.value] : []
}
