import type { ValueCount } from '../../profile/model.ts'
import type { Naming } from './naming.ts'
import { LEAST_NAMED } from './namings.ts'
import { foldName, type Lookup } from './near-names.ts'
import { namedShare } from './two-lists.ts'

// Two rows are called the same: who writes the name puts the key beside it where that happens, “Holm, Ada (K-77)”, and only there.

/** From this share of the cells on, the column holds names of the table. */
const MOST = 0.5
/** A key that is in a text by no chance: letters and figures, or so many figures. */
const TELLING_KEY = /^(?=.*\d)(?:(?=.*\p{L}).{2,}|\d{3,})$/u
const WORD_ENDS = /[\s()[\],;:/|]+/u

interface Row {
  key: string
  names: Set<string>
}

/** By the namings: the values of every column are held against the same ones. */
const known = new WeakMap<readonly Naming[], ReadonlyMap<string, Row>>()

/** The lookup with those values that have the key of a row beside its name: whom a name alone leaves open, the key tells. */
export function withKeysBeside(lookup: Lookup, open: readonly ValueCount[], namings: readonly Naming[]): Lookup {
  if (lookup.isNear || lookup.isCount || lookup.share < MOST) return lookup
  const rows = known.get(namings) ?? rowsOf(namings)
  known.set(namings, rows)
  const found = new Map(
    open.flatMap(({ value }): [string, string][] => {
      const key = keyBeside(value, rows)
      return key === undefined ? [] : [[value, key]]
    }),
  )
  if (found.size === 0) return lookup
  const keyOf = (value: string): string | undefined => found.get(value) ?? lookup.keyOf(value)
  const share = Math.max(
    lookup.share,
    namedShare(open, (value) => keyOf(value) !== undefined),
  )
  return {
    ...lookup,
    keyOf,
    isClear: lookup.isClear || share >= LEAST_NAMED,
    names: [...new Set([...lookup.names, ...found.keys()])],
    share,
    inAll: Math.max(share, lookup.inAll),
    takenFor: (value) => (found.has(value) ? undefined : lookup.takenFor(value)),
    reason: `${lookup.reason} Where the key stands beside a name, it says which row is meant.`,
  }
}

/** The rows by their key, as it stands in its table and as it will be written, with all that they are called. */
function rowsOf(namings: readonly Naming[]): ReadonlyMap<string, Row> {
  const rows = new Map<string, Row>()
  for (const { isKey, pairs } of namings)
    for (const { name, key, written = key } of pairs)
      for (const text of new Set([foldName(key), foldName(written)].filter((one) => TELLING_KEY.test(one)))) {
        const row = rows.get(text) ?? { key, names: new Set() }
        if (!isKey) row.names.add(wordsOf(name).toSorted().join(' '))
        rows.set(text, row)
      }
  return rows
}

function keyBeside(value: string, rows: ReadonlyMap<string, Row>): string | undefined {
  const words = wordsOf(value)
  const keys = words.filter((word) => rows.has(word))
  if (keys.length !== 1) return undefined
  const name = words.filter((word) => word !== keys[0]).toSorted()
  const row = rows.get(keys[0]!)!
  return name.length > 0 && row.names.has(name.join(' ')) ? row.key : undefined
}

function wordsOf(text: string): string[] {
  return foldName(text).split(WORD_ENDS).filter(Boolean)
}
