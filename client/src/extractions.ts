import type { CallOptions } from './call-options.ts'
import { multipart } from './multipart.ts'
import type { MultipartBody } from './multipart.ts'
import type { Extraction } from './types.ts'
import { named } from './upload.ts'
import type { UploadFile } from './upload.ts'
import { waitUntilOver } from './wait.ts'
import type { Ongoing, WaitOptions } from './wait.ts'

/** What is to be found in a document beside its text and tables. */
export interface ExtractionFields {
  /** The template whose columns are looked for. */
  template_slug?: string | undefined
}

/** A document to read: anything that can be uploaded, or where the service is to fetch it from (public addresses only). */
export type ExtractionDocument = UploadFile | { url: string | URL }

/** How to wait for an extraction; too long a wait is given up with `ExtractionWaitTimeoutError`. */
export type ExtractionWaitOptions = WaitOptions<Extraction>

/** Text, tables and fields out of single documents. */
export interface ExtractionCalls {
  /** Has a PDF or Word document read: it is uploaded, streamed, or fetched from `{ url }`. Never sent twice. */
  createExtraction(document: ExtractionDocument, fields?: ExtractionFields, options?: CallOptions): Promise<Extraction>
  /** One extraction; once it is completed, with what was read. */
  getExtraction(extractionId: string, options?: CallOptions): Promise<Extraction>
  /** Waits until an extraction is `completed` or `failed`, and resolves to it. */
  waitForExtraction(extractionId: string, options?: ExtractionWaitOptions): Promise<Extraction>
}

/** The extraction was still under way when the time allowed was over. It goes on: wait again. */
export class ExtractionWaitTimeoutError extends Error {
  override readonly name = 'ExtractionWaitTimeoutError'
  /** The extraction as last read. */
  readonly extraction: Extraction

  constructor(extraction: Extraction, timeoutMs: number) {
    super(
      `Extraction ${extraction.extraction_id} was still ${extraction.status} after ${timeoutMs} ms; it goes on by itself`,
    )
    this.extraction = extraction
  }
}

/** The two operations, and the ways to send a document. */
export interface ExtractionTransport {
  upload: (body: MultipartBody, options?: CallOptions) => Promise<Extraction>
  fetch: (body: { url: string; template_slug?: string }, options?: CallOptions) => Promise<Extraction>
  read: ExtractionCalls['getExtraction']
}

const ongoingExtraction = (read: Ongoing<Extraction>['read']): Ongoing<Extraction> => ({
  read,
  isOver: ({ status }) => status === 'completed' || status === 'failed',
  looksOf: ({ status }) => status,
  givenUp: (extraction, timeoutMs) => new ExtractionWaitTimeoutError(extraction, timeoutMs),
})

/** The methods for extractions, over the two operations. */
export const extractionCalls = ({ upload, fetch, read }: ExtractionTransport): ExtractionCalls => ({
  createExtraction: async (document, fields = {}, options = {}) => {
    const texts = fields.template_slug === undefined ? {} : { template_slug: fields.template_slug }
    const remote = typeof document === 'object' && 'url' in document
    if (remote) return fetch({ url: String(document.url), ...texts }, options)
    const body = multipart('file', [await named(document)], texts)
    try {
      return await upload(body, options)
    } finally {
      body.stop()
    }
  },
  getExtraction: read,
  waitForExtraction: (extractionId, options) =>
    waitUntilOver(
      ongoingExtraction((call) => read(extractionId, call)),
      options,
    ),
})
