import { isSkeleton } from '../../match/names/abbreviations.ts'
import type { ValueCount } from '../../profile/model.ts'
import { foldName, type Way } from './near-names.ts'

// “Pr. North” and “Pier North” for “North” under “Pier”: who writes what something is in front of its name writes the header's word, whole or in short.

/** So many different names behind such a word are no chance. */
const FEW = 2
/** A shorter beginning is that of many words. */
const SHORTEST = 2
/** “St. Anna” is another name than “Anna”. */
const SAINTS = new Set(['st', 'ste', 'sta', 'sto', 'san', 'sant', 'santa', 'saint', 'sainte', 'sankt', 'sint'])
const FRONT = /^(\p{L}{2,20})(\.?)\s*(?<=[.\s])(\S.*)$/su

/** Values with a word of these headers in front of a name, in full or in short; none where hardly any has one. */
export function behindKinds(open: readonly ValueCount[], names: readonly string[], headers: readonly string[]): Way[] {
  const known = new Set(names.map(foldName))
  const words = headers.flatMap((header) => foldName(header).match(/\p{L}{3,}/gu) ?? [])
  const behind = (value: string): string | null => {
    const [, front, point, rest] = FRONT.exec(value.trim()) ?? []
    if (front === undefined || rest === undefined) return null
    return words.some((word) => isFor(foldName(front), word, point === '.')) ? foldName(rest) : null
  }
  const ofValue = (value: string): string | null => {
    const whole = foldName(value)
    return known.has(whole) ? whole : (behind(value) ?? whole)
  }
  const found = open.filter(({ value }) => !known.has(foldName(value)) && known.has(behind(value) ?? ''))
  if (found.length < FEW) return []
  return [{ ofName: foldName, ofValue, shown: (name) => name, said: 'behind the word for what it is' }]
}

/** The word itself, or short for it: its beginning with a point behind, or its consonants. */
function isFor(front: string, word: string, hasPoint: boolean): boolean {
  if (front === word) return true
  if (front.length < SHORTEST || SAINTS.has(front)) return false
  return (hasPoint && word.startsWith(front)) || ((hasPoint || front.length > SHORTEST) && isSkeleton(front, word))
}
