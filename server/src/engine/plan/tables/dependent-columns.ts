import type { TableProfile } from '../../profile/model.ts'

/** Of the keys that repeat, so many have one and the same value of a column that is theirs. */
const LEAST_DEPENDENT = 0.75

/** The columns whose value is the same wherever the key is; where no key repeats, nothing speaks against any. */
export function dependentColumns({ rows, columns }: TableProfile, key: number): ReadonlySet<number> {
  const text = (cells: (string | null)[], source: number): string =>
    cells[columns[source]!.position]?.trim().toLowerCase() ?? ''
  const groups = [...Map.groupBy(rows, (cells) => text(cells, key))].filter(
    ([own, group]) => own !== '' && group.length > 1,
  )
  return new Set(
    columns.keys().filter((source) => {
      const filled = groups.map(([, group]) => group.flatMap((cells) => text(cells, source) || []))
      const several = filled.filter(({ length }) => length > 1)
      const same = several.filter((values) => new Set(values).size === 1).length
      return several.length === 0 || same >= LEAST_DEPENDENT * several.length
    }),
  )
}
