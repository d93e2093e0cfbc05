import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { queryOn, type Query } from '../../../server/src/engine/compile/query.ts'
import { openDuckDB } from '../../../server/src/engine/duckdb.ts'
import { quoteLiteral } from '../../../server/src/engine/literal.ts'
import type {
  ColumnPlan,
  InputTable,
  Manifest,
  Plan,
  SheetPlan,
  SourcePlan,
  Template,
  TemplateColumn,
  Transform,
} from '../../../server/src/engine/model.ts'
import { applyPlan, type ApplyInput, type ApplyResult } from '../../../server/src/engine/write/apply.ts'

export type Cells = (string | null)[]

/** A database with a folder of its own; both go when the test ends. */
export async function openFolder(): Promise<{ query: Query; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'engine-'))
  const session = await openDuckDB({ workdir: folder, allowedDirectories: [] })
  onTestFinished(async () => {
    session.close()
    await rm(folder, { recursive: true, force: true })
  })
  return { query: queryOn(session.connection), folder }
}

function literal(cell: string | null | undefined): string {
  return cell === null || cell === undefined ? 'NULL::VARCHAR' : quoteLiteral(cell)
}

/** A source table as the reader leaves it. Rows count from 2, as under a header; `problems` are by index: with some, rows are numbered. */
export async function table(
  { query, folder }: { query: Query; folder: string },
  name: string,
  columns: string[],
  rows: Cells[],
  problems: Record<number, string> = {},
): Promise<InputTable> {
  const parquet = join(folder, `${name}.parquet`)
  const names = columns.map((_, index) => `c${index}`)
  const tuples = rows.map(
    (row, index) =>
      `(${index + 2}, ${[...names.map((_, cell) => literal(row[cell])), literal(problems[index])].join(', ')})`,
  )
  const empty = `SELECT NULL::BIGINT, ${names.map(() => 'NULL::VARCHAR').join(', ')}, NULL::VARCHAR WHERE false`
  const numbered = Object.keys(problems).length > 0
  await query.run(`COPY (SELECT ${numbered ? '_row::BIGINT AS _row, ' : ''}${names.map((c) => `${c}::VARCHAR AS ${c}`).join(', ')}, _problem::VARCHAR AS _problem, NULL::VARCHAR AS _extra
    FROM (${tuples.length > 0 ? `VALUES ${tuples.join(', ')}` : empty}) AS rows(_row, ${names.join(', ')}, _problem)) TO ${quoteLiteral(parquet)} (FORMAT parquet)`)
  return {
    file_id: `file_${name}`,
    file_name: `${name}.csv`,
    sha256: 'ab'.repeat(32),
    name,
    page: null,
    header_row: 1,
    first_row: numbered ? null : 2,
    rows: rows.length,
    columns: columns.map((title, position) => ({ name: title, position, samples: [] })),
    ignored: [{ reason: 'Header', rows: 1 }],
    problem_rows: Object.keys(problems).length,
    parquet,
  }
}

export function template(
  slug: string,
  columns: (Partial<TemplateColumn> & { name: string })[],
  rules: Template['cross_cell_rules'] = [],
): Template {
  return {
    id: `tpl_${slug}`,
    slug,
    name: slug,
    description: null,
    columns: columns.map((told) => ({ required: false, unique: false, desiredRule: 'none', ...told })),
    cross_cell_rules: rules,
  }
}

/** A column plan: input columns by name, then the chain. */
export function column(from: InputTable, target: string, inputs: string[], ...transforms: Transform[]): ColumnPlan {
  return {
    column: target,
    inputs: inputs.map((name) => ({
      file_id: from.file_id,
      table: from.name,
      column: name,
      position: from.columns.findIndex((candidate) => candidate.name === name),
    })),
    transforms,
    confidence: 1,
    reason: 'Told by the test',
    decided_by: 'matcher',
    alternatives: [],
  }
}

export function source(input: InputTable, columns: ColumnPlan[], more: Partial<SourcePlan> = {}): SourcePlan {
  return { file_id: input.file_id, table: input.name, joins: [], columns, skips: [], unmapped: [], ...more }
}

export function sheet(
  slug: string,
  sources: SourcePlan[],
  duplicates: SheetPlan['duplicates'] = 'keep_all',
): SheetPlan {
  return { slug, sources, duplicates }
}

export function plan(...sheets: SheetPlan[]): Plan {
  return { version: 1, sheets, ignored_tables: [] }
}

type Applied = Pick<ApplyInput, 'plan' | 'tables' | 'templates'> & Partial<ApplyInput>

export async function apply({ query, folder }: { query: Query; folder: string }, input: Applied): Promise<ApplyResult> {
  return applyPlan(query, {
    knowledge: [],
    answers: [],
    autonomy: 'ask',
    notes: [],
    questionsOpen: false,
    workdir: folder,
    outdir: join(folder, 'out'),
    ...input,
  })
}

/** Like `apply`, for plans with nothing to ask. */
export async function ready(place: { query: Query; folder: string }, input: Applied): Promise<Manifest> {
  const result = await apply(place, input)
  if (result.outcome !== 'ready') throw new Error(`Asked: ${JSON.stringify(result.questions)}`)
  return result.manifest
}

export function sheetPath(folder: string, slug: string): string {
  return join(folder, 'out', `${slug}.parquet`)
}
