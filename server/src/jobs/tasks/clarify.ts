import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Run } from '../../../../generated/prisma/client.ts'
import { gatherKnown, type StoredKnown } from '../../domain/runs/known.ts'
import { completeClarify } from '../../domain/runs/outcome.ts'
import type { TakenUp } from '../../domain/runs/take-up.ts'
import type { Answered } from '../../engine/clarify/answered.ts'
import { EngineError } from '../../engine/model.ts'
import { BlobNotFound } from '../../storage/blob-store.ts'
import type { JobContext } from '../task.ts'
import type { Watch } from '../watch.ts'

const stored = z.object({ message: z.string() })

/** Answers what the run asks about its preview. False when the run was taken away meanwhile. Throws EngineError. */
export const clarify = async ({ run, migration }: TakenUp, watch: Watch, context: JobContext): Promise<boolean> => {
  const { deps } = context
  const { message } = stored.parse(run.input)
  try {
    const known = await gatherKnown(deps, run, migration)
    return await completeClarify(deps, run, await answer(run, message, known, watch, context))
  } catch (error) {
    if (!(error instanceof BlobNotFound)) throw error
    throw new EngineError(
      `The stored preview of run ${run.preview_run_id} has gone while it was asked about. Generate a new one and ask about that.`,
      { cause: error },
    )
  }
}

const answer = (
  { migration_id: owner }: Run,
  message: string,
  known: StoredKnown,
  watch: Watch,
  { deps }: JobContext,
): Promise<Answered[]> => {
  const keys = [...known.tables.map(({ parquet }) => parquet), ...known.sheets.map(({ path }) => path)]
  const there = keys.filter((key) => key !== null)
  return deps.blobs.withLocalFiles(there, (paths) =>
    deps.blobs.withWorkFolder(async (folder) => {
      const workdir = join(folder, 'work')
      await mkdir(workdir)
      const local = (key: string | null): string | null => (key === null ? null : (paths[there.indexOf(key)] ?? null))
      const tables = known.tables.map((table) => ({ ...table, parquet: local(table.parquet) }))
      const sheets = known.sheets.map(({ slug, path }) => ({ slug, path: local(path) }))
      return deps.engine.run('clarify', { ...known, tables, sheets, message, workdir }, { signal: watch.signal, owner })
    }),
  )
}
