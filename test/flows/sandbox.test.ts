import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '#client'
import { root } from '../contract/contract.ts'

describe('npm run sandbox', () => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
    await chmod(folder, 0o711)
  })
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  })

  /** Starts it, uses it, and stops it; it has to end well. */
  const inSandbox = async <T>(args: string[], use: (url: string, key: string) => Promise<T>): Promise<T> => {
    const place = ['--port', '0', '--folder', join(folder, 'data')]
    const child = spawn(process.execPath, [join(root, 'scripts/sandbox.ts'), ...place, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const exit = once(child, 'exit')
    try {
      const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
      const [, url = ''] = /^The sandbox is at (\S+), with/.exec(String((await lines.next()).value)) ?? []
      return await use(url, String((await lines.next()).value))
    } finally {
      child.kill('SIGTERM')
      expect((await exit)[0]).toBe(0)
    }
  }

  it('is the service with templates and wide limits; key and data stay, until it is reset', async () => {
    const first = await inSandbox([], async (baseUrl, apiKey) => {
      const client = createClient({ baseUrl, apiKey })
      const { templates } = await client.listTemplates()
      expect(templates.map(({ slug }) => slug).toSorted()).toEqual(['customers', 'orders', 'products'])
      // A page moves here from the mock.
      const page = await fetch(`${baseUrl}/templates`, {
        headers: { 'x-api-key': apiKey, origin: 'http://localhost:5173' },
      })
      expect([page.status, page.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
      for (let made = 0; made < 7; made += 1) await client.createMigration({})
      return apiKey
    })
    const listed = (baseUrl: string, apiKey: string) =>
      createClient({ baseUrl, apiKey })
        .listMigrations()
        .then(({ migrations }) => [apiKey, migrations.length])
    expect(await inSandbox([], listed)).toEqual([first, 7])
    const [key, migrations] = await inSandbox(['--reset'], listed)
    expect([key === first, migrations]).toEqual([false, 0])
  }, 180_000)
})
