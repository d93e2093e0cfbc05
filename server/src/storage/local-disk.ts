import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { assertKey, BlobNotFound, type BlobStore, type StoredBlob } from './blob-store.ts'
import { owner, sweep } from './leftovers.ts'
import { meter } from './meter.ts'

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** A rename survives a power cut once its folder is on disk. Windows has no such call and needs none. */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const digestOf = async (path: string): Promise<StoredBlob> => {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    hash.update(chunk as Buffer)
    size += (chunk as Buffer).length
  }
  return { size, sha256: hash.digest('hex') }
}

/** The blob store in a folder of this machine. What a crash left unfinished in it is removed first. */
export const openLocalDisk = async (root: string): Promise<BlobStore> => {
  const blobs = join(root, 'blobs')
  const unfinished = join(root, 'unfinished')
  await mkdir(blobs, { recursive: true })
  await mkdir(unfinished, { recursive: true })
  await sweep(unfinished)

  const pathOf = (key: string): string => {
    assertKey(key)
    return join(blobs, key)
  }
  const unfinishedPath = (): string => join(unfinished, `${owner}~${randomUUID()}`)

  const publish = async (from: string, key: string): Promise<void> => {
    const to = pathOf(key)
    await mkdir(dirname(to), { recursive: true })
    await rename(from, to)
    await syncFolder(dirname(to))
  }

  const size = async (key: string): Promise<number | null> => {
    const known = await stat(pathOf(key)).catch((error: unknown) => {
      if (isMissing(error)) return null
      throw error
    })
    return known?.isFile() ? known.size : null
  }

  const existingPath = async (key: string): Promise<string> => {
    if ((await size(key)) === null) throw new BlobNotFound(key)
    return pathOf(key)
  }

  const put: BlobStore['put'] = async (key, content, { maxBytes = Number.POSITIVE_INFINITY } = {}) => {
    assertKey(key)
    const path = unfinishedPath()
    const { through, stored } = meter(key, maxBytes)
    try {
      await pipeline(content, through, createWriteStream(path, { flush: true }))
      await publish(path, key)
    } catch (error) {
      await rm(path, { force: true })
      throw error
    }
    return stored()
  }

  const putFile: BlobStore['putFile'] = async (key, path) => {
    const stored = await digestOf(path)
    const handle = await open(path, 'r+')
    await handle.sync().finally(() => handle.close())
    try {
      await publish(path, key)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
      const copy = unfinishedPath()
      await copyFile(path, copy)
      await publish(copy, key)
      await rm(path)
    }
    return stored
  }

  const openBlob: BlobStore['open'] = async (key, range) => {
    const path = await existingPath(key)
    const stream: Readable = createReadStream(path, { ...range, highWaterMark: 1 << 18 })
    return stream
  }

  const withLocalFiles: BlobStore['withLocalFiles'] = async (keys, use) =>
    use(await Promise.all(keys.map(existingPath)))

  const list: BlobStore['list'] = async (prefix) => {
    const entries = await readdir(pathOf(prefix), { recursive: true, withFileTypes: true }).catch((error: unknown) => {
      if (isMissing(error)) return []
      throw error
    })
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    return files.map((path) => path.slice(blobs.length + 1).replaceAll('\\', '/')).toSorted()
  }

  const folders: BlobStore['folders'] = async function* (prefix) {
    const path = pathOf(prefix)
    const directory = await opendir(path).catch((error: unknown) => {
      if (isMissing(error)) return null
      throw error
    })
    for await (const { name } of directory ?? []) {
      const known = await stat(join(path, name)).catch(() => null)
      if (known !== null) yield { name, changedAt: known.mtime }
    }
  }

  return {
    put,
    putFile,
    open: openBlob,
    size,
    exists: async (key) => (await size(key)) !== null,
    withLocalFile: async (key, use) => use(await existingPath(key)),
    withLocalFiles,
    withWorkFolder: async (use) => {
      const folder = unfinishedPath()
      await mkdir(folder)
      try {
        return await use(folder)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    list,
    folders,
    remove: async (key) => rm(pathOf(key), { force: true }),
    removeAll: async (prefix) => rm(pathOf(prefix), { recursive: true, force: true }),
    close: async () => undefined,
  }
}
