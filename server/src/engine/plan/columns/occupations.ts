import { isTitle } from '../../match/composites/titles.ts'
import { isOfPeople } from '../../knowledge/grounded/one-and-the-same.ts'
import type { Candidate } from '../../match/score-columns.ts'
import type { OpenTable } from './open-table.ts'

// “Title” of people is what they are called by, or what they do: where its cells have words and none of them is called by a “Dr” or a “Ms”, it is the
// `job_title`, whatever column of salutations stands beside it.

/** So many different ones are no chance. */
const FEW = 3

/** The only column of titles, for what is called a title of work in a template of people, where no other column of the template is a title. */
export function occupation(
  target: number,
  { byTarget, free, placement: { table, side } }: OpenTable,
): Candidate | undefined {
  const { concepts } = side.names[target]!
  if (!concepts.includes('position') || side.template.columns[target]!.desiredRule !== 'none') return undefined
  if (!isOfPeople(side.template)) return undefined
  const isTitles = (said: readonly string[]): boolean => said.join() === 'title'
  if (side.names.some((name) => isTitles(name.concepts))) return undefined
  const [source, ...more] = table.names.flatMap((name, at) => (isTitles(name.concepts) ? [at] : []))
  if (source === undefined || more.length > 0 || !free.has(source)) return undefined
  // Another column is called after work itself.
  if (table.names.some((name, at) => at !== source && name.concepts.includes('position'))) return undefined
  const { values, distinct } = table.profile.columns[source]!
  const areOfWork = values.every(({ value }) => /\p{L}{3}/u.test(value) && !isTitle(value.trim()))
  return distinct >= FEW && areOfWork ? byTarget.get(target)?.find((one) => one.source === source) : undefined
}
