import { conceptsOf } from './words.ts'

const LONGEST = 200

/** “Number of the line within its entry” speaks of the entry only to say where the lines are counted. */
const WITHIN =
  /(?<!\p{L})(?:within|inside|innerhalb|au sein|dentro|all['’]interno|binnen)\s+(?:(?:of|de|del|della|dell['’]|di|d['’])\s*)?(?:(?:its|the|an?|each|every|d(?:er|es)|ihre[rs]|seine[rs]|eine[rs]|jede[rs]|l['’]|las?|les?|los|el|chaque|su|cada|het|een|elke)\s*(?<=[\s'’]))?\p{L}+/giu

/** The concepts that a description speaks of. */
export function describedIn(description: string): Set<string> {
  const own = description
    .slice(0, LONGEST)
    .replace(/\bno\b(?!\.)/gi, ' ')
    .replace(WITHIN, ' ')
  return new Set(conceptsOf(own).filter(isWord))
}

/** A letter or a figure alone is of a code that a description shows: “CAMP-W1” speaks of no column W. */
function isWord(concept: string): boolean {
  return concept.length > 1
}
