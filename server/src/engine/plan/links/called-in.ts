import type { ColumnProfile } from '../../profile/model.ts'
import type { Context, Placed } from '../context.ts'
import type { Linked } from './linked.ts'
import type { Naming } from './naming.ts'
import { namedBy, type Named } from './namings.ts'
import { withoutOthers } from './others-named.ts'

// Tables are placed on trial several times, and each time their rows are called the same: what was found for them then is not looked for again.

const found = new WeakMap<readonly Placed[], Map<string, Named | null>>()
/** By the column with the keys. */
const before = new WeakMap<ColumnProfile, Named[]>()

/** All that the rows which a column is linked to are called: for tables placed anew the very same object, where nothing of it is another. */
export function calledIn(linked: Linked, tables: readonly Placed[], context: Context): Named | null {
  const byLink = found.get(tables) ?? new Map<string, Named | null>()
  found.set(tables, byLink)
  const link = JSON.stringify([linked.template.id, linked.column, linked.by])
  const known = byLink.get(link)
  if (known !== undefined) return known
  const named = namedBy(linked, tables, context)
  const called = named && asBefore({ ...named, namings: withoutOthers(named.namings) })
  byLink.set(link, called)
  return called
}

function asBefore(named: Named): Named {
  const [key] = named.namings[0]?.columns ?? []
  if (!key) return named
  const others = before.get(key) ?? []
  const same = others.find((other) => isSame(other, named))
  if (!same) before.set(key, [...others, named])
  return same ?? named
}

function isSame(one: Named, other: Named): boolean {
  return (
    one.areAsWritten === other.areAsWritten &&
    one.namings.length === other.namings.length &&
    one.namings.every((naming, at) => isSameNaming(naming, other.namings[at]!)) &&
    one.keys.size === other.keys.size &&
    [...one.keys].every((key) => other.keys.has(key))
  )
}

function isSameNaming(
  { columns, pairs, ...one }: Naming,
  { columns: theirs, pairs: others, ...other }: Naming,
): boolean {
  return (
    JSON.stringify(one) === JSON.stringify(other) &&
    columns.length === theirs.length &&
    columns.every((column, at) => column === theirs[at]) &&
    pairs.length === others.length &&
    pairs.every(({ name, key, written }, at) => {
      const pair = others[at]!
      return pair.name === name && pair.key === key && pair.written === written
    })
  )
}
