import type { CallOptions } from './call-options.ts'
import { saveAt } from './node-files.ts'
import type { ExportJob, StartExport, StartedExport } from './types.ts'
import { waitUntilOver } from './wait.ts'
import type { Ongoing, WaitOptions } from './wait.ts'

/** How to wait for an export; too long a wait is given up with `ExportWaitTimeoutError`. */
export type ExportWaitOptions = WaitOptions<ExportJob>

/** An exported file on its way: read it once. */
export interface ExportFile {
  /** The name that the service suggests, such as `customers.csv`. */
  name: string
  /** Bytes of the whole file. */
  size: number
  /** Identifies the bytes of the file; null when the service sent none. */
  etag: string | null
  /** The bytes as they arrive. In Node: `Readable.fromWeb(file.stream)`. Cancel it when it isn't read to its end. */
  stream: ReadableStream<Uint8Array>
  /** Saves to a file (Node only), streamed; the file is there whole or not at all. Resolves to the number of bytes. */
  saveTo: (path: string) => Promise<number>
}

/** Exports by jobs, for results that are too large to wait for. */
export interface ExportCalls {
  /** Starts an export: `{ slug }` for a CSV, `{ slugs }` for a ZIP with a CSV of each. Never sent twice. */
  startExport(migrationId: string, what: StartExport, options?: CallOptions): Promise<StartedExport>
  /** One export job; once it is completed, with a `download_url` that is good for 15 minutes. */
  getExportJob(migrationId: string, jobId: string, options?: CallOptions): Promise<ExportJob>
  /**
   * Waits until an export is `completed` or `failed`, and resolves to it. Looks every 250 ms at first and ever more rarely as the job
   * ages, down to every 10 s.
   */
  waitForExport(migrationId: string, jobId: string, options?: ExportWaitOptions): Promise<ExportJob>
  /** The file of a completed export, by a fresh link. Rejects with `ExportNotReadyError` when there is none (yet). */
  downloadExport(migrationId: string, jobId: string, options?: CallOptions): Promise<ExportFile>
}

/** The job was still under way when the time allowed was over. It goes on: wait again. */
export class ExportWaitTimeoutError extends Error {
  override readonly name = 'ExportWaitTimeoutError'
  /** The job as last read. */
  readonly job: ExportJob

  constructor(job: ExportJob, timeoutMs: number) {
    super(
      `Export ${job.job_id} was still ${job.status} (${job.rows_processed} of ${job.total_rows} rows) after ${timeoutMs} ms; it goes on by itself`,
    )
    this.job = job
  }
}

/** There is no file to download: the job is under way, or has failed. */
export class ExportNotReadyError extends Error {
  override readonly name = 'ExportNotReadyError'
  readonly job: ExportJob

  constructor(job: ExportJob) {
    super(`Export ${job.job_id} is ${job.status} and has no file${job.error === null ? ' yet' : `: ${job.error}`}`)
    this.job = job
  }
}

/** What the calls are made of: the two operations, and how a link is followed. */
export interface ExportTransport {
  start: ExportCalls['startExport']
  read: ExportCalls['getExportJob']
  /** Resolves to a successful reply, and rejects otherwise. */
  follow: (url: string, options: CallOptions) => Promise<Response>
}

const ongoingExport = (read: Ongoing<ExportJob>['read']): Ongoing<ExportJob> => ({
  read,
  isOver: ({ status }) => status === 'completed' || status === 'failed',
  looksOf: ({ status, rows_processed }) => `${status} ${rows_processed}`,
  givenUp: (job, timeoutMs) => new ExportWaitTimeoutError(job, timeoutMs),
})

const exportFile = ({ headers, body }: Response): ExportFile => {
  const stream = body ?? new Blob([]).stream()
  const [, name = 'export'] = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '') ?? []
  return {
    name,
    size: Number(headers.get('content-length')),
    etag: headers.get('etag'),
    stream,
    saveTo: (path) => saveAt(path, stream),
  }
}

/** The methods for exports, over the two operations and the link. */
export const exportCalls = ({ start, read, follow }: ExportTransport): ExportCalls => ({
  startExport: start,
  getExportJob: read,
  waitForExport: (migrationId, jobId, options) =>
    waitUntilOver(
      ongoingExport((call) => read(migrationId, jobId, call)),
      options,
    ),
  downloadExport: async (migrationId, jobId, options = {}) => {
    const job = await read(migrationId, jobId, options)
    if (job.download_url === undefined) throw new ExportNotReadyError(job)
    return exportFile(await follow(job.download_url, options))
  },
})
