import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openDuckDB } from '../../server/src/engine/duckdb.ts'
import { quoteLiteral } from '../../server/src/engine/literal.ts'
import type { SourceTable } from '../../server/src/engine/model.ts'
import { readFile as readTables } from '../../server/src/engine/read/read-file.ts'
import { generateFiles } from './read-pollute.ts'
import { cellScore, type CellScore } from './read-score.ts'

// npm run bench:read -- --in DIR --out DIR [--expected DIR] [--json FILE]: the main table of each file of --in, rewritten as plain CSV
// (UTF-8, RFC 4180, header first) under the same name, and scored against the file of that name in --expected.
// npm run bench:read -- --generate DIR: writes clean tables polluted in one way each to DIR/in, and what a person would read to
// DIR/expected. Without --in and --generate it does all of that in a temporary folder.

const { values: options } = parseArgs({
  options: {
    in: { type: 'string' },
    out: { type: 'string' },
    expected: { type: 'string' },
    generate: { type: 'string' },
    json: { type: 'string' },
  },
})

interface Result {
  file: string
  rows: number
  seconds: number
  error: string | null
  score: CellScore | null
}

/** The table with the most cells; the first of equals. */
function mainTable(tables: SourceTable[]): SourceTable | undefined {
  const cells = ({ rows, columns }: SourceTable): number => rows * columns.length
  return tables.toSorted((a, b) => cells(b) - cells(a))[0]
}

/** Cells beyond the last column are left out: a plain CSV has as many cells in every row. */
async function writeTable(table: SourceTable, path: string, workdir: string): Promise<void> {
  const session = await openDuckDB({ workdir, allowedDirectories: [dirname(path), dirname(table.parquet)] })
  try {
    // A line without anything would be no record to most readers: the writer quotes an empty text, but not a NULL.
    const named = (cells: string[]): string =>
      cells.map((cell, at) => `${cells.length === 1 ? `coalesce(${cell}, '')` : cell} AS c${at}`).join(', ')
    const header = named(table.columns.map(({ name }) => quoteLiteral(name)))
    const cells = named(table.columns.map(({ position }) => `c${position}`))
    await session.connection.run(`CREATE TEMP TABLE header AS SELECT ${header}`)
    await session.connection.run(
      `COPY (FROM header UNION ALL SELECT ${cells} FROM read_parquet(${quoteLiteral(table.parquet)})) TO ${quoteLiteral(path)}
       (FORMAT csv, HEADER false, NEW_LINE '\\r\\n', DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', USE_TMP_FILE false)`,
    )
  } finally {
    session.close()
  }
}

async function rewrite(path: string, out: string, scratch: string): Promise<{ rows: number }> {
  const workdir = await mkdtemp(join(scratch, 'file-'))
  try {
    const { tables } = await readTables({ path, name: basename(path), workdir })
    const table = mainTable(tables)
    if (!table) throw new Error('There is no table in it.')
    await writeTable(table, out, workdir)
    return { rows: table.rows }
  } finally {
    await rm(workdir, { recursive: true, force: true })
  }
}

async function measure(file: string, from: string, to: string, expected: string | null): Promise<Result> {
  const started = performance.now()
  const out = join(to, file)
  await rm(out, { force: true })
  const outcome = await rewrite(join(from, file), out, scratch).catch((error: unknown) => ({
    rows: 0,
    error: error instanceof Error ? error.message : String(error),
  }))
  const seconds = (performance.now() - started) / 1000
  const wanted = expected === null ? null : await readFile(join(expected, file), 'utf8').catch(() => null)
  const score = wanted === null ? null : cellScore(wanted, await readFile(out, 'utf8').catch(() => ''))
  return { file, error: null, ...outcome, seconds, score }
}

/** The file's name without number and extension. */
function kindOf(file: string): string {
  return file.replace(/(?:-\d+)?\.[^.]*$/, '')
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

function report(results: Result[]): object {
  const scored = results.filter(({ score }) => score !== null)
  const kinds = [...Map.groupBy(scored, ({ file }) => kindOf(file))].map(([kind, files]) => ({
    kind,
    files: files.length,
    f1: mean(files.map(({ score }) => score!.f1)),
    exact: mean(files.map(({ score }) => Number(score!.exact))),
  }))
  if (kinds.length > 0) {
    console.log(`${'kind'.padEnd(40)}     files   cell F1     exact`)
    const line = (name: string, files: number, f1: number, exact: number): string =>
      `${name.padEnd(40)}${String(files).padStart(10)}${f1.toFixed(3).padStart(10)}${exact.toFixed(3).padStart(10)}`
    for (const { kind, files, f1, exact } of kinds) console.log(line(kind, files, f1, exact))
    const all = { f1: mean(kinds.map(({ f1 }) => f1)), exact: mean(kinds.map(({ exact }) => exact)) }
    console.log(`\n${line('all kinds', scored.length, all.f1, all.exact)}`)
  }
  const failed = results.filter(({ error }) => error !== null)
  const seconds = results.reduce((sum, result) => sum + result.seconds, 0)
  console.log(`\n${results.length} files, ${failed.length} not read, ${seconds.toFixed(2)} s`)
  for (const { file, error } of failed) console.log(`not read: ${file}: ${error}`)
  return { benchmark: 'read', f1: kinds.length === 0 ? null : mean(kinds.map(({ f1 }) => f1)), kinds, files: results }
}

async function main(): Promise<void> {
  if (options.generate !== undefined) {
    const folder = resolve(options.generate)
    const files = await generateFiles(join(folder, 'in'), join(folder, 'expected'))
    console.log(`${files} files in ${folder}`)
    return
  }
  let from = options.in
  let expected = options.expected ?? null
  if (from === undefined) {
    from = join(scratch, 'in')
    expected = join(scratch, 'expected')
    await generateFiles(from, expected)
  } else if (options.out === undefined) throw new Error('Say --out DIR.')
  const to = resolve(options.out ?? join(scratch, 'out'))
  await mkdir(to, { recursive: true })
  const entries = await readdir(from, { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  const results: Result[] = []
  for (const file of files.toSorted(new Intl.Collator('en', { numeric: true }).compare)) {
    results.push(await measure(file, resolve(from), to, expected))
  }
  const summary = report(results)
  if (options.json !== undefined) await writeFile(options.json, `${JSON.stringify(summary, null, 2)}\n`)
}

const scratch = await mkdtemp(join(tmpdir(), 'bench-read-'))
await main().finally(() => rm(scratch, { recursive: true, force: true }))
