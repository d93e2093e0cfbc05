import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createClient, type Client } from '#client'
import { basePath } from '../../generated/server/router.ts'
import { createApp } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/config.ts'
import { openDeps } from '../../server/src/deps.ts'
import { setAccount } from '../../server/src/domain/accounts/accounts.ts'
import { makeFirstAccount } from '../../server/src/domain/accounts/first.ts'
import { importTemplates, readDefinitions } from '../../server/src/domain/catalog/import.ts'
import { encodeCursor } from '../../server/src/domain/preview/cursor.ts'
import { closeServer, createHttpServer, listen } from '../../server/src/http/server.ts'
import { startWorker } from '../../server/src/jobs/worker.ts'
import { createLogger } from '../../server/src/log.ts'
import { median } from './median.ts'
import { templates, writeData } from './plane-data.ts'

// npm run bench:preview -- [--rows N] [--rounds N] [--json FILE]: pages of 100 rows of a preview of N rows over HTTP, from everywhere in
// it and with every kind of filter, against getRun, asked in turn on one connection. Each round asks for other places, so that no page is
// one that was read before. Medians; a ratio is a page's time to that of getRun.

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '100' },
    json: { type: 'string' },
  },
})
const [rows, rounds] = [Number(options.rows), Number(options.rounds)]
if (!Number.isInteger(rows) || rows < 100)
  throw new Error(`--rows must be a whole number above 99, not ${options.rows}.`)

/** The templates of `bench:plane` as an importer writes them: links by slug. */
const definitions = templates.map(({ slug, name, columns, cross_cell_rules }) => ({
  slug,
  name,
  cross_cell_rules,
  columns: columns.map(({ linkRule, ...column }) => ({
    ...column,
    ...(linkRule && {
      linkRule: linkRule.map(({ templateId, columnName }) => ({
        slug: templates.find(({ id }) => id === templateId)?.slug ?? '',
        columnName,
      })),
    }),
  })),
}))

/** A CSV file as two of the same columns: an upload may have 100 MB. */
const halves = async (path: string): Promise<string[]> => {
  const bytes = await readFile(path)
  const header = bytes.subarray(0, bytes.indexOf('\n') + 1)
  const cut = bytes.indexOf('\n', bytes.length >> 1) + 1
  const parts = [bytes.subarray(0, cut), Buffer.concat([header, bytes.subarray(cut)])]
  return Promise.all(
    parts.map(async (part, index) => {
      const half = path.replace('.csv', `-${index + 1}.csv`)
      await writeFile(half, part)
      return half
    }),
  )
}

/** A migration whose preview is ready, and the run that made it. */
const generate = async (client: Client, folder: string): Promise<{ migration: string; run_id: string }> => {
  const [orders, products] = [join(folder, 'orders.csv'), join(folder, 'products.csv')]
  await writeData(rows, orders, products)
  const { id: migration } = await client.createMigration()
  await client.upload(migration, [...(await halves(orders)), products])
  const { run_id } = await client.startRun(migration, { kind: 'generate', autonomy: 'decide' })
  const run = await client.waitForRun(migration, run_id)
  if (run.status !== 'awaiting_approval') throw new Error(`The run is ${run.status}: ${run.error}`)
  return { migration, run_id }
}

type Filters = Record<string, string>

/** Pages to ask for: what they are of, and where they begin. `after` counts rows of the sheet. */
const pages = (run_id: string): { page: string; query: () => Filters }[] => {
  const cursor = (query: Filters, after: number): string => encodeCursor({ run_id, slug: 'orders', ...query }, after)
  const filters: { page: string; query: Filters }[] = [
    { page: 'all rows', query: {} },
    { page: 'errors', query: { status: 'error' } },
    { page: 'a column', query: { column: 'Product Code' } },
    { page: 'a code', query: { code: 'unique' } },
    { page: 'a column and a code', query: { column: 'E-Mail', code: 'strict' } },
    { page: 'a code that no row has', query: { code: 'truncated' } },
    { page: 'warnings', query: { status: 'warning' } },
  ]
  const from = (query: Filters, after: () => number) => () => ({ ...query, cursor: cursor(query, after()) })
  return filters.flatMap(({ page, query }) => [
    { page: `${page}, from the start`, query: () => query },
    { page: `${page}, from anywhere`, query: from(query, () => Math.floor(Math.random() * (rows - 100))) },
    { page: `${page}, the last`, query: from(query, () => rows - 101) },
  ])
}

const milliseconds = async (url: string, key: string): Promise<{ taken: number; text: string }> => {
  const began = performance.now()
  const response = await fetch(url, { headers: { 'x-api-key': key } })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}: ${text}`)
  return { taken: performance.now() - began, text }
}

interface Result {
  system: 'ours'
  page: string
  rows: number
  seconds: number
  /** Time of the page as a multiple of getRun's. */
  ratio: number
}

const measure = async (origin: string, key: string, made: { migration: string; run_id: string }): Promise<Result[]> => {
  const migration = `${origin}/migrations/${made.migration}`
  const getRun = `${migration}/runs/${made.run_id}`
  const asked = pages(made.run_id).map(({ page, query }) => ({
    page,
    url: () => `${migration}/preview?${new URLSearchParams({ slug: 'orders', limit: '100', ...query() })}`,
    taken: [] as number[],
    rows: 0,
  }))
  const ofRun: number[] = []
  for (let round = -5; round < rounds; round += 1) {
    for (const each of asked) {
      const run = await milliseconds(getRun, key)
      const { taken, text } = await milliseconds(each.url(), key)
      each.rows = (JSON.parse(text) as { rows: unknown[] }).rows.length
      // The first rounds start processes and compile code.
      if (round < 0) continue
      ofRun.push(run.taken)
      each.taken.push(taken)
    }
  }
  const base = median(ofRun)
  const results = asked.map(({ page, taken, rows: found }) => ({ page, rows: found, seconds: median(taken) / 1000 }))
  return [{ page: 'getRun', rows: 0, seconds: base / 1000 }, ...results].map((result) => ({
    system: 'ours',
    ...result,
    ratio: (result.seconds * 1000) / base,
  }))
}

const report = async (results: readonly Result[]): Promise<void> => {
  console.log(`${'page'.padEnd(44)} rows       ms  ratio`)
  for (const { page, rows: found, seconds, ratio } of results) {
    const figures = [String(found).padStart(4), (seconds * 1000).toFixed(2).padStart(8), ratio.toFixed(2).padStart(6)]
    console.log(`${page.padEnd(44)} ${figures.join(' ')}`)
  }
  const slowest = results.reduce((worst, result) => (result.ratio > worst.ratio ? result : worst))
  console.log(`\nThe slowest page, “${slowest.page}”, takes ${slowest.ratio.toFixed(2)} times as long as getRun.`)
  if (options.json !== undefined)
    await writeFile(options.json, `${JSON.stringify({ benchmark: 'preview', sheet_rows: rows, results }, null, 2)}\n`)
}

const main = async (folder: string): Promise<void> => {
  const env = { DATA_DIR: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'error', VALIDATE_RESPONSES: 'false' }
  const deps = await openDeps(readConfig(env), createLogger('error'))
  const account = await makeFirstAccount(deps)
  if (account === null) throw new Error('The database is not new.')
  await setAccount(deps, account.account_id, { limits: { read: 1_000_000_000 } })
  await importTemplates(deps, account.account_id, readDefinitions(definitions))
  const worker = await startWorker(deps)
  const server = createHttpServer(await createApp(deps))
  const origin = `http://127.0.0.1:${await listen(server, '127.0.0.1', 0)}${basePath}`
  try {
    await mkdir(join(folder, 'files'))
    const made = await generate(createClient({ baseUrl: origin, apiKey: account.key }), join(folder, 'files'))
    console.log(`${rows.toLocaleString('en')} rows × 12 columns, ${rounds} rounds\n`)
    await report(await measure(origin, account.key, made))
  } finally {
    await closeServer(server, 0)
    await worker.stop()
    await deps.close()
  }
}

const folder = await mkdtemp(join(tmpdir(), 'bench-preview-'))
// As root, PostgreSQL runs as another user, who must be able to pass.
await chmod(folder, 0o755)
await main(folder).finally(() => rm(folder, { recursive: true, force: true }))
