import { hashOf } from '../profile/sketch.ts'

/** Jaro-Winkler similarity, 0 to 1 (W. Winkler 1990, prefix scale 0.1 over at most 4 characters). */
export function jaroWinkler(left: string, right: string): number {
  if (left === right) return 1
  const jaro = jaroSimilarity(left, right)
  let prefix = 0
  while (prefix < 4 && prefix < left.length && left[prefix] === right[prefix]) prefix++
  return jaro + prefix * 0.1 * (1 - jaro)
}

function jaroSimilarity(left: string, right: string): number {
  if (left.length === 0 || right.length === 0) return 0
  const reach = Math.max(0, Math.floor(Math.max(left.length, right.length) / 2) - 1)
  const taken = new Uint8Array(right.length)
  const matched: string[] = []
  for (let i = 0; i < left.length; i++) {
    const to = Math.min(right.length - 1, i + reach)
    for (let j = Math.max(0, i - reach); j <= to; j++) {
      if (taken[j] === 1 || left[i] !== right[j]) continue
      taken[j] = 1
      matched.push(left[i]!)
      break
    }
  }
  if (matched.length === 0) return 0
  const others = [...right].length === right.length ? right.split('').filter((_, j) => taken[j] === 1) : []
  const swapped = matched.filter((char, index) => char !== others[index]).length / 2
  const m = matched.length
  return (m / left.length + m / right.length + (m - swapped) / m) / 3
}

/** Character n-grams of a text with its ends marked. */
export function gramsOf(text: string, size = 3): string[] {
  const marked = `^${text}$`
  return Array.from({ length: Math.max(0, marked.length - size + 1) }, (_, at) => marked.slice(at, at + size))
}

/** Texts as a set that is compared fast: their hashes, each once, rising. */
export type TextSet = Uint32Array

export function textSet(texts: Iterable<string>): TextSet {
  return Uint32Array.from(new Set(Array.from(texts, hashOf))).toSorted()
}

/** Dice coefficient of two sets, 0 to 1. */
export function dice(left: TextSet, right: TextSet): number {
  if (left.length === 0 || right.length === 0) return 0
  let common = 0
  for (let at = 0, other = 0; at < left.length && other < right.length;) {
    const difference = left[at]! - right[other]!
    if (difference === 0) common++
    if (difference <= 0) at++
    if (difference >= 0) other++
  }
  return (2 * common) / (left.length + right.length)
}

/** Levenshtein distance with neighbours swapped counting one, or `limit + 1` when it is beyond `limit`. */
export function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1
  let before: number[] = []
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let i = 1; i <= left.length; i++) {
    const row = [i]
    for (let j = 1; j <= right.length; j++) {
      const cost = left[i - 1] === right[j - 1] ? 0 : 1
      let best = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + cost)
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1])
        best = Math.min(best, before[j - 2]! + 1)
      row.push(best)
    }
    if (Math.min(...row) > limit) return limit + 1
    before = previous
    previous = row
  }
  return previous[right.length]!
}
