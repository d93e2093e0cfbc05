import { rename } from 'node:fs/promises'
import { quoteLiteral } from '../../literal.ts'
import type { SourceTable } from '../../model.ts'
import type { ReadHooks } from '../hooks.ts'
import { copyToParquet, openTableSession, tableColumns } from '../parquet.ts'

/** Rows that are written once more at most. */
const MAX_ROWS = 200_000
/** What a program calls a sheet that nobody named. */
const UNNAMED = /^(?:sheet|tabelle|table|blatt|blad|feuil(?:le)?|hoja|foglio|planilha|worksheet)\s*\d*(?: \(\d+\))?$/i
/** What the column is called that has the name of its sheet. */
export const SHEET_NAME = 'Sheet'

/** Of the columns of two like sheets so many are called the same: somebody wrote a header or two of one of them in short. */
const MOST_SAME = 0.75
const LEAST_SAME = 4

/**
 * Sheets of one workbook with the same columns, or nearly, are one list, kept apart by what the sheets are called (one for each branch, driver, month):
 * the name is a value of their rows then, and becomes a column of its own.
 */
export async function nameSheets(tables: SourceTable[], workdir: string, hooks: ReadHooks): Promise<SourceTable[]> {
  const named: SourceTable[] = []
  for (const table of tables) {
    const like = tables.filter((other) => areAlike(table, other))
    const isExact = like.every(({ columns }) =>
      columns.every(({ name }, at) => name.toLowerCase() === table.columns[at]!.name.toLowerCase()),
    )
    const rows = like.reduce((sum, other) => sum + other.rows, 0)
    const isList =
      like.length > 1 && table.columns.length > 1 && rows <= MAX_ROWS && like.every(({ name }) => !UNNAMED.test(name))
    const free = table.columns.every(({ name }) => name !== SHEET_NAME)
    named.push(isList && free && table.header_row !== null ? await withName(table, isExact, workdir, hooks) : table)
  }
  return named
}

/** Whether two tables have the same columns in the same places, but for a few that one of them calls otherwise. */
function areAlike({ columns }: SourceTable, { columns: others }: SourceTable): boolean {
  if (columns.length !== others.length) return false
  const same = columns.filter(({ name }, at) => name.toLowerCase() === others[at]!.name.toLowerCase()).length
  return same === columns.length || (same >= LEAST_SAME && same >= MOST_SAME * columns.length)
}

async function withName(
  table: SourceTable,
  isExact: boolean,
  workdir: string,
  { signal }: ReadHooks,
): Promise<SourceTable> {
  const width = table.columns.length
  const session = await openTableSession(workdir, [], width + 1)
  const written = `${table.parquet}.named`
  try {
    const from = `(SELECT *, ${quoteLiteral(table.name)} AS c${width} FROM read_parquet(${quoteLiteral(table.parquet)}))`
    const columns = tableColumns(width + 1, table.first_row === null ? '_row' : null, '_problem', '_extra')
    const order = table.first_row === null ? ' ORDER BY _row' : ''
    await copyToParquet(session.connection, `SELECT ${columns} FROM ${from}${order}`, written, width + 1, signal)
  } finally {
    session.close()
  }
  await rename(written, table.parquet)
  const note = `Other sheets have the same columns${isExact ? '' : ', or nearly'}: the sheet's name, “${table.name}”, was read as a column “${SHEET_NAME}” of its rows.`
  return {
    ...table,
    columns: [...table.columns, { name: SHEET_NAME, position: width, samples: [table.name] }],
    notes: [...(table.notes ?? []), note],
  }
}
