import type { NameFeatures } from './name-score.ts'

/** How else a list calls its things. */
const CALLED = new Set(['name', 'title'])
/** What has such a column is a list of persons or firms: a title stands before their name. */
const OF_NAMED = new Set(['name', 'first', 'last', 'salutation', 'company'])

/**
 * “Lecture” in a list of lectures is what each is called: the title, where the template has one and no name. Their places, or null; `implied` is what
 * the template's rows are.
 */
export function thingAsTitle(
  sources: readonly (NameFeatures & { areWords: boolean })[],
  targets: readonly NameFeatures[],
  implied: ReadonlySet<string>,
): { source: number; target: number } | null {
  const things = sources.flatMap(({ concepts, areWords }, at) =>
    areWords && concepts.length > 0 && concepts.every((one) => implied.has(one)) ? [at] : [],
  )
  const titles = targets.flatMap(({ concepts }, at) =>
    concepts.filter((one) => !implied.has(one)).join() === 'title' ? [at] : [],
  )
  const isCalled = sources.some(({ concepts }) => concepts.some((one) => CALLED.has(one)))
  if (things.length !== 1 || titles.length !== 1 || isCalled) return null
  return targets.some(({ concepts }) => concepts.some((one) => OF_NAMED.has(one)))
    ? null
    : { source: things[0]!, target: titles[0]! }
}
