/** The published client in a real browser, against a server of its own origin, as a page behind a caller's backend would use it. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { describe, expect, onTestFinished, test } from 'vitest'
import { chromiumPath, launchBrowser, noBrowser, pagePatienceMs, patientPage } from '../support/browser.ts'
import { useMock } from '../support/mock.ts'

const bundled = async (): Promise<string> => {
  const input = fileURLToPath(new URL('../../client/src/index.ts', import.meta.url))
  const bundle = await rolldown({ input, platform: 'browser' })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  return output[0].code
}

/** Serves an empty page, the client, and replies as the service would give them; keeps what was uploaded. */
const site = async (): Promise<{ url: string; uploads: string[] }> => {
  const client = await bundled()
  const uploads: string[] = []
  const server = createServer(async (request, response) => {
    const reply = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'content-type': type }).end(body)
    if (request.url === '/') reply(200, 'text/html', '<!doctype html><title>Page</title>')
    else if (request.url === '/client.js') reply(200, 'text/javascript', client)
    else if (request.url === '/api/v1/templates')
      reply(200, 'application/json', '{"templates": [{"slug": "customers"}]}')
    else if (request.url?.endsWith('/files')) {
      uploads.push((await buffer(request)).toString())
      reply(201, 'application/json', '{"files": [{"file_id": "file_1"}]}')
    } else if (request.url?.endsWith('.csv')) reply(200, 'text/csv', 'id,name\r\n1,"Jürgen, K."\r\n')
    else if (request.url?.includes('/thread/stream'))
      reply(
        200,
        'text/event-stream',
        'id: 1\nevent: message\ndata: {"sequence": 1, "type": "message"}\n\nevent: done\ndata: {"type": "done", "reason": "settled", "last_sequence": 1}\n\n',
      )
    else reply(404, 'application/json', '{"error": "There is no such thing."}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, uploads }
}

/** Runs in the page. */
const useClient = `(async () => {
  const { createClient, ApiError } = await import('/client.js')
  const client = createClient({ baseUrl: location.origin + '/api/v1', apiKey: 'msk_test' })
  const { templates } = await client.listTemplates()
  const progress = []
  const files = await client.upload('mig_1', [new File(['a,b'], 'a.csv')], { onProgress: (one) => progress.push(one) })
  const error = await client.getMigration('mig_2').catch((caught) => caught)
  const rows = []
  for await (const row of (await client.exportCsv('mig_1', 'customers')).rows()) rows.push(row)
  const events = []
  for await (const event of client.followThread('mig_1')) events.push(event.sequence)
  const path = await client.upload('mig_1', ['/etc/passwd']).catch((caught) => caught.message)
  return { templates, files, progress, refused: error instanceof ApiError && error.status, rows, events, path }
})()`

/** Runs in the page. */
const useMockFrom = (baseUrl: string, apiKey: string): string => `(async () => {
  const { createClient } = await import('/client.js')
  const client = createClient({ baseUrl: '${baseUrl}', apiKey: '${apiKey}', retries: 0 })
  const { id } = await client.createMigration({ name: 'Northwind' })
  const files = await client.upload(id, [new File(['id,name\\n1,Ada\\n'], 'a.csv')])
  const { etag, stream } = await client.exportCsv(id, 'customers')
  await stream.cancel()
  const { name } = await client.downloadExport(id, 'exp_0199d3ab5f2c7e019b48d2a6f0c1e537')
  const events = []
  for await (const { type } of client.followThread(id, { after: 28 })) if (events.push(type) === 2) break
  const refused = createClient({ baseUrl: '${baseUrl}', apiKey: '${apiKey}', retries: 0, fetch: (request) => {
    const headers = new Headers(request.headers)
    headers.set('prefer', 'code=429')
    return fetch(new Request(request, { headers }))
  } })
  const error = await refused.listTemplates().catch((caught) => caught)
  return { files: files.length > 0, etag: etag !== null, name, waits: error.limits.retryAfterSeconds > 0, events }
})()`

describe.skipIf(chromiumPath === undefined)(
  `the client in a browser${chromiumPath === undefined ? ` (${noBrowser})` : ''}`,
  { timeout: pagePatienceMs },
  () => {
    const mock = useMock()

    test('lists, uploads, exports, follows and refuses as in Node; paths are explained', async () => {
      const { url, uploads } = await site()
      const browser = await launchBrowser()
      onTestFinished(() => browser.close())
      const page = await patientPage(browser)
      await page.goto(url)
      expect(await page.evaluate(useClient)).toEqual({
        templates: [{ slug: 'customers' }],
        files: [{ file_id: 'file_1' }],
        progress: [{ name: 'a.csv', bytes: 3, files: 1 }],
        refused: 404,
        rows: [{ id: '1', name: 'Jürgen, K.' }],
        events: [1],
        path: expect.stringContaining('elsewhere pass a File, a Blob or { name, data }'),
      })
      expect(uploads).toHaveLength(1)
      expect(uploads[0]).toContain('filename="a.csv"')

      // From a page of another address: the browser asks before, and shows only the headers that it may.
      expect(await page.evaluate(useMockFrom(mock.url, mock.key))).toEqual({
        files: true,
        etag: true,
        name: 'customers.csv',
        waits: true,
        events: ['preview.ready', 'run.status'],
      })
      expect(mock.failures).toEqual([])
    })
  },
)
