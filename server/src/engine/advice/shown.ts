import type { ColumnProfile } from '../profile/model.ts'
import { conceptsOf } from '../match/names/words.ts'

// What of a table an adviser outside the service may see: headers, and values only where they are categories. A value that stands in
// many rows of a column with few values is a code or a status; all others may be somebody's, and only their shape is shown.

const MOST_CATEGORIES = 50
const LONGEST_NAME = 80
const LONGEST_CATEGORY = 40
const LONGEST_SHAPE = 24

/** What columns are called that hold something of a person, however often a value comes. */
const PERSONAL = new Set(
  'name first last middle surname maiden birth email phone fax mobile address street city postal zip iban account bank tax passport gender salary nationality religion contact'.split(
    ' ',
  ),
)
const PERSONAL_TYPES = ['email', 'phone', 'date', 'datetime', 'uuid', 'url'] as const

/** Whether the value may be shown as it is. */
export function isCategory(column: ColumnProfile, { value, count }: { value: string; count: number }): boolean {
  if (!column.complete || column.distinct > MOST_CATEGORIES || column.filled < 2 * column.distinct) return false
  if (count < 2 || value.length > LONGEST_CATEGORY || /[\p{Cc}@]|\d{6}|\p{Nd}[\s./-]\p{Nd}{2}/u.test(value))
    return false
  if (PERSONAL_TYPES.some((type) => (column.types[type] ?? 0) >= 0.2)) return false
  return !conceptsOf(column.name).some((concept) => PERSONAL.has(concept))
}

/** Up to three values of a column, each as it is where it is a category, else as a shape. */
export function shownValues(column: ColumnProfile): string[] {
  const shown = column.values
    .slice(0, 12)
    .map((one) => (isCategory(column, one) ? one.value.trim() : shapeOf(one.value)))
  return [...new Set(shown)].slice(0, 3)
}

/** A header: one that looks like a value, as the first row of a table without headers does, as a shape. */
export function shownName(name: string): string {
  const line = name.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return /@|\d{5}/.test(line) ? shapeOf(line) : line.slice(0, LONGEST_NAME)
}

/** A column in a line: its header, and what its values are like. */
export function shownColumn(column: ColumnProfile): string {
  const values = shownValues(column)
  return values.length === 0 ? shownName(column.name) : `${shownName(column.name)}: ${values.join(' | ')}`
}

/** Letters as a and A, digits as 9; all other characters stay. */
function shapeOf(value: string): string {
  return value
    .trim()
    .slice(0, LONGEST_SHAPE)
    .replace(/\p{Lu}/gu, 'A')
    .replace(/\p{L}/gu, (letter) => (letter === 'A' ? 'A' : 'a'))
    .replace(/\p{N}/gu, '9')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
}
