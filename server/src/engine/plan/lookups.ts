import type { Template } from '../model.ts'
import type { ColumnProfile, TableProfile, ValueCount } from '../profile/model.ts'
import { isNullWord } from '../profile/null-words.ts'
import { percent, tableLabel, type Mapping, type Placed } from './context.ts'
import { collapseSpaces } from './transforms/text.ts'

// A link is to be a code, and the source has the name that stands beside it: the linked table says which code a name has.

/** What a link column's values are called in the linked table. */
export interface Lookup {
  /** The key of each name, as it is in the cells; the names are folded: see `foldName`. */
  keys: ReadonlyMap<string, string>
  /** The names as they are written in the linked table, for those of the values that were not looked at. */
  names: readonly string[]
  /** A sentence that tells where the keys are from. */
  reason: string
}

/** The share of the cells that must be names, and of a column's names that must have one key each. */
const LEAST_NAMED = 0.9
/** Longer maps are no matter of a plan, which a person is to read. Only rows that a profile keeps are looked at, which are fewer. */
const MOST_NAMES = 10_000
/** Small figures are everywhere: that they occur in two columns says nothing. */
const TELLING = /\p{L}|\d{5}/u

/** Names are compared without case and accents, and with single spaces. */
export function foldName(value: string): string {
  return collapseSpaces(value.trim()).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** How the linked tables call what the source's values are: null when these are keys already, or nothing that stands beside the keys. */
export function lookupOf(
  source: ColumnProfile,
  { template, column }: { template: Template; column: string },
  tables: Placed[],
): Lookup | null {
  const target = template.columns.findIndex(({ name }) => name === column)
  const parents = tables
    .filter(({ placement }) => placement.side.template.id === template.id)
    .flatMap(({ placement, mappings }) => keyed(placement.table.profile, mappings[target]))
  if (parents.length === 0 || !parents.every(({ profile }) => isWhole(profile))) return null
  const keys = new Set(parents.flatMap(({ profile, key }) => cellsOf(profile, key).map(foldName)))
  const open = source.values.filter(({ value }) => !keys.has(foldName(value)) && !isNullWord(value))
  const names = parents
    .flatMap(({ profile, key }) => profile.columns.map((beside) => ({ profile, key, beside })))
    .filter(({ key, beside }) => beside !== key && beside !== source)
  const byHeader = Map.groupBy(names, ({ beside }) => foldName(beside.name))
  const found = [...byHeader.values()].flatMap((same) => {
    const pairs = same.flatMap(({ profile, key, beside }) => pairsOf(profile, key, beside))
    const byName = Map.groupBy(pairs, ({ name }) => foldName(name))
    // A value that is a key of one row and a name of another stays the key; a name of two keys is neither's.
    const isClear = (name: string, group: Pair[]): boolean =>
      !keys.has(name) && new Set(group.map((pair) => pair.key)).size === 1
    const single = [...byName].filter(([name, group]) => isClear(name, group))
    if (single.length < LEAST_NAMED * byName.size || single.length > MOST_NAMES) return []
    const share = namedShare(open, byName)
    return share >= LEAST_NAMED ? [{ same, single, share }] : []
  })
  const [best] = found.toSorted((a, b) => b.share - a.share)
  if (!best) return null
  const { profile, key, beside } = best.same[0]!
  return {
    keys: new Map(best.single.map(([name, group]) => [name, group[0]!.key])),
    names: best.single.map(([, group]) => group[0]!.name),
    reason:
      `${percent(best.share)} of its values that are no “${key.name}” of ${tableLabel(profile)} stand there as “${beside.name}”: ` +
      `each becomes the “${key.name}” of its row.`,
  }
}

/** The table with the one column that fills the link's key as it is. */
function keyed(profile: TableProfile, mapping: Mapping | undefined): { profile: TableProfile; key: ColumnProfile }[] {
  if (mapping?.sources.length !== 1 || mapping.lead.length > 0) return []
  return [{ profile, key: profile.columns[mapping.sources[0]!]! }]
}

/** Whether the rows that the profile keeps are all that the table has: else a name could occur again. */
export function isWhole({ table, rows, sampled, aside }: TableProfile): boolean {
  const left = aside.filter(({ kind }) => kind !== 'doubtful').length
  return sampled >= table.rows && rows.length + left >= table.rows
}

function cellsOf({ rows }: TableProfile, { position }: ColumnProfile): string[] {
  return rows.flatMap((cells) => cells[position]?.trim() || [])
}

/** A name and the key of its row. */
interface Pair {
  name: string
  key: string
}

function pairsOf({ rows }: TableProfile, key: ColumnProfile, beside: ColumnProfile): Pair[] {
  return rows.flatMap((cells) => {
    const [own, name] = [cells[key.position]?.trim(), cells[beside.position]?.trim()]
    return own && name ? [{ name, key: own }] : []
  })
}

function namedShare(open: ValueCount[], names: ReadonlyMap<string, unknown>): number {
  let total = 0
  let named = 0
  for (const { value, count } of open) {
    total += count
    if (TELLING.test(value) && names.has(foldName(value))) named += count
  }
  return total === 0 ? 0 : named / total
}
