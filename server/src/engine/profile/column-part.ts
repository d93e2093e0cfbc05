import { jsPattern } from '../transforms/js-pattern.ts'
import { profileColumn } from './column.ts'
import type { ColumnProfile, ValueCount } from './model.ts'

/** Longer cells are no codes of parts. */
const LONGEST = 300

const known = new WeakMap<ColumnProfile, Map<string, ColumnProfile>>()
const parts = new WeakSet<ColumnProfile>()

/** What a pattern takes of the values of a column, as a column that is called as the part is: the same one each time it is asked for. */
export function profileOfPart(column: ColumnProfile, pattern: string, name: string): ColumnProfile {
  const own = known.get(column) ?? new Map<string, ColumnProfile>()
  known.set(column, own)
  const key = JSON.stringify([pattern, name])
  const part = own.get(key) ?? taken({ ...column, name }, pattern)
  own.set(key, part)
  parts.add(part)
  return part
}

/** Whether a column is a part of one. */
export function isPart(column: ColumnProfile): boolean {
  return parts.has(column)
}

function taken({ name, position, sampled, values, complete }: ColumnProfile, pattern: string): ColumnProfile {
  const form = jsPattern(pattern)
  const found = values.flatMap(({ value, count, row }): ValueCount[] => {
    const part = value.length > LONGEST ? undefined : form.exec(value)?.[1]
    return part === undefined ? [] : [{ value: part, count, row }]
  })
  const each = [...Map.groupBy(found, ({ value }) => value).values()].map((same): ValueCount => ({
    ...same[0]!,
    count: same.reduce((sum, { count }) => sum + count, 0),
  }))
  const filled = each.reduce((sum, { count }) => sum + count, 0)
  const facts = { name, position, rows: sampled, empty: Math.max(0, sampled - filled), distinct: each.length }
  return profileColumn(facts, each, sampled, complete)
}
