import { promisify } from 'node:util'
import { basePath } from '../../generated/server/router.ts'
import { createApp } from '../../server/src/app.ts'
import { openPool } from '../../server/src/database/connect.ts'
import type { Deps } from '../../server/src/deps.ts'
import { openTail } from '../../server/src/domain/thread/tail.ts'
import { closeServer, createHttpServer, listen } from '../../server/src/http/server.ts'
import { createMetrics } from '../../server/src/metrics/process.ts'
import { observe } from './answered.ts'
import type { Service } from './harness.ts'

export interface SecondServer {
  url: string
  key: string
  deps: Deps
  /** Callers that are connected now. */
  connections(): Promise<number>
  stop(): Promise<void>
}

/** Another API process's worth of service over the same database: a pool, a tail and a server of its own; `parts` replace ours. */
export const startSecondServer = async (
  { deps: first, key }: Pick<Service, 'deps' | 'key'>,
  config: Partial<Deps['config']> = {},
  parts: Partial<Pick<Deps, 'blobs' | 'engine' | 'prisma'>> = {},
): Promise<SecondServer> => {
  const { connection, log } = first
  const { pool, prisma, close } = openPool(connection, 10, log)
  const settings = { ...first.config, ...config }
  const threads = openTail({ connection, pool, log, ...settings.threadStream })
  const deps: Deps = { ...first, metrics: createMetrics(), config: settings, pool, prisma, threads, ...parts }
  const server = createHttpServer(await createApp(deps, { warm: false }))
  observe(server)
  const port = await listen(server, '127.0.0.1', 0)
  return {
    url: `http://127.0.0.1:${port}${basePath}`,
    key,
    deps,
    connections: () => promisify(server.getConnections.bind(server))(),
    stop: async () => {
      const closed = closeServer(server, 2_000)
      await threads.close()
      await closed
      await close()
    },
  }
}
