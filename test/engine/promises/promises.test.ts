import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exportCsv } from '../../../server/src/engine/export/csv.ts'
import type { Impact, InputTable, Ledger, Manifest, SheetPlan, Template } from '../../../server/src/engine/model.ts'
import { previewPage } from '../../../server/src/engine/preview/page.ts'
import { rowId } from '../../../server/src/engine/preview/row-id.ts'
import { column, openFolder, plan, ready, sheet, source, table, template, type Cells } from '../write/sheets.ts'
import { randomJob, WIDTH, type RandomJob } from './random-plan.ts'

// What the service promises of every job, tried on tables and plans that nobody would make. PROMISES_RUNS tries more of them, and
// PROMISES_SEED others.

const numRuns = Number(process.env['PROMISES_RUNS'] ?? 8)
const seed = Number(process.env['PROMISES_SEED'] ?? 20_261_122)
const patience = 60_000 + 10_000 * numRuns

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
  const sheets = [0, 1].map((number): SheetPlan => {
    const keep = job.duplicates[number]!
    const same_key = Array.from({ length: WIDTH }, (_, target) => ({ column: `t${target}`, keep }))
    return { ...sheet(`sheet${number}`, [], keep), same_key }
  })
  for (const [index, told] of job.sources.entries()) {
    const number = job.sheets[index]!
    if (joined.has(index) || number < 0) continue
    const own = tables[index]!
    const other = tables[index + 1]
    const completes = told.join !== null && other !== undefined ? { ...told.join, reason: 'Same keys' } : null
    if (completes) joined.add(index + 1)
    const columnsOf = (part: number): ReturnType<typeof column>[] =>
      told.chains.map(({ inputs, fromJoined, transforms }, target) => {
        const from = fromJoined && completes ? other! : own
        return column(
          from,
          `t${target}`,
          inputs.map((position) => titles[from === own ? (position + part) % WIDTH : position]!),
          ...transforms,
        )
      })
    const parts = (told.isCrosstab ? [1, 2] : [0]).map(columnsOf)
    const joins = completes ? [{ ...completes, file_id: other!.file_id, table: other!.name }] : []
    // A state leaves out other rows than those that have it, too.
    const skips = told.skips.map((when, turn) => ({
      when,
      reason: `Told: ${when.is}`,
      ...(turn === 0 && { state: true as const }),
    }))
    const inputs = parts.flat().flatMap((one) => one.inputs)
    const used = new Set(inputs.map((input) => `${input.table}.${input.position}`))
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
    sheets[number]!.sources.push(
      ...parts.map((columns, at) => ({
        ...source(own, columns, { joins, skips, unmapped: at === 0 ? unmapped : [] }),
        ...(told.isCrosstab && { part: titles[at + 1]! }),
      })),
    )
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

/** Every row and column of every table ends in one place, and the sheets have as many rows as the ledger says; more where one is several. */
function addsUp(
  { tables, plan: { sheets: planned } }: Pick<Job, 'tables' | 'plan'>,
  { ledger, sheets }: Pick<Manifest, 'ledger' | 'sheets'>,
): void {
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
  if (planned.some(({ sources }) => sources.some(({ part }) => part !== undefined))) return
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

type Rows = Awaited<ReturnType<typeof rowsOf>>

/** Every cell names the source cells of its plan, with their exact text. */
function leadsBack({ plan: { sheets }, cells }: Job, rows: Rows): void {
  for (const { row_id, source: from, lineage, values } of rows) {
    const { columns } = sheets
      .flatMap(({ sources }) => sources)
      .find((one) => one.table === from.table && rowId(one, from.row) === row_id)!
    for (const one of columns) {
      const led = lineage?.[one.column] ?? []
      expect(led.map((each) => [each.table, each.column])).toEqual(one.inputs.map((each) => [each.table, each.column]))
      for (const { table: of, row, column: name, raw } of led) {
        const raws = row === null ? null : cells.get(of)![row - 2]
        expect(raw).toBe(raws ? (raws[titles.indexOf(name)] ?? null) : null)
        expect(of === from.table ? row : from.row).toBe(from.row)
      }
      const untouched = one.transforms.length === 0 && led.length === 1
      const value = values[one.column] ?? ''
      expect(value).toBe(untouched ? (led[0]!.raw ?? '') : value)
    }
  }
}

/** The export has the cells of the preview, and its lineage those of the preview's. */
async function exportsAs(
  place: Place,
  job: Job,
  folder: string,
  made: Manifest['sheets'][number],
  rows: Rows,
): Promise<void> {
  const to = join(folder, 'export.csv')
  const request = { sheet: join(folder, made.parquet), rows: 'all', escapeFormulas: false } as const
  await exportCsv(place.query, request, to)
  const records: string[][] = parse(await readFile(to))
  expect(records.slice(1)).toEqual(rows.map(({ values }) => made.columns.map((name) => values[name] ?? '')))
  const { sources } = job.plan.sheets.find(({ slug }) => slug === made.slug)!
  const tables = job.tables.map(({ name, ...file }) => ({ ...file, table: name }))
  await exportCsv(place.query, { ...request, lineage: { sources, tables } }, to)
  const led = rows.flatMap(({ lineage = {} }, index) =>
    Object.entries(lineage).flatMap(([target, from]) =>
      from.map((one) => [String(index + 1), target, one.table, one.row === null ? '' : String(one.row), one.raw ?? '']),
    ),
  )
  const lines: string[][] = parse(await readFile(to))
  expect(lines.slice(1).map(([n, target, , , of, row, , raw]) => [n, target, of, row, raw])).toEqual(led)
}

/** What one set of rows has and the other hasn't, and cells that differ, by column. */
function changed(before: Rows, after: Rows): { rows: Impact['rows']; cells: Record<string, number> } {
  const old = new Map(before.map((row) => [row.row_id, row.values]))
  const added = after.filter(({ row_id }) => !old.has(row_id)).length
  const cells: Record<string, number> = {}
  let differing = 0
  for (const { row_id, values } of after) {
    const other = old.get(row_id)
    const names = other ? Object.keys(values).filter((name) => values[name] !== other[name]) : []
    for (const name of names) cells[name] = (cells[name] ?? 0) + 1
    differing += names.length > 0 ? 1 : 0
  }
  return { rows: { added, removed: before.length + added - after.length, changed: differing }, cells }
}

test(
  'the ledger adds up, a plan made again gives the same bytes, every cell leads back, exports are as previewed, and impact is what changed',
  async () => {
    const place = await openFolder()
    let run = 0
    await fc.assert(
      fc.asyncProperty(randomJob, randomJob, async (random, other) => {
        const folder = join(place.folder, String(run++))
        const work = join(folder, 'work')
        await mkdir(work, { recursive: true })
        const job = await written({ ...place, folder: work }, random)
        const manifest = await ready(place, { ...job, workdir: work, outdir: join(folder, 'first') })
        addsUp(job, manifest)

        const again = { ...job, plan: JSON.parse(JSON.stringify(manifest.plan)) }
        expect(await ready(place, { ...again, workdir: work, outdir: join(folder, 'second') })).toEqual(manifest)

        const before: Record<string, Rows> = {}
        for (const made of manifest.sheets) {
          const rows = await rowsOf(place, job, join(folder, 'first'), made)
          expect(new Set(rows.map(({ row_id }) => row_id)).size).toBe(made.total)
          leadsBack(job, rows)
          await exportsAs(place, job, join(folder, 'first'), made, rows)
          before[made.slug] = rows
        }

        const revised = await written(
          { ...place, folder: work },
          { ...random, sources: other.sources, duplicates: other.duplicates },
        )
        const previous = {
          version: 1,
          sheets: manifest.sheets.map(({ slug, parquet, sha256 }) => ({
            slug,
            sha256,
            path: join(folder, 'first', parquet),
          })),
        }
        const next = await ready(place, { ...revised, previous, workdir: work, outdir: join(folder, 'third') })
        addsUp(revised, next)
        const told = new Map<string, Rows>(Object.entries(before).map(([slug]) => [slug, []]))
        for (const made of next.sheets) told.set(made.slug, await rowsOf(place, revised, join(folder, 'third'), made))
        const parts = [...told].map(([slug, rows]) => ({ slug, ...changed(before[slug] ?? [], rows) }))
        const sum = (state: 'added' | 'removed' | 'changed'): number =>
          parts.reduce((total, { rows }) => total + rows[state], 0)
        expect(next.impact?.rows).toEqual({ added: sum('added'), removed: sum('removed'), changed: sum('changed') })
        const cells = next.impact?.columns.map(({ slug, column: name, cells_changed }) => [
          `${slug}.${name}`,
          cells_changed,
        ])
        expect(Object.fromEntries(cells ?? [])).toEqual(
          Object.fromEntries(
            parts.flatMap((part) => Object.entries(part.cells).map(([name, count]) => [`${part.slug}.${name}`, count])),
          ),
        )
      }),
      { numRuns, seed },
    )
  },
  patience,
)
