import { statusCodes } from '../check/mask.ts'
import type { Query } from '../compile/query.ts'
import { findTable, parquetScan, type TableIndex } from '../compile/tables.ts'
import type { SheetSummary, SourcePlan } from '../model.ts'
import { tableLabel } from '../plan/context.ts'
import type { FinishedSheet } from './ledger.ts'

// A table that says more of the rows of others, but was taken for rows of its own: each of them lacks what it must have, and the rows that
// are exported lack what only it says, though no error tells of them.

/** So many rows are all wrong by no chance. */
const SEVERAL = 3

/** What is to be told of columns that are empty in all rows without an error, as only tables have them all of whose rows have one. */
export async function faultyOnlyNotes(
  query: Query,
  finished: readonly FinishedSheet[],
  summaries: readonly SheetSummary[],
  tables: TableIndex,
): Promise<string[]> {
  const notes: string[] = []
  for (const [at, sheet] of finished.entries()) {
    const { valid = 0, warning = 0, error = 0 } = summaries[at] ?? {}
    const columns = filledBySome(sheet.work.plan.sources, sheet.work.info.columns)
    if (error < SEVERAL || valid + warning === 0 || columns.length === 0) continue
    const counts = await countsOf(query, sheet.path, columns)
    const groups = Map.groupBy(columns, (column) => sourcesOf(column, counts).join())
    groups.delete('')
    for (const [key, lost] of groups) {
      const labels = key.split(',').map((source) => {
        const { file_id, table } = sheet.work.info.sources[Number(source)]!
        return tableLabel({ table: findTable(tables, { file_id, table }) })
      })
      const names = lost.map((column) => `“${sheet.work.info.columns[column]}”`)
      notes.push(told(sheet.work.template.name, names, [...new Set(labels)]))
    }
  }
  return notes
}

function told(template: string, columns: string[], labels: string[]): string {
  const [are, have] = columns.length === 1 ? ['is', 'it'] : ['are', 'them']
  return (
    `${columns.join(', ')} of ${template} ${are} empty in all rows without an error: only ${labels.join(' and ')} ` +
    `${labels.length === 1 ? 'has' : 'have'} ${have}, and all rows from there have an error. ` +
    `If ${labels.length === 1 ? 'that table says' : 'those tables say'} more of the rows of the others, say which columns are the same in both.`
  )
}

/** The template columns that some of the tables fill, and some don't: indexes. */
function filledBySome(sources: readonly SourcePlan[], names: readonly string[]): number[] {
  return names.flatMap((name, index) => {
    const filling = sources.filter(({ columns }) =>
      columns.some(({ column, inputs }) => column === name && inputs.length > 0),
    )
    return filling.length > 0 && filling.length < sources.length ? [index] : []
  })
}

interface Counts {
  source: number
  faulty: boolean
  rows: number
  /** By column, the cells that hold something. */
  filled: Map<number, number>
}

async function countsOf(query: Query, path: string, columns: readonly number[]): Promise<Counts[]> {
  const rows = await query.rows(
    `SELECT _source AS source, _status = ${statusCodes.error} AS faulty, count(*) AS n,
       ${columns.map((column) => `count(v${column}) AS c${column}`).join(', ')}
     FROM ${parquetScan(path)} GROUP BY ALL`,
  )
  return rows.map((row) => ({
    source: Number(row.source),
    faulty: row.faulty === true,
    rows: Number(row.n),
    filled: new Map(columns.map((column) => [column, Number(row[`c${column}`])])),
  }))
}

/** The sources that alone have values of the column, where all of their rows are wrong; none where a right row has one. */
function sourcesOf(column: number, counts: readonly Counts[]): number[] {
  const filling = counts.filter(({ filled }) => filled.get(column)! > 0)
  const areAllWrong = filling.every(
    ({ source, faulty, rows }) =>
      faulty && rows >= SEVERAL && !counts.some((other) => other.source === source && !other.faulty),
  )
  return areAllWrong ? filling.map(({ source }) => source).toSorted((a, b) => a - b) : []
}
