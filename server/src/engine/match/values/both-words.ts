import { closestValue, isClear, SAME } from './same-meaning.ts'

/** “Clubs and associations”, “Arrived / seen”, “cancelled, called off”: two that are the same. */
const TWO = /^(\P{N}+?)(?:\s+(?:and|or|und|oder|sowie|et|ou|y|o|e|en|of|og|eller|och|i|lub)\s+|\s*[/,;]\s*)(\P{N}+)$/iu

/** “Schulden (passiva)”: said in two ways, of which one is known at least, and neither is another. */
export function inBothWords(text: string, allowed: readonly string[]): string | null {
  const two = TWO.exec(text.trim())
    ?.slice(1)
    .map((one) => closestValue(one, allowed))
  if (two) {
    const [one, other] = two.map((found) => (isClear(found) ? found[0]!.value : null))
    return one !== null && one === other ? one! : null
  }
  const [, first, second] = /^([^()]+?)\s*\(([^()]+)\)$/u.exec(text.trim()) ?? []
  if (first === undefined || second === undefined) return null
  const candidates = [first, second].map((one) => closestValue(one, allowed))
  const known = new Set(candidates.flatMap((found) => (isClear(found) ? found[0]!.value : [])))
  const isUnclear = candidates.some((found) => found.length > 0 && !isClear(found))
  return known.size === 1 && !isUnclear ? [...known][0]! : null
}

/** The same word, or one of the same meaning. */
export const OF_ONE_MEANING = 0.93

const OF_TWO = /\s*\/\s*|\s+(?:and|und|sowie|et|y|e|en|og|och|i|&)\s+/iu

/** “Genset / light tower”, “Belts and pulleys”, as a list explains a code: one of two words is just an allowed value, and of the other nothing is known. */
export function inOneOfTwo(text: string, allowed: readonly string[]): string | null {
  const words = text.split(OF_TWO)
  const [one, other] = words.map((word) => closestValue(word.trim(), allowed)).toSorted((a, b) => b.length - a.length)
  if (words.length !== 2 || one === undefined || other!.length > 0 || !isClear(one)) return null
  return one[0]!.confidence >= OF_ONE_MEANING ? one[0]!.value : null
}

/** “Open, nothing paid”: what comes first is just an allowed value, and the rest says more of it; null for any other text. */
export function inFirstClause(text: string, allowed: readonly string[]): string | null {
  const [first = '', ...rest] = clausesOf(text)
  const [best] = rest.length === 0 ? [] : closestValue(first, allowed)
  return best !== undefined && best.confidence >= SAME ? best.value : null
}

/** “Lead, never signed”: the first is clearly an allowed value, if not by its very word, and nothing behind it is another one. */
export function inAllClauses(text: string, allowed: readonly string[]): string | null {
  const [first = [], ...rest] = clausesOf(text).map((clause) => closestValue(clause, allowed))
  if (rest.length === 0 || !isClear(first)) return null
  const meant = first[0]!.value
  return rest.every((found) => found.every(({ value }) => value === meant)) ? meant : null
}

function clausesOf(text: string): string[] {
  return text.split(/\s*[,;:(]\s*|\s+[-–—]\s+/u)
}
