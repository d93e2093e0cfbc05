import { fold } from '../../../match/names/words.ts'
import { closestValue, isClear } from '../../../match/values/same-meaning.ts'

// A column that is filled by hand has the same word in full and cut short: “akt.” beside “aktiv”.

/** Two letters and more, and the point that says that there were others. */
const CUT = /^\s*(\p{L}{2,})\.\s*$/u

/**
 * What the other values of the column mean that go on where this one is cut short, if that is clear of each, and one thing; null where it isn't,
 * or none goes on.
 */
export function cutBeside(raw: string, values: readonly string[], allowed: readonly string[]): string | null {
  const [, letters] = CUT.exec(raw) ?? []
  if (letters === undefined) return null
  const start = fold(letters)
  const inFull = values.filter((value) => /^\s*\p{L}+\s*$/u.test(value) && fold(value.trim()).startsWith(start))
  const meant = inFull.map((value) => closestValue(value, allowed))
  const found = new Set(meant.map((all) => (isClear(all) ? all[0]!.value : null)))
  const [one = null] = found
  // Another value that is allowed may begin so, too.
  const isOnlyOne = found.size === 1 && closestValue(raw, allowed).every(({ value }) => value === one)
  return isOnlyOne ? one : null
}
