import { Router } from 'express'
import { Registry } from 'prom-client'
import { missingMigrations } from '../database/migrate.ts'
import type { Deps } from '../deps.ts'
import { ApiError, messages } from '../errors.ts'
import { sharedMetrics } from '../metrics/shared.ts'
import { withTimeLimit } from '../time-limit.ts'

/** A database that takes longer to answer isn't one to send callers to. */
const PATIENCE_MS = 2_000

/** Why no request should be sent here now; null when they may. */
const whyNot = async (pool: Deps['pool'], stopping: AbortSignal): Promise<string | null> => {
  if (stopping.aborted) return messages.stopping
  try {
    const missing = await withTimeLimit(missingMigrations(pool), PATIENCE_MS)
    return missing.length === 0 ? null : `${messages.notMigrated} Missing: ${missing.join(', ')}.`
  } catch {
    return messages.noDatabase
  }
}

/**
 * For those who run the service. `/healthz`: the process lives. `/readyz`: it can serve, which takes a database with the schema that
 * the code knows, and that it isn't stopping. `/metrics`: for Prometheus, of this process and of what all of them share.
 */
export const health = ({ pool, metrics }: Pick<Deps, 'pool' | 'metrics'>, stopping: AbortSignal): Router => {
  const router = Router()
  const shared = sharedMetrics(pool)
  router.get('/healthz', (_request, response) => void response.json({ status: 'ok' }))
  router.get('/readyz', async (_request, response) => {
    const reason = await whyNot(pool, stopping)
    if (reason !== null) throw new ApiError(503, reason, { headers: { 'Retry-After': '1' } })
    response.json({ status: 'ready' })
  })
  router.get('/metrics', async (_request, response) => {
    const all = Registry.merge([metrics.registry, await shared()])
    response.setHeader('Content-Type', all.contentType).end(await all.metrics())
  })
  return router
}
