import { fold } from '../names/words.ts'
import type { Pattern } from '../pattern/pattern.ts'
import { calendarValues } from './calendar.ts'
import { closestValue, isClear } from './same-meaning.ts'

// `^(Mon|Tue|Wed)(;(Mon|Tue|Wed))*$` takes several of a few words in one cell. “Tues & Wed”, “mon, wed” and “M/W” name each of them, by marks and in
// words that nobody wrote in one way.

/** A list of words in brackets, and the same again behind a mark. */
const LISTED =
  /^\^?\((?:\?:)?((?:[\p{L}\p{N}_ -]+\|)+[\p{L}\p{N}_ -]+)\)\((?:\?:)?(\\?[^\p{L}\p{N}\\()[\]]|\\n)( ?)\((?:\?:)?\1\)\)(?:\*|\+|\{\d*,\d*\})\$?$/u
const MARKS = /\s*(?:[,;|+&/\n]|(?<!\p{L})(?:and|und|et|y|e|en|och|og|oraz|i)(?!\p{L}))\s*/giu

/** The words that a rule takes several of in one cell, and the mark that it wants between them; null where it takes none such. */
export function severalOf({ source }: Pattern): { allowed: readonly string[]; mark: string } | null {
  const [, words, mark = '', space = ''] = LISTED.exec(source) ?? []
  return words === undefined
    ? null
    : { allowed: words.split('|'), mark: mark.replace('\\n', '\n').replace('\\', '') + space }
}

/** The allowed words that each text names, in its order and once; only those of which every part is one. */
export function severalIn(
  texts: readonly string[],
  allowed: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const parts = new Map(texts.map((text) => [text, text.split(MARKS).flatMap((part) => part.trim() || [])]))
  const meantBy = meanings([...new Set([...parts.values()].flat())], allowed)
  return new Map(
    [...parts].flatMap(([text, own]): [string, string[]][] => {
      const meant = own.flatMap((part) => meantBy.get(part) ?? [])
      return own.length === 0 || meant.length < own.length ? [] : [[text, [...new Set(meant)]]]
    }),
  )
}

/** What each part is: a day or month in whatever language, a word that means the same, or a letter in which only one of those that others write out begins. */
function meanings(parts: readonly string[], allowed: readonly string[]): ReadonlyMap<string, string> {
  const words = parts.filter((part) => /\p{L}{2}/u.test(part))
  const days = calendarValues([...new Set(words.map((word) => word.toLowerCase()))], allowed)
  const known = new Map(
    words.flatMap((word): [string, string][] => {
      const day = days?.get(word.toLowerCase())
      if (day !== undefined) return [[word, day]]
      const close = closestValue(word, allowed)
      return isClear(close) ? [[word, close[0]!.value]] : []
    }),
  )
  const written = new Set(known.values())
  const letters = parts.flatMap((part): [string, string][] => {
    const [only, ...more] = allowed.filter((value) => fold(value).startsWith(fold(part)))
    return /^\p{L}$/u.test(part) && only !== undefined && more.length === 0 && written.has(only) ? [[part, only]] : []
  })
  return new Map([...known, ...letters])
}
