import { describe, expect, test } from 'vitest'
import { WaitTimeoutError, createClient } from '#client'
import type { Run } from '#client'
import { pollInterval } from '../../client/src/wait.ts'
import { json, scriptedServer } from './scripted-server.ts'

const run = (status: Run['status'], changes: Partial<Run> = {}): Run => ({
  run_id: 'run_1',
  migration_id: 'mig_1',
  kind: 'generate',
  status,
  progress: { stage: 'reading', done: 1, total: 2 },
  questions: [],
  summary: null,
  plan_version: null,
  digest: null,
  error: null,
  created_at: '2026-01-01T00:00:00.000Z',
  started_at: null,
  finished_at: null,
  ...changes,
})

const clientOf = (baseUrl: string) => createClient({ baseUrl, apiKey: 'msk_test' })

describe('waitForRun', () => {
  test.each(['blocked', 'awaiting_approval', 'completed', 'failed', 'canceled'] as const)(
    'stops on %s',
    async (status) => {
      const { url, received } = await scriptedServer(
        json(200, run('queued')),
        json(200, run('running')),
        json(200, run(status)),
        json(200, run('running')),
      )
      expect((await clientOf(url).waitForRun('mig_1', 'run_1')).status).toBe(status)
      expect(received).toHaveLength(3)
    },
  )

  test('tells each change of the run once', async () => {
    const later = run('running', { progress: { stage: 'matching', done: 0, total: 0 } })
    const { url } = await scriptedServer(
      json(200, run('running')),
      json(200, run('running')),
      json(200, later),
      json(200, run('completed')),
    )
    const seen: string[] = []
    await clientOf(url).waitForRun('mig_1', 'run_1', {
      onProgress: ({ status, progress }) => seen.push(`${status} ${progress.stage}`),
    })
    expect(seen).toEqual(['running reading', 'running matching', 'completed reading'])
  })

  test('is ended by its signal, with the signal’s reason', async () => {
    const { url, received } = await scriptedServer(json(200, run('running')))
    const stop = new AbortController()
    const wait = clientOf(url).waitForRun('mig_1', 'run_1', { signal: stop.signal }).catch(String)
    await expect.poll(() => received.length).toBeGreaterThan(0)
    stop.abort(new Error('changed my mind'))
    expect(await wait).toBe('Error: changed my mind')
  })

  test('gives up after its time with the run as last read', async () => {
    const { url } = await scriptedServer(json(200, run('running')))
    const error = await clientOf(url)
      .waitForRun('mig_1', 'run_1', { timeoutMs: 300 })
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(WaitTimeoutError)
    expect(error).toMatchObject({ run: { run_id: 'run_1', status: 'running' } })
  })

  test('goes on after a rate limit, as late as Retry-After asks', async () => {
    const { url, received } = await scriptedServer(
      json(200, run('running')),
      json(429, { error: 'Too many requests' }, { 'retry-after': '0' }),
      json(200, run('completed')),
    )
    expect((await clientOf(url).waitForRun('mig_1', 'run_1')).status).toBe('completed')
    expect(received).toHaveLength(3)
  })

  test('goes on where the service was away for a while', async () => {
    const away: Parameters<typeof scriptedServer>[number] = (response) => void response.destroy()
    const { url, received } = await scriptedServer(
      json(200, run('running')),
      away,
      json(502, { error: 'No worker is there.' }),
      json(200, run('completed')),
    )
    const client = createClient({ baseUrl: url, apiKey: 'msk_test', retries: 0 })
    expect((await client.waitForRun('mig_1', 'run_1')).status).toBe('completed')
    expect(received).toHaveLength(4)
  })

  test('is not begun where nothing answers, and ends where the run is gone', async () => {
    const { url, received } = await scriptedServer(
      json(502, { error: 'No worker is there.' }),
      json(200, run('running')),
      json(404, { error: 'There is no such run.' }),
    )
    const client = createClient({ baseUrl: url, apiKey: 'msk_test', retries: 0 })
    await expect(client.waitForRun('mig_1', 'run_1')).rejects.toMatchObject({ status: 502 })
    await expect(client.waitForRun('mig_1', 'run_1')).rejects.toMatchObject({ status: 404 })
    expect(received).toHaveLength(3)
  })

  test('asks more and more rarely: under half of the reads of a minute, then every 10 s', () => {
    let looks = 0
    for (let age = 0; age < 60_000; age += pollInterval(age)) looks++
    expect(looks).toBeLessThan(30)
    expect(pollInterval(0)).toBe(250)
    expect(pollInterval(8_000)).toBe(2_000)
    expect(pollInterval(3_600_000)).toBe(10_000)
  })
})
