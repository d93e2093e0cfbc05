import { anyOf, EXCEPT } from '../grounded/acts.ts'
import { NEGATED } from '../meant-values.ts'
import { isUnclear } from './hedges.ts'

// What says that figures below zero are written as zero, in the languages that people write in.

const ZERO = '(?:0(?:[.,]0{1,2})?|zero|nought|nil|null|zéro|cero|nul|noll)'
const BELOW = anyOf(
  `negatives?|(?:below|under|less than|smaller than) ${ZERO}`,
  `negativ\\p{L}*|(?:unter|kleiner als|kleiner) ${ZERO}`,
  `négati(?:f|fs|ve|ves)|(?:inférieure?s? à|sous|en dessous de) ${ZERO}`,
  `negativ[oa]s?|(?:por debajo de|menor(?:es)? (?:que|de|a)|bajo) ${ZERO}`,
  `negativ[ei]|(?:sotto (?:lo )?|inferior[ei] a|minor[ei] di )${ZERO}`,
  `negatieve?|(?:onder|kleiner dan|lager dan) (?:de )?${ZERO}`,
  `negativt|negativa|(?:under|mindre än|mindre enn|mindre end) ${ZERO}`,
)
const BECOMES =
  '(?:means?|counts? as|becomes?|is|are|(?:is|are) to be|(?:set|change[ds]?|turn(?:ed)?|treat(?:ed)?|taken?|write|written|read|clamp(?:ed)?|cap(?:ped)?)(?: (?:it|them|these|those))? (?:to|as|at)|as|to|bedeute[nt]|hei(?:ß|ss)t|gilt als|gelten als|zählt als|zählen als|wird(?: zu)?|werden(?: zu)?|ist|sind|auf|als|signifie(?:nt)?|veut dire|compten?t? (?:comme|pour)|devien(?:t|nent)|vaut|valent|est|sont|à|significan?|cuentan? como|es|son|valen?|a|como|significano?|vuol dire|contano? come|diventano?|è|sono|vale|valgono|come|betekent|betekenen|telt als|tellen als|wordt|worden|zijn|op|betyder|räknas som|regnes som|är|er|blir|bliver|till|til|=|→|->)'
/** What the figures become stands behind the word for it, at the end of what is said. */
const SAID = new RegExp(
  `(?<!\\p{L})${BECOMES}:?\\s(?:an? |just |simply |plain )?["“„«‘\`]?${ZERO}["”“»’\`]?(?: (?:setzen|gesetzt|nehmen|zu setzen|zetten))?\\s*(?:$|[.;!)])`,
  'iu',
)

/** Whether a sentence says of figures below zero that they are written as zero. */
export function saysNegativesAreZero(text: string): boolean {
  const said = SAID.exec(text)
  if (!said || EXCEPT.test(text) || isUnclear(text) || NEGATED.test(text)) return false
  return BELOW.test(text.slice(0, said.index + 1))
}
