import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { fold } from '../names/words.ts'

// Bookkeeping and shops write where a row is in one cell: `Stock:Raw materials:Timber`, `Garden > Tools`. All but the last part is then the
// path of the row that it is under.

/** What may stand between the parts of a path. A hyphen or a comma is in names of every kind. */
const SEPARATORS = [':', ' > ', '>', ' » ', ' › ', ' / ', '/', '\\', ' | ']
/** So many of the paths must go on from one that is there. */
const LEAST_THERE = 0.95
const FEW = 2

export interface Paths {
  separator: string
  /** The path of the row that a path is under, as it is folded; null where it is under none. */
  above: (path: string) => string | null
}

/** How the cells of a column are paths; null where they are none. */
export function pathsIn({ values, more }: ColumnProfile): Paths | null {
  const all = [...values.map(({ value }) => value), ...more]
  for (const separator of SEPARATORS) {
    const above = (path: string): string | null => {
      const end = path.lastIndexOf(separator)
      return end <= 0 ? null : foldPath(path.slice(0, end))
    }
    const known = new Set(all.map(foldPath))
    const under = all.filter((path) => above(path) !== null)
    const there = under.filter((path) => known.has(above(path)!)).length
    // One that stands alone may have a mark in its name.
    if (under.length < FEW || under.length === known.size) continue
    if (there >= LEAST_THERE * under.length) return { separator, above }
  }
  return null
}

/** The keys of the rows that each key is under, as a column of paths tells; empty for those under none. */
export function keysAbove(
  { rows }: TableProfile,
  key: ColumnProfile,
  column: ColumnProfile,
): Map<string, string> | null {
  const paths = pathsIn(column)
  if (!paths) return null
  const told = rows.flatMap((cells) => {
    const [own, path] = [cells[key.position]?.trim(), cells[column.position]]
    return own && path?.trim() ? [{ own, path }] : []
  })
  const byPath = new Map(told.map(({ own, path }) => [foldPath(path), own]))
  return new Map(told.map(({ own, path }) => [own, byPath.get(paths.above(path) ?? '') ?? '']))
}

export function foldPath(path: string): string {
  return fold(path).trim()
}
