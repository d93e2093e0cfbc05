import type { Readable } from 'node:stream'

/** What is known of a blob once its last byte is stored. `sha256` is in hex. */
export interface StoredBlob {
  size: number
  sha256: string
}

/**
 * Where bytes lie: uploads, tables, sheets. Keys are segments of letters, digits, dot, dash and underscore, joined by
 * slashes. A blob appears whole or not at all, and isn't changed afterwards except by being replaced.
 */
export interface BlobStore {
  /** Streams `content` in. Rejects with BlobTooLarge as soon as it passes `maxBytes`, and leaves nothing behind. */
  put(key: string, content: Readable, options?: { maxBytes?: number }): Promise<StoredBlob>
  /** Takes a local file in; the local one is gone afterwards. */
  putFile(key: string, path: string): Promise<StoredBlob>
  /** Opens for reading, all or a range of bytes (`end` inclusive). Rejects with BlobNotFound. */
  open(key: string, range?: { start: number; end?: number }): Promise<Readable>
  /** Bytes, or null when there is no such blob. */
  size(key: string): Promise<number | null>
  exists(key: string): Promise<boolean>
  /** The blob as a local file that may be read, not written, while `use` runs. Rejects with BlobNotFound. */
  withLocalFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T>
  /** The same for several at once, in the order of the keys. */
  withLocalFiles<T>(keys: readonly string[], use: (paths: string[]) => Promise<T>): Promise<T>
  /** An empty local folder while `use` runs; putFile from it costs no copy where the store is local too. */
  withWorkFolder<T>(use: (folder: string) => Promise<T>): Promise<T>
  /** Keys under `prefix/`, sorted. */
  list(prefix: string): Promise<string[]>
  /**
   * The first names under `prefix/`, in no order, each with when anything right under it was last added or removed, as far as the store
   * keeps such times: S3 tells only when what is there was added.
   */
  folders(prefix: string): AsyncIterable<{ name: string; changedAt: Date }>
  remove(key: string): Promise<void>
  /** Removes everything under `prefix/`; there may be nothing. */
  removeAll(prefix: string): Promise<void>
  /** To be called once nothing uses the store any more: removes local copies of what lies elsewhere. */
  close(): Promise<void>
}

export class BlobNotFound extends Error {
  override readonly name = 'BlobNotFound'
  readonly key: string

  constructor(key: string, cause?: unknown) {
    super(`There is no blob ${key}.`, { cause })
    this.key = key
  }
}

export class BlobTooLarge extends Error {
  override readonly name = 'BlobTooLarge'
  readonly maxBytes: number

  constructor(key: string, maxBytes: number) {
    super(`The blob ${key} is over ${maxBytes} bytes.`)
    this.maxBytes = maxBytes
  }
}

/** RFC 4918, 11.5: what stores in the network answer when their disks are full. */
const INSUFFICIENT_STORAGE = 507

/** The store behind the blobs refused or failed; the message says which, at what, and how. */
export class BlobStoreError extends Error {
  override readonly name = 'BlobStoreError'
  /** The status that it answered with; undefined when it gave no answer. */
  readonly status: number | undefined
  /** Its own word for what is wrong, such as AccessDenied. */
  readonly code: string

  constructor(message: string, status: number | undefined, code: string) {
    super(message)
    this.status = status
    this.code = code
  }

  /**
   * No answer came, or one that says that there can be none now: what passes without anything being changed here. Credentials that have
   * run out, and a clock that is wrong, do so as well.
   */
  get isOutOfReach(): boolean {
    const { status } = this
    if (status === INSUFFICIENT_STORAGE) return false
    return status === undefined || status === 401 || status === 403 || status === 429 || status >= 500
  }
}

/** Whether something failed only because the store could not be reached. */
export const isOutOfReach = (error: unknown): boolean => error instanceof BlobStoreError && error.isOutOfReach

/** What systems call a full disk, or one on which we may have no more. */
const fullDisk: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT'])

/** Whether something failed because there is no room for it: on the disk of a store, of a work folder, or of a store in the network. */
export const hasNoRoom = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && fullDisk.has(error.code)) ||
    (error instanceof BlobStoreError && error.status === INSUFFICIENT_STORAGE))

/** Whether the store did not even answer, so that to ask it for more is to wait again. */
export const gaveNoAnswer = (error: unknown): boolean => error instanceof BlobStoreError && error.status === undefined

const segment = /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,200}$/

/** Whether `key` is one that can't leave the store's root on any file system. */
export const isKey = (key: string): boolean => key.length <= 900 && key.split('/').every((part) => segment.test(part))

/** Throws unless `key` is one. */
export const assertKey = (key: string): void => {
  if (!isKey(key)) throw new TypeError(`${JSON.stringify(key)} is no key of the blob store.`)
}
