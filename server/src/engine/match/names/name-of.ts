import { HEADS } from '../vocabulary.ts'

const NUMBERED = new Set(['number', 'id', 'code', 'key'])

/** Whether a header is of the name of what a column is called after: “VendorName” for a `vendor` of which nothing says that it is a number. */
export function isNameOf(
  source: readonly string[],
  { concepts, described }: { concepts: readonly string[]; described: ReadonlySet<string> },
): boolean {
  const rest = source.filter((concept) => !concepts.includes(concept))
  if (rest.join() !== 'name' || source.length !== concepts.length + 1) return false
  return !concepts.some((concept) => HEADS.has(concept)) && ![...described].some((concept) => NUMBERED.has(concept))
}
