import type { Service } from './harness.ts'
import { eventually } from './runs.ts'

/** Cuts the service's connections to the database, and waits until they are gone. Calls may fail until then, and just after. */
export const cutConnections = async ({ deps: { pool } }: Pick<Service, 'deps'>): Promise<void> => {
  // All but the one that says so: it would end before it has come to the others.
  const others = 'FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()'
  const { rows } = await pool.query<{ pid: number }>(`SELECT pid, pg_terminate_backend(pid) ${others}`)
  await eventually('connections to be cut', async () => {
    const left = await pool.query(`SELECT ${others} AND pid = ANY ($1)`, [rows.map(({ pid }) => pid)]).catch(() => null)
    return left?.rowCount === 0 ? true : null
  })
}
