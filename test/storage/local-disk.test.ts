import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BlobNotFound, BlobTooLarge, type BlobStore } from '../../server/src/storage/blob-store.ts'
import { openLocalDisk } from '../../server/src/storage/local-disk.ts'

describe('the blob store on local disk', () => {
  let root = ''
  let blobs: BlobStore

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'blobs-'))
    blobs = await openLocalDisk(root)
  })
  afterEach(() => rm(root, { recursive: true, force: true }))

  const text = async (stream: Readable): Promise<string> => Buffer.concat(await stream.toArray()).toString()
  const unfinished = () => readdir(join(root, 'unfinished'))

  it('gives back what was put, with its size and SHA-256', async () => {
    const stored = await blobs.put('a/b', Readable.from([Buffer.from('hello '), Buffer.from('world')]))
    expect(stored).toEqual({ size: 11, sha256: createHash('sha256').update('hello world').digest('hex') })
    expect(await text(await blobs.open('a/b'))).toBe('hello world')
    expect(await text(await blobs.open('a/b', { start: 6, end: 8 }))).toBe('wor')
    expect([await blobs.size('a/b'), await blobs.exists('a/b')]).toEqual([11, true])
  })

  it('takes exactly the most bytes allowed, and leaves nothing of one more', async () => {
    await blobs.put('full', Readable.from([Buffer.alloc(10)]), { maxBytes: 10 })
    await expect(
      blobs.put('over', Readable.from([Buffer.alloc(10), Buffer.alloc(1)]), { maxBytes: 10 }),
    ).rejects.toThrow(BlobTooLarge)
    expect([await blobs.exists('over'), await unfinished()]).toEqual([false, []])
  })

  it('leaves nothing of a stream that breaks', async () => {
    const breaking = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw new Error('the line is cut')
      })(),
    )
    await expect(blobs.put('a', breaking)).rejects.toThrow('the line is cut')
    expect([await blobs.exists('a'), await unfinished()]).toEqual([false, []])
  })

  it.each(['', '..', '../a', 'a/../../b', '/etc/passwd', 'a//b', 'a/./b', 'a\\b', 'a b', 'a\0', 'ä', 'a/'.repeat(600)])(
    'refuses the key %j',
    async (key) => {
      await expect(blobs.put(key, Readable.from(['x']))).rejects.toThrow(TypeError)
      await expect(blobs.size(key)).rejects.toThrow(TypeError)
      expect(await unfinished()).toEqual([])
    },
  )

  it('says that what is not there is not there', async () => {
    await expect(blobs.open('none')).rejects.toThrow(BlobNotFound)
    await expect(blobs.withLocalFile('none', async () => null)).rejects.toThrow(BlobNotFound)
    expect([await blobs.size('none'), await blobs.list('none'), await blobs.exists('none')]).toEqual([null, [], false])
    await blobs.remove('none')
    await blobs.removeAll('none')
  })

  it('moves a file in, lends blobs as files, lists and removes by prefix', async () => {
    await blobs.withWorkFolder(async (folder) => {
      await writeFile(join(folder, 'made'), 'made here')
      expect((await blobs.putFile('runs/1/made', join(folder, 'made'))).size).toBe(9)
      expect(await readdir(folder)).toEqual([])
    })
    await blobs.put('runs/1/other', Readable.from([Buffer.from('x')]))
    await blobs.put('runs/10', Readable.from([Buffer.from('y')]))
    expect(
      await blobs.withLocalFiles(['runs/1/made', 'runs/10'], (paths) =>
        Promise.all(paths.map((path) => readFile(path, 'utf8'))),
      ),
    ).toEqual(['made here', 'y'])
    expect(await blobs.list('runs/1')).toEqual(['runs/1/made', 'runs/1/other'])
    await blobs.removeAll('runs/1')
    expect(await blobs.list('runs')).toEqual(['runs/10'])
    expect(await unfinished()).toEqual([])
  })

  it('removes at its opening what a killed process left unfinished, and nothing of the living', async () => {
    const machine = hostname().replaceAll(/[^A-Za-z0-9-]/g, '-')
    const dead = `${machine}~999999999~1~x`
    const elsewhere = 'another-machine~1~1~x'
    await mkdir(join(root, 'unfinished', dead))
    await writeFile(join(root, 'unfinished', elsewhere), 'x')
    await blobs.withWorkFolder(async (folder) => {
      await openLocalDisk(root)
      const left = await unfinished()
      expect(left.toSorted()).toEqual([elsewhere, folder.split('/').at(-1)].toSorted())
    })
  })
})
