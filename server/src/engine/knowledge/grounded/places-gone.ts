import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { exactly } from './rows-out.ts'
import { handoverIn, hasName, MOST_LISTED, MOSTLY, nameOf, replacing, type Replaced } from './successors.ts'
import type { Unread } from './unread.ts'

// “The yard in Hull (HU) was closed, and everything that stood there went to Leeds”: rows name the yard by its code, which the list of yards may not
// have any more; what is now meant is the code that the list has beside the name of the other.

/** A code by which places are named is written in capitals or figures. */
const CODE = /^(?=.*\p{Lu}|\d{2})[\p{Lu}\d][\p{Lu}\d./-]{1,9}$/u
/** Shorter names are codes. */
const LEAST_LETTERS = 3

/** The code of a place whose all is said to be another's now, in each column that names places of the list by such codes. */
export function placesGone({ text, before, origin }: Unread, profiles: readonly TableProfile[]): Directive[] {
  const found = handoverIn(text)
  if (!found) return []
  const to = found.to.split(/[,;.:]/u)[0]!
  const told = profiles.flatMap((list) => {
    const now = list.table.rows > MOST_LISTED || list.rows.length < list.table.rows ? undefined : rowOf(to, list)
    const others = profiles.filter((profile) => profile !== list).flatMap(({ columns }) => columns)
    return now === undefined
      ? []
      : list.columns.filter(isKey).flatMap((key) => {
          const naming = others.filter((column) => isNaming(column, valuesOf(key, list)))
          const value = now[key.position]!.trim()
          return naming.flatMap((column) => goneIn(column, value, [found.whose, before], exactly(list)))
        })
  })
  return replacing(told, origin)
}

/** The only code of a column that the first text with any has. */
function goneIn(
  column: ColumnProfile,
  value: string,
  texts: readonly string[],
  outside: ReturnType<typeof exactly>,
): Replaced[] {
  const [raw, ...more] = texts.map((text) => codesIn(text, column)).find((codes) => codes.length > 0) ?? []
  const isOne = raw !== undefined && more.length === 0 && raw !== value
  return isOne ? [{ raw, value, column: column.name, outside }] : []
}

function valuesOf({ position }: ColumnProfile, { rows }: TableProfile): ReadonlySet<string> {
  return new Set(rows.map((cells) => cells[position]?.trim() ?? ''))
}

function isKey({ unique, empty, values }: ColumnProfile): boolean {
  return unique && empty === 0 && values.every(({ value }) => CODE.test(value.trim()))
}

/** Whether a column names places of a list, some of them again and again. */
function isNaming({ values, distinct, filled }: ColumnProfile, known: ReadonlySet<string>): boolean {
  return distinct < filled && values.filter(({ value }) => known.has(value.trim())).length >= MOSTLY * values.length
}

/** The codes of a column that a text has, written as they are. */
function codesIn(text: string, { values }: ColumnProfile): string[] {
  const said = new Set(text.match(/[\p{L}\p{N}](?:[\p{L}\p{N}./-]*[\p{L}\p{N}])?/gu))
  return values.flatMap(({ value }) => (CODE.test(value.trim()) && said.has(value.trim()) ? [value.trim()] : []))
}

/** The only row of a list of whose names a text has one in full. */
function rowOf(text: string, { columns, rows }: TableProfile): TableProfile['rows'][number] | undefined {
  const names = columns.filter(({ unique, empty }) => unique && empty === 0)
  const isNamed = (value: string): boolean =>
    (value.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS && hasName(text, value)
  const found = rows.filter((cells) => names.some(({ position }) => isNamed(nameOf(cells[position] ?? ''))))
  return found.length === 1 ? found[0] : undefined
}
