import type pg from 'pg'
import type { Tx } from './transaction.ts'

/** Runs one statement with `$1` … in it, wherever that is to happen. */
export type Run = <Row extends object>(text: string, values: readonly unknown[]) => Promise<Row[]>

/**
 * Directly on the pool, planned once for each connection: for reads that every caller makes all the time, where Prisma's
 * own work would cost more than the database's. Only for statements of which there are few different texts.
 */
export const onPool =
  (pool: pg.Pool): Run =>
  async <Row extends object>(text: string, values: readonly unknown[]) => {
    const { rows } = await pool.query<Row>({ name: nameOf(text), text, values: [...values] })
    return rows
  }

/** Inside a transaction of Prisma's. */
export const inTransaction =
  (tx: Tx): Run =>
  (text, values) =>
    tx.$queryRawUnsafe(text, ...values)

const names = new Map<string, string>()

const nameOf = (text: string): string => {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}
