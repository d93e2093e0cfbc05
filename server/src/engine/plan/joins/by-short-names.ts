import type { JoinPlan } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { partly } from '../links/named-in-part.ts'
import { foldName } from '../links/near-names.ts'
import { isWhole, tableLabel, type Placed } from '../context.ts'
import { isLastFirst } from '../transforms/texts/names.ts'
import { joinBy, keyNames, type SharedKey } from './join-keys.ts'
import type { PossibleJoin } from './key-join.ts'
import { isOnceEach } from './repeated-keys.ts'

// Somebody's own list calls firms as they are spoken of, “Harbour Rope” where the register has “Harbour Rope & Chain Ltd”: by so much of a name as tells it
// from the others its rows say more of those of the register.

/** So many names are the beginnings of others by no chance. */
const FEWEST = 5
/** So much of a list must be of the register. */
const NEARLY_ALL = 0.9
/** And so much of the register on the list: a few firms of many share words with anything. */
const LEAST_LISTED = 0.5
/** The pairs stand in the plan. */
const MOST = 500

/** A key of names that one table writes in short, and which of them are the same. */
export interface ShortNamesKey extends SharedKey {
  twins: NonNullable<JoinPlan['twins']>
}

/** The column of the main table whose names the other one has in short, each of them once; null where there is none, or more than one. */
export function keyByShortNames(main: TableProfile, other: TableProfile): ShortNamesKey | null {
  if (!isWhole(main) || !isWhole(other) || Math.max(main.table.rows, other.table.rows) > MOST) return null
  const found = other.columns
    .filter((right) => areNames(right, other))
    .flatMap((right) => main.columns.flatMap((left) => (areNames(left, main) ? (pairsOf(left, right) ?? []) : [])))
  return found.length === 1 ? found[0]! : null
}

/** How such a list completes the rows of another table of its template; null where it doesn't. */
export function joinByShortNames(main: Placed, other: Placed): PossibleJoin | null {
  const [own, list] = [main.placement.table.profile, other.placement.table.profile]
  const key = keyByShortNames(own, list)
  if (!key) return null
  const { pairs, share, twins } = key
  const isParted =
    main.mappings.filter(({ sources }) => sources.includes(own.columns.indexOf(pairs[0]!.left))).length > 1
  if (isParted) return null
  const reason = `${tableLabel(list)} only completes ${tableLabel(own)}: its ${keyNames(pairs)} is what is called so there, by so much of it as tells it from the others.`
  return { share, join: () => ({ ...joinBy(list, pairs, reason, () => false), twins }) }
}

function areNames(column: ColumnProfile, profile: TableProfile): boolean {
  const { complete, filled, types } = column
  if (!complete || filled < FEWEST || (types.words ?? 0) < NEARLY_ALL || !isOnceEach(column, profile)) return false
  // A family name is no short name of one of its people.
  return !column.values.some(({ value }) => isLastFirst(value))
}

function pairsOf(left: ColumnProfile, right: ColumnProfile): ShortNamesKey | null {
  const cells = new Map(left.values.map(({ value }) => [foldName(value), value]))
  if (cells.size < left.values.length) return null
  const [way] = partly(
    right.values,
    left.values.map(({ value }) => ({ name: value })),
  )
  if (!way) return null
  const twins = right.values.flatMap(({ value }) => {
    const own = cells.get(way.ofValue(value) ?? '')
    return own === undefined ? [] : [{ left: own, right: value }]
  })
  const isEach = new Set(twins.map((one) => one.left)).size === twins.length
  const share = twins.length / right.values.length
  const isList = twins.length >= FEWEST && share >= NEARLY_ALL && twins.length >= LEAST_LISTED * left.values.length
  return isEach && isList ? { pairs: [{ left, right }], share, twins } : null
}
