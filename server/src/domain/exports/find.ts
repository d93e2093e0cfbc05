import type { ExportJob } from '../../../../generated/prisma/client.ts'
import type { Db } from '../../database/transaction.ts'
import { ApiError, notFound } from '../../errors.ts'
import { hasEnded } from './state.ts'

/** Whether the job's data is gone, or may be at any moment: its retention is over and nobody works on it. */
export const hasExpired = ({ status, expires_at }: ExportJob, at: Date): boolean => hasEnded(status) && expires_at <= at

/** The migration's export job; 404 for what is none of its, 410 past its retention. */
export const findExportJob = async (
  db: Db,
  { account_id, migration_id }: { account_id: string; migration_id: string },
  id: string,
  at: Date,
): Promise<ExportJob> => {
  const job = await db.exportJob.findFirst({ where: { id, account_id, migration_id } })
  if (!job) throw notFound('export job')
  if (!hasExpired(job, at)) return job
  throw new ApiError(
    410,
    `The export job ${id} expired at ${job.expires_at.toISOString()} and its data was deleted. Start a new one.`,
  )
}
