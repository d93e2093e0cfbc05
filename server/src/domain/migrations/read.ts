import type { components } from '../../../../generated/api.ts'
import type { Run } from '../../database/statement.ts'

type Migration = components['schemas']['Migration']

interface Row extends Omit<Migration, 'source' | 'file_counts' | 'created_at' | 'updated_at' | 'settled_at'> {
  source_id: string
  source_name: string
  files: number
  documents: number
  created_at: Date
  updated_at: Date
  settled_at: Date | null
}

/** Which of an account's migrations to read. */
export interface MigrationFilter {
  id?: string
  external_id?: string
  status?: string
  /** Only those made before the one of this id. */
  before?: string
}

const migrationReply = (row: Row): Migration => {
  const { source_id, source_name, files, documents, created_at, updated_at, settled_at, ...same } = row
  return {
    ...same,
    source: { id: source_id, name: source_name },
    file_counts: { total: files, documents },
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    settled_at: settled_at?.toISOString() ?? null,
  }
}

/**
 * Migrations as callers see them, newest first: one statement, as it takes the counts of files and the run in flight,
 * for which the migration's row has no column.
 */
export const readMigrations = async (
  run: Run,
  account_id: string,
  { id, external_id, status, before }: MigrationFilter,
  take: number,
): Promise<Migration[]> => {
  const filters = [
    ['m.account_id =', account_id],
    ['m.id =', id],
    ['m.external_id =', external_id],
    ['m.status =', status],
    ['m.id <', before],
  ].filter((filter): filter is [string, string] => filter[1] !== undefined)
  const conditions = filters.map(([condition], index) => `${condition} $${index + 1}`)
  const rows = await run<Row>(
    `SELECT m.id, m.external_id, m.name, m.source_id, s.name AS source_name, m.template_slugs, m.instructions, m.language_model, m.metadata,
            m.region, m.status, m.outcome, COALESCE(in_flight.id, m.awaiting_run_id) AS active_run_id, m.latest_run_id,
            counts.files, counts.documents, m.created_at, m.updated_at, m.settled_at
     FROM migration m
     JOIN source s ON s.id = m.source_id
     LEFT JOIN run in_flight ON in_flight.migration_id = m.id AND in_flight.status IN ('queued', 'running', 'blocked')
     CROSS JOIN LATERAL (
       SELECT count(*)::int AS files, (count(*) FILTER (WHERE kind = 'document'))::int AS documents
       FROM file WHERE file.migration_id = m.id
     ) counts
     WHERE ${conditions.join(' AND ')}
     ORDER BY m.id DESC LIMIT $${filters.length + 1}::int`,
    [...filters.map(([, value]) => value), take],
  )
  return rows.map(migrationReply)
}
