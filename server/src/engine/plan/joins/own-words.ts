import type { Mapping, Placed } from '../context.ts'
import type { Group } from './group.ts'
import { leftKeyOf, plain, positionOf, rowsByKey } from './joined-rows.ts'

// A table's own column under a name that nobody knows, beside one of a completing table under a known name: both hold the same texts, and
// the table's own are there for all its rows, and not cut short or in capitals.

const ENOUGH_ROWS = 5
const NEARLY_ALL = 0.9

/** The main table's mapping of the template column that the completing table fills, when it has the same there in its own words. */
export function inOwnWords(
  main: Placed,
  asking: readonly Mapping[],
  { placed, join, lookup }: Group['joined'][number],
  target: number,
): Mapping | null {
  const other = positionOf(placed, target)
  const mapping = placed.mappings[target]!
  if (other === null || other === join.right || join.also || lookup || mapping.decided_by !== 'matcher') return null
  const rows = rowsByKey(placed, join.right, join)
  const used = new Set(asking.flatMap(({ sources, guessed }, at) => (at === target || guessed ? [] : sources)))
  const { columns, rows: own } = main.placement.table.profile
  const source = columns.findIndex(({ position }, index) => {
    if (used.has(index) || position === join.left) return false
    const pairs = own.flatMap((cells): [string, string][] => {
      const key = leftKeyOf(cells, join)
      const [one, two] = [plain(cells[position]), plain((key === null ? undefined : rows.get(key))?.[other])]
      return one !== '' && two !== '' ? [[one.toLowerCase(), two.toLowerCase()]] : []
    })
    const alike = pairs.filter(([one, two]) => /\p{L}{3}/u.test(two) && one.startsWith(two))
    return new Set(alike.map(([one]) => one)).size >= ENOUGH_ROWS && alike.length >= NEARLY_ALL * pairs.length
  })
  if (source < 0) return null
  const [mine, theirs] = [columns[source]!, placed.placement.table.profile.columns[mapping.sources[0]!]!]
  const reason = `“${mine.name}” holds what “${theirs.name}” of the table that completes it holds, for all rows and in full.`
  return { ...mapping, sources: [source], reason, alternatives: [] }
}
