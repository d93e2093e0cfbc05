import type { IgnoredRows } from '../../model.ts'
import { notesBelow } from '../below.ts'
import type { Body } from '../body-model.ts'
import { completed, countLeftOut, studyBody } from '../body.ts'
import { WHOLE_LENGTH, WHOLE_ROWS } from '../limits.ts'
import type { DocumentTable } from './model.ts'

// A printed list has what lists have between their rows wherever they stand: names of sections, sums, notes at the end.

/** A table of a document with its rows as they are to be read. */
export interface StudiedTable extends DocumentTable {
  /** What else was left out of it. */
  leftOut: IgnoredRows[]
  notes: string[]
}

/** The table without what is no row of it; two, where heads and their lines take turns. What is too long to be looked at as a whole stays as it is. */
export function studyTable(table: DocumentTable): StudiedTable[] {
  const { rows, width, header } = table
  const length = rows.reduce((sum, { cells }) => sum + cells.reduce((own, cell) => own + cell.length, 0), 0)
  if (rows.length > WHOLE_ROWS || length > WHOLE_LENGTH) return [{ ...table, leftOut: [], notes: [] }]
  const below = notesBelow(rows, width)
  const data = rows.slice(0, rows.length - below)
  // Without pages nothing is printed yet.
  const areWhole = table.page === null
  const bodies = studyBody({ rows: data, above: [], header: table.headerRow === null ? null : header, width, areWhole })
  return bodies.map((body, at) => withBody({ ...table, rows: data }, body, at === 0 ? below : 0, at > 0))
}

function withBody(table: DocumentTable, body: Body, below: number, isSecond: boolean): StudiedTable {
  const places = body.columns ?? Array.from({ length: table.width }, (_, at) => at)
  const own = places.map((at) => body.names?.get(at) ?? table.header[at] ?? '')
  const header = [...own, ...body.added.map(({ name }) => name)]
  const rows = table.rows.filter(({ row }) => !body.leftOut.has(row))
  return {
    ...table,
    header,
    headerRow: body.headerRow ?? table.headerRow,
    width: header.length,
    rows: rows.map((record) => ({ ...record, cells: completed(record, body, table.width) })),
    repeated: isSecond ? 0 : table.repeated,
    leftOut: [{ reason: 'below the table', rows: below }, ...countLeftOut(body)],
    notes: body.notes,
  }
}
