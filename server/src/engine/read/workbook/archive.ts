import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { EngineError } from '../../model.ts'
import { MAX_INFLATE_RATIO, MAX_INFLATED_BYTES, MAX_ZIP_ENTRIES, RATIO_FREE_BYTES } from '../limits.ts'

/** The parts of a ZIP archive, inflated under one budget: what a header says of sizes is not believed. */
export interface Archive {
  has: (part: string) => boolean
  /** Bytes of the packed part. */
  packedSize: (part: string) => number
  /** The part's bytes. @throws EngineError when it is missing, damaged or too big. */
  stream: (part: string) => AsyncIterable<Buffer>
  close: () => void
}

/** @throws EngineError when the file is no readable ZIP archive. `name` is the file's, for the sentences. */
export async function openArchive(path: string, name: string): Promise<Archive> {
  const damaged = (error: unknown): EngineError =>
    error instanceof EngineError
      ? error
      : new EngineError(
          `"${name}" is damaged or was cut off (${messageOf(error)}): save the file again and send it anew`,
          { cause: error },
        )
  let zip: ZipFile
  try {
    zip = await openPromise(path, { lazyEntries: true, autoClose: false })
  } catch (error) {
    throw damaged(error)
  }
  try {
    const entries = await listEntries(zip, name)
    const spent = { inflated: 0 }
    return {
      has: (part) => entries.has(keyOf(part)),
      packedSize: (part) => entries.get(keyOf(part))?.compressedSize ?? 0,
      stream: (part) => inflate(zip, entries.get(keyOf(part)), part, name, spent, damaged),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw damaged(error)
  }
}

async function listEntries(zip: ZipFile, name: string): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_ZIP_ENTRIES) {
    throw new EngineError(`"${name}" has ${zip.entryCount} parts; such a file may have at most ${MAX_ZIP_ENTRIES}`)
  }
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    const key = keyOf(entry.fileName)
    if (!entries.has(key)) entries.set(key, entry)
  }
  return entries
}

/** Part names are compared without regard to case (ECMA-376 part 2, 6.2.2.3). */
function keyOf(part: string): string {
  return part.replace(/^\/+/, '').toLowerCase()
}

async function* inflate(
  zip: ZipFile,
  entry: Entry | undefined,
  part: string,
  name: string,
  spent: { inflated: number },
  damaged: (error: unknown) => EngineError,
): AsyncGenerator<Buffer> {
  if (entry === undefined) {
    throw new EngineError(`"${name}" lacks its part "${part}": save the file again and send it anew`)
  }
  if (entry.isEncrypted()) {
    throw new EngineError(`"${name}" is encrypted with a password: save it without one and send it again`)
  }
  let inflated = 0
  const requireRoom = (unpacked: number): void => {
    const ratio = unpacked / Math.max(entry.compressedSize, 1)
    const total = spent.inflated - inflated + unpacked
    if (total > MAX_INFLATED_BYTES || (unpacked > RATIO_FREE_BYTES && ratio > MAX_INFLATE_RATIO))
      throw tooBig(name, part, total, ratio)
  }
  try {
    // A bomb that tells its size is refused before a byte of it is unpacked; one that lies, when it has gone too far.
    requireRoom(entry.uncompressedSize)
    const stream = await zip.openReadStreamPromise(entry)
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      inflated += chunk.length
      spent.inflated += chunk.length
      requireRoom(inflated)
      yield chunk
    }
  } catch (error) {
    throw damaged(error)
  }
}

function tooBig(name: string, part: string, inflated: number, ratio: number): EngineError {
  const megabytes = Math.round(inflated / 1_048_576)
  return new EngineError(
    `"${name}" unpacks to too much: ${megabytes} MB at "${part}", ${Math.round(ratio)} times its packed size; ` +
      `at most ${MAX_INFLATED_BYTES / 1_048_576} MB and ${MAX_INFLATE_RATIO} times are read: send its sheets as CSV`,
  )
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
