import type { Handler } from '../../../../generated/server/types.ts'
import { csvType, etagOf, findExportedSheet, namesTag, openCsv } from '../../domain/exports/csv.ts'
import { findMigration } from '../../domain/migrations/find.ts'
import { readingResult } from '../../domain/retention/results.ts'
import { requireLiveWorker } from '../../domain/runs/worker-health.ts'
import type { Context } from '../../http/context.ts'

export const exportCsv: Handler<'exportCsv', Context> = async (
  { params, query, headers },
  { deps, account, signal },
) => {
  const migration = await findMigration(deps.prisma, account.id, params.migration_id)
  const exported = await findExportedSheet(deps.prisma, deps.blobs, migration, params.slug)
  const options = { rows: query.rows, escapeFormulas: query.escape_formulas }
  const etag = etagOf(exported, options)
  if (namesTag(headers['if-none-match'], etag)) return { status: 304, headers: { ETag: etag } }
  await requireLiveWorker(deps.prisma, 'make the export')
  const headersOut = {
    ETag: etag,
    'Content-Type': csvType,
    'Content-Disposition': `attachment; filename="${params.slug}.csv"`,
  }
  const body = await readingResult(deps, exported.run, () => openCsv(deps, exported, options, signal))
  return { status: 200, headers: headersOut, body }
}
