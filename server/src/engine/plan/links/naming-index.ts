import type { Naming } from './naming.ts'
import { foldName, type Way } from './near-names.ts'

/** Names folded in one way, and the keys of those that have one each. */
export interface Index {
  byName: Map<string, { name: string; key: string; written: string }[]>
  single: [string, { name: string; key: string }[]][]
  keyBy: Map<string, string>
}

/** By naming, and by how names are folded: the values of every column are held against the same ones, in several ways at times. */
const indexes = new WeakMap<Naming, WeakMap<Way['ofName'], Index>>()

export function indexOf({ ofName }: Pick<Way, 'ofName'>, naming: Naming, keys: ReadonlySet<string>): Index {
  const known = indexes.get(naming) ?? new WeakMap<Way['ofName'], Index>()
  indexes.set(naming, known)
  const index = known.get(ofName) ?? readIndex(ofName, naming, keys)
  known.set(ofName, index)
  return index
}

function readIndex(ofName: Way['ofName'], { pairs, isKey }: Naming, keys: ReadonlySet<string>): Index {
  const byName = Map.groupBy(
    pairs.flatMap(({ name, key: own, written = own }) => {
      const folded = ofName(name)
      return folded === null ? [] : [{ name, folded, key: own, written }]
    }),
    ({ folded }) => folded,
  )
  // A value that is a key of one row and a name of another stays the key, and is both where it is that row's name; a name of two keys is neither's.
  const isOwnKey = (name: string, group: readonly { key: string; written: string }[]): boolean =>
    group.every(({ key, written }) => [key, written].some((own) => foldName(own) === name))
  const single = [...byName].filter(
    ([name, group]) =>
      (isKey || !keys.has(name) || isOwnKey(name, group)) && new Set(group.map(({ written }) => written)).size === 1,
  )
  return { byName, single, keyBy: new Map(single.map(([name, group]) => [name, group[0]!.key])) }
}
