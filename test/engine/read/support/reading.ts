import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { tableScan } from '../../../../server/src/engine/compile/tables.ts'
import { openDuckDB } from '../../../../server/src/engine/duckdb.ts'
import type { SourceTable } from '../../../../server/src/engine/model.ts'
import { readFile, type ReadResult } from '../../../../server/src/engine/read/read-file.ts'

/** A folder of this test, removed after it. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'read-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A table as a test wants to see it: its rows are `[_row, …cells]`. */
export interface SeenTable {
  name: string
  header_row: number | null
  columns: string[]
  rows: (number | string | null)[][]
  ignored: Record<string, number>
  problems: Record<number, string>
  extra: Record<number, string[]>
  table: SourceTable
}

/** Writes a file of this content and reads it. */
export async function readContent(content: string | Buffer, name = 'data.csv'): Promise<SeenTable> {
  const folder = await testFolder()
  const path = join(folder, 'upload')
  await writeFile(path, content)
  const { tables } = await readFile({ path, name, workdir: join(folder, 'work') })
  const [table] = tables
  if (table === undefined || tables.length > 1) throw new Error(`expected one table, got ${tables.length}`)
  return seeTable(table)
}

export async function readPath(path: string, name: string): Promise<{ tables: SeenTable[]; notes: string[] }> {
  const result: ReadResult = await readFile({ path, name, workdir: join(await testFolder(), 'work') })
  const tables: SeenTable[] = []
  for (const table of result.tables) tables.push(await seeTable(table))
  return { tables, notes: result.notes }
}

export async function seeTable(table: SourceTable): Promise<SeenTable> {
  const session = await openDuckDB({ workdir: dirname(table.parquet), allowedDirectories: [], memoryLimitMb: 2048 })
  try {
    const cells = table.columns.map(({ position }) => `c${position}`).join(', ')
    const read = await session.connection.runAndReadAll(
      `SELECT _row::INTEGER, _problem, _extra, ${cells} FROM ${tableScan(table)}`,
    )
    const rows = read.getRowsJson()
    const problems: Record<number, string> = {}
    const extra: Record<number, string[]> = {}
    for (const [number, problem, surplus] of rows) {
      if (typeof problem === 'string') problems[Number(number)] = problem
      if (typeof surplus === 'string') extra[Number(number)] = JSON.parse(surplus) as string[]
    }
    return {
      name: table.name,
      header_row: table.header_row,
      columns: table.columns.map(({ name }) => name),
      rows: rows.map(([number, , , ...values]) => [Number(number), ...values.map((value) => value as string | null)]),
      ignored: Object.fromEntries(table.ignored.map(({ reason, rows: count }) => [reason, count])),
      problems,
      extra,
      table,
    }
  } finally {
    session.close()
  }
}
