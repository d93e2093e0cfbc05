import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { looseKey } from '../../profile/sketch.ts'
import { isWhole } from '../context.ts'

// Keys of a table that is joined or looked up in: each stands there once, but for rows that were written twice.

/** Of so many rows one may say something else of a key that was there before. */
const ONCE_IN = 20

/** How often a row has the key of an earlier one, written in whatever way, and in how many of these it says something else. */
export interface Repeats {
  rows: number
  others: number
  key: string
}

export function repeatsOf(profile: TableProfile, column: ColumnProfile, dress?: string): Repeats {
  const { position } = column
  const first = new Map<string, string>()
  const repeats: Repeats = { rows: 0, others: 0, key: '' }
  for (const cells of profile.rows) {
    const key = looseKey(cells[position] ?? '', dress)
    if (key === '' || isWordAmongNumbers(key, column)) continue
    const row = JSON.stringify(cells.map((cell, at) => (at === position ? key : (cell ?? '').trim())))
    const known = first.get(key)
    if (known === undefined) first.set(key, row)
    else {
      repeats.rows++
      if (known !== row) Object.assign(repeats, { others: repeats.others + 1, key: (cells[position] ?? '').trim() })
    }
  }
  return repeats
}

/** A word among keys that are numbers, such as “agency” or “guest”, is what stands for none. */
function isWordAmongNumbers(key: string, { loose }: ColumnProfile): boolean {
  return loose.numbers !== null && !/\d/.test(key)
}

/** Whether no value stands there twice, but for words among numbers. */
export function isOnceButWords(column: ColumnProfile): boolean {
  return (
    column.unique ||
    (column.complete && column.values.every(({ value, count }) => count === 1 || isWordAmongNumbers(value, column)))
  )
}

/** Whether the column's values don't repeat, but for rows that do, and hardly one that says something else. */
export function isOnceEach(column: ColumnProfile, profile: TableProfile): boolean {
  if (column.unique) return true
  const { rows, others } = repeatsOf(profile, column)
  return isWhole(profile) && rows * 2 < profile.rows.length && others * ONCE_IN <= profile.rows.length
}
