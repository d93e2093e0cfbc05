import { Router } from 'express'
import type { Deps } from '../deps.ts'
import { messages } from '../errors.ts'

/** `/healthz`: the process lives. `/readyz`: it can serve, which takes the database. */
export const health = ({ pool }: Pick<Deps, 'pool'>): Router => {
  const router = Router()
  router.get('/healthz', (_request, response) => void response.json({ status: 'ok' }))
  router.get('/readyz', async (_request, response) => {
    const ready = await pool.query('SELECT 1').then(
      () => true,
      () => false,
    )
    if (ready) response.json({ status: 'ready' })
    else response.status(503).json({ error: messages.notReady })
  })
  return router
}
