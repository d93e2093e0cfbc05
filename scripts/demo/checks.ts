/** The demo's own proof that what was previewed is what was exported. */
import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import type { Client, Ledger, Preview } from '#client'

/** One thing that must hold: what it is, and what is wrong when it doesn't. */
export interface Check {
  what: string
  problem: string | null
}

/** Rows of a sheet that are compared cell by cell; the counts cover all of them. */
const comparedRows = 20_000

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

export const ledgerAddsUp = ({ rows, columns, tables }: Ledger): Check => {
  const wrong: string[] = []
  const expectEqual = (name: string, given: number, parts: readonly number[]) => {
    if (given !== sumOf(parts)) wrong.push(`${name}: ${given} is not ${parts.join(' + ')}`)
  }
  for (const { table, rows: own } of [...tables, { table: 'all tables', rows }]) {
    expectEqual(`rows of ${table}`, own.source, [own.exported, own.merged, own.rejected, own.ignored])
  }
  for (const state of ['source', 'exported', 'merged', 'rejected', 'ignored'] as const) {
    expectEqual(
      `${state} rows`,
      rows[state],
      tables.map((table) => table.rows[state]),
    )
  }
  expectEqual('columns', columns.source, [columns.mapped, columns.ignored])
  expectEqual(
    'columns',
    columns.source,
    tables.map((table) => table.columns.length),
  )
  return { what: 'the ledger adds up: every source row and column ends in one place', problem: wrong[0] ?? null }
}

export const digestIsEqual = (what: string, previewed: string, given: string | null): Check => ({
  what: `${what} (digest ${previewed.slice(0, 12)}…)`,
  problem: previewed === given ? null : `previewed was ${previewed}, but it has ${given}`,
})

const parseCsv = (text: string): string[][] => Papa.parse<string[]>(text, { header: false, skipEmptyLines: false }).data

/** Records of a CSV with its header; the empty line after the last CRLF is none. */
const records = (csv: string): { header: string[]; rows: string[][] } => {
  const [header = [], ...rows] = parseCsv(csv)
  if (rows.at(-1)?.length === 1 && rows.at(-1)?.[0] === '') rows.pop()
  return { header, rows }
}

/** Compares an exported CSV (rows without an error) with the rows of the preview, in order and cell by cell. */
export const exportEqualsPreview = async (
  client: Client,
  migrationId: string,
  { slug, total, error }: Preview['sheets'][number],
  path: string,
): Promise<Check & { rows: number }> => {
  const { header, rows } = records(await readFile(path, 'utf8'))
  const what = `${slug}.csv holds the previewed rows without errors, cell for cell`
  if (rows.length !== total - error) {
    return {
      what,
      rows: rows.length,
      problem: `it has ${rows.length} rows, previewed were ${total - error} without errors`,
    }
  }
  let at = 0
  for await (const row of client.previewRows(migrationId, { slug })) {
    if (at >= comparedRows) break
    if (row.issues.some(({ severity }) => severity === 'error')) continue
    const exported = rows[at++] ?? []
    const different = header.find((column, i) => exported[i] !== (row.values[column] ?? ''))
    if (different === undefined && exported.length === header.length) continue
    return {
      what,
      rows: rows.length,
      problem: `row ${at} differs from preview row ${row.row_id} in ${different ?? 'its length'}`,
    }
  }
  return { what, rows: rows.length, problem: null }
}
