import { z } from 'zod'

/** What a queue needs to know of a kind of job. Payloads carry ids only: the records are the truth when the job runs. */
export interface JobDefinition<Payload> {
  name: string
  payload: z.ZodType<Payload>
  /** Jobs of one key replace one another while they wait. */
  key: (payload: Payload) => string
  /** Jobs of one queue run one after the other, a little slower than others; without one, all at once. */
  queue?: (payload: Payload) => string
  /** Starts before the job counts as failed for good; those that ended with the death of a worker count too. */
  attempts: number
}

const id = z.string().min(1)

/** Fetches of one account at once: its servers may be slow, and must leave places for those of others. */
const FETCHES_AT_ONCE = 4

const laneOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % FETCHES_AT_ONCE

/** Fetches a file that was given as a URL. It has the key of the job that reads it, which follows. */
export const fetchFileJob: JobDefinition<{ account_id: string; migration_id: string; file_id: string }> = {
  name: 'fetch-file',
  payload: z.strictObject({ account_id: id, migration_id: id, file_id: id }),
  key: ({ file_id }) => fileJobKey(file_id),
  queue: ({ account_id, file_id }) => `fetch:${account_id}:${laneOf(file_id)}`,
  attempts: 4,
}

/** Reads an uploaded file into tables. */
export const readFileJob: JobDefinition<{ account_id: string; migration_id: string; file_id: string }> = {
  name: 'read-file',
  payload: z.strictObject({ account_id: id, migration_id: id, file_id: id }),
  key: ({ file_id }) => fileJobKey(file_id),
  attempts: 4,
}

/** Removes what lies in the blob store of a deleted file. */
export const removeFileBlobsJob: JobDefinition<{ account_id: string; migration_id: string; file_id: string }> = {
  name: 'remove-file-blobs',
  payload: z.strictObject({ account_id: id, migration_id: id, file_id: id }),
  key: ({ file_id }) => `remove-file-blobs:${file_id}`,
  attempts: 25,
}

/** Takes a run as far as it can go: to its end, or to where a person must answer. */
export const runJob: JobDefinition<{ account_id: string; migration_id: string; run_id: string }> = {
  name: 'run',
  payload: z.strictObject({ account_id: id, migration_id: id, run_id: id }),
  key: ({ run_id }) => runJobKey(run_id),
  attempts: 5,
}

/** Makes the file of an export job. */
export const exportJob: JobDefinition<{ account_id: string; migration_id: string; export_id: string }> = {
  name: 'export',
  payload: z.strictObject({ account_id: id, migration_id: id, export_id: id }),
  key: ({ export_id }) => exportJobKey(export_id),
  attempts: 4,
}

/** Fetches the document of an extraction that was given as a URL. It has the key of the job that reads it, which follows. */
export const fetchDocumentJob: JobDefinition<{ account_id: string; extraction_id: string }> = {
  name: 'fetch-document',
  payload: z.strictObject({ account_id: id, extraction_id: id }),
  key: ({ extraction_id }) => extractionJobKey(extraction_id),
  queue: ({ account_id, extraction_id }) => `fetch:${account_id}:${laneOf(extraction_id)}`,
  attempts: 4,
}

/** Reads the document of an extraction. */
export const extractJob: JobDefinition<{ account_id: string; extraction_id: string }> = {
  name: 'extract',
  payload: z.strictObject({ account_id: id, extraction_id: id }),
  key: ({ extraction_id }) => extractionJobKey(extraction_id),
  attempts: 3,
}

/** Sends a webhook message to an endpoint, once; the job of the next attempt follows with the result. */
export const deliverWebhookJob: JobDefinition<{ account_id: string; message_id: string; endpoint_id: string }> = {
  name: 'deliver-webhook',
  payload: z.strictObject({ account_id: id, message_id: id, endpoint_id: id }),
  key: ({ message_id, endpoint_id }) => `webhook:${message_id}:${endpoint_id}`,
  attempts: 10,
}

/** Takes a deleted webhook endpoint away from Svix. */
export const removeFromSvixJob: JobDefinition<{ account_id: string; endpoint_id: string }> = {
  name: 'remove-from-svix',
  payload: z.strictObject({ account_id: id, endpoint_id: id }),
  key: ({ endpoint_id }) => `remove-from-svix:${endpoint_id}`,
  attempts: 25,
}

export const fileJobKey = (file_id: string): string => `file:${file_id}`
export const runJobKey = (run_id: string): string => `run:${run_id}`
export const extractionJobKey = (extraction_id: string): string => `extraction:${extraction_id}`
export const exportJobKey = (export_id: string): string => `export:${export_id}`
