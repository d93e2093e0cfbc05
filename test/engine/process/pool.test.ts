// Over 300 lines: every way in which a child process can end, on one engine.
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { EngineError, type InputTable, type Progress, type Template } from '../../../server/src/engine/model.ts'
import {
  createEngine,
  EngineBusy,
  EngineCrash,
  type Engine,
  type EngineOptions,
  type PreviewQuery,
  type PreviewRow,
} from '../../../server/src/engine/process/pool.ts'
import { rehearse } from '../../../server/src/engine/process/rehearse.ts'
import { template } from '../write/sheets.ts'

const execute = promisify(execFile)

function engine(options: EngineOptions = {}): Engine {
  const made = createEngine({ codeCache: inject('codeCache'), entry: inject('engineEntry'), ...options })
  onTestFinished(() => made.close())
  return made
}

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'engine-'))
  onTestFinished(() => rm(path, { recursive: true, force: true, maxRetries: 10 }))
  return path
}

/** The path of a file that can be opened but never gives a byte: a task that reads it stays until it is ended. */
async function stuckFile(): Promise<string> {
  const path = join(await folder(), 'stuck.csv')
  await execute('mkfifo', [path])
  return path
}

async function childLines(): Promise<string[]> {
  const { stdout } = await execute('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)])
  return stdout.split('\n')
}

/** Processes of the engine that are children of this one. */
async function children(): Promise<number[]> {
  const lines = await childLines()
  return lines.filter((line) => /\/child\.[jt]s /.test(line)).map((line) => Number.parseInt(line, 10))
}

/** Those that are dying, or dead, are there until the engine was told of it: the system shows them as `[name]`, without arguments. */
const untold = async (): Promise<string[]> =>
  (await childLines()).filter((line) => /\/child\.[jt]s |^ *\d+ \[/.test(line))

const patience = { timeout: 100_000 }

const untilChildren = (count: number): Promise<void> =>
  vi.waitFor(async () => expect(await untold()).toHaveLength(count), patience)

async function csv(path: string, rows: number): Promise<void> {
  const lines = Array.from({ length: rows }, (_, index) => `${index},name ${index},${index % 3 === 0 ? '' : 'x'}`)
  await writeFile(path, ['id,name,note', ...lines, ''].join('\n'))
}

const people: Template = template('people', [
  { name: 'id', required: true },
  { name: 'name' },
  { name: 'note', required: true },
])

const rowsOf = async (made: Engine, query: PreviewQuery): Promise<PreviewRow[]> => {
  const { rows } = await made.preview(query)
  return JSON.parse(Buffer.from(rows).toString()) as PreviewRow[]
}

/** Reads a file of so many rows and makes its sheet. */
async function generated(made: Engine, rows: number): Promise<{ sheet: string; outdir: string }> {
  const place = await folder()
  const path = join(place, 'people.csv')
  await csv(path, rows)
  const outdir = join(place, 'out')
  const result = await made.run('generate', {
    tables: await read(made, path, place),
    templates: [people],
    knowledge: [],
    instructions: null,
    answers: [],
    autonomy: 'decide',
    version: 1,
    workdir: join(place, 'work'),
    outdir,
  })
  if (result.outcome !== 'ready') throw new Error('asked')
  return { sheet: join(outdir, result.manifest.sheets[0]?.parquet ?? ''), outdir }
}

async function read(made: Engine, path: string, place: string): Promise<InputTable[]> {
  const { tables } = await made.run('read', { path, name: 'people.csv', workdir: join(place, 'read') })
  return tables.map((found) => ({ ...found, file_id: 'file_people', file_name: 'people.csv', sha256: '00'.repeat(32) }))
}

describe('tasks in processes of their own', () => {
  test('a file is read, its sheet made, verified, previewed and exported', async () => {
    const made = engine()
    const stages: Progress['stage'][] = []
    const { sheet, outdir } = await generated(made, 7)
    const manifest = JSON.parse(await readFile(join(outdir, 'manifest.json'), 'utf8'))
    const files = [{ path: sheet, sha256: manifest.sheets[0].sha256 }]
    expect(await made.run('verify', { files }, { onProgress: ({ stage }) => stages.push(stage) })).toEqual({
      ok: true,
      changed: [],
    })
    const rows = await rowsOf(made, { sheet, status: 'error' })
    expect(rows.map(({ values }) => values['id'])).toEqual(['0', '3', '6'])
    const stream = await made.exportStream({ sheet, rows: 'valid', escapeFormulas: false })
    expect(await text(stream)).toBe('id,name,note\r\n1,name 1,x\r\n2,name 2,x\r\n4,name 4,x\r\n5,name 5,x\r\n')
    expect(
      await made.run('verify', {
        files: [
          { path: sheet, sha256: 'other' },
          { path: `${sheet}.gone`, sha256: '' },
        ],
      }),
    ).toEqual({
      ok: false,
      changed: [sheet, `${sheet}.gone`],
    })
  })

  test('progress goes through the stages in order', async () => {
    const made = engine()
    const place = await folder()
    const path = join(place, 'people.csv')
    await csv(path, 10)
    const seen: string[] = []
    await made.run(
      'generate',
      {
        tables: await read(made, path, place),
        templates: [people],
        knowledge: [],
        instructions: null,
        answers: [],
        autonomy: 'decide',
        version: 1,
        workdir: join(place, 'w'),
        outdir: join(place, 'out'),
      },
      { onProgress: ({ stage }) => seen.push(stage) },
    )
    expect([...new Set(seen)]).toEqual(['profiling', 'matching', 'transforming', 'checking', 'writing'])
  })

  test('the sentence of an EngineError comes over; other failures are not meant for callers', async () => {
    const made = engine()
    const place = await folder()
    await writeFile(join(place, 'empty.csv'), '')
    const reading = made.run('read', { path: join(place, 'empty.csv'), name: 'empty.csv', workdir: join(place, 'r') })
    await expect(reading).rejects.toBeInstanceOf(EngineError)
    const missing = made.run('read', { path: join(place, 'gone.csv'), name: 'gone.csv', workdir: join(place, 'r') })
    await expect(missing).rejects.toThrow(/^The engine failed: ENOENT/)
  })

  test('a cancelled task rejects with the reason, and its process is gone', async () => {
    const made = engine()
    const place = await folder()
    const path = join(place, 'people.csv')
    await csv(path, 300_000)
    const controller = new AbortController()
    const running = made.run(
      'read',
      { path, name: 'people.csv', workdir: join(place, 'r') },
      { signal: controller.signal },
    )
    await untilChildren(1)
    controller.abort(new Error('not wanted any more'))
    await expect(running).rejects.toThrow('not wanted any more')
    expect(await children()).toEqual([])
  })

  test('a cancelled task that does not stop by itself is ended', async () => {
    const made = engine()
    const controller = new AbortController()
    const running = made.run(
      'read',
      { path: await stuckFile(), name: 'x.csv', workdir: await folder() },
      { signal: controller.signal },
    )
    await untilChildren(1)
    controller.abort(new Error('enough'))
    await expect(running).rejects.toThrow('enough')
    expect(await children()).toEqual([])
  })

  test('a task that was cancelled before it began starts no process', async () => {
    const made = engine()
    await expect(made.run('verify', { files: [] }, { signal: AbortSignal.abort(new Error('early')) })).rejects.toThrow(
      'early',
    )
    expect(await children()).toEqual([])
  })

  test('a killed process is an EngineCrash that says how it ended', async () => {
    const made = engine()
    const running = made.run('read', { path: await stuckFile(), name: 'x.csv', workdir: await folder() })
    const outcome = running.catch((error: unknown) => error)
    await untilChildren(1)
    for (const pid of await children()) process.kill(pid, 'SIGKILL')
    expect(await outcome).toEqual(new EngineCrash('The engine process was ended by SIGKILL before its work was done.'))
  })

  test('a process above its memory is ended, with the limit in the sentence', async () => {
    const made = engine({ memoryLimitMb: 20 })
    const running = made.run('read', { path: await stuckFile(), name: 'x.csv', workdir: await folder() })
    await expect(running).rejects.toThrow(/more than the 20 MB of memory/)
    await expect(running).rejects.toBeInstanceOf(EngineError)
  })

  test('a task above its time is ended', async () => {
    const made = engine({ wallTimeMs: 1 })
    const running = made.run('verify', { files: [] })
    await expect(running).rejects.toThrow(/took longer than/)
  })

  test('a task may be given less time than all have, and says how much', async () => {
    const input = { path: await stuckFile(), name: 'stuck.pdf', columns: [], to: join(await folder(), 'result') }
    const running = engine().run('extract', input, { timeLimitMs: 1_000 })
    await expect(running).rejects.toThrow('longer than the 1 second that')
  })

  test('closing the engine ends what runs', async () => {
    const made = createEngine()
    const running = made.run('read', { path: await stuckFile(), name: 'x.csv', workdir: await folder() })
    const outcome = running.catch((error: unknown) => error)
    await untilChildren(1)
    await made.close()
    expect(await outcome).toBeInstanceOf(EngineCrash)
    expect(await children()).toEqual([])
    await expect(made.run('verify', { files: [] })).rejects.toBeInstanceOf(EngineCrash)
    await expect(made.preview({ sheet: '/x' })).rejects.toBeInstanceOf(EngineCrash)
  })

  test('whatever is beginning when the engine is closed starts no process and leaves no folder', async () => {
    const place = await folder()
    const made = createEngine({ temporary: join(place, 'engine-') })
    const request = { sheet: '/gone', rows: 'all', escapeFormulas: false } as const
    const begun = [made.preview({ sheet: '/gone' }), made.exportStream(request)].map((work) =>
      expect(work).rejects.toEqual(new EngineCrash('The engine is closed.')),
    )
    await made.close()
    expect(await children()).toEqual([])
    expect(await readdir(place)).toEqual([])
    await Promise.all(begun)
  })
})

describe('a process that is ready', () => {
  test('takes the next task, and another is made ready once that has ended', async () => {
    const made = engine()
    made.prepare()
    const [ready] = await children()
    const stuck = made.run('read', { path: await stuckFile(), name: 'x.csv', workdir: await folder() })
    const outcome = stuck.catch((error: unknown) => error)
    expect(await children()).toEqual([ready])
    process.kill(ready ?? 0, 'SIGKILL')
    expect(await outcome).toBeInstanceOf(EngineCrash)
    await untilChildren(1)
    expect(await children()).not.toEqual([ready])
  })

  test('tries what tasks need on a sample, and leaves nothing of it behind', async () => {
    const place = await folder()
    const outcome = await rehearse(place, new AbortController().signal, 256)
    expect(outcome).toBe('ready')
    await expect(stat(place)).rejects.toThrow(/ENOENT/)
  })

  test('leaves the sample as soon as a task is there', async () => {
    const task = new AbortController()
    const place = await folder()
    task.abort(new Error('A task is there.'))
    await expect(rehearse(place, task.signal, 256)).rejects.toThrow('A task is there.')
    await expect(stat(place)).rejects.toThrow(/ENOENT/)
  })

  test('is replaced when it has died, and ends with the engine', async () => {
    const made = engine()
    made.prepare()
    for (const pid of await children()) process.kill(pid, 'SIGKILL')
    await untilChildren(0)
    expect(await made.run('verify', { files: [] })).toEqual({ ok: true, changed: [] })
    await untilChildren(1)
    await made.close()
    expect(await children()).toEqual([])
  })
})

describe('a process that has done a small task', () => {
  const readFor = async (made: Engine, owner: string | undefined): Promise<void> => {
    const place = await folder()
    await mkdir(place, { recursive: true })
    const path = join(place, 'small.csv')
    await writeFile(path, 'a,b\n1,2\n')
    await made.run('read', { path, name: 'small.csv', workdir: place }, { owner })
  }

  test('takes the next one of its owner, and no other', async () => {
    const made = engine({ keptMs: 600_000 })
    await readFor(made, 'mig_1')
    const [first] = await children()
    await readFor(made, 'mig_1')
    expect(await children()).toEqual([first])
    await readFor(made, 'mig_2')
    const both = await children()
    expect(both).toHaveLength(2)
    expect(both).toContain(first)
    await made.close()
    expect(await children()).toEqual([])
  })

  test('is replaced when it has died', async () => {
    const made = engine({ keptMs: 600_000 })
    await readFor(made, 'mig_1')
    for (const pid of await children()) process.kill(pid, 'SIGKILL')
    await untilChildren(0)
    await readFor(made, 'mig_1')
    expect(await children()).toHaveLength(1)
    await made.close()
  })

  test('is gone after a while', async () => {
    const made = engine()
    await readFor(made, 'mig_1')
    await untilChildren(0)
    expect(await children()).toEqual([])
  })

  test('is used for nothing else after a failure, or when it has become large', async () => {
    const made = engine()
    const missing = { path: join(await folder(), 'gone.csv'), name: 'gone.csv', workdir: await folder() }
    await expect(made.run('read', missing, { owner: 'mig_1' })).rejects.toThrow(/ENOENT/)
    expect(await children()).toEqual([])
    const small = engine({ memoryLimitMb: 200 })
    await readFor(small, 'mig_1')
    await untilChildren(0)
    await readFor(made, undefined)
    await untilChildren(0)
  })

  test('waits beside few others: those that have waited longest end', async () => {
    const made = engine({ keptMs: 600_000 })
    await readFor(made, 'a')
    const [first] = await children()
    for (const owner of ['b', 'c', 'd', 'e', 'f']) await readFor(made, owner)
    await untilChildren(4)
    expect(await children()).not.toContain(first)
  })
})

describe('previews', () => {
  test('work again once the folder of temporary files is there again', async () => {
    const place = join(await folder(), 'temporary')
    const made = engine({ previewProcesses: 1, temporary: join(place, 'engine-') })
    const { sheet } = await generated(made, 3)
    await expect(made.preview({ sheet })).rejects.toThrow(/ENOENT/)
    await mkdir(place)
    expect(await rowsOf(made, { sheet })).toHaveLength(3)
  })

  test('a preview process that died is replaced', async () => {
    const made = engine({ previewProcesses: 1 })
    const { sheet } = await generated(made, 3)
    expect(await rowsOf(made, { sheet })).toHaveLength(3)
    for (const pid of await children()) process.kill(pid, 'SIGKILL')
    expect(await rowsOf(made, { sheet })).toHaveLength(3)
  })

  test('above the queue they are refused', async () => {
    const made = engine({ previewProcesses: 1, previewQueue: 1 })
    const { sheet } = await generated(made, 3)
    const asked = Array.from({ length: 5 }, () => made.preview({ sheet }))
    const outcomes = await Promise.allSettled(asked)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(reasons.map((reason) => reason instanceof EngineBusy)).toEqual([true, true, true])
  })

  test('a sheet that is not there is an error, and the next preview works', async () => {
    const made = engine({ previewProcesses: 1 })
    const { sheet } = await generated(made, 3)
    await expect(made.preview({ sheet: `${sheet}.gone` })).rejects.toThrow(/The engine failed/)
    expect(await rowsOf(made, { sheet })).toHaveLength(3)
  })
})

describe('exports', () => {
  test('a failure before the first byte rejects', async () => {
    const made = engine()
    await expect(
      made.exportStream({ sheet: join(await folder(), 'gone.parquet'), rows: 'all', escapeFormulas: false }),
    ).rejects.toThrow(/The engine failed/)
  })

  test('memory and pace follow the reader, and a reader that leaves ends the process', async () => {
    const made = engine()
    const { sheet } = await generated(made, 200_000)
    const stream = await made.exportStream({ sheet, rows: 'all', escapeFormulas: false })
    expect(await children()).toHaveLength(1)
    stream.destroy()
    await untilChildren(0)
  })

  test('a reader that stalls is dropped', async () => {
    const made = engine({ exportStallMs: 50 })
    const { sheet } = await generated(made, 200_000)
    const stream = await made.exportStream({ sheet, rows: 'all', escapeFormulas: false })
    const error = await new Promise<Error>((resolve) => stream.once('error', resolve))
    expect(error.message).toMatch(/took nothing for/)
    await untilChildren(0)
  })

  test('an aborted export destroys the stream with the reason', async () => {
    const made = engine()
    const { sheet } = await generated(made, 200_000)
    const controller = new AbortController()
    const stream = await made.exportStream({ sheet, rows: 'all', escapeFormulas: false }, { signal: controller.signal })
    const failed = new Promise<Error>((resolve) => stream.once('error', resolve))
    controller.abort(new Error('enough'))
    expect((await failed).message).toBe('enough')
  })

  test('a process that is killed in the middle breaks the stream instead of ending it', async () => {
    const made = engine()
    const { sheet } = await generated(made, 200_000)
    const stream = await made.exportStream({ sheet, rows: 'all', escapeFormulas: false })
    for (const pid of await children()) process.kill(pid, 'SIGKILL')
    await expect(buffer(stream)).rejects.toBeInstanceOf(EngineCrash)
  })

  test('more of them than may be under way at once are refused, until one has ended', async () => {
    const made = engine({ exportProcesses: 1 })
    const { sheet } = await generated(made, 10)
    const request = { sheet, rows: 'all', escapeFormulas: false } as const
    const first = await made.exportStream(request)
    await expect(made.exportStream(request)).rejects.toThrow(EngineBusy)
    await text(first)
    await expect(made.exportStream({ ...request, sheet: `${sheet}.gone` })).rejects.not.toThrow(EngineBusy)
    expect(await text(await made.exportStream(request))).toContain('name 9')
  })

  test('a large export arrives whole', async () => {
    const made = engine()
    const { sheet } = await generated(made, 200_000)
    const content = await text(await made.exportStream({ sheet, rows: 'all', escapeFormulas: false }))
    expect(content.split('\r\n')).toHaveLength(200_002)
    expect(content.endsWith('199999,name 199999,x\r\n')).toBe(true)
  })
})

test('a program whose last work is to close the engine gets to its end', async () => {
  const path = join(await folder(), 'closing.mjs')
  await mkdir(dirname(path), { recursive: true })
  const pool = JSON.stringify(new URL('../../../server/src/engine/process/pool.ts', import.meta.url).href)
  const script = `
    const engine = (await import(${pool})).createEngine()
    engine.prepare()
    await engine.close()
    console.log('closed')`
  await writeFile(path, script)
  expect((await execute(process.execPath, [path])).stdout).toBe('closed\n')
})

test('children die with their parent', async () => {
  const place = await folder()
  await mkdir(place, { recursive: true })
  const script = `
    const { createEngine } = await import(${JSON.stringify(new URL('../../../server/src/engine/process/pool.ts', import.meta.url).href)})
    const engine = createEngine()
    engine.prepare()
    for (const name of ['x.csv', 'y.csv'])
      engine.run('read', { path: ${JSON.stringify(await stuckFile())}, name, workdir: ${JSON.stringify(place)} }).catch(() => {})
    setTimeout(() => console.log('started'), 300)`
  const path = join(place, 'parent.mjs')
  await writeFile(path, script)
  const parent = execFile(process.execPath, [path])
  await new Promise((resolve) => parent.stdout?.once('data', resolve))
  const { stdout } = await execute('ps', ['-o', 'pid=', '--ppid', String(parent.pid)])
  const pids = stdout.trim().split('\n').map(Number)
  expect(pids).toHaveLength(2)
  parent.kill('SIGKILL')
  for (const pid of pids) await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(/ESRCH/), patience)
})
