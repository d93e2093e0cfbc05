/** What a person sees between the rows of a table: what is no row of it, and what its rows don't say themselves. */
export interface Body {
  /** Why a row is left out, by its number. */
  leftOut: Map<number, LeftOut>
  /** Cells that are taken from above, by row number and column. */
  fills: Map<number, Map<number, string>>
  /** Columns that lines between the rows make, with their values by row number. */
  added: { name: string; values: Map<number, string> }[]
  /** The columns that its rows have, where others stand between them that have other ones; all without it. */
  columns?: number[]
  /** The row that names them, where it is not the header above all rows. */
  headerRow?: number
  /** What these columns are called, where that is not what the header calls them. */
  names?: ReadonlyMap<number, string>
  /** What was done, in sentences. */
  notes: string[]
}

export type LeftOut =
  | 'repeated header'
  | 'page heading'
  | 'ruled line'
  | 'section heading'
  | 'rest of the row above'
  | 'sum of the rows above'
  | 'comment'
  | 'remark on the row above'
  | 'count of the rows above'
  | 'row of the other table'
  | 'header of the lines'

/** Row numbers for a sentence: “7, 12 and 3 more”. */
export function rowList(rows: readonly number[]): string {
  const shown = rows.slice(0, 5).join(', ')
  return rows.length > 5 ? `${shown} and ${rows.length - 5} more` : shown
}
