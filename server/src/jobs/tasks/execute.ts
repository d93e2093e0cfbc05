import type { Migration, Run } from '../../../../generated/prisma/client.ts'
import { templatesOfMigration } from '../../domain/catalog/templates.ts'
import { knowledgeInScope } from '../../domain/knowledge/scope.ts'
import { fingerprintsOf, tellKnowledgeSince } from '../../domain/knowledge/since.ts'
import { sheetKey } from '../../domain/runs/blobs.ts'
import { completeExecute } from '../../domain/runs/outcome.ts'
import { readManifest } from '../../domain/runs/result.ts'
import { summarizeExecute } from '../../domain/runs/summary.ts'
import type { TakenUp } from '../../domain/runs/take-up.ts'
import { EngineError, type Manifest } from '../../engine/model.ts'
import { BlobNotFound } from '../../storage/blob-store.ts'
import type { JobContext } from '../task.ts'
import type { Watch } from '../watch.ts'

/**
 * Applies the previewed plan: its result was made for the preview and is published as it is, once every byte of it has been
 * found to be what was previewed. False when the run was taken away meanwhile. Throws EngineError.
 */
export const execute = async ({ run, migration }: TakenUp, watch: Watch, context: JobContext): Promise<boolean> => {
  const { deps } = context
  const preview = await deps.prisma.run.findFirstOrThrow({
    where: { id: run.preview_run_id ?? '', account_id: run.account_id },
  })
  try {
    const manifest = await readManifest(deps.blobs, preview)
    await verify(run, preview, manifest, watch, context)
    const since = await tellSince(manifest, migration, context)
    return await completeExecute(deps, run, summarizeExecute(manifest), since === null ? [] : [since])
  } catch (error) {
    if (!(error instanceof BlobNotFound)) throw error
    throw new EngineError(
      `The stored preview of run ${preview.id} is no longer complete. Generate a new one and execute that.`,
      {
        cause: error,
      },
    )
  }
}

/** What was learned after the preview changes nothing of it, which the log tells. */
const tellSince = async (
  { knowledge }: Manifest,
  { account_id, source_id, template_slugs }: Migration,
  { deps: { prisma } }: JobContext,
): Promise<string | null> => {
  if (knowledge === undefined) return null
  const templates = await templatesOfMigration(prisma, account_id, template_slugs)
  const slugs = templates.map(({ slug }) => slug)
  const now = await knowledgeInScope(prisma, { account_id, source_id, template_slugs: slugs })
  return tellKnowledgeSince(knowledge, fingerprintsOf(now))
}

const verify = async (
  run: Run,
  preview: Run,
  manifest: Manifest,
  watch: Watch,
  { deps }: JobContext,
): Promise<void> => {
  const total = manifest.sheets.length
  watch.report({ stage: 'checking', done: 0, total })
  const keys = manifest.sheets.map(({ parquet }) => sheetKey(preview, parquet))
  const { changed } = await deps.blobs.withLocalFiles(keys, (paths) => {
    const files = manifest.sheets.map(({ sha256 }, index) => ({ path: paths[index] ?? '', sha256 }))
    return deps.engine.run('verify', { files }, { signal: watch.signal, owner: run.migration_id })
  })
  if (manifest.digest !== run.digest || manifest.digest !== preview.digest || changed.length > 0) {
    throw new EngineError(
      `The stored preview of run ${preview.id} is not what was previewed (digest ${run.digest}). Generate a new one and execute that.`,
    )
  }
}
