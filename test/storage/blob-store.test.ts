// Over 300 lines: one set of cases for every store, and what is particular to one of them.
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BlobNotFound, BlobTooLarge, type BlobStore } from '../../server/src/storage/blob-store.ts'
import { openTemporary } from '../../server/src/storage/leftovers.ts'
import { openBlobStore } from '../../server/src/storage/open.ts'
import { readPlace, type S3Place } from '../../server/src/storage/place.ts'
import { openS3 } from '../../server/src/storage/s3.ts'
import { eventually } from '../support/runs.ts'
import { startS3Server, type S3Server } from '../support/s3-server.ts'

const text = async (stream: Readable): Promise<string> => Buffer.concat(await stream.toArray()).toString()
const stream = (...chunks: (string | Buffer)[]): Readable => Readable.from(chunks.map((chunk) => Buffer.from(chunk)))
const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

let root = ''
let s3: S3Server

beforeAll(async () => {
  s3 = await startS3Server()
})
afterAll(() => s3.stop())
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'blobs-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const open = (url: string, storageCache = 1e9): Promise<BlobStore> =>
  openBlobStore({ storage: readPlace(url), dataDir: root, storageCache })

const stores = [
  { where: 'on local disk', url: () => `file://${root}`, scratch: 'unfinished' },
  { where: 'in S3', url: () => s3.url(`${randomUUID()}/deep`), scratch: 'blob-cache' },
]

describe.each(stores)('the blob store $where', ({ url, scratch }) => {
  let blobs: BlobStore

  beforeEach(async () => {
    blobs = await open(url())
  })
  afterEach(() => blobs.close())

  /** Files and folders of work under way, as far as they are not there for good. */
  const unfinished = async (): Promise<string[]> => {
    const entries = await readdir(join(root, scratch), { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile() && !entry.parentPath.endsWith('copies')).map(({ name }) => name)
  }

  it('gives back what was put, with its size and SHA-256', async () => {
    expect(await blobs.put('a/b', stream('hello ', 'world'))).toEqual({ size: 11, sha256: sha256('hello world') })
    expect(await text(await blobs.open('a/b'))).toBe('hello world')
    expect(await text(await blobs.open('a/b', { start: 6, end: 8 }))).toBe('wor')
    expect(await text(await blobs.open('a/b', { start: 6 }))).toBe('world')
    expect(await text(await blobs.open('a/b', { start: 11 }))).toBe('')
    expect([await blobs.size('a/b'), await blobs.exists('a/b')]).toEqual([11, true])
  })

  it('keeps a blob without bytes, and the last of several contents', async () => {
    expect(await blobs.put('a', stream())).toEqual({ size: 0, sha256: sha256('') })
    expect([await blobs.size('a'), await text(await blobs.open('a'))]).toEqual([0, ''])
    const lent = () => blobs.withLocalFile('a', (path) => readFile(path, 'utf8'))
    expect(await lent()).toBe('')
    await blobs.put('a', stream('first'))
    expect(await lent()).toBe('first')
    await blobs.put('a', stream('second'))
    expect(await lent()).toBe('second')
  })

  it('takes exactly the most bytes allowed, and leaves nothing of one more', async () => {
    await blobs.put('full', stream(Buffer.alloc(10)), { maxBytes: 10 })
    await expect(blobs.put('over', stream(Buffer.alloc(10), Buffer.alloc(1)), { maxBytes: 10 })).rejects.toThrow(
      BlobTooLarge,
    )
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
      await expect(blobs.put(key, stream('x'))).rejects.toThrow(TypeError)
      await expect(blobs.size(key)).rejects.toThrow(TypeError)
      await expect(blobs.removeAll(key)).rejects.toThrow(TypeError)
      expect(await unfinished()).toEqual([])
    },
  )

  it('says that what is not there is not there', async () => {
    await expect(blobs.open('none')).rejects.toThrow(BlobNotFound)
    await expect(blobs.withLocalFile('none', async () => null)).rejects.toThrow(BlobNotFound)
    expect([await blobs.size('none'), await blobs.list('none'), await blobs.exists('none')]).toEqual([null, [], false])
    expect(await Array.fromAsync(blobs.folders('none'))).toEqual([])
    await blobs.remove('none')
    await blobs.removeAll('none')
  })

  it('moves a file in, lends blobs as files, lists and removes by prefix', async () => {
    await blobs.withWorkFolder(async (folder) => {
      await writeFile(join(folder, 'made'), 'made here')
      expect(await blobs.putFile('runs/1/made', join(folder, 'made'))).toEqual({ size: 9, sha256: sha256('made here') })
      expect(await readdir(folder)).toEqual([])
    })
    for (const name of ['other', 'more', 'last']) await blobs.put(`runs/1/${name}`, stream('x'))
    await blobs.put('runs/10', stream('y'))
    expect(
      await blobs.withLocalFiles(['runs/1/made', 'runs/10'], (paths) =>
        Promise.all(paths.map((path) => readFile(path, 'utf8'))),
      ),
    ).toEqual(['made here', 'y'])
    expect(await blobs.list('runs/1')).toEqual(['runs/1/last', 'runs/1/made', 'runs/1/more', 'runs/1/other'])
    await blobs.remove('runs/1/more')
    await blobs.removeAll('runs/1')
    expect(await blobs.list('runs')).toEqual(['runs/10'])
    expect(await unfinished()).toEqual([])
  })

  it('tells the names under a prefix, and when something was last added there', async () => {
    const before = Math.floor(Date.now() / 1_000) * 1_000
    for (const key of ['files/b/1', 'files/a/1', 'files/a/deep/2', 'files/b-c/1']) await blobs.put(key, stream('x'))
    const folders = await Array.fromAsync(blobs.folders('files'))
    expect(folders.map(({ name }) => name).toSorted()).toEqual(['a', 'b', 'b-c'])
    for (const { changedAt } of folders) expect(changedAt.getTime()).toBeGreaterThanOrEqual(before)
  })

  it('removes at its opening what a killed process left unfinished, and nothing of the living', async () => {
    const machine = hostname().replaceAll(/[^A-Za-z0-9-]/g, '-')
    const folder = join(root, scratch)
    await mkdir(join(folder, `${machine}~999999999~1~x`))
    await writeFile(join(folder, 'another-machine~1~1~x'), 'x')
    await blobs.withWorkFolder(async (work) => {
      await writeFile(join(work, 'made'), 'x')
      await open(url())
      const left = await readdir(folder)
      expect(left).toContain('another-machine~1~1~x')
      expect(left).not.toContain(`${machine}~999999999~1~x`)
      expect(await readFile(join(work, 'made'), 'utf8')).toBe('x')
    })
  })
})

describe('what is particular to S3', () => {
  let blobs: BlobStore
  let prefix = ''

  beforeEach(async () => {
    prefix = randomUUID()
    blobs = await open(s3.url(prefix), 10)
    s3.requests.length = 0
  })
  afterEach(() => blobs.close())

  const asked = (method: string, part: string): string[] =>
    s3.requests.filter((request) => request.startsWith(`${method} `) && request.includes(part))

  /** Of three chunks: none ends where a part does. */
  const large = Buffer.alloc(9 * 1024 ** 2, 'a row of some length\n')
  const thirds = () => [0, 1, 2].map((third) => large.subarray(third * 3 * 1024 ** 2, (third + 1) * 3 * 1024 ** 2))

  it('stores a large blob in parts', async () => {
    const stored = await blobs.put('large', stream(...thirds(), Buffer.from('the end')))
    expect(stored).toEqual({ size: large.length + 7, sha256: sha256(Buffer.concat([large, Buffer.from('the end')])) })
    expect(asked('PUT', 'partNumber=').length).toBe(2)
    expect(await text(await blobs.open('large', { start: large.length - 2 }))).toMatch(/^..the end$/s)
  })

  it('takes back the parts of a blob that is too large, or that the store refuses', async () => {
    /** Goes on once the store has the first part. */
    const slow = (then: () => void): Readable =>
      Readable.from(
        (async function* () {
          yield* [...thirds(), Buffer.from('x')]
          await eventually('the first part', async () => asked('PUT', 'partNumber=1').length || null)
          then()
          yield Buffer.from('y')
        })(),
      )
    const over = blobs.put(
      'over',
      slow(() => undefined),
      { maxBytes: large.length + 1 },
    )
    await expect(over).rejects.toThrow(BlobTooLarge)
    expect(asked('DELETE', '/over?uploadId=').length).toBe(1)
    s3.requests.length = 0
    const content = slow(() => s3.refuse(403, 1))
    await expect(blobs.put('refused', content)).rejects.toThrow('could not store part 2 of refused: ')
    expect([asked('DELETE', '/refused?uploadId=').length, content.destroyed]).toEqual([1, true])
    expect([await blobs.exists('over'), await blobs.exists('refused')]).toEqual([false, false])
  })

  it('reads on where a connection broke', async () => {
    await blobs.put('cut', stream(large))
    s3.cut(2)
    expect(sha256(await text(await blobs.open('cut', { start: 1 })))).toBe(sha256(large.subarray(1)))
    s3.cut(1)
    expect(await blobs.withLocalFile('cut', async (path) => sha256(await readFile(path)))).toBe(sha256(large))
    expect(asked('GET', 'cut').length).toBe(5)
  })

  it('gives up a blob whose connections break again and again, and fetches it anew for the next who asks', async () => {
    await blobs.put('cut', stream(large))
    s3.cut(4)
    const reading = blobs.withLocalFile('cut', async () => null)
    await expect(reading).rejects.toThrow(
      new RegExp(`s3://blobs/${prefix}/ at http.*could not read cut beyond byte \\d+`),
    )
    expect(await blobs.withLocalFile('cut', async (path) => sha256(await readFile(path)))).toBe(sha256(large))
  })

  it('stores what broke on its way anew, and gives up in time what gets no answer', async () => {
    s3.cutStored(2)
    await blobs.put('a', stream(large.subarray(0, 1e6)))
    expect(await blobs.size('a')).toBe(1e6)
    const hurried = await openS3(
      readPlace(s3.url(prefix)) as S3Place,
      { folder: join(root, 'hurried'), maxBytes: 1e9 },
      200,
    )
    s3.hang(Number.POSITIVE_INFINITY)
    try {
      const pending = [hurried.size('a'), hurried.open('a'), hurried.put('b', stream('x')), hurried.removeAll('a')]
      for (const one of await Promise.allSettled(pending)) {
        expect(one).toMatchObject({ status: 'rejected', reason: { isOutOfReach: true } })
        expect(one).toMatchObject({ reason: { message: expect.stringContaining('no answer within 200 ms') } })
      }
    } finally {
      s3.hang(0)
      await hurried.close()
    }
    expect(await blobs.exists('b')).toBe(false)
  })

  it('fetches a blob once for all who ask at once', async () => {
    await blobs.put('shared', stream('content'))
    const lent = await Promise.all(
      Array.from({ length: 5 }, () => blobs.withLocalFiles(['shared', 'shared'], async (paths) => paths)),
    )
    expect(new Set(lent.flat()).size).toBe(1)
    expect(asked('GET', 'shared').length).toBe(1)
  })

  it('keeps no more than its limit of files, the latest used, and all that are in use', async () => {
    for (const key of ['a', 'b', 'c']) await blobs.put(key, stream('4444'))
    const lend = (key: string) => blobs.withLocalFile(key, async (path) => path)
    const kept = async (path: string) => (await readdir(dirname(path))).map((name) => name.slice(-1)).toSorted()
    await lend('a')
    await lend('b')
    await lend('a')
    expect(await kept(await lend('c'))).toEqual(['a', 'c'])
    const all = await blobs.withLocalFiles(['a', 'b', 'c'], async ([path = '']) => kept(path))
    expect(all).toEqual(['a', 'b', 'c'])
    expect((await kept(await lend('a'))).length).toBe(2)
  })

  it('leaves no copy behind when it is closed', async () => {
    await blobs.put('a', stream('content'))
    const path = await blobs.withLocalFile('a', async (lent) => lent)
    expect(await readFile(path, 'utf8')).toBe('content')
    await blobs.close()
    expect(await readdir(join(root, 'blob-cache'))).toEqual([])
  })

  it('asks again where the store is overloaded, and says in the end what failed, and where', async () => {
    s3.refuse(503, 2)
    expect(await blobs.exists('a')).toBe(false)
    s3.refuse(403, 1)
    await expect(blobs.put('a', stream('x'))).rejects.toThrow(/s3:\/\/blobs\/.* at http.* could not store a: .*403/)
  })

  it('says at its opening that there is no such bucket, and never the secret', async () => {
    const opened = open(s3.url('', 'no-such-bucket'))
    await expect(opened).rejects.toThrow('The blob store s3://no-such-bucket/ at http')
    await expect(opened).rejects.toThrow('could not be listed: NoSuchBucket (404)')
    const error: unknown = await opened.catch((reason: unknown) => reason)
    const shown = JSON.stringify(error, Object.getOwnPropertyNames(error))
    expect(shown).not.toMatch(/secret|authorization/i)
  })
})

it('tells what temporary folders are called, and removes those of killed processes alone', async () => {
  const machine = hostname().replaceAll(/[^A-Za-z0-9-]/g, '-')
  const path = await openTemporary(root)
  const kept = [`${path}previews-a`, join(root, `${machine}~999999999~1~another-program`)]
  for (const made of [...kept, join(root, `migration-service~${machine}~999999999~1~export-a`)]) await mkdir(made)
  expect(await openTemporary(root)).toBe(path)
  expect((await readdir(root)).toSorted()).toEqual(kept.map((made) => basename(made)).toSorted())
})
