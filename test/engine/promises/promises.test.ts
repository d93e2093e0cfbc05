import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exportCsv } from '../../../server/src/engine/export/csv.ts'
import type { InputTable, Ledger, Manifest, SheetPlan, Template } from '../../../server/src/engine/model.ts'
import { previewPage } from '../../../server/src/engine/preview/page.ts'
import { column, openFolder, plan, ready, sheet, source, table, template, type Cells } from '../write/sheets.ts'
import { randomJob, WIDTH, type RandomJob } from './random-plan.ts'

// What the service promises of every job, tried on tables and plans that nobody would make. PROMISES_RUNS tries more of them, and
// PROMISES_SEED others.

const numRuns = Number(process.env['PROMISES_RUNS'] ?? 12)
const seed = Number(process.env['PROMISES_SEED'] ?? 20_261_122)
const patience = 60_000 + 2_000 * numRuns

type Place = Awaited<ReturnType<typeof openFolder>>

interface Job {
  tables: InputTable[]
  cells: Map<string, Cells[]>
  templates: Template[]
  plan: ReturnType<typeof plan>
}

const titles = Array.from({ length: WIDTH }, (_, index) => `s${index}`)

/** The job with its tables written. A table is used once: it feeds a sheet, completes the table before it, or is ignored. */
async function written(place: Place, job: RandomJob): Promise<Job> {
  const tables = await Promise.all(
    job.tables.map(({ rows, problems }, index) => {
      const broken = problems.filter((row) => row < rows.length).map((row) => [row, 'too_few_cells'])
      return table(place, `table${index}`, titles, rows, Object.fromEntries(broken))
    }),
  )
  const joined = new Set<number>()
  const sheets: SheetPlan[] = [0, 1].map((number) => sheet(`sheet${number}`, [], job.duplicates[number]))
  for (const [index, told] of job.sources.entries()) {
    const number = job.sheets[index]!
    if (joined.has(index) || number < 0) continue
    const own = tables[index]!
    const other = tables[index + 1]
    const completes = told.join !== null && other !== undefined ? { ...told.join, reason: 'Same keys' } : null
    if (completes) joined.add(index + 1)
    const columns = told.chains.map(({ inputs, fromJoined, transforms }, target) => {
      const from = fromJoined && completes ? other! : own
      return column(
        from,
        `t${target}`,
        inputs.map((position) => titles[position]!),
        ...transforms,
      )
    })
    const joins = completes ? [{ ...completes, file_id: other!.file_id, table: other!.name }] : []
    const skips = told.skips.map((when) => ({ when, reason: `Told: ${when.is}` }))
    const used = new Set(columns.flatMap(({ inputs }) => inputs.map((input) => `${input.table}.${input.position}`)))
    const unmapped = [own, ...(completes ? [other!] : [])].flatMap((from) =>
      from.columns
        .filter(({ position }) => !used.has(`${from.name}.${position}`))
        .map(({ name, position }) => ({
          file_id: from.file_id,
          table: from.name,
          column: name,
          position,
          reason: 'No',
        })),
    )
    sheets[number]!.sources.push(source(own, columns, { joins, skips, unmapped }))
  }
  const used = new Set(
    sheets.flatMap(({ sources }) => sources.flatMap((one) => [one.table, ...one.joins.map((each) => each.table)])),
  )
  const filled = sheets.filter(({ sources }) => sources.length > 0)
  const ignored_tables = tables
    .filter(({ name }) => !used.has(name))
    .map(({ file_id, name }) => ({ file_id, table: name, reason: 'Not needed' }))
  return {
    tables,
    cells: new Map(tables.map(({ name }, index) => [name, job.tables[index]!.rows])),
    templates: filled.map(({ slug }) => {
      const number = Number(slug.at(-1))
      const columns = job.columns[number]!.map((told, target) => ({ ...told, name: `t${target}` }))
      return template(slug, columns, job.rules[number])
    }),
    plan: { ...plan(...filled), ignored_tables },
  }
}

/** Every row and column of every table ends in one place, and the sheets have as many rows as the ledger says. */
function addsUp({ tables }: Pick<Job, 'tables'>, { ledger, sheets }: Pick<Manifest, 'ledger' | 'sheets'>): void {
  const sum = (of: (entry: Ledger['tables'][number]) => number): number =>
    ledger.tables.reduce((total, entry) => total + of(entry), 0)
  expect(ledger.tables.map((entry) => entry.table).toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
  for (const entry of ledger.tables) {
    const read = tables.find(({ name }) => name === entry.table)!
    const { source: all, exported, merged, rejected, ignored } = entry.rows
    expect(all).toBe(read.rows + read.ignored.reduce((total, { rows }) => total + rows, 0))
    expect(exported + merged + rejected + ignored).toBe(all)
    expect(entry.ignored.reduce((total, { rows }) => total + rows, 0)).toBe(ignored)
    expect(entry.ignored.every(({ reason }) => reason !== '')).toBe(true)
    expect(entry.columns.map(({ name }) => name)).toEqual(read.columns.map(({ name }) => name))
    expect(entry.columns.every(({ reason }) => reason !== '')).toBe(true)
  }
  for (const state of ['source', 'exported', 'merged', 'rejected', 'ignored'] as const)
    expect(sum(({ rows }) => rows[state])).toBe(ledger.rows[state])
  expect(ledger.columns.mapped + ledger.columns.ignored).toBe(ledger.columns.source)
  expect(sheets.reduce((total, { valid, warning }) => total + valid + warning, 0)).toBe(ledger.rows.exported)
  expect(sheets.reduce((total, { error }) => total + error, 0)).toBe(ledger.rows.rejected)
}

async function rowsOf(
  place: Place,
  { tables, plan: { sheets } }: Pick<Job, 'tables' | 'plan'>,
  outdir: string,
  { slug, parquet }: Manifest['sheets'][number],
) {
  const { sources } = sheets.find((one) => one.slug === slug)!
  const files = tables.map(({ file_id, name, parquet: path, first_row }) => ({
    file_id,
    table: name,
    parquet: path,
    first_row,
  }))
  const query = { sheet: join(outdir, parquet), limit: 1000, lineage: { sources, tables: files } }
  return (await previewPage(place.query, query)).rows
}

test(
  'the ledger adds up, a plan made again gives the same bytes, and every cell leads back, for any tables and any plan',
  async () => {
    const place = await openFolder()
    let run = 0
    await fc.assert(
      fc.asyncProperty(randomJob, async (random) => {
        const folder = join(place.folder, String(run++))
        await mkdir(folder)
        const job = await written({ ...place, folder }, random)
        const input = { ...job, workdir: folder }
        const manifest = await ready(place, { ...input, outdir: join(folder, 'first') })
        addsUp(job, manifest)

        const again = await ready(place, {
          ...input,
          plan: JSON.parse(JSON.stringify(manifest.plan)),
          outdir: join(folder, 'second'),
        })
        expect(again.sheets).toEqual(manifest.sheets)
        expect(again.digest).toBe(manifest.digest)
        expect(again.ledger).toEqual(manifest.ledger)

        const seen = new Set<string>()
        for (const made of manifest.sheets) {
          const rows = await rowsOf(place, job, join(folder, 'first'), made)
          expect(rows).toHaveLength(made.total)
          for (const { row_id, source: from, lineage, values } of rows) {
            expect(seen.has(row_id)).toBe(false)
            seen.add(row_id)
            const plans = job.plan.sheets.flatMap(({ sources }) => sources).find((one) => one.table === from.table)!
            for (const one of plans.columns) {
              const led = lineage?.[one.column] ?? []
              expect(led.map((each) => [each.table, each.column])).toEqual(
                one.inputs.map((each) => [each.table, each.column]),
              )
              for (const { table: of, row, column: name, raw } of led) {
                const raws = row === null ? null : job.cells.get(of)![row - 2]
                expect(raw).toBe(raws ? (raws[titles.indexOf(name)] ?? null) : null)
                expect(of === from.table ? row : from.row).toBe(from.row)
              }
              const untouched = one.transforms.length === 0 && led.length === 1
              const value = values[one.column] ?? ''
              expect(value).toBe(untouched ? (led[0]!.raw ?? '') : value)
            }
          }
          const to = join(folder, 'export.csv')
          await exportCsv(
            place.query,
            { sheet: join(folder, 'first', made.parquet), rows: 'all', escapeFormulas: false },
            to,
          )
          const records: string[][] = parse(await readFile(to), { skip_empty_lines: false })
          expect(records.slice(1)).toEqual(rows.map(({ values }) => made.columns.map((name) => values[name] ?? '')))
        }
      }),
      { numRuns, seed },
    )
  },
  patience,
)
