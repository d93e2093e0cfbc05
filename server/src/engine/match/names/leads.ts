import { conceptsOf, wordsOf } from './words.ts'

const MOST_LEADING = 4

/** How it is to be written says nothing of what it is: “Payment terms in words, not the code”. */
const HOW_WRITTEN =
  /\s(?:in (?:words|full|capitals|one line)|written out|in worten|ausgeschrieben|en toutes lettres|en palabras|in parole|voluit)$/iu

/** Concepts of the words that a description begins with, up to the first mark: often the column's name in other words. */
export function leadOf(description: string): string[] {
  const [first = ''] = /^[^,.;:()\n]{0,60}(?=[,.;:()\n]|$)/u.exec(description) ?? []
  const lead = first.trim().replace(HOW_WRITTEN, '')
  return lead === '' || wordsOf(lead).length > MOST_LEADING + 2 ? [] : conceptsOf(lead).slice(0, MOST_LEADING)
}
