import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { createClient, type LogEntry, type ThreadEvent } from '#client'
import { verifyThread } from '../../server/src/domain/thread/verify.ts'
import { useService } from '../support/harness.ts'
import { faultsOf } from '../support/thread.ts'

const sampleFiles = new URL('../../scripts/demo/files/', import.meta.url)

describe('a migration that is followed from its first event to its last', () => {
  const service = useService({ worker: true })

  it('tells everything once, as the contract says, and the log tells the same', async () => {
    await service.importTemplates()
    const client = createClient({ baseUrl: service.url, apiKey: service.key })
    const { id } = await client.createMigration({ name: 'Followed' })
    const events: ThreadEvent[] = []
    const following = (async () => {
      for await (const event of client.followThread(id)) events.push(event)
    })()
    const names = (await readdir(sampleFiles)).filter((name) => /\.(csv|tsv|xlsx)$/.test(name))
    const files = names.map(async (name) => ({ name, data: await readFile(new URL(name, sampleFiles)) }))
    await client.upload(id, await Promise.all(files))
    const { run_id } = await client.startRun(id, { kind: 'generate' })
    let run = await client.waitForRun(id, run_id)
    while (run.status === 'blocked') {
      const open = run.questions.filter(({ answer }) => answer === null)
      const answers = open.map(({ question_id, default: given, options }) => ({
        question_id,
        value: given ?? options[0]?.value ?? '',
      }))
      run = await client.answerRun(id, run_id, answers).then(() => client.waitForRun(id, run_id))
    }
    expect(run).toMatchObject({ status: 'awaiting_approval', error: null })
    const execute = await client.startRun(id, { kind: 'execute' })
    expect((await client.waitForRun(id, execute.run_id)).status).toBe('completed')
    await following

    expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => index + 1))
    expect(events.flatMap(faultsOf)).toEqual([])
    const types = ['file.status', 'run.status', 'progress', 'step', 'message', 'question', 'preview.ready']
    expect([...new Set(events.map(({ type }) => type))]).toEqual(expect.arrayContaining(types))
    const sentences = events.flatMap((event) => (event.type === 'step' ? [event.data.text] : []))
    expect(sentences).toContainEqual(
      expect.stringMatching(/^Customers is filled from “kunden-berlin” of kunden-berlin\.csv/),
    )
    expect(sentences.filter((text) => text.startsWith('Found '))).toHaveLength(1)

    const entries: LogEntry[] = []
    for await (const entry of client.logEntries(id, { limit: 10 })) entries.push(entry)
    const told = entries.map(({ sequence, type, run_id: run_of, at, data }) => ({
      sequence,
      type,
      migration_id: id,
      run_id: run_of,
      at,
      data,
    }))
    expect(told).toEqual(events)
    expect(await client.getLog(id)).toMatchObject({ outcome: 'completed', digest: run.digest })
    expect(await verifyThread(service.deps.prisma, id, service.account.id)).toMatchObject({ ok: true })
  })
})
