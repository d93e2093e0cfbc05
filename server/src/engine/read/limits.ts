/** Caps that keep reading bounded whatever the file holds. Sizes of text are in UTF-16 code units, as JavaScript counts them. */

/** A longer cell is cut here and its row marked `cut_off`. */
export const MAX_CELL_LENGTH = 1_048_576
/** Cells of one row together; what lies beyond is left out and the row marked `cut_off`. */
export const MAX_ROW_LENGTH = 8_388_608
/** How far a quoted cell is followed before its quote counts as never closed. */
export const MAX_QUOTE_LOOKAHEAD = 4_194_304
/** DuckDB holds some 200 KB per column while it writes: with more, a gigabyte would not do. */
export const MAX_COLUMNS = 5_000
/** Cells held of one row, so that a line of nothing but delimiters stays bounded. */
export const MAX_CELLS_PER_ROW = 4 * MAX_COLUMNS
/** A longer column name is cut. */
export const MAX_NAME_LENGTH = 200
export const MAX_SAMPLES = 5
export const MAX_SAMPLE_LENGTH = 120
/** Rows at the top of a table in which the header is looked for. */
export const HEAD_ROWS = 200
/** Characters of those rows that are looked at. */
export const HEAD_LENGTH = 4_194_304
/** A sheet of no more rows and characters is looked at as a whole: for further tables in it, and for what stands between their rows. */
export const WHOLE_ROWS = 50_000
export const WHOLE_LENGTH = 4_194_304

/** Bytes of all parts of a workbook that are read, inflated. */
export const MAX_INFLATED_BYTES = 1_073_741_824
/** Inflated to packed size, checked from `RATIO_FREE_BYTES` on: repetitive sheets reach about 60, deflate's most is 1,032. */
export const MAX_INFLATE_RATIO = 250
export const RATIO_FREE_BYTES = 67_108_864
export const MAX_ZIP_ENTRIES = 10_000
export const MAX_SHARED_STRINGS = 4_000_000
export const MAX_SHARED_STRING_LENGTH = 134_217_728
export const MAX_SHEETS = 1_000
export const MAX_MERGED_RANGES = 100_000
