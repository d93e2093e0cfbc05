import type { DocumentTable } from '../model.ts'
import { squash } from './first-line.ts'
import type { PageTable } from './table.ts'

/** Puts the tables of the pages together: one that goes on over several pages is one table. */
export function joinPages(tables: readonly PageTable[]): DocumentTable[] {
  const joined: { table: DocumentTable; last: PageTable }[] = []
  for (const table of tables) {
    const before = joined.at(-1)
    // Nothing but the end of the page stands between the last table of a page and the first of the next.
    const first = tables.find(({ page }) => page === table.page) === table
    if (before !== undefined && first && goesOn(before, table)) {
      append(before.table, table)
      before.last = table
    } else joined.push({ table: documentTable(table), last: table })
  }
  return joined.map(({ table }) => table)
}

/** How far apart, in points, the sides of a table may be from page to page. */
const SIDE = 12

function goesOn({ table, last }: { table: DocumentTable; last: PageTable }, next: PageTable): boolean {
  if (next.page !== last.page + 1 || next.columns !== table.width) return false
  if (repeatsHeading(table, next)) return true
  const sameSides = Math.abs(next.left - last.left) < SIDE && Math.abs(next.right - last.right) < SIDE
  return sameSides && next.headerRows === 0
}

/** Whether the table begins with the names that the columns have already. */
function repeatsHeading({ header }: DocumentTable, next: PageTable): boolean {
  if (header.every((name) => name === '')) return false
  const own = headingOf(next)
  return own.length === header.length && own.every((name, at) => squash(name) === squash(header[at] ?? ''))
}

function append(table: DocumentTable, next: PageTable): void {
  const start = (table.rows.at(-1)?.row ?? table.headerRow ?? 0) + 1
  const skipped = repeatsHeading(table, next) ? next.headerRows : 0
  table.repeated += skipped
  for (const [at, cells] of gridOf(next).slice(skipped).entries()) {
    table.rows.push({ row: start + skipped + at, page: next.page, cells })
  }
}

/** One table of one page by itself. */
export function documentTable(table: PageTable): DocumentTable {
  const { page, columns, headerRows } = table
  const rows = gridOf(table).slice(headerRows)
  return {
    page,
    header: headerRows === 0 ? [] : headingOf(table),
    headerRow: headerRows === 0 ? null : headerRows,
    rows: rows.map((cells, at) => ({ row: headerRows + at + 1, page, cells })),
    width: columns,
    repeated: 0,
  }
}

/** The names of the columns: what stands over each, from the top down. */
export function headingOf({ cells, columns, headerRows }: PageTable): string[] {
  return Array.from({ length: columns }, (_, at) => {
    const over = cells.filter(
      ({ row, column, columnSpan }) => row < headerRows && column <= at && at < column + columnSpan,
    )
    const names = over.toSorted((a, b) => a.row - b.row).map(({ text }) => text)
    return [...new Set(names)].join(' ')
  })
}

/** What spans several columns or rows stands in the first of them. */
function gridOf({ cells, rows, columns }: PageTable): string[][] {
  const grid = Array.from({ length: rows }, () => Array.from({ length: columns }, () => ''))
  for (const { row, column, text } of cells) {
    const line = grid[row]
    if (line !== undefined) line[column] = line[column] ? `${line[column]} ${text}` : text
  }
  return grid
}
