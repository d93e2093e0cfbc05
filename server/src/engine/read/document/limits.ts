/** Caps that keep documents bounded; the process's memory and time are capped besides. */

export const MAX_PAGES = 5_000
/** Characters of text in a document. */
export const MAX_TEXT_LENGTH = 5_000_000
export const MAX_TABLES = 5_000
export const MAX_TABLE_COLUMNS = 1_000
/** Cells of all tables of a document. */
export const MAX_TABLE_CELLS = 2_000_000
