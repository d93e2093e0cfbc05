import { fold } from '../../match/names/words.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { isWhole } from '../context.ts'
import { LEAST_COLUMNS, longestRun, type Run } from './crosstab-headers.ts'

// The headers of a matrix of trainings are the courses by name, and a list beside it has the code of each: “Fire safety” is F01. Above the courses
// may stand what several of them are, which the header begins with then: “SAFETY Fire safety”.

/** Tables that hold lists are short. */
const MOST_LISTED = 500
const LEAST_LETTERS = 3

export interface NamedRun extends Run {
  /** The table that calls them so. */
  list: TableProfile
}

/** A list that has a name for each of the values that are allowed, by the name as `fold` has it; with its rows, and the columns beside both. */
export interface NamedValues {
  list: TableProfile
  values: ReadonlyMap<string, string>
  rows: ReadonlyMap<string, readonly (string | null)[]>
  beside: readonly ColumnProfile[]
}

/** The lists that name values which are allowed, each in a column of its own. */
export function listsNaming(
  wide: TableProfile,
  isAllowed: (value: string) => boolean,
  profiles: readonly TableProfile[],
): NamedValues[] {
  return listsOf(wide, isAllowed, profiles).flatMap(({ list, key }) =>
    list.columns.flatMap((names): NamedValues[] => {
      const values = names === key || !isNaming(names) ? null : valuesBeside(list, names, key)
      if (!values) return []
      return [
        {
          list,
          values: new Map([...values].map(([name, value]) => [fold(name), value])),
          rows: new Map(list.rows.map((cells) => [fold(cells[names.position]?.trim() ?? ''), cells])),
          beside: list.columns.filter((column) => column !== key && column !== names && column.filled > 0),
        },
      ]
    }),
  )
}

/** Short tables with one column of nothing but different allowed values. */
function listsOf(
  wide: TableProfile,
  isAllowed: (value: string) => boolean,
  profiles: readonly TableProfile[],
): { list: TableProfile; key: ColumnProfile }[] {
  const lists = profiles.filter((one) => one !== wide && isWhole(one) && one.table.rows <= MOST_LISTED)
  return lists.flatMap((list) => {
    const keys = list.columns.filter(
      ({ unique, filled, values }) => unique && filled > 0 && values.every(({ value }) => isAllowed(value.trim())),
    )
    const [key, ...more] = keys
    return key && more.length === 0 ? [{ list, key }] : []
  })
}

/**
 * The longest run of headers that another table has for names of different rows, each with a value that is allowed. They stand for these.
 */
export function runOfNames(
  wide: TableProfile,
  isAllowed: (value: string) => boolean,
  profiles: readonly TableProfile[],
): NamedRun | null {
  const runs = listsOf(wide, isAllowed, profiles).flatMap(({ list, key }) =>
    list.columns.flatMap((names) => {
      const values = names === key || !isNaming(names) ? null : valuesBeside(list, names, key)
      const called = new Map([...(values?.keys() ?? [])].map((name) => [fold(name), name]))
      const labels = wide.columns.map(({ name }) => calledIn(name, called) ?? '')
      if (!values || labels.filter((label) => label !== '').length < LEAST_COLUMNS) return []
      const run = longestRun(labels, [...values.values()], values)
      return run ? [{ ...run, values: run.raws.map((raw) => values.get(raw)!), list }] : []
    }),
  )
  return runs.toSorted((a, b) => b.values.length - a.values.length)[0] ?? null
}

/** Texts, each of which one row has. */
function isNaming({ unique, complete, filled, types }: ColumnProfile): boolean {
  return unique && complete && filled >= LEAST_COLUMNS && (types.words ?? 0) >= 0.5
}

/** The name that a header is, or ends with: the longest. */
function calledIn(header: string, called: ReadonlyMap<string, string>): string | null {
  const words = fold(header.trim()).split(' ')
  const ends = words.map((_, at) => words.slice(at).join(' '))
  const found = ends.find((end) => end.length >= LEAST_LETTERS && called.has(end))
  return found === undefined ? null : called.get(found)!
}

/** The key that stands beside each name. */
function valuesBeside({ rows }: TableProfile, names: ColumnProfile, key: ColumnProfile): Map<string, string> {
  const pairs = rows.flatMap((cells) => {
    const [name, value] = [cells[names.position]?.trim(), cells[key.position]?.trim()]
    return name && value ? [[name, value] as const] : []
  })
  return new Map(pairs)
}
