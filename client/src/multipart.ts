import { chunksOf } from './node-files.ts'

/** Content of a file: whole, or as a web stream, a Node stream or anything else that is iterated asynchronously. Text is sent as UTF-8. */
export type UploadData =
  | Blob
  | ArrayBuffer
  | Uint8Array
  | string
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array | string>

/** A file's content with its name. */
export interface NamedData {
  name: string
  data: UploadData
  /** Media type to declare; the service looks at the bytes and does not rely on it. */
  type?: string | undefined
}

/** A request body with the header that belongs to it, if it isn't set by `fetch`. */
export interface MultipartBody {
  body: FormData | ReadableStream<Uint8Array>
  headers: Record<string, string>
  /** To be called when the request is over: lets go of the sources if it ended early. */
  stop(): void
}

const encoder = new TextEncoder()
const asBytes = (chunk: Uint8Array | string) => (typeof chunk === 'string' ? encoder.encode(chunk) : chunk)

/** The content's chunks as bytes. */
export const contentOf = async function* (data: UploadData): AsyncGenerator<Uint8Array> {
  if (typeof data === 'string' || data instanceof Uint8Array) yield asBytes(data)
  else if (data instanceof ArrayBuffer) yield new Uint8Array(data)
  else if (data instanceof Blob) yield* chunksOf(data.stream())
  else if (data instanceof ReadableStream) yield* chunksOf(data)
  else for await (const chunk of data) yield asBytes(chunk)
}

/** As browsers write it: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data */
const escapeName = (name: string) => name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22')

const encode = async function* (
  field: string,
  files: readonly NamedData[],
  texts: Readonly<Record<string, string>>,
  boundary: string,
): AsyncGenerator<Uint8Array, undefined> {
  for (const [name, text] of Object.entries(texts))
    yield encoder.encode(
      `--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(name)}"\r\n\r\n${text}\r\n`,
    )
  for (const { name, data, type } of files) {
    const disposition = `form-data; name="${escapeName(field)}"; filename="${escapeName(name)}"`
    const contentType = (type ?? 'application/octet-stream').replaceAll(/[\r\n]/g, ' ')
    yield encoder.encode(`--${boundary}\r\nContent-Disposition: ${disposition}\r\nContent-Type: ${contentType}\r\n\r\n`)
    yield* contentOf(data)
    yield encoder.encode('\r\n')
  }
  yield encoder.encode(`--${boundary}--\r\n`)
}

/**
 * The chunks as a stream that can be stopped from outside. Node's fetch goes on pulling a body whose request was aborted or
 * refused (seen in 24.21 with undici 7.29), which would read a large source to its end for nothing.
 */
const streamOf = (
  chunks: AsyncGenerator<Uint8Array, undefined>,
): Pick<MultipartBody, 'stop'> & { body: ReadableStream<Uint8Array> } => {
  let stopped = false
  // Not awaited: a source that is silent at the moment lets go only when it speaks again.
  const stop = () => {
    stopped = true
    chunks.return(undefined).catch(() => undefined)
  }
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const value = stopped ? undefined : (await chunks.next()).value
      if (stopped) controller.error(new Error('The upload was stopped'))
      else if (value === undefined) controller.close()
      else controller.enqueue(value)
    },
    cancel: stop,
  })
  return { body, stop }
}

/**
 * The files, and fields of text, as one `multipart/form-data` body. Blobs alone become `FormData`, which every browser can send; anything else is
 * streamed, one chunk in memory at a time.
 */
export const multipart = (
  field: string,
  files: readonly NamedData[],
  texts: Readonly<Record<string, string>> = {},
): MultipartBody => {
  if (files.every(({ data }) => data instanceof Blob)) {
    const body = new FormData()
    for (const [name, text] of Object.entries(texts)) body.append(name, text)
    for (const { name, data, type } of files) {
      const blob = data as Blob
      body.append(field, type === undefined ? blob : blob.slice(0, blob.size, type), name)
    }
    return { body, headers: {}, stop: () => undefined }
  }
  const boundary = `files-${crypto.randomUUID()}`
  return {
    ...streamOf(encode(field, files, texts, boundary)),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
