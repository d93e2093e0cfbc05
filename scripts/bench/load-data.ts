import { basePath } from '../../generated/server/router.ts'
import { createApp } from '../../server/src/app.ts'
import type { Deps } from '../../server/src/deps.ts'
import { closeServer, createHttpServer, listen } from '../../server/src/http/server.ts'
import { startWorker } from '../../server/src/jobs/worker.ts'
import { makeAccount, makeRecords, type Records } from '../fuzz/records.ts'

/** A GET of somebody's, below the base path. */
export interface Request {
  path: string
  key: string
}

const accounts = 4

const rows = 2_000

const customers = (account: number): string => {
  const line = (row: number): string =>
    `${10_000 + row},Person ${account} ${row},person.${account}.${row}@example.com,030 ${100_000 + row}`
  return ['Customer ID,Name,Email,Phone', ...Array.from({ length: rows }, (_, row) => line(row))].join('\r\n')
}

/** How often each operation is called among a hundred: callers mostly wait for runs, and people now and then page through a preview. */
const mix = ({ migration_id, run_id, job_id }: Records): [number, string][] => {
  const migration = `/migrations/${migration_id}`
  return [
    [40, `${migration}/runs/${run_id}`],
    [15, migration],
    [8, '/templates'],
    [4, '/templates/customers'],
    [8, `${migration}/files`],
    [6, '/migrations?limit=20'],
    [6, `${migration}/runs`],
    [5, `${migration}/exports/jobs/${job_id}`],
    [3, '/knowledge'],
    [2, '/knowledge/date-formats'],
    [2, `${migration}/log?limit=100`],
    [1, `${migration}/preview?limit=100`],
  ]
}

/** What the bare handler answers of these. */
const isBare = (path: string): boolean => /^\/templates$|^\/migrations\/[^/?]+(\/files|\/runs\/[^/]+)?$/.test(path)

/** Spread evenly, so that no operation comes in a bunch: every 37th of a hundred visits each once. */
const spread = <T>(items: readonly T[]): T[] => items.map((_, place) => items[(place * 37) % items.length]!)

/** The requests of several accounts in turn, each with a migration through to its export; the bare handler gets those it knows. */
export const makeLoad = async (deps: Deps): Promise<{ ours: Request[]; bare: Request[] }> => {
  const server = createHttpServer(await createApp(deps))
  const url = `http://127.0.0.1:${await listen(server, '127.0.0.1', 0)}${basePath}`
  const worker = await startWorker(deps)
  const lists: Request[][] = []
  for (let account = 0; account < accounts; account += 1) {
    const key = await makeAccount(deps, `Benchmark ${account}`)
    const paths = mix(await makeRecords(url, key, customers(account)))
    lists.push(spread(paths.flatMap(([share, path]) => Array.from({ length: share }, () => ({ path, key })))))
  }
  await worker.stop()
  await closeServer(server, 0)
  const ours = lists[0]!.flatMap((_, place) => lists.map((list) => list[place]!))
  return { ours, bare: ours.filter(({ path }) => isBare(path)) }
}
