import type { NameFeatures } from './name-score.ts'
import { conceptsOf } from './words.ts'

// Many lists have a code and a “Description”, and no name: what it describes is called so. Where a template has a name and no description, the one is
// the other; and the other way round, where each row must have a description and nothing is a name. In a list of customers whose template asks for a
// company alone that is what they are called.

/** How alike the two are then. */
export const AS_NAME = 0.74

/** Texts that a description would fill before it is a name. */
const TEXTS = new Set(['description', 'note', 'content', 'comment'])
/** How else a list calls its things. */
const CALLED = new Set(['name', 'title'])
/** Names of people, or of whom to ask for. */
const OF_PERSONS = new Set(['first', 'last', 'contact', 'person', 'full'])
/** Those whom a company sells to, or buys from. */
const FIRMS = new Set(['customer', 'supplier', 'client', 'vendor', 'partner'])

type Source = NameFeatures & { areWords: boolean }
type Target = NameFeatures & { required: boolean }
interface Pair {
  source: number
  target: number
}

/**
 * A column that calls the things of a list, and the one of a template that calls them otherwise: their places, or null. `implied` is what the
 * template's rows are; `table` is what the list is called.
 */
export function calledOtherwise(
  sources: readonly Source[],
  targets: readonly Target[],
  implied: ReadonlySet<string>,
  table: string,
): Pair | null {
  const own = ({ concepts }: NameFeatures): readonly string[] => concepts.filter((concept) => !implied.has(concept))
  const only = (names: readonly NameFeatures[], concept: string): number | null => {
    const [found, ...others] = names.flatMap((name, at) => (own(name).join() === concept ? at : []))
    return found === undefined || others.length > 0 ? null : found
  }
  const pairOf = (from: string, to: string): Pair | null => {
    const [source, target] = [only(sources, from), only(targets, to)]
    return source === null || target === null ? null : { source, target }
  }
  const has = (names: readonly NameFeatures[], among: ReadonlySet<string>): boolean =>
    names.some((name) => own(name).some((one) => among.has(one)))
  // A list of tax codes has descriptions, too, and none is the name of an account.
  const isOfThese = [conceptsOf(table), ...sources.map(({ concepts }) => concepts)].some((said) =>
    said.some((one) => implied.has(one)),
  )
  if (!isOfThese) return null
  const described = pairOf('description', 'name')
  if (described) return isCalled(sources, implied) || has(targets, TEXTS) ? null : described
  // People have a name beside what is said of them.
  if (has([...sources, ...targets], OF_PERSONS) || has(targets, CALLED)) return null
  const named = pairOf('name', 'description')
  if (named) return !targets[named.target]!.required || has(sources, TEXTS) ? null : named
  const isOfFirms = [...FIRMS].some((one) => implied.has(one))
  return isOfFirms && !sources.some(({ concepts }) => concepts.includes('company')) ? pairOf('name', 'company') : null
}

/** A column that is called after the things themselves has their names, unless it has figures, and so has one that says so. */
function isCalled(sources: readonly Source[], implied: ReadonlySet<string>): boolean {
  return sources.some(
    ({ concepts, areWords }) =>
      concepts.some((one) => CALLED.has(one)) || (areWords && concepts.every((one) => implied.has(one))),
  )
}
