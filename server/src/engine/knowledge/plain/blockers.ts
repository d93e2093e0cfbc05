import { anyOf } from '../grounded/acts.ts'
import { isSometimes, isUnclear } from './hedges.ts'

// Words by which what a sentence says is not to be done, or not of all: who doesn't understand them does nothing.

const PARTLY = anyOf(
  'if|some|only (?:the|for|some|those|in|if|when|where)|whether|used to|until|no longer|other than|(?:above|below|over|under) \\d[^ ]*',
  'wenn|falls|manche[nrs]?|einige[nrs]?|nur (?:die|bei|für|wenn|der|das)|ob|bisher noch|nicht mehr',
  'certaine?s|(?:seulement|uniquement) (?:les?|pour|si|la)|selon|ne [^,.;]{1,20} plus',
  'algun[oa]s|(?:s[óo]lo|solamente) (?:los|las|para|si|el|la)|según|ya no',
  'alcun[ie]|(?:solo|soltanto) (?:i|le|gli|per|se|la|il)|secondo|non più',
  'sommige|(?:alleen|enkel) (?:de|het|voor|als)|niet meer|indien',
  '(?:since|until|before|after|from|seit|bis|vor|nach|ab|depuis|avant|après|jusqu[^ ]*|desde|hasta|antes de|dal|fino al|prima del|sinds|tot|vanaf|voor|na) (?:\\p{L}+ ){0,2}(?:19|20)\\d\\d',
)

/** Of which act it is said that it isn't done. */
const NOT_DONE =
  /(?:(?<!\p{L})(?:do not|does not|don[’']?t|doesn[’']?t|never|no need|should not|shouldn[’']?t|must not|mustn[’']?t|nicht|nie|kein\p{L}*|ne|n[’']|pas|no|non|niet|geen)(?!\p{L})[^.,;:]{0,30}(?<!\p{L})(?:convert|chang|divid|multipl|touch|alter|correct|recalculat|translat|add|prefix|pad|umrech|umgerech|umwand|teil|änder|anfass|convert|chang|divis|modif|touch|cambi|divid|tocar|tocc|ajout|añad|aggiung|toevoeg|omreken|omzett|delen|wijzig|aanpass)|(?:umrechnen|umgerechnet|ändern|geändert|anfassen|omrekenen|aanpassen)[^.,;:]{0,12}nicht)|(?<!\p{L})(?:unchanged|as (?:it is|they are|is)|stays?|remains?|(?:please|to|should|must|just) keep|keep (?:it|them|this|these|everything)|leave|unverändert|bleib(?:t|en)|lass(?:en|t)?|rester?|laiss\p{L}+|gard\p{L}+|quedar?|dej\p{L}+|rest(?:a|ano|are)|lasci\p{L}+|blijft?|blijven|laten)(?!\p{L})/iu

export function isBlocked(text: string): boolean {
  return isUnclear(text) || isSometimes(text) || PARTLY.test(text) || NOT_DONE.test(text)
}
