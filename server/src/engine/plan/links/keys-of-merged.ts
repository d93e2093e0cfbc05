import { isKnown } from '../../examples/interpret.ts'
import type { JoinPlan, Template } from '../../model.ts'
import { isWhole, type Context, type Placed } from '../context.ts'
import { crossReference } from '../joins/cross-references.ts'
import { keyOf, leftKeyOf, plain } from '../joins/joined-rows.ts'
import { stepsOf, writtenBy } from './written-keys.ts'

// Rows of one list that are rows of another have a number of their own there, and are known by that of the other from now on: what links to them by
// the number that is gone means the one that stays.

const found = new WeakMap<readonly Placed[], Map<string, ReadonlyMap<string, string>>>()

/** The keys of rows that are another list's, as they stand in their own and as they would be written, each with the key that stays. */
export function keysOfMerged(
  template: Template,
  key: string,
  all: readonly Placed[],
  context: Context,
): ReadonlyMap<string, string> {
  const known = found.get(all) ?? found.set(all, new Map()).get(all)!
  const link = JSON.stringify([template.id, key])
  const keys = known.get(link) ?? mergedIn(template, key, all, context)
  known.set(link, keys)
  return keys
}

function mergedIn(
  template: Template,
  key: string,
  all: readonly Placed[],
  context: Context,
): ReadonlyMap<string, string> {
  const target = template.columns.findIndex(({ name, unique }) => unique && name === key)
  const own = all.filter(({ placement }) => placement.side.template === template && !placement.both)
  if (target < 0 || own.length < 2 || !own.every(({ placement }) => isWhole(placement.table.profile))) return new Map()
  const merged = own.flatMap((other) => {
    const [about] = own.flatMap((main) => crossReference(main, other, context) ?? [])
    return about ? { other, pairs: movedIn(about.owner, other, about.join, target, context) } : []
  })
  // A number that another row has as well, with letters and zeros in front or without, may be meant of that.
  const stays = new Set(
    own.flatMap((one) => {
      const gone = new Set(merged.flatMap(({ other, pairs }) => (other === one ? pairs.map(({ from }) => from) : [])))
      const asWritten = writtenIn(one, target, context)
      return keyCells(one, target).flatMap((cell) =>
        gone.has(cell) ? [] : [cell, figuresOf(cell), asWritten(cell) ?? cell],
      )
    }),
  )
  // Whoever notes such a number writes it as the list does, or otherwise: what these become is known by what that became.
  const pairs = merged.flatMap(({ other, pairs: ofOther }) => {
    const asWritten = writtenIn(other, target, context)
    return ofOther.flatMap(({ from, to }) => [
      { from, to },
      { from: asWritten(from) ?? from, to },
    ])
  })
  return new Map(pairs.flatMap(({ from, to }) => (stays.has(from) ? [] : [[from, to] as const])))
}

/** The key of each row that is one of the owner's, and that of the owner's row as it is written. */
function movedIn(
  owner: Placed,
  other: Placed,
  join: JoinPlan,
  target: number,
  context: Context,
): { from: string; to: string }[] {
  const { sources } = owner.mappings[target]!
  const { columns, rows } = owner.placement.table.profile
  if (!stepsOf(owner, target, context).every(isKnown)) return []
  const written = writtenBy(owner, target, context)
  const kept = new Map(
    rows.flatMap((cells): [string, string][] => {
      const key = leftKeyOf(cells, join)
      const to = written(sources.map((source) => plain(cells[columns[source]!.position])))
      return key === null || to === null || to === '' ? [] : [[key, to]]
    }),
  )
  // Of twins each has a number of its own, and no other one.
  // Where the owner notes the number, it is the only one that these rows have.
  const own = keyPositions(other, target)
  const isNoted = own.length === 1 && own[0] === join.right
  const [position, ...more] = join.twins || isNoted ? [join.right] : own.filter((one) => one !== join.right)
  if (position === undefined || more.length > 0) return []
  return other.placement.table.profile.rows.flatMap((cells) => {
    const key = keyOf(cells[join.right], join)
    const [from, to] = [plain(cells[position]), key === null ? undefined : kept.get(key)]
    return from === '' || to === undefined || from === to ? [] : [{ from, to }]
  })
}

/** How a list with its keys in one column writes them; null for those that it leaves as they are, or writes in ways that only the database knows. */
function writtenIn(placed: Placed, target: number, context: Context): (cell: string) => string | null {
  const isKnownHere = keyPositions(placed, target).length === 1 && stepsOf(placed, target, context).every(isKnown)
  const written = isKnownHere ? writtenBy(placed, target, context) : null
  return (cell) => written?.([cell]) ?? null
}

function keyPositions({ placement, mappings }: Placed, target: number): number[] {
  return mappings[target]!.sources.map((source) => placement.table.profile.columns[source]!.position)
}

function keyCells(placed: Placed, target: number): string[] {
  const positions = keyPositions(placed, target)
  return placed.placement.table.profile.rows.flatMap((cells) => positions.map((position) => plain(cells[position])))
}

function figuresOf(key: string): string {
  return key.replace(/^\D*0*(?=\d)/u, '')
}
