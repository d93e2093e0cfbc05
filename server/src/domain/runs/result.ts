import { json } from 'node:stream/consumers'
import type { Run } from '../../../../generated/prisma/client.ts'
import type { Run as RunStatement } from '../../database/statement.ts'
import { conflict, notFound, type ApiError } from '../../errors.ts'
import type { Manifest, Plan } from '../../engine/model.ts'
import { BlobNotFound, type BlobStore } from '../../storage/blob-store.ts'
import { manifestKey } from './blobs.ts'
import { PLAN_MAKING } from './state.ts'

/** Manifests kept in memory, by blob store: each is immutable, and every page of a preview needs its run's. */
const kept = new WeakMap<BlobStore, Map<string, Manifest>>()
const MOST_KEPT = 16

/** What a plan-making run left behind. Rejects with BlobNotFound when it is gone. */
export const readManifest = async (blobs: BlobStore, run: Pick<Run, 'id' | 'attempt'>): Promise<Manifest> => {
  const manifests = kept.get(blobs) ?? new Map<string, Manifest>()
  kept.set(blobs, manifests)
  const key = manifestKey(run)
  const known = manifests.get(key)
  const manifest = known ?? ((await json(await blobs.open(key))) as Manifest)
  manifests.delete(key)
  manifests.set(key, manifest)
  for (const oldest of manifests.keys()) if (manifests.size > MOST_KEPT) manifests.delete(oldest)
  return manifest
}

/** The plan that a run made; null when it is no longer there. */
export const readPlan = async (blobs: BlobStore, run: Pick<Run, 'id' | 'attempt'>): Promise<Plan | null> => {
  try {
    return (await readManifest(blobs, run)).plan
  } catch (error) {
    if (error instanceof BlobNotFound) return null
    throw error
  }
}

/** A run that was asked for, and what to throw when the migration has none of that id. */
export interface WantedRun {
  id: string
  refusal: ApiError
}

/** An execute or a clarify shows the preview that it was started on. */
const previewedRun = `
SELECT shown.* FROM migration
LEFT JOIN run AS asked ON asked.account_id = migration.account_id AND asked.migration_id = migration.id
  AND asked.id = COALESCE($3::text, awaiting_run_id, (
    SELECT id FROM run WHERE run.account_id = $1 AND run.migration_id = $2 AND plan_version IS NOT NULL
      AND kind IN (${PLAN_MAKING.map((kind) => `'${kind}'`).join(', ')})
    ORDER BY plan_version DESC LIMIT 1
  ))
LEFT JOIN run AS shown ON shown.account_id = asked.account_id AND shown.migration_id = asked.migration_id
  AND shown.id = COALESCE(asked.preview_run_id, asked.id)
WHERE migration.account_id = $1 AND migration.id = $2`

/**
 * The run whose preview is meant: the one wanted, else the one awaiting approval, else the last that made a plan. One statement, since
 * every page begins with it. The 404 for an unknown migration; 409 when there is no preview (yet).
 */
export const findPreviewedRun = async (
  run: RunStatement,
  account_id: string,
  migration_id: string,
  wanted: WantedRun | null,
): Promise<Run> => {
  const [found] = await run<Run | { [Field in keyof Run]: null }>(previewedRun, [
    account_id,
    migration_id,
    wanted?.id ?? null,
  ])
  if (found === undefined) throw notFound('migration')
  if (found.id === null && wanted) throw wanted.refusal
  if (found.id === null)
    throw conflict(
      'This migration has no preview yet. Start a run of kind "generate" and wait until it awaits approval.',
    )
  if (found.plan_version !== null) return found
  throw conflict(`Run ${found.id} is ${found.status} and has no preview${found.finished_at ? '' : ' yet'}.`)
}
