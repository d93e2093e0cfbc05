import type { Box } from './geometry.ts'
import type { Word } from './lines.ts'

/** A cell of a table on one page; rows and columns count from 0. */
export interface TableCell {
  row: number
  column: number
  rowSpan: number
  columnSpan: number
  text: string
}

/** A table as it stands on one page. */
export interface PageTable extends Box {
  page: number
  rows: number
  columns: number
  cells: TableCell[]
  /** Rows at the top that name the columns. */
  headerRows: number
}

/** What one line of text has in a stretch of columns. */
export interface LineCell {
  first: number
  last: number
  words: Word[]
}

export interface GridLine extends Box {
  cells: LineCell[]
  baseline: number
  size: number
  /** Number of the ruled band that the line lies in. */
  band: number
}

/** Lines of text that make one row. */
export interface GridRow {
  lines: GridLine[]
  header: boolean
}
