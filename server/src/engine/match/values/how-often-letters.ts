import { closestValue, isClear } from './same-meaning.ts'

// “M”, “Q” and “Y” where monthly, quarterly and annual are allowed: the first letters of the words for how often something is, in whatever language.
// One alone may be short for anything; of several, each of which is one that is allowed, none is something else.

/** What each letter is short for: `trimestriel`, `kwartaal` and `vierteljährlich` are quarterly, `Jahr` and `rok` are years. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  D: ['daily'],
  W: ['weekly'],
  B: ['biweekly', 'bimonthly'],
  F: ['biweekly'],
  M: ['monthly'],
  Q: ['quarterly'],
  T: ['quarterly'],
  V: ['quarterly'],
  K: ['quarterly'],
  S: ['semiannual', 'weekly'],
  H: ['semiannual'],
  Y: ['yearly'],
  A: ['yearly'],
  J: ['yearly'],
  R: ['yearly'],
}
/** Fewer different ones are something else by chance. */
const FEWEST = 2

/** The allowed values that the letters of a column stand for, where each is another one's alone. */
export function howOftenByLetters(raws: readonly string[], allowed: readonly string[]): ReadonlyMap<string, string> {
  const letters = raws.filter((raw) => /^\s*\p{L}\s*$/u.test(raw))
  const meant = letters.map((raw): [string, string] | null => {
    const words = LETTERS[raw.trim().toUpperCase()] ?? []
    const found = words.map((word) => closestValue(word, allowed)).filter(isClear)
    const [value, ...more] = new Set(found.map(([best]) => best!.value))
    return value === undefined || more.length > 0 ? null : [raw, value]
  })
  if (meant.includes(null)) return new Map()
  const read = new Map(meant as [string, string][])
  const byLetter = new Map([...read].map(([raw, value]) => [raw.trim().toUpperCase(), value]))
  const isEach = new Set(byLetter.values()).size === byLetter.size
  return isEach && byLetter.size >= FEWEST ? read : new Map()
}
