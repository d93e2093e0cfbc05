import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openPool } from '../../server/src/database/connect.ts'
import { createLogger } from '../../server/src/log.ts'

/** Passes bytes between the pool and PostgreSQL, and none any more on the connections that were there when it fell silent. */
const open = new Set<Socket>()
const silent = new WeakSet<Socket>()
const fallSilent = (): void => {
  for (const socket of open) silent.add(socket)
}
const { host, port } = inject('postgres')
const proxy = createServer((socket) => {
  const onward = connect(Number(port), String(host))
  open.add(socket)
  for (const [from, to] of [
    [socket, onward],
    [onward, socket],
  ] as const) {
    from.on('data', (bytes) => void (silent.has(socket) || to.write(bytes)))
    from.on('error', () => undefined)
    from.on('close', () => to.destroy())
  }
})
let database: ReturnType<typeof openPool>

beforeAll(async () => {
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  const through = { host: '127.0.0.1', port: typeof address === 'object' && address ? address.port : 0 }
  const connection = { ...inject('postgres'), database: 'postgres', ...through }
  database = openPool(connection, 2, createLogger('silent'), 500)
})
afterAll(async () => {
  await database.close()
  proxy.close()
})

it('gives up what PostgreSQL does not answer, in transactions too, and goes on over other connections', async () => {
  const { pool, prisma } = database
  await pool.query('SELECT 1')
  fallSilent()
  await expect(pool.query('SELECT 1')).rejects.toThrow('gave no answer within 500 ms')
  const work = prisma.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1`
    fallSilent()
    await tx.$queryRaw`SELECT 2`
  })
  await expect(work).rejects.toThrow(/gave no answer|Transaction/)
  expect((await Promise.all([pool.query('SELECT 3 AS n'), pool.query('SELECT 3 AS n')])).length).toBe(2)
})

it('leaves alone what says nothing because nothing is asked', async () => {
  const client = await database.pool.connect()
  try {
    await client.query('LISTEN silence')
    const heard = new Promise((resolve) => client.once('notification', resolve))
    const { stream } = Object(client).connection as { stream: Socket }
    await once(stream, 'timeout')
    await database.pool.query('NOTIFY silence')
    expect(await heard).toMatchObject({ channel: 'silence' })
  } finally {
    client.release()
  }
})
