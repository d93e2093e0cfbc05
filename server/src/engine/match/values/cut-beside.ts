import { fold } from '../names/words.ts'
import { closestValue, isClear } from './same-meaning.ts'

// A column that is filled by hand has the same word in full and cut short: “akt.” beside “aktiv”, “A” beside “Actif”.

/** Two letters and more, and the point that says that there were others. */
const CUT = /^\s*(\p{L}{2,})\.\s*$/u

const LETTER = /^\s*\p{L}\s*$/u

/**
 * What the other values of the column mean that go on where this one is cut short, if that is clear of each, and one thing; null where it isn't,
 * or none goes on. `labelled` are the allowed values that the template explains by a word that begins so.
 */
export function cutBeside(
  raw: string,
  values: readonly string[],
  allowed: readonly string[],
  labelled: (start: string) => readonly string[] = () => [],
): string | null {
  const [, letters] = CUT.exec(raw) ?? []
  const isLetter = LETTER.test(raw) && areAllShort(values, allowed)
  if (letters === undefined && !isLetter) return null
  const meant = inFullOf(letters ?? raw, values).map((value) => closestValue(value, allowed))
  const found = new Set(meant.map((all) => (isClear(all) ? all[0]!.value : null)))
  const [one = null] = found
  // Another value that is allowed may begin so, too.
  const others = [...closestValue(raw, allowed).map(({ value }) => value), ...labelled(letters ?? raw)]
  const isOnlyOne = found.size === 1 && others.every((value) => value === one)
  return isOnlyOne ? one : null
}

/** The words of the column that begin so. */
function inFullOf(letters: string, values: readonly string[]): string[] {
  const start = fold(letters.trim())
  return values.filter((value) => /^\s*\p{L}{2,}\s*$/u.test(value) && fold(value.trim()).startsWith(start))
}

/**
 * Whether the letters that stand alone are short for words of their column, each for another one: “F” and “A” beside “Français” and “Anglais”.
 * A single such letter is short for a word if what is meant begins with it, too.
 */
function areAllShort(values: readonly string[], allowed: readonly string[]): boolean {
  const letters = [...new Set(values.flatMap((value) => (LETTER.test(value) ? fold(value.trim()) : [])))]
  const words = letters.map((letter) => [...new Set(inFullOf(letter, values).map((value) => fold(value.trim())))])
  if (words.some(({ length }) => length !== 1)) return false
  return letters.length > 1 || allowed.some((value) => fold(value).startsWith(letters[0]!))
}
