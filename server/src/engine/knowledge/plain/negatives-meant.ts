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
/** “We start such articles with a quantity of 0”: whoever begins at nothing, by whatever that is counted in. */
const BEGINS =
  '(?:(?:starts?|begins?|opens?|loads?|enters?|imports?|carr(?:y|ied) over|brings? over)(?: \\p{L}+){0,4} (?:with|at|from)(?: an? \\p{L}+(?: \\p{L}+)? of)?|(?:beginn|start)(?:e|en|et)(?: \\p{L}+){0,4} (?:mit|bei)(?: eine[mr] \\p{L}+ von)?|(?:commen[cç]|démarr)\\p{L}+(?: \\p{L}+){0,4} (?:avec|à)(?: une? \\p{L}+ de)?|(?:empez|empiez|comenz|comienz)\\p{L}+(?: \\p{L}+){0,4} (?:con|en|desde)(?: una? \\p{L}+ de)?|(?:inizi|part)\\p{L}+(?: \\p{L}+){0,4} (?:con|da)(?: una? \\p{L}+ di)?|beginn?en?(?: \\p{L}+){0,4} (?:met|op)(?: een \\p{L}+ van)?)'
/** What the figures become stands behind the word for it, at the end of what is said. */
const SAID = new RegExp(
  `(?<!\\p{L})(?:${BECOMES}|${BEGINS}):?\\s(?:an? |just |simply |plain )?["“„«‘\`]?${ZERO}["”“»’\`]?(?: (?:setzen|gesetzt|nehmen|zu setzen|zetten))?\\s*(?:$|[.;!)])`,
  'iu',
)

/** “Such articles”, “those”: of whatever the sentence before was about. */
const SUCH =
  /(?<!\p{L})(?:such|these|those|them|solche[nrs]?|diese[nrs]?|de tels|de telles|ces|tales|estos|estas|esos|esas|tali|questi|queste|zulke|deze)(?!\p{L})/iu

/** What a sentence says of figures below zero, if it is that they are written as zero: itself, or with the one before it where that names them. */
export function negativesAsZero({ text, before }: { text: string; before: string }): string | null {
  const whole = `${before} ${text}`
  return [text, ...(SUCH.test(text) ? [whole] : [])].find(saysNegativesAreZero) ?? null
}

/** Whether a sentence says of figures below zero that they are written as zero. */
export function saysNegativesAreZero(text: string): boolean {
  const said = SAID.exec(text)
  if (!said || EXCEPT.test(text) || isUnclear(text) || NEGATED.test(text)) return false
  return BELOW.test(text.slice(0, said.index + 1))
}
