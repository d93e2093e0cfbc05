import { filledOf } from './below.ts'
import { rowList, type Body } from './body-model.ts'
import { cellType } from './cell-type.ts'
import type { HeadRow } from './header.ts'
import { SUM_WORDS } from './sum-words.ts'

// Below a booking stands “-> tourist tax”, and its amount in the column of amounts: a line that is no row, but one more amount of the row above.

/** What says that a line is of the one above. */
const MARK = /^(?:->|=>|-->|→|⇒|↳|└[─-]?>?|»|➔)\s*(?=\p{L})/u
const LEAST_LINES = 3
const MOST_LABELS = 6
/** Fewer lines of one name are remarks. */
const LEAST_EACH = 2
/** The row above says at least so much more. */
const LEAST_MORE = 2
/** So much of a table at most are such lines. */
const MOST = 0.75

interface Extra {
  row: number
  above: number
  label: string
  value: string
}

/** The rows with what marked lines below them say, as columns that are called as those lines are. */
export function readMarkedExtras(body: Body, rows: readonly HeadRow[], header: readonly string[] | null): void {
  if (header === null) return
  const marked = rows.filter(({ cells }) => cells.some((cell) => MARK.test(cell)))
  const extras = extrasIn(rows)
  const byLabel = Map.groupBy(extras, ({ label }) => label)
  const taken = new Set([...header, ...body.added.map(({ name }) => name)].map((name) => name.trim().toLowerCase()))
  const isRegular =
    extras.length >= LEAST_LINES &&
    extras.length === marked.length &&
    extras.length <= MOST * rows.length &&
    byLabel.size <= MOST_LABELS &&
    [...byLabel].every(
      ([label, own]) =>
        own.length >= LEAST_EACH &&
        !taken.has(label.toLowerCase()) &&
        new Set(own.map(({ above }) => above)).size === own.length,
    )
  if (!isRegular) return
  for (const [label, own] of byLabel) {
    body.added.push({ name: label, values: new Map(own.map(({ above, value }) => [above, value])) })
    for (const { row } of own) body.leftOut.set(row, 'rest of the row above')
    body.notes.push(
      `${own.length} rows (${rowList(own.map(({ row }) => row))}) are marked as “${label}” of the row above: they were read as a column “${label}” of those.`,
    )
  }
}

/** The lines that have a mark with a name, and one figure, below a row that says more. */
function extrasIn(rows: readonly HeadRow[]): Extra[] {
  let above: HeadRow | undefined
  return rows.flatMap((record): Extra[] => {
    const given = record.cells.filter((cell) => cell !== '')
    const [label, value] = given
    if (!given.some((cell) => MARK.test(cell))) {
      above = record
      return []
    }
    const isExtra =
      given.length === 2 &&
      MARK.test(label!) &&
      isFigure(value!) &&
      above !== undefined &&
      filledOf(above) >= given.length + LEAST_MORE &&
      !above.cells.some((cell) => SUM_WORDS.test(cell))
    return isExtra
      ? [{ row: record.row, above: above!.row, label: label!.replace(MARK, '').trim(), value: value! }]
      : []
  })
}

function isFigure(cell: string): boolean {
  return cellType(cell) === 'number' || /^\p{Sc}?\s?[-+]?\d[\d.,'’  ]*\s?(?:\p{Sc}|\p{L}{3})?$/u.test(cell.trim())
}
