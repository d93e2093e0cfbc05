import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { foldName, type Lookup } from './near-names.ts'

// A link of a sheet to itself says which other row is meant. A name that stands beside the key of its very row, in all rows, is what that
// row is called, and no link: who is whose manager isn't known from it.

/** Nearly all, where two people may be called the same. */
const OWN = 0.95
/** One row may well be under itself: the head of all. */
const FEWEST = 2

/** Whether a column calls the rows themselves, whose keys stand beside it. */
export function callsOwnRows({ columns, rows }: TableProfile, child: ColumnProfile, { keyOf }: Lookup): boolean {
  const meant = rows.flatMap((cells) => {
    const key = keyOf(cells[child.position]?.trim() ?? '')
    return key === undefined ? [] : { cells, key: figuresOf(key) }
  })
  if (meant.length < FEWEST) return false
  return columns.some((own) => {
    if (own === child || own.distinct < OWN * own.filled) return false
    const same = meant.filter(({ cells, key }) => figuresOf(cells[own.position] ?? '') === key)
    return same.length >= OWN * meant.length
  })
}

/** “E0042”, “e 42” and “42” are one key, which two lists write otherwise. */
function figuresOf(key: string): string {
  return foldName(key).replace(/^[^\d]*?0*(?=\d+$)/u, '')
}
