import { createServer, type Server, type ServerResponse } from 'node:http'
import pg from 'pg'
import { createApp } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/config.ts'
import { openDeps, type Deps } from '../../server/src/deps.ts'
import { THREAD_CHANNEL } from '../../server/src/domain/thread/record.ts'
import { createHttpServer, listen } from '../../server/src/http/server.ts'
import { createLogger } from '../../server/src/log.ts'

/**
 * One of the servers that are compared, in a process of its own. `bare` is what somebody would write by hand for one thread
 * and readers that never stall, never leave and ask for nothing that has been: it sends each new event to all of them.
 */

const startBare = async ({ pool, connection }: Deps): Promise<Server> => {
  const readers = new Set<ServerResponse>()
  const client = new pg.Client(connection)
  await client.connect()
  let last = 0
  client.on('notification', async () => {
    const { rows } = await pool.query('SELECT * FROM thread_event WHERE sequence > $1 ORDER BY sequence', [last])
    for (const { sequence, type, data } of rows) {
      if (sequence <= last) continue
      last = sequence
      for (const reader of readers) reader.write(`id: ${sequence}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`)
    }
  })
  await client.query(`LISTEN ${THREAD_CHANNEL}`)
  return createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(': hello\n\n')
    readers.add(response)
  })
}

const deps = await openDeps(readConfig(process.env), createLogger('warn'))
const server = process.argv[2] === 'bare' ? await startBare(deps) : createHttpServer(await createApp(deps))
const port = await listen(server, '127.0.0.1', 0)
process.send?.({ port })
process.on('message', () => {
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send?.({ rss, held: heapUsed + external, peak_mb: Math.round(process.resourceUsage().maxRSS / 1024) })
})
