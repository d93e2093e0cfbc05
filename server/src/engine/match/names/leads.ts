import { STOP_WORDS } from '../vocabulary.ts'
import { conceptsOf, wordsOf } from './words.ts'

const MOST_LEADING = 4

/** How it is to be written says nothing of what it is: “Payment terms in words, not the code”. */
const HOW_WRITTEN =
  /\s(?:in (?:words|full|capitals|one line)|written out|in worten|ausgeschrieben|en toutes lettres|en palabras|in parole|voluit)$/iu

/** “Card number as in the old register”: from where it is taken is no part of what it is. */
const FROM_WHERE =
  /\s(?:(?:just |exactly |genau |so )?as (?:in|on|it|they|we|given|printed|written|used|known|shown|stated)|(?:so )?wie (?:in|im|auf|sie|er|es|angegeben|gedruckt)|(?:tels? qu[e’']|telles? qu[e’']|comme (?:dans|sur|en|indiqué|imprimé))|(?:tal |tal y )?como (?:en|figura|aparece|consta)|(?:così )?come (?:in|nel|sul|da|indicat|stampat)|zoals (?:in|op|het|de|vermeld))(?!\p{L}*-)\p{L}*\s?.*$/iu

function beginningOf(description: string): string {
  const [first = ''] = /^[^,.;:()\n]{0,60}(?=[,.;:()\n]|$)/u.exec(description) ?? []
  return first.trim().replace(FROM_WHERE, '').replace(HOW_WRITTEN, '')
}

/** Fewer initials are those of too much else, and more than so many words are no name. */
const FEWEST_INITIALS = 3
const MOST_WORDS = 6

/** “VIN”, “PESEL”: written in capitals in a description, it is how those who know it call the thing. */
const IN_CAPITALS = /(?<![\p{L}\p{N}/-])\p{Lu}{3,6}(?![\p{L}\p{N}/-])/gu

/**
 * The initials of the same words, small ones counted or not: a “HOD” is the “head of the department”; and what the description itself calls by
 * initials.
 */
export function initialsOf(description: string): ReadonlySet<string> {
  const found = [
    ...ownInitials(description),
    ...(description.match(IN_CAPITALS) ?? []).map((word) => word.toLowerCase()),
  ]
  return found.length === 0 ? NONE : new Set(found)
}

function ownInitials(description: string): readonly string[] {
  const words = description === '' ? [] : wordsOf(beginningOf(description))
  if (words.length > MOST_WORDS) return []
  const all = words.reduce<string[]>(
    (begun, word) => begun.flatMap((one) => [one + word[0]!, ...(STOP_WORDS.has(word) ? [one] : [])]),
    [''],
  )
  return all.filter(({ length }) => length >= FEWEST_INITIALS)
}

const NONE: ReadonlySet<string> = new Set()

/** Concepts of the words that a description begins with, up to the first mark: often the column's name in other words. */
export function leadOf(description: string): string[] {
  const lead = beginningOf(description)
  return lead === '' || wordsOf(lead).length > MOST_LEADING + 2 ? [] : conceptsOf(lead).slice(0, MOST_LEADING)
}

const NUMBERS = new Set(['number', 'id', 'code'])

/** What has the number that a description begins with: `job` of “Job number”, `chantier` of « Numéro de chantier »; null where it begins with none. */
export function numberedIn(description: string): string | null {
  const words = description === '' ? [] : wordsOf(beginningOf(description)).filter((word) => !STOP_WORDS.has(word))
  const [thing, ...more] = words.filter((word) => !NUMBERS.has(conceptsOf(word).join()))
  return words.length === 2 && thing !== undefined && more.length === 0 ? thing : null
}
