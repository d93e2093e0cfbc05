import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, it, onTestFinished } from 'vitest'
import { BlobStoreError } from '../../server/src/storage/blob-store.ts'
import { openLocalCopies, type LocalCopies, type LocalCopiesOptions } from '../../server/src/storage/local-copies.ts'

const replaced = () => new BlobStoreError('It was replaced.', 412, 'PreconditionFailed')

const openCopies = async (
  options: Pick<LocalCopiesOptions, 'find' | 'open'> & { idleMs?: number },
): Promise<{ copies: LocalCopies; files: () => Promise<string[]> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'copies-'))
  const copies = openLocalCopies({ folder, maxBytes: 100, ...options })
  onTestFinished(() => {
    copies.close()
    return rm(folder, { recursive: true, force: true })
  })
  return { copies, files: () => readdir(folder) }
}

it('lends the new content of a blob that is replaced between its being found and fetched', async () => {
  const contents = ['first', 'second']
  const { copies, files } = await openCopies({
    find: async () => ({ size: 6, tag: contents[0] ?? '' }),
    open: async (_key, tag) => {
      if (contents.length > 1) contents.shift()
      if (tag !== contents[0]) throw replaced()
      return Readable.from([tag])
    },
  })
  expect(await copies.lend(['a'], ([path = '']) => readFile(path, 'utf8'))).toBe('second')
  expect((await files()).length).toBe(1)
})

it('gives up a blob that is replaced again and again, and keeps nothing of it', async () => {
  let finds = 0
  const { copies, files } = await openCopies({
    find: async () => ({ size: 1, tag: String((finds += 1)) }),
    open: () => Promise.reject(replaced()),
  })
  await expect(copies.lend(['a'], async () => null)).rejects.toThrow('It was replaced.')
  expect([finds, await files()]).toEqual([3, []])
})

it('removes copies that nobody has asked for in a while, and none that is in use', async () => {
  const { copies, files } = await openCopies({
    idleMs: 0,
    find: async () => ({ size: 1, tag: 'x' }),
    open: async (key) => Readable.from([key]),
  })
  await copies.lend(['a'], async () => {
    await copies.lend(['b'], async () => null)
    expect((await files()).map((name) => name.at(-1))).toEqual(['a'])
  })
  expect(await files()).toEqual([])
})
