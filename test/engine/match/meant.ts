import { closestValue, isClear } from '../../../server/src/engine/match/values/same-meaning.ts'

/** What each of the words, between commas, stands for beyond doubt among the allowed values, between spaces, or null. */
export function meant(words: string, allowed: string): (string | null)[] {
  const values = allowed.split(' ')
  return words.split(', ').map((word) => {
    const candidates = closestValue(word, values)
    return isClear(candidates) ? candidates[0]!.value : null
  })
}
