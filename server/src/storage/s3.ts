// Over 300 lines: one store over one client; what every call needs to know of it is in one closure.
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  UploadPartCommand,
  type CompletedPart,
} from '@aws-sdk/client-s3'
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { assertKey, BlobNotFound, BlobStoreError, gaveNoAnswer, type BlobStore } from './blob-store.ts'
import { owner, sweep } from './leftovers.ts'
import { openLocalCopies } from './local-copies.ts'
import { meter } from './meter.ts'
import type { S3Place } from './place.ts'
import { ATTEMPTS, clientFor, describe, removalOf } from './s3-client.ts'
import { inParts } from './s3-parts.ts'

const SIGN_OF_LIFE_MS = 3_600_000

/** Until a request and all attempts at it are given up: a caller who waits for it is still connected then, and gets a reply. */
const LONGEST_MS = 90_000

interface Stored {
  key: string
  changedAt: Date
}

const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof BlobStoreError && error.status === status

const rangeHeader = (range: { start: number; end?: number | undefined } | undefined): { Range?: string } =>
  range === undefined ? {} : { Range: `bytes=${range.start}-${range.end ?? ''}` }

/**
 * The blob store in a bucket of Amazon S3 or of what speaks the same. Files that are lent, and work folders, lie in a folder of this
 * process under `cache.folder`; what killed processes left there is removed first.
 */
export const openS3 = async (
  place: S3Place,
  cache: { folder: string; maxBytes: number },
  longestMs = LONGEST_MS,
): Promise<BlobStore> => {
  const client = clientFor(place)
  const Bucket = place.bucket
  const root = place.prefix === '' ? '' : `${place.prefix}/`
  const store = `s3://${Bucket}/${root}${place.endpoint === undefined ? '' : ` at ${place.endpoint}`}`

  const failed = (doing: string, error: unknown): BlobStoreError => {
    const { text, status, code } = describe(error)
    return new BlobStoreError(`The blob store ${store} could not ${doing}: ${text}`, status, code)
  }

  /** One request, given up in time. What is read of its answer later takes as long as it takes. */
  const asked = async <T>(doing: string, send: (options: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> => {
    const giveUp = new AbortController()
    const late = setTimeout(() => giveUp.abort(), longestMs)
    try {
      return await send({ abortSignal: giveUp.signal })
    } catch (error) {
      throw failed(doing, giveUp.signal.aborted ? new Error(`it gave no answer within ${longestMs} ms`) : error)
    } finally {
      clearTimeout(late)
    }
  }

  const at = (key: string): { Bucket: string; Key: string } => {
    assertKey(key)
    return { Bucket, Key: root + key }
  }

  const orNotFound =
    (key: string) =>
    (error: unknown): never => {
      const missing = hasStatus(error, 404) && error instanceof BlobStoreError && error.code !== 'NoSuchBucket'
      throw missing ? new BlobNotFound(key) : error
    }

  const head = async (key: string): Promise<{ size: number; tag: string }> => {
    const object = at(key)
    const { ContentLength = 0, ETag = '' } = await asked(`look for ${key}`, (options) =>
      client.send(new HeadObjectCommand(object), options),
    ).catch(orNotFound(key))
    return { size: ContentLength, tag: ETag }
  }

  const size = async (key: string): Promise<number | null> => {
    const known = await head(key).catch((error: unknown) => {
      if (error instanceof BlobNotFound) return null
      throw error
    })
    return known?.size ?? null
  }

  const get = async (
    key: string,
    range: { start: number; end?: number | undefined } | undefined,
    tag: string | undefined,
  ): Promise<{ body: Readable; tag: string | undefined }> => {
    const wanted = { ...at(key), ...rangeHeader(range), ...(tag !== undefined && { IfMatch: tag }) }
    const { Body, ETag } = await asked(`open ${key}`, (options) =>
      client.send(new GetObjectCommand(wanted), options),
    ).catch(orNotFound(key))
    return { body: Body instanceof Readable ? Body : Readable.from([]), tag: ETag }
  }

  /** A connection that breaks while it is read is made again for the rest of the same content. */
  const read = (
    key: string,
    first: Awaited<ReturnType<typeof get>>,
    start: number,
    end: number | undefined,
  ): Readable => {
    let { body } = first
    const chunks = async function* (): AsyncGenerator<Buffer> {
      let offset = start
      let pieces = body[Symbol.asyncIterator]()
      let attempt = 1
      for (;;) {
        const piece = await pieces.next().catch((error: unknown) => {
          if (attempt === ATTEMPTS) throw failed(`read ${key} beyond byte ${offset}`, error)
          return null
        })
        if (piece === null) {
          attempt += 1
          body = (await get(key, { start: offset, end }, first.tag)).body
          pieces = body[Symbol.asyncIterator]()
        } else {
          if (piece.done === true) return
          offset += (piece.value as Buffer).length
          yield piece.value as Buffer
        }
      }
    }
    return Readable.from(chunks(), { objectMode: false }).once('close', () => body.destroy())
  }

  const openContent = async (
    key: string,
    range: { start: number; end?: number } | undefined,
    tag?: string,
  ): Promise<Readable> => {
    const first = await get(key, range, tag).catch((error: unknown) => {
      // Nothing of the blob is in the range.
      if (hasStatus(error, 416)) return null
      throw error
    })
    return first === null ? Readable.from([]) : read(key, first, range?.start ?? 0, range?.end)
  }

  const upload = async (key: string, content: AsyncIterable<Buffer>): Promise<void> => {
    const object = at(key)
    const parts: CompletedPart[] = []
    let UploadId: string | undefined
    try {
      for await (const { body: Body, last } of inParts(content)) {
        if (last && UploadId === undefined) {
          await asked(`store ${key}`, (options) => client.send(new PutObjectCommand({ ...object, Body }), options))
          return
        }
        UploadId ??= (
          await asked(`begin to store ${key}`, (options) =>
            client.send(new CreateMultipartUploadCommand(object), options),
          )
        ).UploadId
        const part = { ...object, UploadId, PartNumber: parts.length + 1, Body }
        const { ETag } = await asked(`store part ${part.PartNumber} of ${key}`, (options) =>
          client.send(new UploadPartCommand(part), options),
        )
        parts.push({ PartNumber: part.PartNumber, ETag })
      }
      const whole = { ...object, UploadId, MultipartUpload: { Parts: parts } }
      await asked(`complete ${key}`, (options) => client.send(new CompleteMultipartUploadCommand(whole), options))
    } catch (error) {
      // Where even this fails, and after a crash, the bucket's own rule for uploads without an end has to remove the parts.
      if (UploadId !== undefined && !gaveNoAnswer(error))
        await client.send(new AbortMultipartUploadCommand({ ...object, UploadId })).catch(() => undefined)
      throw error
    }
  }

  const put: BlobStore['put'] = async (key, content, { maxBytes = Number.POSITIVE_INFINITY } = {}) => {
    assertKey(key)
    const { through, stored } = meter(key, maxBytes)
    const uploaded = upload(key, through).finally(() => through.destroy())
    // An upload that fails ends the stream, and a stream that breaks the upload: the upload's error tells which of them it was.
    for (const end of await Promise.allSettled([uploaded, pipeline(content, through)]))
      if (end.status === 'rejected') throw end.reason
    return stored()
  }

  /** Pages of what is there under `prefix/`, in the order of the keys. */
  const pages = async function* (prefix: string): AsyncGenerator<Stored[]> {
    assertKey(prefix)
    let ContinuationToken: string | undefined
    do {
      const wanted = { Bucket, Prefix: `${root}${prefix}/`, ContinuationToken }
      const page = await asked(`list ${prefix}`, (options) => client.send(new ListObjectsV2Command(wanted), options))
      yield (page.Contents ?? []).map(({ Key = '', LastModified = new Date() }) => ({
        key: Key.slice(root.length),
        changedAt: LastModified,
      }))
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken !== undefined)
  }

  const folders: BlobStore['folders'] = async function* (prefix) {
    let folder: { name: string; changedAt: Date } | undefined
    for await (const page of pages(prefix)) {
      for (const { key, changedAt } of page) {
        const [name = ''] = key.slice(prefix.length + 1).split('/')
        if (folder?.name === name) {
          if (changedAt > folder.changedAt) folder.changedAt = changedAt
          continue
        }
        if (folder !== undefined) yield folder
        folder = { name, changedAt }
      }
    }
    if (folder !== undefined) yield folder
  }

  const removeAll: BlobStore['removeAll'] = async (prefix) => {
    for await (const page of pages(prefix)) {
      if (page.length === 0) continue
      const doing = `remove what is under ${prefix}`
      const removal = removalOf(
        Bucket,
        page.map(({ key }) => root + key),
      )
      const { Errors = [] } = await asked(doing, (options) => client.send(removal, options))
      const [left] = Errors
      if (left) throw failed(doing, Object.assign(new Error(left.Message ?? ''), { code: left.Code ?? 'Unknown' }))
    }
  }

  // A wrong bucket or credential is told at the start rather than by the first upload.
  await asked('be listed', (options) =>
    client.send(new ListObjectsV2Command({ Bucket, Prefix: root, MaxKeys: 1 }), options),
  )
  await mkdir(cache.folder, { recursive: true })
  await sweep(cache.folder)
  const folder = join(cache.folder, `${owner}~${randomUUID()}`)
  const copied = join(folder, 'copies')
  await mkdir(copied, { recursive: true })
  // To processes of other machines this says that the folder is in use.
  const sign = setInterval(
    () => void utimes(folder, new Date(), new Date()).catch(() => undefined),
    SIGN_OF_LIFE_MS,
  ).unref()
  const copies = openLocalCopies({
    folder: copied,
    maxBytes: cache.maxBytes,
    find: head,
    open: (key, tag) => openContent(key, undefined, tag),
  })

  return {
    put,
    putFile: async (key, path) => {
      const stored = await put(key, createReadStream(path, { highWaterMark: 1 << 20 }))
      await rm(path)
      return stored
    },
    open: (key, range) => openContent(key, range),
    size,
    exists: async (key) => (await size(key)) !== null,
    withLocalFile: (key, use) => copies.lend([key], ([path = '']) => use(path)),
    withLocalFiles: copies.lend,
    withWorkFolder: async (use) => {
      const work = join(folder, randomUUID())
      await mkdir(work)
      try {
        return await use(work)
      } finally {
        await rm(work, { recursive: true, force: true })
      }
    },
    list: async (prefix) => {
      const keys: string[] = []
      for await (const page of pages(prefix)) for (const { key } of page) keys.push(key)
      return keys.toSorted()
    },
    folders,
    remove: async (key) => {
      const object = at(key)
      await asked(`remove ${key}`, (options) => client.send(new DeleteObjectCommand(object), options))
    },
    removeAll,
    close: async () => {
      copies.close()
      clearInterval(sign)
      client.destroy()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
