// People leave out vowels: `Brkn`, `Artwk`, `Wmn`.

/** First letter and consonants, each double one once; a `y` at the end is heard and stays. */
export function skeletonOf(word: string): string {
  const letters = word.replaceAll('_', '').replace(/(.)\1/g, '$1')
  return letters.slice(0, 1) + letters.slice(1).replace(/[aeiou]|y(?=.)/g, '')
}

const LEAST_CONSONANTS = 3

/** Just vowels are missing, and perhaps one of two letters that are the same; some may be left where enough consonants tell the word. */
export function isWithoutVowels(short: string, word: string): boolean {
  const long = word.replaceAll('_', '')
  if (long.length <= short.length || short[0] !== long[0]) return false
  const own = skeletonOf(short)
  const isBare = !/[aeiou]/.test(short.slice(1))
  const consonants = own.replace(/[aeiou]/g, '').length
  return consonants >= LEAST_CONSONANTS + (isBare ? 0 : 1) && own === skeletonOf(long) && standIn(short, long)
}

/** The letters stand in the word in this order. */
function standIn(letters: string, word: string): boolean {
  let at = 0
  for (const char of word) if (char === letters[at]) at++
  return at === letters.length
}
