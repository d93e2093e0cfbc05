import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, type Reply } from '../support/call.ts'
import { useService } from '../support/harness.ts'
import { untilWindowHas } from '../support/refusals.ts'
import { eventually } from '../support/runs.ts'

const program = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))
const clients = 200

const countOf = (replies: readonly Reply[], status: number): number =>
  replies.filter((reply) => reply.status === status).length

describe('four API processes on one database, and 200 clients', () => {
  const service = useService()
  const children: ChildProcess[] = []
  let urls: string[] = []

  const startApi = async (): Promise<string> => {
    const { connection, config } = service.deps
    const { host, port, user, password, database } = connection
    const env = {
      ...process.env,
      DATABASE_URL: `postgresql://${user}:${encodeURIComponent(String(password ?? ''))}@${host}:${port}/${database}`,
      DATA_DIR: config.dataDir,
      STORAGE_URL: config.storage.url,
      ROLE: 'api',
      PORT: '0',
      LOG_LEVEL: 'silent',
    }
    const child = fork(program, { env, execArgv: [], stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
    children.push(child)
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    return eventually('an API process to be there', async () => {
      if (child.exitCode !== null) throw new Error(`the API process ended with ${child.exitCode}: ${output}`)
      return /service is at (\S+)\n/.exec(output)?.[1]
    })
  }

  beforeAll(async () => {
    urls = await Promise.all(Array.from({ length: 4 }, startApi))
  })

  afterAll(async () => {
    const ends = children.map((child) => (child.exitCode === null ? once(child, 'exit') : undefined))
    for (const child of children) child.kill('SIGKILL')
    await Promise.all(ends)
  })

  /** All clients at once, each with one call, spread evenly over the processes. */
  const rush = (method: string, path: string, key: string, body?: object): Promise<Reply[]> =>
    Promise.all(
      Array.from({ length: clients }, (_, client) =>
        call(method, `${urls[client % urls.length]}${path}`, { key, ...(body && { body }) }),
      ),
    )

  it.each([1, 2, 3])('let exactly the limit of the read class through, round %i', async () => {
    const { key } = await service.newAccount({ limits: { read: 60 } })
    await untilWindowHas(service, 15)
    const replies = await rush('GET', '/templates', key)
    expect([countOf(replies, 200), countOf(replies, 429)]).toEqual([60, clients - 60])
    const admitted = replies.filter(({ status }) => status === 200)
    const remaining = admitted.map(({ headers }) => Number(headers.get('x-ratelimit-remaining')))
    expect(new Set(remaining).size).toBe(60)
  })

  it.each([1, 2, 3])('let exactly the hourly limit of new migrations through, round %i', async () => {
    const account = await service.newAccount({ limits: { 'create-migration': 5 } })
    await untilWindowHas(service, 30, 3_600)
    const replies = await rush('POST', '/migrations', account.key, {})
    expect([countOf(replies, 201), countOf(replies, 429)]).toEqual([5, clients - 5])
    expect(replies.find(({ status }) => status === 429)?.body).toEqual({ error: 'Too many requests' })
    expect(await service.deps.prisma.migration.count({ where: { account_id: account.id } })).toBe(5)
    expect(
      await service.deps.prisma.rateWindow.findMany({ where: { account_id: account.id, budget: 'create-migration' } }),
    ).toMatchObject([{ count: 5 }])
  })
})
