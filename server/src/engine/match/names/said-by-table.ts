import { CONCEPTS, HEADS } from '../vocabulary.ts'
import { areComparable, nameScore, type ConceptWeights, type NameFeatures } from './name-score.ts'
import { conceptsOf } from './words.ts'

// What a table is a list of is said of each of its columns, too.

/** How alike a header and a template column are called, in a table that says so much of all its columns. */
export function nameOf(
  source: NameFeatures,
  target: NameFeatures,
  weights: ConceptWeights,
  said: ReadonlySet<string>,
): number | null {
  if (!areComparable(source, target)) return null
  const own = nameScore(source, target, weights)
  if (said.size === 0) return own
  // In a list of deposits the date is that of a deposit.
  const about = target.concepts.filter((concept) => said.has(concept) && !source.concepts.includes(concept))
  if (about.length === 0 || (source.concepts.some((concept) => said.has(concept)) && !isWithin(source, target)))
    return own
  const rest = { ...target, squashed: '', concepts: target.concepts.filter((concept) => !about.includes(concept)) }
  if (rest.concepts.length === 0 || nameScore(source, rest, weights) < LEAST_SAID) return own
  const whole = { ...source, concepts: [...source.concepts, ...about] }
  return Math.max(own, BY_TABLE * nameScore(whole, target, weights))
}

/** A list of emergency contacts has them under “Contact”. */
function isWithin(source: NameFeatures, target: NameFeatures): boolean {
  return source.concepts.every((concept) => target.concepts.includes(concept))
}

/** What the name of a table says of all its columns is nearly as good as said by each, where they say the rest themselves. */
const BY_TABLE = 0.95
const LEAST_SAID = 0.7

/** What a table of that name is a list of, where the template, which `implied` says, is one of something else. */
export function saidByTable(table: string, implied: ReadonlySet<string>): ReadonlySet<string> {
  const concepts = conceptsOf(table)
  return new Set(
    concepts.length > MOST_SAID
      ? []
      : concepts.filter((one) => CONCEPTS.has(one) && !HEADS.has(one) && !implied.has(one)),
  )
}

/** A longer name is a sentence. */
const MOST_SAID = 3
