import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Pool } from 'undici'
import { basePath } from '../../generated/server/router.ts'
import { readConfig } from '../../server/src/config.ts'
import { openDeps } from '../../server/src/deps.ts'
import { createLogger } from '../../server/src/log.ts'
import { makeLoad, type Request } from './load-data.ts'
import { startServer, stopServer } from './measured-server.ts'

/**
 * Read requests at a fixed rate, as callers that don't know of one another send them: each goes out at its time, whether those
 * before were answered or not, and its latency counts from that time, so that a server that stands still can't hide it. The service
 * runs in a process of its own, after it the bare Express handler that `bench:api` compares with too.
 */

interface Result {
  system: 'ours' | 'bare'
  requests: number
  requests_per_second: number
  p50_ms: number
  p95_ms: number
  p99_ms: number
  max_ms: number
  /** Of all requests, the last one's delay in being sent: what the sender itself couldn't keep up with. */
  latest_send_ms: number
  server_errors: number
  refused: number
  broken: number
  peak_mb: number
}

const { values: options } = parseArgs({
  options: {
    rate: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '60' },
    json: { type: 'string' },
  },
})
const rate = Number(options.rate)
const seconds = Number(options.seconds)

/** Sends `rate` requests a second for so long; resolves when the last one has its answer. */
const load = async (origin: string, requests: readonly Request[], forSeconds: number) => {
  const pool = new Pool(origin, { connections: 64, pipelining: 1 })
  const latencies: number[] = []
  const counts = { server_errors: 0, refused: 0, broken: 0 }
  let latest = 0
  const send = async ({ path, key }: Request, due: number): Promise<void> => {
    latest = Math.max(latest, performance.now() - due)
    try {
      const reply = await pool.request({ path: basePath + path, method: 'GET', headers: { 'x-api-key': key } })
      await reply.body.dump({ limit: 10_000_000 })
      if (reply.statusCode >= 500) counts.server_errors += 1
      else if (reply.statusCode >= 400) counts.refused += 1
    } catch {
      counts.broken += 1
    }
    latencies.push(performance.now() - due)
  }
  const sent: Promise<void>[] = []
  const start = performance.now()
  for (let number = 0; number < rate * forSeconds; number += 1) {
    const due = start + (number * 1_000) / rate
    const early = due - performance.now()
    if (early > 0) await pause(early)
    sent.push(send(requests[number % requests.length]!, due))
  }
  await Promise.all(sent)
  const took = (performance.now() - start) / 1_000
  await pool.close()
  return { latencies: latencies.toSorted((one, other) => one - other), ...counts, latest, took }
}

const measure = async (system: Result['system'], env: NodeJS.ProcessEnv, requests: Request[]): Promise<Result> => {
  const { child, origin } = await startServer(system, env)
  await load(origin, requests, 2)
  const { latencies, latest, took, ...counts } = await load(origin, requests, seconds)
  const at = (share: number): number => Number((latencies[Math.floor((latencies.length - 1) * share)] ?? 0).toFixed(1))
  return {
    system,
    requests: latencies.length,
    requests_per_second: Math.round(latencies.length / took),
    p50_ms: at(0.5),
    p95_ms: at(0.95),
    p99_ms: at(0.99),
    max_ms: at(1),
    latest_send_ms: Number(latest.toFixed(1)),
    ...counts,
    peak_mb: await stopServer(child),
  }
}

const folder = await mkdtemp(join(tmpdir(), 'migration-service-bench-'))
await chmod(folder, 0o755)
const env = { ...process.env, DATA_DIR: folder, LOG_LEVEL: 'info', VALIDATE_RESPONSES: 'false' }
const deps = await openDeps(readConfig(env), createLogger('warn'))
const requests = await makeLoad(deps)
const results: Result[] = []
for (const system of ['ours', 'bare'] as const) results.push(await measure(system, env, requests[system]))
await deps.close()
await rm(folder, { recursive: true, force: true })

for (const { system, ...figures } of results) {
  const said = Object.entries(figures).map(([name, value]) => `${name} ${value}`)
  process.stdout.write(`${system.padEnd(5)} ${said.join('  ')}\n`)
}
if (options.json !== undefined) {
  await writeFile(options.json, `${JSON.stringify({ benchmark: 'load', rate, seconds, results }, null, 2)}\n`)
}
if (results.some(({ server_errors, refused, broken }) => server_errors + refused + broken > 0)) process.exitCode = 1
