import type { Handler } from '../../../../generated/server/types.ts'
import { findMigration } from '../../domain/migrations/find.ts'
import { runOfCursor } from '../../domain/preview/cursor.ts'
import { previewReply } from '../../domain/preview/page.ts'
import { findPreviewedRun } from '../../domain/runs/result.ts'
import type { Context } from '../../http/context.ts'

export const getPreview: Handler<'getPreview', Context> = async ({ params, query }, { deps, account }) => {
  const migration = await findMigration(deps.prisma, account.id, params.migration_id)
  const run = await findPreviewedRun(deps.prisma, migration, query.run_id ?? runOfCursor(query.cursor) ?? undefined)
  return { status: 200, body: await previewReply(deps, run, query) }
}
