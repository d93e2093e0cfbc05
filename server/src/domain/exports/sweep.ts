import type { Deps } from '../../deps.ts'
import { expired, sweepDue } from '../retention/due.ts'
import { exportFolder } from './blobs.ts'
import { UNDER_WAY } from './state.ts'

type Parts = Pick<Deps, 'prisma' | 'blobs' | 'now' | 'log'>

/**
 * Deletes the data of the export jobs that are past their retention, oldest first, and returns how many; their rows stay, for reads of
 * them to be 410. Jobs that are under way are left alone, however old, and a download that has begun keeps its file until its end.
 * The data goes before the row says so: a sweep that is cut off is done again by the next.
 */
export const sweepExports = ({ prisma, blobs, now, log }: Parts): Promise<number> => {
  const find = (leave: readonly string[], take: number) =>
    prisma.exportJob.findMany({ ...expired(now(), UNDER_WAY, leave), take })
  return sweepDue(log, find, async ({ id, account_id }) => {
    await blobs.removeAll(exportFolder(id))
    await prisma.exportJob.updateMany({ where: { id, account_id }, data: { swept_at: now() } })
    return true
  })
}
