import type { CallOptions } from './call-options.ts'
import { fileAt } from './node-files.ts'
import { contentOf, multipart } from './multipart.ts'
import type { MultipartBody, NamedData } from './multipart.ts'
import type { UploadedFile } from './types.ts'

/**
 * A file to upload: a path or `file:` URL (Node), a `File`, or any content with a name. A plain string is a path; text to be
 * sent goes into `{ name, data }`.
 */
export type UploadFile = string | URL | File | NamedData

/** Files to upload, one or many. A lone path is no list: the compiler would take its letters for paths. */
export type UploadFiles = Iterable<UploadFile> & object

/** How far an upload is. */
export interface UploadProgress {
  /** The file that is being sent, or has just been. */
  name: string
  /** Bytes of all files that have been handed to the connection. */
  bytes: number
  /** Files that are through. */
  files: number
}

export interface UploadOptions extends CallOptions {
  /** Called as the bytes go; for Blobs and Files, which the platform sends by itself, when a request with them is through. */
  onProgress?: ((progress: UploadProgress) => void) | undefined
}

/** Files that the service takes in one request. */
export const filesPerRequest = 25

/** The file opened, with its name. */
export const named = async (file: UploadFile): Promise<NamedData> => {
  if (typeof file === 'string' || file instanceof URL) return fileAt(file)
  if (file instanceof File) return { name: file.name, data: file }
  if (typeof file.name === 'string' && file.name !== '' && file.data !== undefined) return file
  throw new TypeError(
    'A file to upload is a path, a File, or { name, data }; give a Blob or a stream its name with the latter',
  )
}

/** The files as a list. A lone path without the compiler is refused here: its letters would be taken for paths. */
export const listed = (files: UploadFiles): UploadFile[] => {
  if (typeof files === 'string') throw new TypeError(`The files to upload are a list: [${JSON.stringify(files)}]`)
  return [...files]
}

/** As few lists as the service allows, in the same order. */
export const batchesOf = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / filesPerRequest) }, (_, index) =>
    items.slice(index * filesPerRequest, (index + 1) * filesPerRequest),
  )

/** Counts what is sent. */
const counter = (tell: (progress: UploadProgress) => void) => {
  const sent: UploadProgress = { name: '', bytes: 0, files: 0 }
  const add = (name: string, bytes: number, files: number) => {
    tell({ name, bytes: (sent.bytes += bytes), files: (sent.files += files) })
  }
  const watch = (file: NamedData): NamedData => {
    if (file.data instanceof Blob) return file
    const data = async function* () {
      for await (const chunk of contentOf(file.data)) {
        yield chunk
        add(file.name, chunk.length, 0)
      }
      add(file.name, 0, 1)
    }
    return { ...file, data: data() }
  }
  const through = (files: readonly NamedData[]) => {
    for (const { name, data } of files) if (data instanceof Blob) add(name, data.size, 1)
  }
  return { watch, through }
}

/** Sends files in as few requests as the service allows, one after the other. Nothing is sent when one can't be opened. */
export const uploadInBatches = async (
  files: UploadFiles,
  onProgress: UploadOptions['onProgress'],
  sendBatch: (body: MultipartBody) => Promise<UploadedFile[]>,
): Promise<UploadedFile[]> => {
  const { watch, through } = counter(onProgress ?? (() => undefined))
  const ready = (await Promise.all(listed(files).map(named))).map(watch)
  const uploaded: UploadedFile[] = []
  for (const batch of batchesOf(ready)) {
    const body = multipart('files', batch)
    try {
      uploaded.push(...(await sendBatch(body)))
      through(batch)
    } finally {
      body.stop()
    }
  }
  return uploaded
}
