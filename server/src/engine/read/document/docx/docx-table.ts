import { detectHeader } from '../../header.ts'
import type { DocumentTable } from '../model.ts'

/** A row of a Word table as its markup has it. */
export interface DocxRow {
  /** Marked to be repeated at the top of each page. */
  heading: boolean
  /** `merged`: goes on with the cell above. Columns count from 0. */
  cells: { column: number; span: number; merged: boolean; text: string }[]
}

/** Null for a table that holds nothing, or only lays out what stands in a single row or column. */
export function documentTable(rows: readonly DocxRow[]): DocumentTable | null {
  const width = Math.max(0, ...rows.flatMap(({ cells }) => cells.map(({ column, span }) => column + span)))
  if (width < 2 || rows.length < 2) return null
  const grid = rows.map(({ cells }) => {
    const line = Array.from({ length: width }, () => '')
    for (const { column, text, merged } of cells) if (!merged) line[column] = text
    return line
  })
  if (grid.every((line) => line.every((cell) => cell === ''))) return null
  const marked = rows.findIndex(({ heading }) => !heading)
  const headerRows = marked > 0 ? marked : (headingOf(grid, rows) ?? 0)
  const header = headerRows === 0 ? [] : namesOf(rows.slice(0, headerRows), width)
  return {
    page: null,
    header,
    headerRow: headerRows === 0 ? null : headerRows,
    rows: grid
      .map((cells, at) => ({ row: at + 1, page: null, cells }))
      .slice(headerRows)
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
    width,
    repeated: 0,
  }
}

/** Rows of the heading as its cells let one see; null when there is none. */
function headingOf(grid: string[][], rows: readonly DocxRow[]): number | null {
  const head = grid.slice(0, 100).map((cells, at) => ({ row: at + 1, cells }))
  const found = detectHeader(head.filter(({ cells }) => cells.some((cell) => cell !== '')))
  if (found.header === null) return null
  const at = found.header
  const spans = rows[at]?.cells.some(({ span, text }) => span > 1 && text !== '') === true
  // Names under a name that spans them are of the heading too.
  const below = rows[at + 1]?.cells ?? []
  return spans && below.length > (rows[at]?.cells.length ?? 0) && below.every(({ text }) => !/\d/.test(text))
    ? at + 2
    : at + 1
}

function namesOf(rows: readonly DocxRow[], width: number): string[] {
  return Array.from({ length: width }, (_, at) => {
    const names = rows.flatMap(({ cells }) =>
      cells.filter(({ column, span, merged }) => !merged && column <= at && at < column + span).map(({ text }) => text),
    )
    return [...new Set(names.filter((text) => text !== ''))].join(' ').replace(/\s+/g, ' ')
  })
}
