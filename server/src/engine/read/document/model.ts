/** A table of a document, its pages put together. */
export interface DocumentTable {
  /** The page that it begins on; null in a document without pages. */
  page: number | null
  /** A name for each column, the rows of a heading put together; empty when the table has none. */
  header: string[]
  /** Number of the heading's last row in the table, counted from 1; null without one. */
  headerRow: number | null
  /** Rows of data, with their number in the table and as many cells as it has columns. */
  rows: { row: number; page: number | null; cells: string[] }[]
  width: number
  /** Rows that repeat the heading on later pages. */
  repeated: number
}

/** A stretch of a line that stands by itself: a label, a value, a sentence. */
export interface TextLine {
  page: number | null
  pieces: string[]
}

/** What is read from a document. */
export interface ParsedDocument {
  /** Null where there are none before it is printed. */
  pages: number | null
  /** In reading order. */
  lines: TextLine[]
  tables: DocumentTable[]
  /** What was left unread and why, in sentences. */
  notes: string[]
}
