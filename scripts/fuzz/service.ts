import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { basePath } from '../../generated/server/router.ts'
import { createApp } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/config.ts'
import { openDeps, type Deps } from '../../server/src/deps.ts'
import { createHttpServer, listen } from '../../server/src/http/server.ts'
import { startWorker } from '../../server/src/jobs/worker.ts'
import { createLogger } from '../../server/src/log.ts'
import type { Parameter } from '../generate/contract.ts'
import { makeAccount, makeRecords } from './records.ts'

/**
 * The real service in a process of its own, fresh, with wide limits and one account, whose first migration is at its end. Its
 * records have the ids that the contract's examples name, so that whoever sends those meets real things. Runs until its parent ends.
 */

const contract = new URL('../../generated/openapi.json', import.meta.url)
/** The ids of the contract's examples by their prefix. */
const exampleIds = async (): Promise<Map<string, string>> => {
  const { components } = JSON.parse(await readFile(contract, 'utf8')) as {
    components: { parameters: Record<string, Parameter & { example?: unknown }> }
  }
  const ids = Object.values(components.parameters).flatMap(({ in: place, example }) =>
    place === 'path' && typeof example === 'string' && example.includes('_') ? [example] : [],
  )
  return new Map(ids.map((id) => [id.slice(0, id.indexOf('_')), id]))
}

/** Takes each example's id once, for the first thing of its kind. */
const withExampleIds = async (deps: Deps): Promise<Deps> => {
  const ids = await exampleIds()
  const newId: Deps['newId'] = (prefix) => {
    const id = ids.get(prefix)
    ids.delete(prefix)
    return id ?? deps.newId(prefix)
  }
  return { ...deps, newId }
}

const folder = await mkdtemp(join(tmpdir(), 'migration-service-fuzz-'))
// As root, PostgreSQL runs as another user, who must be able to pass.
await chmod(folder, 0o755)
const env = { ...process.env, DATA_DIR: folder, LOG_LEVEL: 'fatal', STREAM_SECONDS: '1' }
const opened = await openDeps(readConfig(env), createLogger('fatal'))
const deps = await withExampleIds(opened)
const server = createHttpServer(await createApp(deps))
const worker = await startWorker(deps)
const port = await listen(server, '127.0.0.1', 0)
const url = `http://127.0.0.1:${port}${basePath}`
const key = await makeAccount(deps, 'Fuzzed')
await makeRecords(url, key)
process.send?.({ url, key })
process.on('disconnect', () => {
  server.closeAllConnections()
  void worker
    .stop()
    .then(() => opened.close())
    .then(() => rm(folder, { recursive: true, force: true }))
    .finally(() => process.exit())
})
