import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openPool } from '../../server/src/database/connect.ts'
import { openEmbedded } from '../../server/src/database/embedded.ts'
import { migrate } from '../../server/src/database/migrate.ts'
import { createLogger } from '../../server/src/log.ts'
import { buildEngine } from '../../scripts/build-engine.ts'
import { repliesFolder, root } from '../../scripts/statuses.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { host: string; port: number; user: string; password: string }
    /** Where processes keep their compiled code for those that start later: compiling is half of what a small job takes. */
    codeCache: string
    /** For what engine processes that serve several files of tests leave behind. */
    temporary: string
    /** What engine processes begin with, as they do in production: most tests start some. */
    engineEntry: string
  }
}

/** The migrated database that each test file's own is a copy of. */
export const templateDatabase = 'template'

/** What is written needn't survive: these tests are about the service, not about PostgreSQL's way to the disk. */
const settings = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off', 'max_connections = 400']

/** One embedded PostgreSQL for the whole run, with one migrated database to copy. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  // What an earlier run of the tests got says nothing of this one.
  await rm(join(root, repliesFolder), { recursive: true, force: true })
  const folder = await mkdtemp(join(tmpdir(), 'migration-service-test-'))
  // As root, PostgreSQL runs as another user, who must be able to pass.
  await chmod(folder, 0o755)
  const log = createLogger('warn')
  const embedded = await openEmbedded(folder, { log, settings })
  const client = new pg.Client({ ...embedded.connection, database: 'postgres' })
  await client.connect()
  await client.query(`CREATE DATABASE ${templateDatabase}`)
  await client.end()
  const connection = { ...embedded.connection, database: templateDatabase }
  const opened = openPool(connection, 3, log)
  await migrate(connection, opened.pool)
  await opened.close()
  project.provide('postgres', embedded.connection)
  project.provide('codeCache', join(folder, 'code-cache'))
  project.provide('temporary', folder)
  const built = join(root, `server/dist/tested-${process.pid}`)
  project.provide('engineEntry', await buildEngine(built))
  project.onTestsRerun(async () => void (await buildEngine(built)))
  return async () => {
    await embedded.close()
    // A process that a test left behind may still be writing its compiled code.
    for (const made of [folder, built]) await rm(made, { recursive: true, force: true, maxRetries: 5 })
  }
}
