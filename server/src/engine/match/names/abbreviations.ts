import { CONCEPT_OF } from '../vocabulary.ts'
import { kinship } from '../vocabulary/kinship.ts'
import { remembering } from '../../remembering.ts'

/** Letters that stand for a word: fewer are found in too many, more are a word cut short, which is understood elsewhere. */
const FEWEST = 3
const MOST = 5
/** So much longer is the word that they stand for. */
const LEFT_OUT = 2
/** How alike an abbreviation is to what it may mean, where that is one concept, two, or three: beyond that it tells nothing. */
const LIKENESS = [0.7, 0.55, 0.4]

/** How likely a short word that is not known itself means a known concept, in any language: `tfn`, `omschr`, `kto`. */
export function abbreviates(word: string, concept: string): number {
  if (word.length < FEWEST || word.length > MOST || !/^[a-z]+$/.test(word)) return 0
  const meant = meaningsOf(word)
  return meant.get(concept) ?? Math.max(0, ...[...meant].map(([one, likely]) => likely * (kinship(one, concept) ?? 0)))
}

const meaningsOf = remembering(20_000, (word): ReadonlyMap<string, number> => {
  if (CONCEPT_OF.has(word)) return new Map()
  const found = new Set<string>()
  for (const [known, concept] of CONCEPT_OF) {
    if (known.length < word.length + LEFT_OUT) continue
    if (known.startsWith(word) || isSkeleton(word, known)) found.add(concept)
  }
  const likeness = LIKENESS[found.size - 1]
  return new Map(likeness === undefined ? [] : [...found].map((concept) => [concept, likeness]))
})

/** `cstmr` for `customer`: the letters in order up to the last consonant, and no vowel beyond the first. */
export function isSkeleton(short: string, long: string): boolean {
  if (short[0] !== long[0] || /[aeiou]/.test(short.slice(1)) || !isEnd(short.at(-1)!, long)) return false
  let at = 0
  for (const char of long) if (char === short[at]) at++
  return at === short.length
}

/** The last letter, or the last but for vowels and the mark of the plural. */
function isEnd(letter: string, word: string): boolean {
  return word.endsWith(letter) || word.replace(/[aeiouy]*s?$/, '').endsWith(letter)
}

/** “ZB” for “Zahlungsbed.”, “TG” for “Tarifgruppen”: the letters of a header in the order of a list's name, beginning with its first. */
export function isShortFor(header: string, name: string): boolean {
  const short = header.trim().replace(/[.-]/g, '')
  if (!/^\p{Lu}[\p{Lu}\p{Ll}]{1,3}$/u.test(short) || !/\p{Lu}$/u.test(short)) return false
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? []
  const letters = words.join('')
  if (words.length === 0 || letters.length < 2 * short.length) return false
  const [first, ...rest] = short.toLowerCase()
  let at = 0
  return letters.startsWith(first!) && rest.every((letter) => (at = letters.indexOf(letter, at + 1)) > 0)
}
