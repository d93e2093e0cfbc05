import type { Handler } from '../../../../generated/server/types.ts'
import { onPool } from '../../database/statement.ts'
import { notOurs, runOfCursor } from '../../domain/preview/cursor.ts'
import { previewReply } from '../../domain/preview/page.ts'
import { readingResult } from '../../domain/retention/results.ts'
import { findPreviewedRun, type WantedRun } from '../../domain/runs/result.ts'
import { notFound } from '../../errors.ts'
import type { Context } from '../../http/context.ts'

/** Without `run_id` a cursor says which preview its page goes on in, even when a newer one is ready. */
const wantedRun = ({ run_id, cursor }: { run_id?: string; cursor?: string }): WantedRun | null => {
  const begun = cursor === undefined ? null : runOfCursor(cursor)
  if (run_id !== undefined) return { id: run_id, refusal: notFound('run') }
  return begun === null ? null : { id: begun, refusal: notOurs() }
}

export const getPreview: Handler<'getPreview', Context> = async ({ params, query }, { deps, account }) => {
  const run = await findPreviewedRun(onPool(deps.pool), account.id, params.migration_id, wantedRun(query))
  return { status: 200, body: await readingResult(deps, run, () => previewReply(deps, run, query)) }
}
