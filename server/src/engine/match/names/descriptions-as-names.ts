import type { NameFeatures } from './name-score.ts'
import { conceptsOf } from './words.ts'

// Many lists have a code and a “Description”, and no name: what it describes is called so. Where a template has a name and no description, the one is
// the other.

/** How alike the two are then. */
export const AS_NAME = 0.74

/** Texts that a description would fill before it is a name. */
const TEXTS = new Set(['description', 'note', 'content', 'comment'])
/** How else a list calls its things. */
const CALLED = new Set(['name', 'title'])

/**
 * The only description of a list of such things, and the template's name: their places, or null. `implied` is what the template's rows are; `table` is
 * what the list is called.
 */
export function descriptionAsName(
  sources: readonly (NameFeatures & { areWords: boolean })[],
  targets: readonly NameFeatures[],
  implied: ReadonlySet<string>,
  table: string,
): { source: number; target: number } | null {
  const own = ({ concepts }: NameFeatures): readonly string[] => concepts.filter((concept) => !implied.has(concept))
  const alone = (names: readonly NameFeatures[], concept: string): number[] =>
    names.flatMap((name, at) => (own(name).join() === concept ? at : []))
  const [source, ...others] = alone(sources, 'description')
  const [target, ...more] = alone(targets, 'name')
  if (source === undefined || target === undefined || others.length > 0 || more.length > 0) return null
  // A column that is called after the things themselves has their names, unless it has figures, and so has one that says so.
  const isCalled = sources.some(
    ({ concepts, areWords }) =>
      concepts.some((one) => CALLED.has(one)) || (areWords && concepts.every((one) => implied.has(one))),
  )
  // A list of tax codes has descriptions, too, and none is the name of an account.
  const isOfThese = [conceptsOf(table), ...sources.map(({ concepts }) => concepts)].some((said) =>
    said.some((one) => implied.has(one)),
  )
  return !isOfThese || isCalled || targets.some((name) => own(name).some((one) => TEXTS.has(one)))
    ? null
    : { source, target }
}
