import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { basePath } from '../../generated/server/router.ts'
import { readConfig } from '../../server/src/config.ts'
import { openDeps, type Deps } from '../../server/src/deps.ts'
import { createAccount, createKey, setAccount } from '../../server/src/domain/accounts/accounts.ts'
import { importTemplates, readDefinitions } from '../../server/src/domain/catalog/import.ts'
import { createLogger } from '../../server/src/log.ts'
import { median } from './median.ts'
import { startServer, stopServer } from './measured-server.ts'

/**
 * Requests per second of read operations against a bare Express handler that does the same key check, rate count and
 * query by hand, both in processes of their own on one database, in turn, several rounds.
 */

interface Measured {
  requests_per_second: number
  p50_ms: number
  p99_ms: number
  errors: number
}

interface Result extends Measured {
  system: 'ours' | 'bare'
  operation: string
  /** Mean time of one request of one connection. */
  seconds: number
  /** Requests per second as a share of the bare handler's. */
  ratio: number
  peak_mb: number
}

const { values: options } = parseArgs({
  options: {
    json: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '10' },
  },
})

const rounds = Number(options.rounds)
const systems = ['bare', 'ours'] as const

const template = (number: number) => ({
  slug: `template_${number}`,
  name: `Template ${number}`,
  columns: Array.from({ length: 10 }, (_, index) => ({
    name: `column_${index}`,
    desiredRule: 'strict',
    strictRule: '\\d+',
  })),
})

/** An account with templates, a migration with files and a run, as a caller in the middle of its work has them. */
const makeRecords = async (deps: Deps) => {
  const { id: account_id } = await createAccount(deps, 'Benchmark', 'eu')
  await setAccount(deps, account_id, { limits: { read: 1_000_000_000 } })
  const { key } = await createKey(deps, account_id, 'Benchmark', null)
  await importTemplates(deps, account_id, readDefinitions([1, 2, 3].map(template)))
  const { id: source_id } = await deps.prisma.source.findFirstOrThrow({ where: { account_id } })
  const owner = { account_id, migration_id: deps.newId('mig') }
  await deps.prisma.migration.create({ data: { id: owner.migration_id, account_id, source_id, region: 'eu' } })
  const file = {
    ...owner,
    name: 'customers.csv',
    size: 1n,
    content_type: 'text/csv',
    kind: 'csv',
    sha256: '0'.repeat(64),
    status: 'ready',
  }
  await deps.prisma.file.createMany({ data: Array.from({ length: 5 }, () => ({ id: deps.newId('file'), ...file })) })
  const run = await deps.prisma.run.create({
    data: { id: deps.newId('run'), ...owner, kind: 'generate', status: 'awaiting_approval' },
  })
  const migration = `/migrations/${owner.migration_id}`
  const paths = {
    listTemplates: '/templates',
    getMigration: migration,
    getRun: `${migration}/runs/${run.id}`,
    listFiles: `${migration}/files`,
  }
  return { key, paths }
}

const measure = async (url: string, key: string, seconds: number): Promise<Measured> => {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    duration: seconds,
    connections: Number(options.connections),
    headers: { 'x-api-key': key },
  })
  return { requests_per_second: requests.average, p50_ms: latency.p50, p99_ms: latency.p99, errors: non2xx + errors }
}

const folder = await mkdtemp(join(tmpdir(), 'migration-service-bench-'))
await chmod(folder, 0o755)
const env = { ...process.env, DATA_DIR: folder, LOG_LEVEL: 'info', VALIDATE_RESPONSES: 'false' }
const deps = await openDeps(readConfig(env), createLogger('warn'))
const { key, paths } = await makeRecords(deps)
const servers = { bare: await startServer('bare', env), ours: await startServer('ours', env) }
const rows: Omit<Result, 'ratio' | 'peak_mb' | 'seconds'>[] = []
for (const [operation, path] of Object.entries(paths)) {
  const measured: Record<(typeof systems)[number], Measured[]> = { bare: [], ours: [] }
  for (const system of systems) await measure(servers[system].origin + basePath + path, key, 1)
  for (let round = 0; round < rounds; round += 1) {
    for (const system of systems) {
      measured[system].push(await measure(servers[system].origin + basePath + path, key, Number(options.seconds)))
    }
  }
  for (const system of systems) {
    const of = (field: keyof Measured): number => median(measured[system].map((each) => each[field]))
    const errors = measured[system].reduce((sum, each) => sum + each.errors, 0)
    rows.push({
      system,
      operation,
      requests_per_second: of('requests_per_second'),
      p50_ms: of('p50_ms'),
      p99_ms: of('p99_ms'),
      errors,
    })
  }
}
const peaks = { bare: await stopServer(servers.bare.child), ours: await stopServer(servers.ours.child) }
await deps.close()
await rm(folder, { recursive: true, force: true })

const results: Result[] = rows.map((row) => {
  const bare = rows.find(({ system, operation }) => system === 'bare' && operation === row.operation)
  return {
    ...row,
    seconds: Number(options.connections) / row.requests_per_second,
    ratio: row.requests_per_second / (bare?.requests_per_second ?? Number.NaN),
    peak_mb: peaks[row.system],
  }
})
for (const { operation, system, requests_per_second, ratio, p50_ms, p99_ms, peak_mb } of results) {
  const figures = `${requests_per_second.toFixed(0).padStart(6)} requests/s  ${ratio.toFixed(2)} of bare  p50 ${p50_ms} ms  p99 ${p99_ms} ms  ${peak_mb} MB`
  process.stdout.write(`${operation.padEnd(14)} ${system.padEnd(5)} ${figures}\n`)
}
if (options.json !== undefined)
  await writeFile(options.json, `${JSON.stringify({ benchmark: 'api', results }, null, 2)}\n`)
if (results.some(({ errors }) => errors > 0))
  throw new Error('Some requests of the benchmark were refused: its figures say nothing.')
