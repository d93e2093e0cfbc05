import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** Between two questions. */
const PAUSE_MS = 2_000

/** Whether PostgreSQL answers a new connection in time; a refusal is an answer too. */
const answers = async (connection: pg.ClientConfig, milliseconds: number): Promise<boolean> => {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  const asked = client.connect().then(() => client.query('SELECT 1'))
  const answered = asked.then(
    () => true,
    () => true,
  )
  const inTime = await Promise.race([answered, wait(milliseconds, false, { ref: false })])
  void client.end().catch(() => undefined)
  return inTime
}

/** Resolves once PostgreSQL has not answered for so long; never when `over` comes first. */
export const silence = async (connection: pg.ClientConfig, milliseconds: number, over: AbortSignal): Promise<void> => {
  while (!over.aborted && (await answers(connection, milliseconds))) await wait(PAUSE_MS, undefined, { ref: false })
  if (over.aborted) await new Promise(() => undefined)
}
