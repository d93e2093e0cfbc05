import { conceptsOf, wordsOf } from '../names/words.ts'
import { closestValue, isClear } from '../values/same-meaning.ts'
import { wordedFigures } from '../values/worded-figures.ts'
import { CONCEPT_OF } from '../vocabulary.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import type { Composite } from './composite.ts'

// “10 lessons” under “Length”, “3 people” under “Size”: the cells say themselves that they are `number_of_lessons`, `max_people`.

/** What a name may say of a count beside what is counted. */
const COUNTING = new Set([
  'quantity',
  'count',
  'limit',
  'capacity',
  'amount',
  'maximum',
  'total',
  'number',
  'of',
  'de',
  'di',
  'van',
])
/** What these make of what is counted is no count: `room_number`. */
const NUMBER_FIRST = /^(?:n|no|nr|nb|num|numero|number|nombre)$/

/** Template columns of counts whose names say what the figures of one column are said to be of. */
export function findWordedCounts(table: TableSide, side: TemplateSide): Composite[] {
  const counted = side.kinds.flatMap((own, at) => (own.includes('integer') || own.includes('number') ? [at] : []))
  const pairs = table.profile.columns.flatMap((column, source) => {
    const nouns = counted.length === 0 ? [] : (wordedFigures(column)?.nouns ?? [])
    return nouns.flatMap((noun) =>
      counted.flatMap((target) =>
        isCountOf(side.template.columns[target]!.name, noun) ? [{ source, target, noun }] : [],
      ),
    )
  })
  const isOnly = ({ source, target }: { source: number; target: number }): boolean =>
    pairs.filter((one) => one.source === source || one.target === target).length === 1
  return pairs.filter(isOnly).map(({ source, target, noun }) => ({
    target,
    sources: [source],
    transforms: [],
    confidence: 0.88,
    reason: `The values of “${table.profile.columns[source]!.name}” say that they are “${noun}”.`,
  }))
}

/** Whether a template column of this name counts what the word is for. */
export function isCountOf(name: string, noun: string): boolean {
  const words = wordsOf(name)
  const about = words.filter((word, at) => !COUNTING.has(word) && !(at === 0 && NUMBER_FIRST.test(word)))
  const rest = about.filter((word) => !isSame(word, noun) && !conceptsOf(word).every((one) => COUNTING.has(one)))
  if (rest.length > 0 || !about.some((word) => isSame(word, noun))) return false
  return !words.includes('number') || words[0] === 'number'
}

/** “ad.” of adults, “enf.” of children: what a word for that which is counted begins with, in whatever language. */
export function isShortForCount(name: string, noun: string): boolean {
  if (noun.length < 2 || CONCEPT_OF.has(noun)) return false
  return wordsForCount(name).some((word) => word.length > noun.length && word.startsWith(noun))
}

/** The words of a name for what it counts. */
export function namesOfCount(name: string): string[] {
  return wordsOf(name).filter((word) => !conceptsOf(word).every((one) => COUNTING.has(one)))
}

/** The words for the same in all languages; none where a name counts more than one thing. */
export function wordsForCount(name: string): string[] {
  const [concept, ...others] = conceptsOf(name).filter((one) => !COUNTING.has(one))
  if (concept === undefined || others.length > 0) return []
  return [...CONCEPT_OF].flatMap(([word, own]) => (own === concept ? [word] : []))
}

/** A word in two of its forms, or short: `lesson` and `lessons`, `pers` and `personen`. */
function isSame(word: string, other: string): boolean {
  const length = Math.min(word.length, other.length)
  if (conceptsOf(word).join() === conceptsOf(other).join() || isClear(closestValue(word, [other]))) return true
  return length >= 3 && word.slice(0, Math.min(length, 5)) === other.slice(0, Math.min(length, 5))
}
