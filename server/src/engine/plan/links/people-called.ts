import type { ColumnProfile } from '../../profile/model.ts'
import type { Placed } from '../context.ts'

// Which columns say how people are called, in full and by all.

/** The columns of first and last name, with what stands before the last one (“van den”), or the one that both are taken from. */
export function wholeNames({ placement, mappings }: Placed): ColumnProfile[] {
  const { table, side } = placement
  const [first, last] = ['first', 'last'].map((part) => {
    const own = table.names.findIndex(({ concepts }) => concepts.includes(part))
    if (own >= 0) return own
    const { sources = [] } = mappings[side.names.findIndex(({ concepts }) => concepts.includes(part))] ?? {}
    return sources.length === 1 ? sources[0]! : -1
  }) as [number, number]
  if (first < 0 || last < 0) return []
  const prefix = first === last ? -1 : table.names.findIndex(({ concepts }) => concepts.includes('infix'))
  const parts = prefix < 0 ? [first, last] : [first, prefix, last]
  return [...new Set(parts)].map((at) => table.profile.columns[at]!)
}

/** What somebody is called by all, before the last name: “Tom” Holm of “Thomas” Holm. */
export function calledBy({ placement }: Placed, whole: readonly ColumnProfile[]): ColumnProfile[][] {
  const last = whole.length > 1 ? whole.at(-1) : undefined
  const at = placement.table.names.findIndex(({ concepts }) => concepts.includes('nickname'))
  return last && at >= 0 ? [[placement.table.profile.columns[at]!, last]] : []
}
