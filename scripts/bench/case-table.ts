import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { DuckDBSession } from '../../server/src/engine/duckdb.ts'
import type { InputTable } from '../../server/src/engine/model.ts'
import { columnNames } from '../../server/src/engine/read/header.ts'
import { cellNames, copyToParquet, readCsv, tableColumns } from '../../server/src/engine/read/parquet.ts'
import { createRowsWriter, lineSize } from '../../server/src/engine/read/rows.ts'

/** A CSV of a benchmark as the engine has it when it was read. */
export interface CaseTable {
  /** The headers as they stand in the file: what predictions name. */
  headers: string[]
  records: string[][]
  input: InputTable
}

/** Every record is a row, whatever a reader would make of it: the truth counts them so. */
export async function loadTable(
  session: DuckDBSession,
  path: string,
  workdir: string,
  name: string,
): Promise<CaseTable> {
  const text = await readFile(path, 'utf8')
  const options = { bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true } as const
  const [headers = [], ...records]: string[][] = parse(text, options)
  const rows = join(workdir, `${name}.csv`)
  const writer = createRowsWriter(rows)
  for (const [index, record] of records.entries()) {
    const cells = headers.map((_, at) => record[at] ?? '')
    writer.write(index + 2, cells, null, [])
    await writer.drained()
  }
  const { longest } = await writer.close()
  const columns = ['_row', '_problem', '_extra', ...cellNames(headers.length)]
  const read = readCsv(rows, columns, { delimiter: ',', quote: '"', escape: '"' }, lineSize(longest))
  const parquet = join(workdir, `${name}.parquet`)
  const query = `SELECT ${tableColumns(headers.length, '_row', '_problem', '_extra')} FROM ${read}`
  await copyToParquet(session.connection, query, parquet, headers.length)
  const names = columnNames(headers, headers.length)
  const input: InputTable = {
    name,
    page: null,
    header_row: 1,
    first_row: null,
    rows: records.length,
    columns: names.map((column, position) => ({ name: column, position, samples: [] })),
    ignored: [],
    problem_rows: 0,
    parquet,
    file_id: name,
    file_name: `${name}.csv`,
    sha256: '',
  }
  return { headers, records, input }
}
