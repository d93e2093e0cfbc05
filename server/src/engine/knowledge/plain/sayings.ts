import { anyOf } from '../grounded/acts.ts'

// Sayings with words that columns may be called, and that speak of none: “a different one every time”, “up to date”.

const SAYINGS = anyOf(
  '(?:every|each|any|this|that|one|some|next|last|another|long|first) time|(?:at|by) the (?:same )?time|in time|on time|all the time|time and again|up to date|to date|out of date|by name|in the name of|in the end|in any case|by the way',
  'jedes mal|zur zeit|mit der zeit|in der zeit|die ganze zeit|eine zeit lang|auf den neuesten stand|auf dem neuesten stand|am ende|auf jeden fall',
  'chaque fois|à temps|en même temps|tout le temps|dans le temps|à la fin|en tout cas|à jour',
  'cada vez|a tiempo|al mismo tiempo|todo el tiempo|a la vez|al día|al final|en todo caso',
  'ogni volta|in tempo|allo stesso tempo|tutto il tempo|a suo tempo|alla fine|in ogni caso',
  'elke keer|iedere keer|op tijd|tegelijkertijd|de hele tijd|al die tijd|op het einde|in elk geval',
)
const EVERY = new RegExp(SAYINGS.source, 'giu')

/** Whether what stands from one place of a text to another is a word of a saying. */
export function isInSaying(text: string, at: number, end: number): boolean {
  return [...text.matchAll(EVERY)].some(({ 0: said, index }) => index <= at && end <= index + said.length)
}
