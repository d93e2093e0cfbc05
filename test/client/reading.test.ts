import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClient } from '#client'
import { json, scriptedServer } from './scripted-server.ts'

const clientOf = (baseUrl: string) => createClient({ baseUrl, apiKey: 'msk_test' })

const page = (row_id: string, next_cursor: string | null) => json(200, { rows: [{ row_id }], next_cursor })

describe('previewRows', () => {
  test('reads page after page, as far as the caller goes', async () => {
    const { url, received } = await scriptedServer(page('1', 'c1'), page('2', 'c2'), page('3', null), page('1', 'c1'))
    const client = clientOf(url)
    const rows: string[] = []
    for await (const { row_id } of client.previewRows('mig_1', { slug: 'customers', status: 'error' }))
      rows.push(row_id)
    expect(rows).toEqual(['1', '2', '3'])
    expect(received.map((request) => new URL(request.url, url).search)).toEqual([
      '?limit=1000&slug=customers&status=error',
      '?limit=1000&slug=customers&status=error&cursor=c1',
      '?limit=1000&slug=customers&status=error&cursor=c2',
    ])
    for await (const row of client.previewRows('mig_1')) {
      expect(row.row_id).toBe('1')
      break
    }
    expect(received).toHaveLength(4)
  })
})

describe('exportCsv', () => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'client-export-'))
  })

  afterAll(() => rm(folder, { recursive: true, force: true }))

  const csv = 'id,name\r\n1,Jürgen\r\n'

  test('gives text, a stream or a file, with the ETag', async () => {
    const { url, received } = await scriptedServer((response) => {
      response.writeHead(200, { 'content-type': 'text/csv', etag: '"v1"' }).end(csv)
    })
    const client = clientOf(url)
    const asText = await client.exportCsv('mig_1', 'customers', { rows: 'all', escape_formulas: true })
    expect(asText.etag).toBe('"v1"')
    expect(await asText.text()).toBe(csv)
    expect(received[0]?.url).toBe('/api/v1/migrations/mig_1/exports/customers.csv?rows=all&escape_formulas=true')
    const asStream = await client.exportCsv('mig_1', 'customers')
    expect(await new Response(asStream.stream).text()).toBe(csv)
    const path = join(folder, 'new', 'customers.csv')
    const asFile = await client.exportCsv('mig_1', 'customers')
    expect(await asFile.saveTo(path)).toBe(Buffer.byteLength(csv))
    expect(await readFile(path, 'utf8')).toBe(csv)
  })

  test('a download that breaks off leaves no file behind', async () => {
    const { url } = await scriptedServer((response) => {
      response.writeHead(200, { 'content-type': 'text/csv', 'content-length': '1000' })
      response.write('id,name\r\n', () => response.destroy())
    })
    const broken = await clientOf(url).exportCsv('mig_1', 'customers')
    await expect(broken.saveTo(join(folder, 'broken', 'customers.csv'))).rejects.toThrow('terminated')
    expect(await readdir(join(folder, 'broken'))).toEqual([])
  })

  test('an error status is thrown before anything is written', async () => {
    const { url } = await scriptedServer(json(409, { error: 'No execute has completed yet.' }))
    await expect(clientOf(url).exportCsv('mig_1', 'customers')).rejects.toMatchObject({ status: 409 })
  })
})
