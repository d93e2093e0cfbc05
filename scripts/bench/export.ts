import { createWriteStream } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { createClient, type Client } from '#client'
import { basePath } from '../../generated/server/router.ts'
import { createApp } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/config.ts'
import { openDeps, type Deps } from '../../server/src/deps.ts'
import { makeFirstAccount } from '../../server/src/domain/accounts/first.ts'
import { importTemplates, readDefinitions } from '../../server/src/domain/catalog/import.ts'
import { closeServer, createHttpServer, listen } from '../../server/src/http/server.ts'
import { startWorker } from '../../server/src/jobs/worker.ts'
import { createLogger } from '../../server/src/log.ts'

// npm run bench:export -- [--rows N] [--json FILE]: three sheets of N rows in all, from files to a ZIP by an export job and its download,
// in one process that is API and worker. Memory is that process's, before the export and at its highest, and the highest of the engine's.

const { values: options } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, json: { type: 'string' } },
})
const rows = Number(options.rows)
if (!Number.isInteger(rows) || rows < 3) throw new Error(`--rows must be a whole number above 2, not ${options.rows}.`)

interface Sheet {
  slug: string
  share: number
  columns: readonly string[]
  line: (index: number) => readonly string[]
}

const id = (letter: string, index: number): string => `${letter}-${String(index).padStart(8, '0')}`

const sheets: readonly Sheet[] = [
  {
    slug: 'orders',
    share: 0.6,
    columns: ['order_number', 'customer_code', 'ordered_on', 'amount', 'delivery_note', 'state'],
    line: (index) => [
      id('O', index),
      id('C', index % 99_991),
      `2025-0${(index % 9) + 1}-1${index % 10}`,
      `${index % 1_000}.${index % 90}0`,
      index % 3 === 0 ? '"left at ""the"" door, please"' : 'ring twice',
      ['open', 'paid', 'sent'][index % 3] ?? '',
    ],
  },
  {
    slug: 'customers',
    share: 0.3,
    columns: ['customer_id', 'full_name', 'email', 'city'],
    line: (index) => [id('C', index), `Person ${index}`, `person${index}@example.com`, `City ${index % 500}`],
  },
  {
    slug: 'products',
    share: 0.1,
    columns: ['sku', 'title', 'price'],
    line: (index) => [id('P', index), `Product ${index}`, `${index % 100}.95`],
  },
]

const rowsOf = ({ share }: Sheet): number => Math.max(1, Math.round(rows * share))

function* linesOf(sheet: Sheet): Generator<string> {
  yield `${sheet.columns.join(',')}\r\n`
  for (let index = 0; index < rowsOf(sheet); index += 1) yield `${sheet.line(index).join(',')}\r\n`
}

const writeSheet = async (sheet: Sheet, folder: string): Promise<string> => {
  const path = join(folder, `${sheet.slug}.csv`)
  await pipeline(Readable.from(linesOf(sheet)), createWriteStream(path))
  return path
}

const templateOf = ({ slug, columns }: Sheet) => ({
  slug,
  name: slug,
  columns: columns.map((name, index) => ({ name, required: true, unique: index === 0 })),
})

const megabytes = (bytes: number): number => Math.round((bytes / 2 ** 20) * 10) / 10

/** Memory that this process has resident, looked at 20 times a second. */
const watchMemory = (): { before: number; stop: () => number } => {
  const before = process.memoryUsage.rss()
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 50)
  return {
    before: megabytes(before),
    stop: () => {
      clearInterval(timer)
      return megabytes(Math.max(peak, process.memoryUsage.rss()))
    },
  }
}

const seconds = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
  const began = performance.now()
  const result = await work()
  return [result, Math.round(performance.now() - began) / 1_000]
}

/** A migration whose execute has completed. */
const migrate = async (client: Client, folder: string): Promise<string> => {
  const { id: migration } = await client.createMigration()
  const files = await Promise.all(sheets.map((sheet) => writeSheet(sheet, folder)))
  await client.upload(migration, files)
  for (const body of [{ kind: 'generate', autonomy: 'decide' } as const, { kind: 'execute' } as const]) {
    const { run_id } = await client.startRun(migration, body)
    const run = await client.waitForRun(migration, run_id)
    if (run.error !== null || run.status === 'blocked') throw new Error(`The run is ${run.status}: ${run.error}`)
  }
  return migration
}

interface Measured {
  rows: number
  file_mb: number
  export_seconds: number
  download_seconds: number
  memory_mb: { before: number; peak_of_export: number; peak_of_download: number; peak_of_engine: number }
}

const measure = async (
  client: Client,
  migration: string,
  folder: string,
  engine: { peak: number },
): Promise<Measured> => {
  const exporting = watchMemory()
  const slugs = sheets.map(({ slug }) => slug)
  const [job, export_seconds] = await seconds(async () => {
    const { job_id } = await client.startExport(migration, { slugs })
    return client.waitForExport(migration, job_id)
  })
  const peak_of_export = exporting.stop()
  if (job.status !== 'completed') throw new Error(`The export is ${job.status}: ${job.error}`)
  const downloading = watchMemory()
  const [size, download_seconds] = await seconds(async () =>
    (await client.downloadExport(migration, job.job_id)).saveTo(join(folder, 'export.zip')),
  )
  return {
    rows: job.rows_processed,
    file_mb: megabytes(size),
    export_seconds,
    download_seconds,
    memory_mb: {
      before: exporting.before,
      peak_of_export,
      peak_of_download: downloading.stop(),
      peak_of_engine: Math.round(engine.peak * 10) / 10,
    },
  }
}

/** The same engine, noting the most memory that one of its processes needed for an export. */
const watchEngine = (deps: Deps, usage: { peak: number }): Deps => ({
  ...deps,
  engine: {
    ...deps.engine,
    exportStream: (request, hooks = {}) =>
      deps.engine.exportStream(request, {
        ...hooks,
        onUsage: ({ peak_mb }) => {
          usage.peak = Math.max(usage.peak, peak_mb)
        },
      }),
  },
})

const main = async (folder: string): Promise<void> => {
  const env = { DATA_DIR: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'error' }
  const opened = await openDeps(readConfig(env), createLogger('error'))
  const usage = { peak: 0 }
  const deps = watchEngine(opened, usage)
  const account = await makeFirstAccount(deps)
  if (account === null) throw new Error('The database is not new.')
  await importTemplates(deps, account.account_id, readDefinitions(sheets.map(templateOf)))
  const worker = await startWorker(deps)
  const server = createHttpServer(await createApp(deps))
  const port = await listen(server, '127.0.0.1', 0)
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}${basePath}`, apiKey: account.key })
  try {
    await mkdir(join(folder, 'files'))
    const [migration, prepared] = await seconds(() => migrate(client, join(folder, 'files')))
    console.log(`${rows.toLocaleString('en')} rows in ${sheets.length} sheets, ready after ${prepared.toFixed(1)} s`)
    const measured = await measure(client, migration, folder, usage)
    const { memory_mb: memory } = measured
    console.log(`ZIP of ${measured.file_mb} MB with ${measured.rows.toLocaleString('en')} rows`)
    console.log(
      `  export    ${measured.export_seconds.toFixed(2)} s, download ${measured.download_seconds.toFixed(2)} s`,
    )
    console.log(`  memory    ${memory.before} MB before, at most ${memory.peak_of_export} MB in the export and`)
    console.log(
      `            ${memory.peak_of_download} MB in the download; an engine process at most ${memory.peak_of_engine} MB`,
    )
    if (options.json !== undefined)
      await writeFile(options.json, `${JSON.stringify({ benchmark: 'export', ...measured }, null, 2)}\n`)
  } finally {
    await closeServer(server, 0)
    await worker.stop()
    await opened.close()
  }
}

const folder = await mkdtemp(join(tmpdir(), 'bench-export-'))
// As root, PostgreSQL runs as another user, who must be able to pass.
await chmod(folder, 0o755)
await main(folder).finally(() => rm(folder, { recursive: true, force: true }))
