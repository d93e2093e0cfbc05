import type { Deps } from '../../deps.ts'
import { attemptFolder, manifestKey, runFolder } from '../runs/blobs.ts'
import { hasEnded } from '../runs/state.ts'

type Parts = Pick<Deps, 'prisma' | 'blobs' | 'now' | 'log'>

/** Nothing is under way for so long between a blob and the row that tells of it; an upload may take an hour. */
const AGE_MS = 86_400_000

const BATCH = 200

/**
 * Deletes blobs that no row tells of: their process was killed between writing them and the commit, or between a commit and
 * deleting them. Returns of how many subjects. What has changed within a day is left alone.
 */
export const sweepOrphans = async (deps: Parts): Promise<number> => {
  const files = await sweepFolder(deps, 'files', async (ids) => {
    const there = await deps.prisma.file.findMany({ where: { id: { in: ids } }, select: { id: true } })
    return wholly(deps, 'files', ids, there)
  })
  const exports = await sweepFolder(deps, 'exports', async (ids) => {
    const there = await deps.prisma.exportJob.findMany({
      where: { id: { in: ids }, swept_at: null },
      select: { id: true },
    })
    return wholly(deps, 'exports', ids, there)
  })
  const extractions = await sweepFolder(deps, 'extractions', async (ids) => {
    const there = await deps.prisma.extraction.findMany({
      where: { id: { in: ids }, swept_at: null },
      select: { id: true },
    })
    return wholly(deps, 'extractions', ids, there)
  })
  return files + exports + extractions + (await sweepFolder(deps, 'runs', (ids) => sweepRuns(deps, ids)))
}

/** Hands the old subjects under `folder` on, a part of them at a time. */
const sweepFolder = async (
  { blobs, now }: Parts,
  folder: string,
  sweep: (ids: string[]) => Promise<number>,
): Promise<number> => {
  const before = now().getTime() - AGE_MS
  let swept = 0
  let ids: string[] = []
  for await (const { name, changedAt } of blobs.folders(folder)) {
    if (changedAt.getTime() > before) continue
    ids.push(name)
    if (ids.length < BATCH) continue
    swept += await sweep(ids)
    ids = []
  }
  return ids.length === 0 ? swept : swept + (await sweep(ids))
}

/** Removes everything of those that are not there. */
const wholly = async (
  { blobs }: Parts,
  folder: string,
  ids: readonly string[],
  there: readonly { id: string }[],
): Promise<number> => {
  const known = new Set(there.map(({ id }) => id))
  const orphans = ids.filter((id) => !known.has(id))
  for (const id of orphans) await blobs.removeAll(`${folder}/${id}`)
  return orphans.length
}

/** Of a run that has ended only the attempt counts that it ended with, and that only while its result is kept. */
const sweepRuns = async ({ prisma, blobs }: Parts, ids: string[]): Promise<number> => {
  const runs = await prisma.run.findMany({
    where: { id: { in: ids } },
    include: { migration: { select: { result_run_id: true, swept_sequence: true } } },
  })
  const known = new Map(runs.map((run) => [run.id, run]))
  let swept = 0
  for (const id of ids) {
    const run = known.get(id)
    if (run && !hasEnded(run.status) && run.status !== 'awaiting_approval') continue
    const needed = ((): string | null => {
      if (!run || run.plan_version === null) return null
      if (run.swept_at === null) return attemptFolder(run)
      return run.migration.result_run_id === id && run.migration.swept_sequence === 0 ? manifestKey(run) : null
    })()
    const keys = await blobs.list(runFolder(id))
    const orphans = keys.filter((key) => needed === null || (key !== needed && !key.startsWith(`${needed}/`)))
    if (needed === null) await blobs.removeAll(runFolder(id))
    else for (const key of orphans) await blobs.remove(key)
    if (orphans.length > 0) swept += 1
  }
  return swept
}
