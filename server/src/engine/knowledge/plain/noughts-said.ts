import { anyOf } from '../grounded/acts.ts'
import { AS_FIGURE, PLACEHOLDER } from './words-for-nothing.ts'

// That a nought is no figure: “a weight of 0 means that nobody entered one”, “0 kg heißt nicht gewogen”.

const ZERO = /(?<![\p{L}\p{N}.,_-])["“„«]?0(?:[.,]0+)?["”“»]?(?![\p{L}\p{N}_-]|[.,]\d)/u
/** Whoever should have given it has not. */
const NOT_GIVEN = anyOf(
  "(?:nobody|no one|no-one|we|they) (?:ever |has |have |had )*(?:never )?(?:entered|filled|recorded|weighed|measured|counted|noted|typed|set|maintained|knows?|knew|asked|read|took|wrote)|(?:was|were|is|are|has been|have been)(?:n[’']t| not| never)(?: yet)? (?:entered|filled in|recorded|weighed|measured|counted|noted|set|maintained|known|given|available|asked|taken)|no \\p{L}+ (?:\\p{L}+ )?(?:was|were|has been|have been) \\p{L}+|not (?:yet )?(?:entered|filled in|recorded|weighed|measured|counted|noted|maintained|known|given|available)|never (?:entered|filled in|recorded|weighed|measured|counted|noted|maintained|given)",
  '(?:nicht|nie) (?:erfasst|eingegeben|eingetragen|gepflegt|gewogen|gemessen|gezählt|notiert|bekannt|angegeben|hinterlegt|ausgefüllt)',
  "(?:non|pas) (?:encore )?(?:saisie?s?|renseignée?s?|remplie?s?|pesée?s?|mesurée?s?|connue?s?|indiquée?s?)|(?:personne|on) n[’']a",
  '(?:no|sin) (?:se )?(?:ha |han |fue |está )?(?:introducid[oa]|rellenad[oa]|indicad[oa]|registrad[oa]|pesad[oa]|medid[oa]|informad[oa]|rellenar|registrar)|nadie (?:lo |la )?(?:ha )?',
  "non (?:è stat[oa] )?(?:inserit[oa]|compilat[oa]|indicat[oa]|registrat[oa]|pesat[oa]|misurat[oa]|not[oa])|nessuno (?:l[’'])?(?:ha|lo|la)",
  'niet (?:ingevuld|ingevoerd|gewogen|gemeten|geteld|bekend|geregistreerd|opgegeven)|niemand',
  'nie (?:wpisan[oaey]|podan[oaey]|zważon[oaey]|zmierzon[oaey]|znan[oaey])',
)
/** What a zero is said to be stands behind it. */
const MEANS = anyOf(
  'means?|stands? for|is|are|was|were|hei(?:ß|ss)t|bedeutet|ist|sind|steht für|signifie|veut dire|est|sont|significa|quiere decir|es|son|vuol dire|è|sono|betekent|is|zijn|oznacza|to|=',
)
/** Whether a sentence says of zeros that nobody has given the figure. */
export function saysNoughtIsNothing(text: string): boolean {
  const [zero] = ZERO.exec(text) ?? []
  if (zero === undefined) return false
  const behind = text.slice(text.indexOf(zero) + zero.length)
  const at = behind.search(MEANS)
  const said = behind.slice(at)
  return at >= 0 && !AS_FIGURE.test(said) && (NOT_GIVEN.test(said) || PLACEHOLDER.test(said))
}
