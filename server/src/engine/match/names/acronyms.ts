import { STOP_WORDS } from '../vocabulary.ts'
import { conceptsOfWords } from './words.ts'

/** So many words may stand behind an acronym. */
const FEWEST = 2
const MOST = 5

/** Single words that are two, which people shorten by the letters of both: “NL (0/1)” for a newsletter. */
const OF_TWO = new Map([
  ['newsletter', 'nl'],
  ['timestamp', 'ts'],
])

/** The words that stand together in a name, by their initials: `first registration date` → fr, frd, rd. */
export function acronymsOf(words: readonly string[]): ReadonlyMap<string, string[]> {
  const telling = words.filter((word) => !STOP_WORDS.has(word))
  const found = new Map<string, string[]>()
  for (const kept of telling.length < words.length ? [words, telling] : [words]) {
    for (let from = 0; from < kept.length; from++) {
      let initials = kept[from]![0]!
      for (let to = from + 1; to < Math.min(kept.length, from + MOST); to++) {
        initials += kept[to]![0]!
        if (initials.length >= FEWEST) found.set(initials, kept.slice(from, to + 1))
      }
    }
  }
  for (const word of telling) {
    const initials = OF_TWO.get(word)
    if (initials !== undefined && !found.has(initials)) found.set(initials, [word])
  }
  return found
}

/** A name's concepts, the acronyms among them written out as the other name has them; null where there is none. */
export function writtenOut(concepts: readonly string[], acronyms: ReadonlyMap<string, string[]>): string[] | null {
  if (!concepts.some((concept) => acronyms.has(concept))) return null
  const words = concepts.map((concept) => acronyms.get(concept))
  return [...new Set(concepts.flatMap((concept, at) => (words[at] ? conceptsOfWords(words[at]) : [concept])))]
}
