import { squash } from '../../match/names/words.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { isWhole, percent, tableLabel, type Context, type Placed } from '../context.ts'
import { writtenBy } from '../links/written-keys.ts'
import type { PossibleJoin } from './key-join.ts'

// Each yard has its list of boats on a sheet of its own, numbered from 1 there, and one price list for both has a column with the yard beside the
// number: only the rows of the own yard say something of what the sheet lists.

/** A column of more is no column of places. */
const MOST_LISTS = 12
/** So many of the rows' numbers, and of those that the list has for them, must be the other's, by no chance. */
const LEAST_SHARED = 0.9
const LEAST_ROWS = 3
/** Shorter words are parts of others. */
const LEAST_LETTERS = 4

/** Which rows of the other table are of the main one: those with one of these values in the column. */
interface Own {
  column: ColumnProfile
  values: string[]
}

/** How a list of several tables' rows completes one of them, by its number and by what says of which it is; null where it doesn't. */
export function joinOfDivided(
  main: Placed,
  other: Placed,
  brings: readonly number[],
  context: Context,
): PossibleJoin | null {
  const left = numberOf(main)
  const { profile } = other.placement.table
  if (!left || !isWhole(profile) || !isWhole(main.placement.table.profile)) return null
  const found = ownIn(main, other, context).flatMap((own) =>
    rightsOf(left, own, profile).map((right) => ({ own, right })),
  )
  const [only, ...more] = found
  if (!only || more.length > 0) return null
  const { own, right } = only
  const used = new Set([own.column, right])
  const brought = brings.filter((target) => {
    const { sources, guessed } = other.mappings[target]!
    return !guessed && sources.length > 0 && sources.every((source) => !used.has(profile.columns[source]!))
  })
  if (brought.length === 0) return null
  const rows = rowsOf(own, profile)
  const { file_id, name: table } = profile.table
  const said = own.values.map((value) => `“${value}”`).join(', ')
  return {
    share: rows.length / Math.max(1, profile.rows.length),
    brings: brought,
    join: () => ({
      file_id,
      table,
      left: left.position,
      right: right.position,
      only: { position: own.column.position, values: own.values },
      reason: `${tableLabel(profile)} only completes ${tableLabel(main.placement.table.profile)}: its rows with ${said} in “${own.column.name}” have ${percent(sharedOf(left, right, rows))} of “${left.name}” in “${right.name}”, each once.`,
    }),
  }
}

/** The column with the numbers of the rows' own key, whatever is put in front of these; each stands there once. */
function numberOf({ placement, mappings }: Placed): ColumnProfile | null {
  const { template } = placement.side
  const key = template.columns.findIndex(({ required, unique }) => required && unique)
  const { sources = [], lead = [], guessed } = mappings[key] ?? {}
  const isDressed = lead.every(({ kind }) => kind === 'trim' || kind === 'prefix' || kind === 'suffix')
  const column = placement.table.profile.columns[sources[0] ?? -1]
  return sources.length === 1 && isDressed && !guessed && column?.unique ? column : null
}

/** What says of which table the other's rows are: as what all rows of that are said to be, as it is called, or as its keys begin. */
function ownIn(main: Placed, other: Placed, context: Context): Own[] {
  const { profile } = other.placement.table
  const fronts = frontsOf(main).map(squash)
  const names = namesOf(main.placement.table.profile).map(squash)
  return profile.columns.flatMap((column, at): Own[] => {
    if (!column.complete || column.distinct < 2 || column.distinct > MOST_LISTS) return []
    const target = other.mappings.findIndex(
      ({ sources, guessed }) => !guessed && sources.length === 1 && sources[0] === at,
    )
    const write = target < 0 ? null : writtenBy(other, target, context)
    const constant = target < 0 ? undefined : main.mappings[target]!.constant
    const isOwn = (text: string): boolean => {
      const called = squash(text)
      if (constant !== undefined) return called === squash(constant)
      return fronts.includes(called) || (called.length >= LEAST_LETTERS && names.some((name) => name.includes(called)))
    }
    const values = column.values.map(({ value }) => value)
    const own = values.filter((value) => isOwn(value) || isOwn(write?.([value]) ?? ''))
    const meant = new Set(own.map((value) => squash(write?.([value]) ?? value)))
    return meant.size === 1 && own.length < values.length ? [{ column, values: own }] : []
  })
}

/** What a table is called by itself, or by what stands above it. */
function namesOf({ table: { name, file_name, above = [] } }: TableProfile): string[] {
  return [name, file_name, ...above.flat()]
}

/** The letters that are put in front of the keys of all rows. */
function frontsOf({ placement, mappings }: Placed): string[] {
  const key = placement.side.template.columns.findIndex(({ required, unique }) => required && unique)
  return (mappings[key]?.lead ?? []).flatMap((step) =>
    step.kind === 'prefix' && /\p{L}/u.test(step.text) ? [step.text] : [],
  )
}

function rowsOf({ column, values }: Own, { rows }: TableProfile): TableProfile['rows'] {
  const own = new Set(values.map((value) => value.trim()))
  return rows.filter((cells) => own.has(cells[column.position]?.trim() ?? ''))
}

/** The columns that have, in these rows, the numbers of the main table, each once, and hardly any other. */
function rightsOf(left: ColumnProfile, own: Own, profile: TableProfile): ColumnProfile[] {
  const rows = rowsOf(own, profile)
  return profile.columns.filter((right) => {
    if (right === own.column) return false
    const cells = rows.flatMap((row) => row[right.position]?.trim() || [])
    const isOnce =
      new Set(cells).size === cells.length && cells.length >= Math.max(LEAST_ROWS, LEAST_SHARED * rows.length)
    const numbers = new Set(left.values.map(({ value }) => value.trim()))
    const known = cells.filter((cell) => numbers.has(cell)).length
    return isOnce && known >= LEAST_SHARED * cells.length && sharedOf(left, right, rows) >= LEAST_SHARED
  })
}

/** The share of the main table's numbers that these rows have. */
function sharedOf({ values }: ColumnProfile, right: ColumnProfile, rows: TableProfile['rows']): number {
  const cells = new Set(rows.map((row) => row[right.position]?.trim() ?? ''))
  return values.filter(({ value }) => cells.has(value.trim())).length / Math.max(1, values.length)
}
