import { closestValue, isClear } from './same-meaning.ts'

/** “Schulden (passiva)”: said in two ways, of which one is known at least, and neither is another. */
export function inBothWords(text: string, allowed: readonly string[]): string | null {
  const [, first, second] = /^([^()]+?)\s*\(([^()]+)\)$/u.exec(text.trim()) ?? []
  if (first === undefined || second === undefined) return null
  const candidates = [first, second].map((one) => closestValue(one, allowed))
  const known = new Set(candidates.flatMap((found) => (isClear(found) ? found[0]!.value : [])))
  const isUnclear = candidates.some((found) => found.length > 0 && !isClear(found))
  return known.size === 1 && !isUnclear ? [...known][0]! : null
}
