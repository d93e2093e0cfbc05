import type { CallOptions } from './call-options.ts'
import { multipart } from './multipart.ts'
import type { MultipartBody } from './multipart.ts'
import { pause } from './pause.ts'
import type { Extraction } from './types.ts'
import { named } from './upload.ts'
import type { UploadFile } from './upload.ts'
import { pollInterval } from './wait.ts'

/** What is to be found in a document beside its text and tables. */
export interface ExtractionFields {
  /** The template whose columns are looked for. */
  template_slug?: string
}

/** A document to read: anything that can be uploaded, or where the service is to fetch it from (public addresses only). */
export type ExtractionDocument = UploadFile | { url: string | URL }

/** How to wait for an extraction. */
export interface ExtractionWaitOptions {
  /** Ends the wait (not the extraction) when aborted: the promise rejects with the signal's reason. */
  signal?: AbortSignal
  /** Milliseconds until the wait is given up with `ExtractionWaitTimeoutError`; one hour when left out. The extraction goes on. */
  timeoutMs?: number
}

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
  fetch: (body: { url: string } & ExtractionFields, options?: CallOptions) => Promise<Extraction>
  read: ExtractionCalls['getExtraction']
}

const hasEnded = ({ status }: Extraction): boolean => status === 'completed' || status === 'failed'

/** The methods for extractions, over the two operations. */
export const extractionCalls = ({ upload, fetch, read }: ExtractionTransport): ExtractionCalls => ({
  createExtraction: async (document, fields = {}, options = {}) => {
    const remote = typeof document === 'object' && 'url' in document
    if (remote) return fetch({ url: String(document.url), ...fields }, options)
    const texts = fields.template_slug === undefined ? {} : { template_slug: fields.template_slug }
    const body = multipart('file', [await named(document)], texts)
    try {
      return await upload(body, options)
    } finally {
      body.stop()
    }
  },
  getExtraction: read,
  waitForExtraction: async (extractionId, { signal, timeoutMs = 3_600_000 } = {}) => {
    const began = performance.now()
    for (;;) {
      const extraction = await read(extractionId, signal === undefined ? {} : { signal })
      if (hasEnded(extraction)) return extraction
      const age = performance.now() - began
      if (age >= timeoutMs) throw new ExtractionWaitTimeoutError(extraction, timeoutMs)
      await pause(Math.min(pollInterval(age), timeoutMs - age), signal)
    }
  },
})
