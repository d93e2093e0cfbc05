import type { components } from '../../../../generated/api.ts'
import type { Migration as Stored } from '../../../../generated/prisma/client.ts'
import type { Run } from '../../database/statement.ts'

type Migration = components['schemas']['Migration']

/** Columns that come to callers as they are. */
type Same =
  | 'id'
  | 'external_id'
  | 'name'
  | 'template_slugs'
  | 'instructions'
  | 'language_model'
  | 'region'
  | 'latest_run_id'
/** Those of which the contract says more than the database. */
type Closer = 'status' | 'outcome' | 'metadata'

interface Row
  extends Pick<Stored, Same | 'source_id' | 'created_at' | 'updated_at' | 'settled_at'>, Pick<Migration, Closer> {
  source_name: string
  active_run_id: string | null
  files: number
  documents: number
}

/** Which of an account's migrations to read. */
export interface MigrationFilter {
  id?: string
  external_id?: string
  status?: string
  /** Only those made before the one of this id. */
  before?: string
}

/** Field by field, so that the compiler names each that the contract no longer has. */
const migrationReply = (row: Row): Migration => ({
  id: row.id,
  external_id: row.external_id,
  name: row.name,
  source: { id: row.source_id, name: row.source_name },
  template_slugs: row.template_slugs,
  instructions: row.instructions,
  language_model: row.language_model,
  metadata: row.metadata,
  region: row.region,
  status: row.status,
  outcome: row.outcome,
  active_run_id: row.active_run_id,
  latest_run_id: row.latest_run_id,
  file_counts: { total: row.files, documents: row.documents },
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  settled_at: row.settled_at?.toISOString() ?? null,
})

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
