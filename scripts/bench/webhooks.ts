import { createHash } from 'node:crypto'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { verifyWebhook } from '#client'
import { readConfig } from '../../server/src/config.ts'
import { transaction } from '../../server/src/database/transaction.ts'
import { openDeps, type Deps } from '../../server/src/deps.ts'
import { createAccount } from '../../server/src/domain/accounts/accounts.ts'
import { createEndpoint } from '../../server/src/domain/webhooks/endpoints.ts'
import { recordWebhooks } from '../../server/src/domain/webhooks/record.ts'
import { startWorker } from '../../server/src/jobs/worker.ts'
import { createLogger } from '../../server/src/log.ts'

/**
 * Webhooks to an endpoint that fails some of the time: in turn by a 500, by breaking the connection off, and by taking the message
 * and then breaking off, so that it comes twice. The real ladder takes more than a day; here its eight attempts follow at once.
 * Whether an attempt fails is decided by a hash of message and attempt, so every run meets the same failures.
 */

const { values: options } = parseArgs({
  options: {
    webhooks: { type: 'string', default: '1000' },
    failing: { type: 'string', default: '0.3' },
    json: { type: 'string' },
  },
})

const total = Number(options.webhooks)
const failing = Number(options.failing)

/** Between 0 and 1, the same for the same text. */
const chance = (of: string): number => createHash('sha256').update(of).digest().readUInt32BE() / 2 ** 32

interface Seen {
  attempts: Map<string, number>
  taken: Map<string, number>
  badSignatures: number
}

/** Takes a message or fails, as the chance of this attempt is. */
const answer = (response: ServerResponse, id: string, name: string, { attempts, taken }: Seen): void => {
  const attempt = (attempts.get(id) ?? 0) + 1
  attempts.set(id, attempt)
  const fails = chance(`${name} ${attempt}`) < failing
  const way = Math.floor(chance(`${name} ${attempt} way`) * 3)
  if (!fails || way === 2) taken.set(id, (taken.get(id) ?? 0) + 1)
  if (!fails) response.writeHead(204).end()
  else if (way === 0) response.writeHead(500).end()
  else response.destroy()
}

const openEndpoint = async (secret: () => string): Promise<{ url: string; seen: Seen; close: () => void }> => {
  const seen: Seen = { attempts: new Map(), taken: new Map(), badSignatures: 0 }
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const event = await verifyWebhook(await text(request), request.headers, secret())
    const name = 'run_id' in event.data ? event.data.run_id : ''
    answer(response, String(request.headers['svix-id']), name, seen)
  }
  const server = createServer((request, response) => {
    take(request, response).catch(() => {
      seen.badSignatures += 1
      response.writeHead(400).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = (): void => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}/`, seen, close }
}

const record = async (deps: Deps, account_id: string): Promise<void> => {
  for (let number = 1; number <= total; number += 1) {
    const data = { migration_id: 'mig_1', external_id: null, kind: 'generate', status: 'failed', error: 'No.' } as const
    const timestamp = deps.now().toISOString()
    await transaction(deps, (tx) =>
      recordWebhooks(tx, account_id, { type: 'run.failed', timestamp, data: { ...data, run_id: `run_${number}` } }),
    )
  }
}

const untilEnded = async ({ prisma }: Deps): Promise<void> => {
  while ((await prisma.webhookDelivery.count({ where: { status: 'pending' } })) > 0) await pause(50)
}

const run = async (deps: Deps): Promise<object> => {
  let secret = ''
  const endpoint = await openEndpoint(() => secret)
  const account = await createAccount(deps, 'Bench', 'eu')
  secret = (await createEndpoint(deps, account.id, endpoint.url)).secret
  await record(deps, account.id)
  const startedAt = performance.now()
  const worker = await startWorker(deps)
  await untilEnded(deps)
  const seconds = (performance.now() - startedAt) / 1000
  await worker.stop()
  endpoint.close()
  const delivered = await deps.prisma.webhookDelivery.count({ where: { status: 'delivered' } })
  const { attempts, taken, badSignatures } = endpoint.seen
  return {
    system: 'ours',
    seconds: Math.round(seconds * 100) / 100,
    ratio: 1,
    peak_mb: Math.round(process.resourceUsage().maxRSS / 1024),
    webhooks: total,
    delivered,
    ids: taken.size,
    attempts: [...attempts.values()].reduce((sum, count) => sum + count, 0),
    repeated: [...taken.values()].filter((count) => count > 1).length,
    bad_signatures: badSignatures,
  }
}

const folder = await mkdtemp(join(tmpdir(), 'bench-webhooks-'))
// The embedded PostgreSQL may run as another user.
await chmod(folder, 0o755)
const delaysMs = [0, 0, 0, 0, 0, 0, 0, 0]
const env = { DATA_DIR: folder, ALLOW_PRIVATE_ADDRESSES: 'true', LOG_LEVEL: 'error' }
const config = readConfig(env)
const deps = await openDeps({ ...config, webhooks: { ...config.webhooks, delaysMs } }, createLogger('error'))
try {
  const result = await run(deps)
  console.table([result])
  if (options.json !== undefined)
    await writeFile(options.json, `${JSON.stringify({ benchmark: 'webhooks', results: [result] }, null, 2)}\n`)
  const { delivered, ids, bad_signatures } = result as { delivered: number; ids: number; bad_signatures: number }
  const good = delivered === total && ids === total && bad_signatures === 0
  console.log(good ? 'All were delivered, none with a bad signature.' : 'Not all were delivered as they should be.')
  process.exitCode = good ? 0 : 1
} finally {
  await deps.close()
  await rm(folder, { recursive: true, force: true })
}
