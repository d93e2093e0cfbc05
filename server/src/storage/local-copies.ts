import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BlobStoreError } from './blob-store.ts'

/** Deleted data isn't kept for long by a copy of it that nobody asks for any more. */
const IDLE_MS = 3_600_000

/** How often to look for such copies. */
const LOOK_MS = 600_000

/** A blob that is replaced again and again while it is fetched is given up after this many tries. */
const TRIES = 3

/** One content of a blob: another content has another tag. */
export interface Content {
  size: number
  tag: string
}

export interface LocalCopiesOptions {
  /** An empty folder, used by nobody else. */
  folder: string
  /** Copies that are in use don't count: what a job reads has to lie somewhere. */
  maxBytes: number
  idleMs?: number
  find(key: string): Promise<Content>
  /** Opens just that content. Rejects with a BlobStoreError of status 412 when it has been replaced. */
  open(key: string, tag: string): Promise<Readable>
}

interface Copy {
  path: string
  size: number
  users: number
  usedAt: number
  whole: Promise<void>
}

/** Local files with what blobs elsewhere hold, the most recently used ones within a limit. */
export interface LocalCopies {
  /** Files with the blobs at the keys, in their order, while `use` runs. Those who ask at once share one download. */
  lend<T>(keys: readonly string[], use: (paths: string[]) => Promise<T>): Promise<T>
  /** Looks for idle copies no longer; the folder is its owner's to remove. */
  close(): void
}

export const openLocalCopies = ({
  folder,
  maxBytes,
  idleMs = IDLE_MS,
  find,
  open,
}: LocalCopiesOptions): LocalCopies => {
  /** The least recently used first. */
  const copies = new Map<string, Copy>()
  let bytes = 0

  const forget = (name: string, copy: Copy): void => {
    if (copies.get(name) !== copy) return
    copies.delete(name)
    bytes -= copy.size
  }

  const evict = async (): Promise<void> => {
    const before = Date.now() - idleMs
    for (const [name, copy] of copies) {
      if (bytes <= maxBytes && copy.usedAt > before) return
      if (copy.users > 0) continue
      forget(name, copy)
      // What can't be removed now is when the next process starts.
      await rm(copy.path, { force: true }).catch(() => undefined)
    }
  }

  const download = async (key: string, tag: string, path: string): Promise<void> => {
    try {
      await pipeline(await open(key, tag), createWriteStream(path))
    } catch (error) {
      await rm(path, { force: true })
      throw error
    }
  }

  const begin = (key: string, { size, tag }: Content): Copy => {
    const path = join(folder, `${randomUUID()}-${basename(key)}`)
    bytes += size
    return { path, size, users: 0, usedAt: Date.now(), whole: download(key, tag, path) }
  }

  const release = (copy: Copy): void => {
    copy.users -= 1
    copy.usedAt = Date.now()
  }

  const take = async (key: string, tries = TRIES): Promise<Copy> => {
    const content = await find(key)
    const name = createHash('sha256').update(`${key}\n${content.tag}`).digest('hex')
    const copy = copies.get(name) ?? begin(key, content)
    copies.delete(name)
    copies.set(name, copy)
    copy.users += 1
    try {
      await Promise.all([copy.whole, evict()])
      return copy
    } catch (error) {
      release(copy)
      forget(name, copy)
      const replaced = error instanceof BlobStoreError && error.status === 412
      if (!replaced || tries === 1) throw error
      return take(key, tries - 1)
    }
  }

  const look = setInterval(() => void evict(), LOOK_MS).unref()

  return {
    lend: async (keys, use) => {
      const taken = await Promise.allSettled(keys.map((key) => take(key)))
      try {
        const paths = taken.map((one) => {
          if (one.status === 'rejected') throw one.reason
          return one.value.path
        })
        return await use(paths)
      } finally {
        for (const one of taken) if (one.status === 'fulfilled') release(one.value)
        await evict()
      }
    },
    close: () => clearInterval(look),
  }
}
