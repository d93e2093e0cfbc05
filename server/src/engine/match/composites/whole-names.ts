import type { Composite } from './composite.ts'
import type { TableSide, TemplateSide } from '../sides.ts'

// A column of whole names beside those of their parts: “Contact name”, “First name” and “Last name”.

/** From this share of the rows that have the parts on, a column says just these. */
const SAYS_PARTS = 0.9
/** So many more rows have it. */
const MORE_ROWS = 0.02

/** A column that says what the parts say, and is filled where they are not, as of companies: it is the name, and no part of one. */
export function wholeName(
  parts: number[],
  target: number,
  { profile: { columns, rows } }: TableSide,
  { template }: TemplateSide,
): Composite | null {
  const cell = (cells: (string | null)[], at: number): string => cells[columns[at]!.position]?.trim() ?? ''
  const made = rows.map((cells) => wordsIn(parts.map((part) => cell(cells, part)).join(' ')))
  const parted = made.filter((words) => words !== '').length
  const source = columns.findIndex((column, at) => {
    if (parts.includes(at) || (column.types.words ?? 0) <= 0.5 || parted === 0) return false
    const same = rows.filter((cells, row) => made[row] !== '' && wordsIn(cell(cells, at)) === made[row]).length
    const more = rows.filter((cells, row) => made[row] === '' && cell(cells, at) !== '').length
    return same >= SAYS_PARTS * parted && more > MORE_ROWS * rows.length
  })
  if (source < 0) return null
  const [whole, wanted] = [columns[source]!.name, template.columns[target]!.name]
  const named = parts.map((part) => `“${columns[part]!.name}”`).join(' and ')
  const reason = `“${whole}” has what ${named} make, and stands in more rows: it is the whole “${wanted}”.`
  return { target, sources: [source], transforms: [], confidence: 0.9, reason }
}

/** The words of a name, in whatever order and case. */
function wordsIn(text: string): string {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return words
    .filter((word) => word !== '')
    .toSorted()
    .join(' ')
}
