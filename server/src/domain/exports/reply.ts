import { basePath, operationTable } from '../../../../generated/server/router.ts'
import type { components } from '../../../../generated/api.ts'
import type { ExportJob } from '../../../../generated/prisma/client.ts'
import { signLink } from './link.ts'
import { exportStatusOf } from './state.ts'

type Schemas = components['schemas']

const DOWNLOAD_SECONDS = operationTable.getExportJob.limits.download_seconds

const formatOf = (text: string): Schemas['ExportFormat'] => (text === 'zip' ? 'zip' : 'csv')

/** A job that was just queued. `origin` is where callers reach the service, without the base path. */
export const startedExportReply = (job: ExportJob, origin: string): Schemas['StartedExport'] => ({
  job_id: job.id,
  status: exportStatusOf(job.status),
  format: formatOf(job.format),
  total_rows: Number(job.total_rows),
  status_url: `${origin}${basePath}/migrations/${job.migration_id}/exports/jobs/${job.id}`,
})

/** Whom a download link is for, and where and when it is given. */
export interface LinkTerms {
  origin: string
  signingKey: Buffer
  key_id: string
  at: Date
}

/** A job as its poller sees it: once it is completed, with a fresh link, which ends with the data at the latest. */
export const exportJobReply = (job: ExportJob, terms: LinkTerms): Schemas['ExportJob'] => ({
  job_id: job.id,
  status: exportStatusOf(job.status),
  format: formatOf(job.format),
  rows_processed: Number(job.rows_processed),
  total_rows: Number(job.total_rows),
  file_size: job.file_size === null ? null : Number(job.file_size),
  error: job.error,
  expires_at: job.expires_at.toISOString(),
  ...(job.status === 'completed' && { download_url: downloadUrl(job, terms) }),
})

const downloadUrl = (
  { id, account_id, expires_at }: ExportJob,
  { origin, signingKey, key_id, at }: LinkTerms,
): string => {
  const seconds = Math.min(
    Math.floor(at.getTime() / 1_000) + DOWNLOAD_SECONDS,
    Math.floor(expires_at.getTime() / 1_000),
  )
  return `${origin}${basePath}/downloads/${signLink(signingKey, { account_id, job_id: id, key_id, expires: seconds })}`
}
