import { BESIDE_TAX } from './tax.ts'
import { conceptsOf } from './words.ts'

const LONGEST = 200

/** “Number of the line within its entry” speaks of the entry only to say where the lines are counted. */
const WITHIN =
  /(?<!\p{L})(?:within|inside|innerhalb|au sein|dentro|all['’]interno|binnen)\s+(?:(?:of|de|del|della|dell['’]|di|d['’])\s*)?(?:(?:its|the|an?|each|every|d(?:er|es)|ihre[rs]|seine[rs]|eine[rs]|jede[rs]|l['’]|las?|les?|los|el|chaque|su|cada|het|een|elke)\s*(?<=[\s'’]))?\p{L}+/giu

/** “Blank for sold vehicles” says of what the column tells nothing: “Sold on” is no such column. */
export const EMPTY_FOR =
  /(?<!\p{L})(?:blank|empty|leer|vides?|vac[ií][oa]s?|vuot[oaei]|vazi[oa]s?|leeg|pust[aey]|tomt?),? (?:for|if|when|where|while|once|after|as long as|until|unless|sobald|nach|für|bei|wenn|falls|wo|solange|bis|pour|chez|si|quand|lorsqu[e’']|tant que|jusqu[e’']|para|cuando|mientras|hasta|per|se|quando|finché|voor|bij|als|indien|wanneer|zolang|tot)(?!\p{L})([^.;:,()\n]*)/giu

/** The concepts that a description speaks of. */
export function describedIn(description: string): Set<string> {
  const own = description
    .slice(0, LONGEST)
    .replace(/\bno\b(?!\.)/gi, ' ')
    .replace(WITHIN, ' ')
    .replace(EMPTY_FOR, ' ')
    .replace(BESIDE_TAX, ' ')
  return new Set(own.split(CLAUSES).flatMap(conceptsOf).filter(isWord))
}

/** No term goes on behind these marks: “Name: Vorname und Nachname” is no “Name Vorname”. */
const CLAUSES = /(?<=\p{L})[:;]\s/u

/** A letter or a figure alone is of a code that a description shows: “CAMP-W1” speaks of no column W. */
function isWord(concept: string): boolean {
  return concept.length > 1
}
