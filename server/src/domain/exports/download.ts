import type { ExportJob } from '../../../../generated/prisma/client.ts'
import type { Db } from '../../database/transaction.ts'
import { ApiError } from '../../errors.ts'
import { hasExpired } from './find.ts'
import { readLink } from './link.ts'

export const gone = (message: string): ApiError => new ApiError(410, `${message} Read the export job again.`)

const unknownLink = (): ApiError =>
  new ApiError(404, 'There is no such download. Take the link as getExportJob gives it, unchanged.')

/** A completed job, whose file is there. */
export type CompletedExport = ExportJob & { file_size: bigint; sha256: string }

const isCompleted = (job: ExportJob): job is CompletedExport =>
  job.status === 'completed' && job.file_size !== null && job.sha256 !== null

/**
 * The job whose file a link leads to. 404 for a link that was altered or leads nowhere; 410 once it has expired, when the key that
 * asked for it was revoked, and when the data is gone.
 */
export const findDownload = async (db: Db, signingKey: Buffer, token: string, at: Date): Promise<CompletedExport> => {
  const claims = readLink(signingKey, token)
  if (!claims) throw unknownLink()
  const { account_id, job_id, key_id, expires } = claims
  const expiry = new Date(expires * 1_000)
  if (expiry <= at) throw gone(`This link expired at ${expiry.toISOString()}.`)
  const keys = await db.apiKey.count({ where: { id: key_id, account_id, revoked_at: null } })
  if (keys === 0) throw gone('The API key that asked for this link was revoked.')
  const job = await db.exportJob.findFirst({ where: { id: job_id, account_id } })
  if (!job || !isCompleted(job)) throw unknownLink()
  if (hasExpired(job, at)) throw gone(`The data of this export was deleted at ${job.expires_at.toISOString()}.`)
  return job
}
