import express, { type Express } from 'express'
import { basePath } from '../../generated/server/router.ts'
import { createApp } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/config.ts'
import { openDeps, type Deps } from '../../server/src/deps.ts'
import { admit } from '../../server/src/domain/accounts/admit.ts'
import { createHttpServer, listen } from '../../server/src/http/server.ts'
import { createLogger } from '../../server/src/log.ts'

/**
 * One of the servers that are compared, in a process of its own. `bare` is what somebody would write by hand who knew all
 * about the request beforehand: the same key check and count, the same rows by a prepared statement, sent as they are.
 */

type Query = (
  account_id: string,
  params: Record<string, string | string[]>,
) => { name: string; text: string; values: unknown[] }

const queries: Record<string, Query> = {
  '/templates': (account_id) => ({
    name: 'templates',
    text: 'SELECT id, slug, name, description, columns FROM template WHERE account_id = $1 AND active ORDER BY slug',
    values: [account_id],
  }),
  '/migrations/:migration_id': (account_id, { migration_id = '' }) => ({
    name: 'migration',
    text: `SELECT m.*, s.name AS source_name, in_flight.id AS in_flight_run_id, counts.*
      FROM migration m JOIN source s ON s.id = m.source_id
      LEFT JOIN run in_flight ON in_flight.migration_id = m.id AND in_flight.status IN ('queued', 'running', 'blocked')
      CROSS JOIN LATERAL (SELECT count(*)::int AS files FROM file WHERE file.migration_id = m.id) counts
      WHERE m.account_id = $1 AND m.id = $2`,
    values: [account_id, migration_id],
  }),
  '/migrations/:migration_id/runs/:run_id': (account_id, { migration_id = '', run_id = '' }) => ({
    name: 'run',
    text: `SELECT r.*, (SELECT json_agg(q ORDER BY position) FROM question q WHERE q.run_id = r.id) AS questions
      FROM run r WHERE r.account_id = $1 AND r.migration_id = $2 AND r.id = $3`,
    values: [account_id, migration_id, run_id],
  }),
  '/migrations/:migration_id/files': (account_id, { migration_id = '' }) => ({
    name: 'files',
    text: `SELECT f.* FROM migration m LEFT JOIN file f ON f.migration_id = m.id
      WHERE m.account_id = $1 AND m.id = $2 ORDER BY f.id LIMIT 101`,
    values: [account_id, migration_id],
  }),
}

const bareApp = ({ pool }: Deps): Express => {
  const app = express()
  for (const [path, query] of Object.entries(queries)) {
    app.get(basePath + path, async (request, response) => {
      const admission = await admit(pool, request.headers['x-api-key'] as string, 'read')
      if ((admission?.rate.count ?? null) === null || !admission) return void response.status(401).json({ error: 'no' })
      const { rows } = await pool.query(query(admission.account.id, request.params))
      response.json(rows)
    })
  }
  return app
}

const deps = await openDeps(readConfig(process.env), createLogger(process.env['LOG_LEVEL'] ?? 'info'))
const app = process.argv[2] === 'bare' ? bareApp(deps) : await createApp(deps)
const server = createHttpServer(app)
const port = await listen(server, '127.0.0.1', 0)
process.send?.({ port })
process.on('message', () => {
  process.send?.({ peak_mb: Math.round(process.resourceUsage().maxRSS / 1024) })
  server.closeAllConnections()
  server.close(() => void deps.close().then(() => process.disconnect()))
})
