import { COUNT, countOf } from '../match/vocabulary/counts.ts'
import { remembering } from '../remembering.ts'

// “The last two digits of the terms are the net days”: what stands at one end of a code, whatever the rest of it says.

/** How many characters at which end of a code are something else. */
export interface EndPlaces {
  end: 'first' | 'last'
  length: number
  /** Of what. */
  of: string
  /** What they are. */
  is: string
}

const LONGEST = 300
const NOUN =
  '(?:digits?|figures?|characters?|places|stellen|ziffern|zeichen|chiffres|caract[eè]res|cifras|d[ií]gitos|caracteres|cifre|caratteri|cijfers|tekens)'
const LAST = 'last|letzten|derni(?:ers|ères)|últim[oa]s|ultim[ie]|laatste'
const FIRST = 'first|ersten|premi(?:ers|ères)|primer[oa]s|prim[ei]|eerste'
const OF =
  "(?:of|in|from|der|des|im|in der|von|du|de la|des|de l['’]|de|del|de los|de las|della|delle|dei|van|van de|van het)"
const IS =
  '(?:is|are|gives?|means?|stands? for|ist|sind|ergeben|bedeuten|est|sont|donnent|indiquent|es|son|indican|è|sono|indicano|zijn|geven)'
const THE = "(?:the|our|their|das|die|der|den|unsere[nrs]?|le|la|les|l['’]|el|los|las|il|lo|i|gli|le|de|het|onze)"
const NAME = "(\\p{L}[\\p{L}\\p{N} '’_.-]{1,40}?)"
const SAID = new RegExp(
  `(?<!\\p{L})(?:(?:(${LAST})|(${FIRST})) (${COUNT})|(${COUNT}) (?:(${LAST})|(${FIRST}))) ${NOUN} ${OF}\\s?(?:${THE} ?)?${NAME} ${IS} (?:${THE} ?)?${NAME}(?=\\s*(?:[,;:.()]|$))`,
  'iu',
)

/** What a sentence says of one end of a code; null where it says nothing of any. */
export const endPlacesSaid = remembering(500, (sentence: string): EndPlaces | null => {
  if (sentence.length > LONGEST) return null
  const [, last, first, behind, before, lastToo, firstToo, of, is] = SAID.exec(sentence) ?? []
  if (of === undefined || is === undefined) return null
  const word = (behind ?? before ?? '').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const length = countOf(word)
  const end = (last ?? lastToo) !== undefined ? 'last' : (first ?? firstToo) !== undefined ? 'first' : null
  return end === null || !(length > 0) ? null : { end, length, of: of.trim(), is: is.trim() }
})
