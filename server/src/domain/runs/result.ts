import { json } from 'node:stream/consumers'
import type { Migration, Run } from '../../../../generated/prisma/client.ts'
import type { Db } from '../../database/transaction.ts'
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

/**
 * The run whose preview is meant: the one wanted, else the one awaiting approval, else the last that made a plan.
 * 409 when there is no preview (yet).
 */
export const findPreviewedRun = async (db: Db, migration: Migration, wanted: WantedRun | null): Promise<Run> => {
  const { id: migration_id, account_id, awaiting_run_id } = migration
  const id = wanted?.id ?? awaiting_run_id
  const run = await db.run.findFirst({
    where: {
      account_id,
      migration_id,
      ...(id ? { id } : { kind: { in: [...PLAN_MAKING] }, plan_version: { not: null } }),
    },
    orderBy: { id: 'desc' },
  })
  if (!run && wanted) throw wanted.refusal
  if (!run)
    throw conflict(
      'This migration has no preview yet. Start a run of kind "generate" and wait until it awaits approval.',
    )
  if (run.preview_run_id) return findPreviewedRun(db, migration, { id: run.preview_run_id, refusal: notFound('run') })
  if (run.plan_version !== null) return run
  throw conflict(`Run ${run.id} is ${run.status} and has no preview${run.finished_at ? '' : ' yet'}.`)
}
