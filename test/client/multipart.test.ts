import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClient } from '#client'
import type { UploadFile } from '#client'
import { json, scriptedServer } from './scripted-server.ts'
import type { Received } from './scripted-server.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-upload-'))
  await writeFile(join(folder, 'a.csv'), 'a,b\n1,2\n')
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** The parts as the platform's own multipart parser reads them. */
const filesIn = async ({ headers, body }: Received): Promise<{ name: string; content: string }[]> => {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type']! },
  }).formData()
  const files = form.getAll('files').filter((part) => part instanceof File)
  return Promise.all(files.map(async (file) => ({ name: file.name, content: await file.text() })))
}

const uploadTo = async (files: Iterable<UploadFile>) => {
  const { url, received } = await scriptedServer(json(201, { files: [] }))
  await createClient({ baseUrl: url, apiKey: 'msk_test' }).upload('mig_1', files)
  return Promise.all(received.map(filesIn))
}

describe('upload', () => {
  test('takes paths and file URLs', async () => {
    const path = join(folder, 'a.csv')
    const sent = { name: 'a.csv', content: 'a,b\n1,2\n' }
    expect(await uploadTo([path, pathToFileURL(path)])).toEqual([[sent, sent]])
  })

  test('takes Node streams, web streams, iterables, bytes and text with a name', async () => {
    const bytes = new TextEncoder().encode('x')
    const files = [
      { name: '1.csv', data: Readable.from(['x', Buffer.from('y')]) },
      { name: '2.csv', data: new Blob(['xy']).stream() },
      {
        name: '3.csv',
        data: (async function* () {
          yield 'x'
          yield bytes
        })(),
      },
      { name: '4.csv', data: bytes },
      { name: '5.csv', data: bytes.buffer },
      { name: '6.csv', data: 'ä', type: 'text/csv' },
    ]
    expect((await uploadTo(files))[0]?.map(({ content }) => content)).toEqual(['xy', 'xy', 'xx', 'x', 'x', 'ä'])
  })

  test('takes Files and named Blobs', async () => {
    const sent = await uploadTo([new File(['f'], 'f.csv'), { name: 'b.csv', data: new Blob(['b']), type: 'text/csv' }])
    expect(sent).toEqual([
      [
        { name: 'f.csv', content: 'f' },
        { name: 'b.csv', content: 'b' },
      ],
    ])
  })

  test('keeps names that need escaping', async () => {
    const name = 'Kunden "Süd", 1.csv'
    const [asStream, asBlob] = (
      await uploadTo([
        { name, data: 'x' },
        { name, data: new Blob(['x']) },
      ])
    )[0]!
    expect(asStream?.name).toBe(name)
    expect(asBlob?.name).toBe(name)
  })

  test('makes requests of at most 25 files', async () => {
    const files = Array.from({ length: 60 }, (_, i) => ({ name: `${i}.csv`, data: 'x' }))
    expect((await uploadTo(files)).map((sent) => sent.length)).toEqual([25, 25, 10])
  })

  test('sends nothing at all when one path is wrong, and says which', async () => {
    const { url, received } = await scriptedServer(json(201, { files: [] }))
    const client = createClient({ baseUrl: url, apiKey: 'msk_test' })
    const missing = join(folder, 'missing.csv')
    await expect(client.upload('mig_1', [join(folder, 'a.csv'), missing])).rejects.toThrow(
      `${missing} can't be uploaded`,
    )
    await expect(client.upload('mig_1', [folder])).rejects.toThrow(`${folder} can't be uploaded: it is no file`)
    await expect(client.upload('mig_1', Object('a.csv').valueOf())).rejects.toThrow('are a list: ["a.csv"]')
    expect(received).toHaveLength(0)
  })

  test('streams: no more is read from a source than the connection takes, and nothing once aborted', async () => {
    let produced = 0
    let released = false
    const chunk = new Uint8Array(64 * 1024)
    const endless = (async function* () {
      try {
        for (;;) {
          produced += chunk.length
          yield chunk
        }
      } finally {
        released = true
      }
    })()
    const stop = new AbortController()
    // Never answers and never reads, so the sockets' buffers fill up and the source must come to rest.
    const server = createServer({ pauseOnConnect: true }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as { port: number }
    const client = createClient({ baseUrl: `http://127.0.0.1:${port}/api/v1`, apiKey: 'msk_test' })
    const upload = client
      .upload('mig_1', [{ name: 'endless.csv', data: endless }], { signal: stop.signal })
      .catch(String)
    let before = -1
    await expect.poll(() => produced > 0 && before === (before = produced), { interval: 200 }).toBe(true)
    expect(produced).toBeLessThan(64 * 1024 * 1024)
    stop.abort(new Error('enough'))
    expect(await upload).toBe('Error: enough')
    await expect.poll(() => released).toBe(true)
    server.close()
  })
})
