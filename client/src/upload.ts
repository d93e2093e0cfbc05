import { fileAt } from './node-files.ts'
import { multipart } from './multipart.ts'
import type { MultipartBody, NamedData } from './multipart.ts'
import type { UploadedFile } from './types.ts'

/**
 * A file to upload: a path or `file:` URL (Node), a `File`, or any content with a name. A plain string is a path; text to be
 * sent goes into `{ name, data }`.
 */
export type UploadFile = string | URL | File | NamedData

/** Files that the service takes in one request. */
export const filesPerRequest = 25

const named = async (file: UploadFile): Promise<NamedData> => {
  if (typeof file === 'string' || file instanceof URL) return fileAt(file)
  if (file instanceof File) return { name: file.name, data: file }
  if (typeof file.name === 'string' && file.name !== '' && file.data !== undefined) return file
  throw new TypeError(
    'A file to upload is a path, a File, or { name, data }; give a Blob or a stream its name with the latter',
  )
}

/** As few lists as the service allows, in the same order. */
export const batchesOf = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / filesPerRequest) }, (_, index) =>
    items.slice(index * filesPerRequest, (index + 1) * filesPerRequest),
  )

/** Sends files in as few requests as the service allows, one after the other. Nothing is sent when one can't be opened. */
export const uploadInBatches = async (
  files: Iterable<UploadFile>,
  sendBatch: (body: MultipartBody) => Promise<UploadedFile[]>,
): Promise<UploadedFile[]> => {
  const ready = await Promise.all([...files].map(named))
  const uploaded: UploadedFile[] = []
  for (const batch of batchesOf(ready)) {
    const body = multipart('files', batch)
    try {
      uploaded.push(...(await sendBatch(body)))
    } finally {
      body.stop()
    }
  }
  return uploaded
}
