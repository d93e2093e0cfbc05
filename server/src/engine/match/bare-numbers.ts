import type { Candidate } from './score-columns.ts'
import type { TableSide, TemplateSide } from './sides.ts'

// “Number” beside “Line”: for the number of a line the column of lines is meant, and the bare number is that of what the rows belong to.

const NUMBERS = 0.95

/** The candidates without bare numbers for what a column of numbers in the same table is called after. */
export function withoutBareNumbers(candidates: Candidate[], table: TableSide, side: TemplateSide): Candidate[] {
  const isBare = (source: number): boolean => table.names[source]!.concepts.join() === 'number'
  if (!table.names.some((_, source) => isBare(source))) return candidates
  const named = new Set(
    side.names.flatMap(({ concepts }, target) =>
      !side.template.columns[target]!.unique && hasNamesake(concepts, table) ? [target] : [],
    ),
  )
  return candidates.filter(({ source, target }) => !named.has(target) || !isBare(source))
}

/** Whether one column, of whole numbers alone, is called as the number is: “Line” for `line_no`. */
function hasNamesake(concepts: readonly string[], { names, profile }: TableSide): boolean {
  const [own, ...more] = concepts.filter((concept) => concept !== 'number')
  if (own === undefined || more.length > 0 || concepts.length !== 2) return false
  const found = names.flatMap((name, source) => (name.concepts.join() === own ? [profile.columns[source]!] : []))
  return found.length === 1 && found[0]!.filled > 0 && (found[0]!.types.integer ?? 0) >= NUMBERS
}
