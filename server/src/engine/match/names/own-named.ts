import type { NameFeatures } from './name-score.ts'

// “Dept Name” and “Head Name” in a list of departments: where one header says that it is the name of what the list is of, the name of somebody else
// is none of them.

/** Whose name may stand beside that of what a row is. */
const SOMEBODY = new Set(
  'head manager supervisor responsible agent assigned owner contact person employee staff customer supplier company driver teacher author'.split(
    ' ',
  ),
)

/** Whether a header is the name of somebody else, where the template column is what its rows are called. */
export function namesSomebody(
  sources: readonly NameFeatures[],
  targets: readonly NameFeatures[],
  implied: ReadonlySet<string>,
): (source: number, target: number) => boolean {
  const without = (concepts: readonly string[]): string => concepts.filter((one) => !implied.has(one)).join(' ')
  const isOwn = ({ concepts }: NameFeatures): boolean =>
    without(concepts) === 'name' && concepts.some((one) => implied.has(one))
  const plain = targets.map(({ concepts }) => without(concepts) === 'name')
  if (!plain.includes(true) || sources.filter(isOwn).length !== 1) return () => false
  const others = sources.map(
    ({ concepts }) => concepts.includes('name') && concepts.some((one) => SOMEBODY.has(one) && !implied.has(one)),
  )
  return (source, target) => plain[target]! && others[source]!
}
