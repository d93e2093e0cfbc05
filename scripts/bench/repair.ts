import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'csv-parse/sync'
import { openDuckDB } from '../../server/src/engine/duckdb.ts'
import { generate } from '../../server/src/engine/generate.ts'
import type { InputTable, PlanChange, Revision, Template } from '../../server/src/engine/model.ts'
import { SHOWN, type Suggestion } from '../../server/src/engine/repair/model.ts'
import { suggestRepairs } from '../../server/src/engine/repair/suggest.ts'
import { loadTable, type CaseTable } from './case-table.ts'
import { judgedColumns, labelledRows, saidOfLabels } from './repair-labels.ts'
import { harmOf, isRight, reliabilityOf, scoreRepairs, type Rates, type RepairScore } from './repair-score.ts'

// npm run bench:repair -- --data DIR [--labels N [--seed S]] [--out FILE] [--json FILE]: every folder of DIR with a dirty.csv is a case. Errors are looked for with
// nothing told but the dirty table; `--out` gets a JSON line for each suggestion. Where the case has a clean.csv of the same rows,
// suggestions are scored against it, and so is a job that nobody told to accept any: `harm` are the clean cells that it changed.
// Then the right values of some rows are told as an update would, 20 unless `--labels` says otherwise (0: none), as many as Raha and Baran (VLDB 2019, 2020)
// are given: scored are the cells that the job changes then, and what is suggested beside.

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    labels: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    json: { type: 'string' },
  },
})
const { data } = options
const rowsTold = Number(options.labels)
if (data === undefined) throw new Error('Say --data DIR.')

interface Result {
  name: string
  rows: number
  columns: number
  seconds: number
  score: RepairScore | null
  /** Of those that a preview shows. */
  shown: RepairScore | null
  harm: number | null
  /** With some rows told. */
  told: { score: RepairScore; harm: number; notes: string[] } | null
  judged: { confidence: number; right: boolean }[]
  lines: string[]
}

async function casesOf(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).toSorted(new Intl.Collator('en', { numeric: true }).compare)
  const found: string[] = []
  for (const name of names) {
    const dirty = await stat(join(folder, name, 'dirty.csv')).catch(() => null)
    if (dirty?.isFile()) found.push(name)
  }
  if (found.length === 0) throw new Error(`${folder} has no folder with a dirty.csv.`)
  return found
}

async function runCase(folder: string, name: string, workdir: string): Promise<Result> {
  await mkdir(workdir, { recursive: true })
  const session = await openDuckDB({ workdir, allowedDirectories: [] })
  const table = await loadTable(session, join(folder, name, 'dirty.csv'), workdir, 'dirty').finally(session.close)
  const { headers, records: dirty } = table
  const started = performance.now()
  const cells = headers.map((_, column) => dirty.map((record) => record[column] || null))
  const suggestions = suggestRepairs(headers, cells)
  const seconds = (performance.now() - started) / 1000
  const clean = await cleanOf(join(folder, name, 'clean.csv'))
  const lines = suggestions.map(({ row, column, ...suggestion }) =>
    JSON.stringify({ case: name, row: row + 1, column: headers[column], ...suggestion }),
  )
  const result = { name, rows: dirty.length, columns: headers.length, seconds, lines }
  if (clean === null) return { ...result, score: null, shown: null, harm: null, told: null, judged: [] }
  if (clean.length !== dirty.length) {
    throw new Error(`clean.csv has ${clean.length} rows and dirty.csv ${dirty.length}: they must be the same ones.`)
  }
  return {
    ...result,
    score: scoreRepairs(suggestions, dirty, clean),
    shown: scoreRepairs(
      suggestions.filter(({ confidence }) => confidence >= SHOWN),
      dirty,
      clean,
    ),
    harm: harmOf((await exported(table, join(workdir, 'untold'))).rows, dirty, clean),
    told: rowsTold === 0 ? null : await toldOf(table, rowsTold, suggestions, clean, workdir),
    judged: suggestions.map((one) => ({ confidence: one.confidence, right: isRight(one, clean) })),
  }
}

async function cleanOf(path: string): Promise<string[][] | null> {
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) return null
  const reading = { bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true } as const
  return (parse(text, reading) as string[][]).slice(1)
}

/** What a job and its suggestions come to when somebody says what is right in some rows. */
async function toldOf(
  table: CaseTable,
  count: number,
  suggestions: readonly Suggestion[],
  clean: string[][],
  workdir: string,
): Promise<Result['told']> {
  const { headers, records: dirty, input } = table
  const names = input.columns.map(({ name }) => name)
  const labels = labelledRows(dirty.length, count, Number(options.seed))
  const labelled = { names, labels, dirty, clean, suggestions }
  const { rows, notes } = await exported(table, join(workdir, 'told'), saidOfLabels(labelled, SLUG))
  const written = rows.flatMap((cells, row) =>
    cells.flatMap((cell, column): Suggestion[] => {
      const value = dirty[row]![column] || null
      const isChanged = (cell ?? '') !== (value ?? '')
      return isChanged ? [{ row, column, value, suggested: cell, evidence: '', confidence: 1, kind: 'format' }] : []
    }),
  )
  const done = new Set(written.map(({ row, column }) => row * headers.length + column))
  const { wrong } = judgedColumns(labelled)
  const further = suggestRepairs(
    headers,
    headers.map((_, column) => rows.map((cells) => cells[column] ?? null)),
  ).filter(({ row, column }) => !done.has(row * headers.length + column) && !wrong.has(column))
  return { score: scoreRepairs([...written, ...further], dirty, clean), harm: harmOf(rows, dirty, clean), notes }
}

const SLUG = 'table'

interface Exported {
  rows: (string | null)[][]
  notes: string[]
}

/** What a job makes of the table when every column goes as it is to one of its own name, and nothing but `said` is said of its values. */
async function exported({ input }: CaseTable, workdir: string, said?: Revision): Promise<Exported> {
  await mkdir(workdir, { recursive: true })
  const outdir = join(workdir, 'out')
  const template = templateOf(input)
  const changes = input.columns.flatMap(({ name }): PlanChange[] => {
    const column = { slug: template.slug, column: name }
    const sources = [{ file_id: input.file_id, table: input.name, column: name }]
    return [
      { kind: 'map', ...column, sources },
      { kind: 'transform', ...column, transforms: [] },
    ]
  })
  const told = `Sheet \`${input.name}\` is \`${template.slug}\`. Keep all duplicates.`
  const result = await generate({
    tables: [input],
    templates: [template],
    knowledge: [{ key: 'told', scope: { type: 'account' }, content: told }],
    instructions: null,
    answers: [],
    revisions: [{ instructions: null, changes }, ...(said ? [said] : [])],
    autonomy: 'decide',
    version: 1,
    workdir: join(workdir, 'work'),
    outdir,
  })
  const sheet = result.outcome === 'ready' ? result.manifest.sheets[0] : undefined
  if (!sheet) throw new Error('The job made no sheet.')
  const session = await openDuckDB({ workdir, allowedDirectories: [outdir] })
  try {
    const values = template.columns.map((_, index) => `v${index}`).join(', ')
    const path = join(outdir, sheet.parquet)
    const read = await session.connection.runAndReadAll(
      `SELECT ${values} FROM read_parquet('${path.replaceAll("'", "''")}') ORDER BY _source_row`,
    )
    if (sheet.total !== input.rows) throw new Error(`The job kept ${sheet.total} of ${input.rows} rows.`)
    const rows = read.getRows() as (string | null)[][]
    return { rows, notes: result.outcome === 'ready' ? result.manifest.notes : [] }
  } finally {
    session.close()
  }
}

function templateOf(input: InputTable): Template {
  const columns = input.columns.map(({ name }) => ({
    name,
    required: false,
    unique: false,
    desiredRule: 'none' as const,
  }))
  return { id: 'table', slug: SLUG, name: 'Table', description: null, columns, cross_cell_rules: [] }
}

const figures = (rates: Rates | undefined): string =>
  ['precision', 'recall', 'f1'].map((name) => (rates?.[name as keyof Rates].toFixed(3) ?? '–').padStart(7)).join('')

function line({ name, rows, score, shown, harm, seconds }: Result): string {
  const counts = [rows, score?.errors, score?.suggestions].map((count) => String(count ?? '–').padStart(9)).join('')
  const rest = [shown?.suggestions, shown?.repair.precision.toFixed(3), harm, seconds.toFixed(2)]
  return `${name.padEnd(20)}${counts}  ${figures(score?.detection)}  ${figures(score?.repair)}  ${rest.map((value) => String(value ?? '–').padStart(9)).join('')}`
}

async function main(folder: string, scratch: string): Promise<void> {
  const results: Result[] = []
  console.log(`${''.padEnd(47)}  ${'detection'.padStart(21)}  ${'repair'.padStart(21)}  ${'shown'.padStart(9)}`)
  const heads = ['rows', 'errors', 'suggested'].map((head) => head.padStart(9)).join('')
  const rates = ['P', 'R', 'F1'].map((head) => head.padStart(7)).join('')
  const rest = ['count', 'P', 'harm', 'seconds'].map((head) => head.padStart(9)).join('')
  console.log(`${'case'.padEnd(20)}${heads}  ${rates}  ${rates}  ${rest}`)
  for (const [index, name] of (await casesOf(folder)).entries()) {
    try {
      const result = await runCase(folder, name, join(scratch, String(index)))
      results.push(result)
      console.log(line(result))
    } catch (error) {
      // One case that can't be read costs no other its figures.
      process.exitCode = 1
      console.log(`${name}: failed: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const told = results.flatMap(({ name, told: one }) => (one ? [{ name, ...one }] : []))
  if (told.length > 0) console.log(`\nwith ${rowsTold} rows told`)
  for (const { name, score, harm } of told) {
    const found = ['', score.errors, score.suggestions].map((count) => String(count).padStart(9)).join('')
    const scored = [figures(score.detection), figures(score.repair), String(harm).padStart(27)].join('  ')
    console.log(`${name.padEnd(20)}${found}  ${scored}`)
  }
  const bins = reliabilityOf(results.flatMap(({ judged }) => judged))
  if (bins.length > 0) console.log('\nof suggestions with this confidence     count  confidence     right')
  for (const { from, to, suggestions, confidence, right } of bins) {
    const means = [confidence, right].map((value) => value.toFixed(3).padStart(10)).join('')
    console.log(`${from.toFixed(1)} to ${to.toFixed(1)}${String(suggestions).padStart(35)}  ${means}`)
  }
  if (options.out !== undefined) {
    await writeFile(options.out, results.flatMap(({ lines }) => lines.map((text) => `${text}\n`)).join(''))
  }
  if (options.json !== undefined) {
    const cases = results.map(({ name, rows, columns, score, shown, harm, told: one, seconds }) => {
      return { name, rows, columns, ...score, shown, harm, told: one, seconds }
    })
    await writeFile(options.json, `${JSON.stringify({ benchmark: 'repair', cases, reliability: bins }, null, 2)}\n`)
  }
}

const scratch = await mkdtemp(join(tmpdir(), 'bench-repair-'))
await main(data, scratch).finally(() => rm(scratch, { recursive: true, force: true }))
