import type pg from 'pg'

/** An event as its readers get it: its number, and its frame of the stream, made once for all of them. */
export interface Frame {
  sequence: number
  bytes: Buffer
}

/** The next events of a thread, and how the thread stands at the same instant. */
export interface Next {
  frames: Frame[]
  /** The number of the thread's last event; 0 when it has none. */
  last: number
  /** The migration is settled and nothing is in flight in it: what comes after `last` comes with another run. */
  isSettled: boolean
}

interface Row {
  is_settled: boolean
  last_sequence: number
  sequence: number | null
  type: string
  run_id: string | null
  at: Date
  data: unknown
}

/** Events in one read. */
const BATCH = 200

/** One statement, hence one instant: a settled migration has no event that could come unseen. */
const statement = `
SELECT m.last_sequence, e.sequence, e.type, e.run_id, e.at, e.data,
       m.status = 'settled' AND NOT EXISTS (
         SELECT FROM run WHERE run.migration_id = m.id AND run.status IN ('queued', 'running', 'blocked')) AS is_settled
FROM migration m LEFT JOIN LATERAL (
  SELECT * FROM thread_event WHERE migration_id = m.id AND sequence > $3::bigint ORDER BY sequence LIMIT $4
) e ON true
WHERE m.id = $1 AND m.account_id = $2
ORDER BY e.sequence`

const frameOf = (migration_id: string, sequence: number, { type, run_id, at, data }: Row): Frame => {
  const event = JSON.stringify({ sequence, type, migration_id, run_id, at: at.toISOString(), data })
  return { sequence, bytes: Buffer.from(`id: ${sequence}\nevent: ${type}\ndata: ${event}\n\n`) }
}

/** The thread's events after `from`, 200 at most. A migration that is gone counts as settled. */
export const readNext = async (
  pool: pg.Pool,
  account_id: string,
  migration_id: string,
  from: number,
): Promise<Next> => {
  const { rows } = await pool.query<Row>({
    name: 'thread-next',
    text: statement,
    values: [migration_id, account_id, from, BATCH],
  })
  const [state] = rows
  return {
    frames: rows.flatMap((row) => (row.sequence === null ? [] : [frameOf(migration_id, row.sequence, row)])),
    last: state?.last_sequence ?? 0,
    isSettled: state?.is_settled ?? true,
  }
}
