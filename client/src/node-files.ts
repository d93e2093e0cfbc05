/**
 * The only place that touches files. Node's modules are reached through `process.getBuiltinModule` (Node 20.16, 22.3 and later),
 * so that a bundler for browsers has nothing to resolve.
 */

const nodeModules = (what: string, elsewhere: string) => {
  const load = typeof process === 'undefined' ? undefined : process.getBuiltinModule
  if (load === undefined) throw new TypeError(`${what} needs Node 20.16, 22.3 or later; elsewhere ${elsewhere}`)
  return {
    fs: load('node:fs'),
    files: load('node:fs/promises'),
    path: load('node:path'),
    url: load('node:url'),
    streams: load('node:stream'),
    pipes: load('node:stream/promises'),
  }
}

/** A file on disk, opened only when its bytes are asked for. */
export interface DiskFile {
  name: string
  data: AsyncIterable<Uint8Array>
}

/**
 * A file by path or `file:` URL.
 * @throws Error when it isn't there or isn't a file.
 */
export const fileAt = async (location: string | URL): Promise<DiskFile> => {
  const { fs, files, path, url } = nodeModules(
    `Uploading ${String(location)} by its path`,
    'pass a File, a Blob or { name, data }',
  )
  const place = location instanceof URL ? url.fileURLToPath(location) : location
  const entry = await files.stat(place).catch((cause: unknown) => {
    throw new Error(`${place} can't be uploaded: there is no such file, or it may not be read`, { cause })
  })
  if (!entry.isFile()) throw new Error(`${place} can't be uploaded: it is no file; name the files in it one by one`)
  const open = async function* (): AsyncGenerator<Uint8Array> {
    yield* fs.createReadStream(place) as AsyncIterable<Uint8Array>
  }
  return { name: path.basename(place), data: open() }
}

/**
 * Writes a stream to a file, making its folder when needed. Whatever happens, the file is there whole or not at all.
 * Resolves to the number of bytes.
 */
export const saveAt = async (place: string, content: ReadableStream<Uint8Array>): Promise<number> => {
  const { fs, files, path, streams, pipes } = nodeModules(`Saving to ${place}`, 'read its stream')
  const partial = `${place}.${crypto.randomUUID()}.part`
  await files.mkdir(path.dirname(place), { recursive: true })
  try {
    const target = fs.createWriteStream(partial, { flags: 'wx' })
    await pipes.pipeline(streams.Readable.from(chunksOf(content)), target)
    await files.rename(partial, place)
    return target.bytesWritten
  } catch (error) {
    await files.rm(partial, { force: true })
    throw error
  }
}

/** A stream's chunks; not every browser's streams can be iterated. Leaving early cancels the stream. */
export const chunksOf = async function* (stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  let ended = false
  try {
    for (;;) {
      const { done, value } = await reader.read()
      ended = done
      if (done) return
      yield value
    }
  } finally {
    if (!ended) await reader.cancel().catch(() => undefined)
  }
}
