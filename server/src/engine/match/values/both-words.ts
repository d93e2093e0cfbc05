import { closestValue, isClear, SAME } from './same-meaning.ts'

/** “Clubs and associations”, “Arrived / seen”: two that are the same. */
const TWO = /^(\P{N}+?)(?:\s+(?:and|or|und|oder|sowie|et|ou|y|o|e|en|of|og|eller|och|i|lub)\s+|\s*\/\s*)(\P{N}+)$/iu

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

/** “Open, nothing paid”: what comes first is just an allowed value, and the rest says more of it; null for any other text. */
export function inFirstClause(text: string, allowed: readonly string[]): string | null {
  const [first = '', ...rest] = text.split(/\s*[,;:(]\s*|\s+[-–—]\s+/u)
  const [best] = rest.length === 0 ? [] : closestValue(first, allowed)
  return best !== undefined && best.confidence >= SAME ? best.value : null
}
