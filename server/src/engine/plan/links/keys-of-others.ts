import type { Pattern } from '../../match/pattern/pattern.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { dressBetween, looseKey } from '../../profile/sketch.ts'

// A table that completes another one has its keys with letters or zeros of its own: whoever is called as one of its rows is means the key as
// the other table writes it.

/** A key as it stands in its table, and as it will be written. */
interface Key {
  key: string
  written: string
}

/** The keys of a table's rows. */
export interface Keyed {
  column: ColumnProfile
  keys: readonly Key[]
}

/** What becomes of keys of a table that the rule doesn't take as they will be written: those of other tables that are the same, as these are written. */
export function keysOfOthers(own: ColumnProfile, others: readonly Keyed[], rule: Pattern): (key: Key) => Key | null {
  const known = others.map(({ column, keys }) => {
    const dress = dressBetween(own.loose, column.loose)?.toUpperCase() ?? ''
    const right = keys.filter(({ written }) => rule.matches(written))
    return { dress, byLoose: new Map(right.map((one) => [looseKey(one.key, dress), one])) }
  })
  return (key) => {
    if (rule.matches(key.written)) return key
    const same = known.flatMap(({ dress, byLoose }) => byLoose.get(looseKey(key.key, dress)) ?? [])
    const [found] = same
    if (found) return found
    // A word among numbers is none.
    return own.loose.numbers !== null && !/\d/.test(key.key) ? null : key
  }
}
