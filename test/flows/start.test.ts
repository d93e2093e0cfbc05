import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findServer } from '../../server/src/database/postgres-process.ts'
import { call } from '../support/call.ts'
import { eventually } from '../support/runs.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

interface Started {
  child: ChildProcess
  url: string
  key: string | undefined
  output: () => string
}

/** Runs one of the service's programs to its end. */
const runProgram = async (file: string, args: readonly string[], env: Record<string, string>) => {
  const child = spawn(process.execPath, [join(root, file), ...args], { cwd: root, env: { ...process.env, ...env } })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk) => (stdout += chunk))
  child.stderr.on('data', (chunk) => (stderr += chunk))
  const [code] = await once(child, 'close')
  return { code, stdout, stderr }
}

describe('the embedded PostgreSQL and the service on it', () => {
  let dataDir = ''
  const children: ChildProcess[] = []

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'migration-service-start-'))
    await chmod(dataDir, 0o755)
  })

  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL')
    const server = await findServer(join(dataDir, 'postgres', 'cluster'))
    if (server) process.kill(server.pid, 'SIGKILL')
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
  })

  const database = () => findServer(join(dataDir, 'postgres', 'cluster'))

  const launch = (env: Record<string, string> = {}): Pick<Started, 'child' | 'output'> => {
    const child = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.push(child)
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    return { child, output: () => output }
  }

  const start = async (env: Record<string, string> = {}): Promise<Started> => {
    const { child, output } = launch(env)
    const url = await eventually('the service to be there', async () => {
      if (child.exitCode !== null) throw new Error(`the service ended with ${child.exitCode}: ${output()}`)
      return /service is at (\S+)\n/.exec(output())?.[1]
    })
    // The key is printed after the address, in the same breath.
    const ready = await call('GET', `${new URL(url).origin}/readyz`)
    expect(ready.status).toBe(200)
    return { child, url, key: /msk_\w{6}_\w{43}/.exec(output())?.[0], output }
  }

  const end = async ({ child }: Pick<Started, 'child'>, signal: 'SIGTERM' | 'SIGKILL' | 'SIGINT'): Promise<unknown> => {
    const ended = once(child, 'exit')
    child.kill(signal)
    const [code] = await ended
    return code
  }

  const admin = (...args: string[]) => runProgram('server/src/admin/main.ts', args, { DATA_DIR: dataDir })

  it('starts, prints a key once, stops in order, and goes on after every kind of end', async () => {
    const first = await start()
    expect(first.key).toBeDefined()
    const key = first.key ?? ''
    const made = await call('POST', `${first.url}/migrations`, { key, body: { external_id: 'kept' } })
    expect(made.status).toBe(201)

    const account = await admin('account', 'create', '--name', 'Second', '--json')
    expect([account.code, account.stderr]).toEqual([0, ''])
    expect(JSON.parse(account.stdout)).toMatchObject({
      id: expect.stringMatching(/^acc_/),
      name: 'Second',
      region: 'eu',
    })
    expect((await call('GET', `${first.url}/migrations`, { key })).status).toBe(200)

    expect(await end(first, 'SIGTERM')).toBe(0)
    expect(await database()).toBeNull()

    const second = await start()
    expect(second.key).toBeUndefined()
    expect((await call('GET', `${second.url}/migrations`, { key })).body.migrations).toEqual([made.body])

    const before = await database()
    await end(second, 'SIGKILL')
    const third = await start()
    expect((await database())?.pid).toBe(before?.pid)
    expect((await call('GET', `${third.url}/migrations`, { key })).body.migrations).toEqual([made.body])

    await end(third, 'SIGKILL')
    process.kill(before?.pid ?? 0, 'SIGKILL')
    const fourth = await start()
    expect((await call('GET', `${fourth.url}/migrations`, { key })).body.migrations).toEqual([made.body])

    await end(fourth, 'SIGKILL')
    const left = await database()
    process.kill(left?.pid ?? 0, 'SIGKILL')
    await eventually('the server to be gone', async () => ((await database()) === null ? true : null))
    const pidFile = join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
    const stale = await readFile(pidFile, 'utf8')
    // After a restart of the machine, the old number belongs to some other program: here, to this test.
    await writeFile(pidFile, stale.replace(/^\d+/, String(process.pid)))
    const fifth = await start()
    expect((await call('GET', `${fifth.url}/migrations`, { key })).body.migrations).toEqual([made.body])
    expect(await end(fifth, 'SIGINT')).toBe(0)
    expect(await database()).toBeNull()

    const keys = await admin('key', 'list', '--json')
    expect(JSON.parse(keys.stdout)).toHaveLength(1)
    expect(await database()).toBeNull()
  }, 360_000)

  it('keeps a process ready for the next task, unless it is told not to', async () => {
    const engines = async ({ child }: Pick<Started, 'child'>): Promise<string[]> => {
      const { stdout } = await promisify(execFile)('ps', ['-eo', 'ppid=,args='])
      const own = new RegExp(`^\\s*${child.pid} .*/child\\.[jt]s`)
      return stdout.split('\n').filter((line) => own.test(line))
    }
    const waiting = await start({ READY_PROCESS: 'true' })
    await eventually('a process that is ready', async () => ((await engines(waiting)).length === 1 ? true : null))
    expect(await end(waiting, 'SIGTERM')).toBe(0)
    const bare = await start({ READY_PROCESS: 'false' })
    expect(await engines(bare)).toEqual([])
    expect(await end(bare, 'SIGTERM')).toBe(0)
  })

  it('starts PostgreSQL again when it is killed under a running service, and loses nothing', async () => {
    const service = await start()
    const { code, stdout } = await admin('account', 'create', '--name', 'Kept', '--json')
    expect(code).toBe(0)
    const account = JSON.parse(stdout).id
    // It is asked again and again until it is there.
    expect((await admin('account', 'set', account, '--limit', 'read=100000')).code).toBe(0)
    const { key } = JSON.parse((await admin('key', 'create', '--account', account, '--name', 'K', '--json')).stdout)
    const made = await call('POST', `${service.url}/migrations`, { key, body: {} })
    const before = await database()
    process.kill(before?.pid ?? 0, 'SIGKILL')
    await eventually('a new PostgreSQL', async () => {
      const now = await database()
      return now !== null && now.pid !== before?.pid && now.state === 'ready' ? now : null
    })
    const read = () => call('GET', `${service.url}/migrations/${made.body.id}`, { key })
    await eventually('the service to serve again', async () => ((await read()).status === 200 ? true : null))
    expect((await read()).body).toEqual(made.body)
    await eventually('it to be ready', async () =>
      (await call('GET', `${new URL(service.url).origin}/readyz`)).status === 200 ? true : null,
    )
    const form = new FormData()
    form.append('files', new Blob(['a,b\n1,2\n']), 'some.csv')
    const uploaded = await call('POST', `${service.url}/migrations/${made.body.id}/files`, { key, raw: form })
    expect(uploaded.status).toBe(201)
    await eventually('the worker to read a file', async () => {
      const { files } = (await call('GET', `${service.url}/migrations/${made.body.id}/files`, { key })).body
      return files[0].status === 'ready' ? true : null
    })
    expect(await end(service, 'SIGTERM')).toBe(0)
    expect(await database()).toBeNull()
  }, 120_000)

  it('stops under load without losing a request or a job', async () => {
    const service = await start({ DRAIN_SECONDS: '2' })
    const account = JSON.parse((await admin('account', 'create', '--name', 'Busy', '--json')).stdout).id
    const limits = ['write=100000', 'read=100000', 'create-migration=100000']
    await admin('account', 'set', account, '--limit', ...limits)
    const { key } = JSON.parse((await admin('key', 'create', '--account', account, '--name', 'K', '--json')).stdout)
    const job = (await call('POST', `${service.url}/migrations`, { key, body: {} })).body.id
    const acknowledged: string[] = []
    const refused: number[] = []
    let isGone = false
    const load = async (client: number): Promise<void> => {
      for (let count = 0; !isGone; count += 1) {
        const external_id = `c${client}-${count}`
        const reply = await call('POST', `${service.url}/migrations`, { key, body: { external_id } }).catch(() => null)
        if (reply === null) isGone = true
        else if (reply.status === 201) acknowledged.push(external_id)
        else refused.push(reply.status)
      }
    }
    const clients = [1, 2, 3, 4].map(load)
    await eventually('some load', async () => (acknowledged.length > 20 ? true : null))
    const form = new FormData()
    form.append('files', new Blob([`a,b\n${'1,2\n'.repeat(100_000)}`]), 'some.csv')
    expect((await call('POST', `${service.url}/migrations/${job}/files`, { key, raw: form })).status).toBe(201)
    const before = acknowledged.length
    expect(await end(service, 'SIGTERM')).toBe(0)
    await Promise.all(clients)
    expect(refused).toEqual([])
    expect(acknowledged.length).toBeGreaterThan(before)

    const next = await start()
    const found: string[] = []
    for (let cursor = ''; ;) {
      const { body } = await call('GET', `${next.url}/migrations?limit=1000${cursor}`, { key })
      found.push(...body.migrations.map(({ external_id }: { external_id: string | null }) => external_id))
      if (body.next_cursor === null) break
      cursor = `&cursor=${body.next_cursor}`
    }
    expect(found.filter((external_id) => external_id !== null).toSorted()).toEqual(acknowledged.toSorted())
    await eventually('the file to be read', async () => {
      const { files } = (await call('GET', `${next.url}/migrations/${job}/files`, { key })).body
      return files[0].status === 'ready' ? true : null
    })
    expect(await end(next, 'SIGTERM')).toBe(0)
  }, 120_000)

  it('ends with the reason when it is told to stop while PostgreSQL answers nothing', async () => {
    const service = await start()
    const { pid = 0 } = (await database()) ?? {}
    const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(pid)])
    const programs = [pid, ...stdout.trim().split(/\s+/).map(Number)]
    for (const program of programs) process.kill(program, 'SIGSTOP')
    try {
      expect(await end(service, 'SIGTERM')).toBe(1)
      expect(service.output()).toContain('PostgreSQL has not answered for 10 s')
    } finally {
      for (const program of programs) process.kill(program, 'SIGCONT')
    }
    // Nobody is left who would stop it.
    process.kill(pid, 'SIGINT')
    await eventually('PostgreSQL to be gone', async () => ((await database()) === null ? true : null))
  })

  it('ends in order when it is told to stop while it starts', async () => {
    const service = launch()
    await eventually('PostgreSQL to be starting', async () => {
      if (service.child.exitCode !== null) throw new Error(`the service ended: ${service.output()}`)
      return database()
    })
    expect(service.output()).not.toContain('service is at')
    expect([await end(service, 'SIGTERM'), service.child.signalCode]).toEqual([0, null])
    expect(await database()).toBeNull()
  })

  it('lets several processes begin at once, with one server, one first account and one key', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'migration-service-start-'))
    await chmod(folder, 0o755)
    const started = await Promise.all([1, 2].map(() => start({ DATA_DIR: folder, ROLE: 'api' })))
    expect(started.filter(({ key }) => key !== undefined)).toHaveLength(1)
    const [one, other] = started
    await end(one as Started, 'SIGTERM')
    const key = started.find((each) => each.key)?.key ?? ''
    expect((await call('GET', `${other?.url}/migrations`, { key })).status).toBe(200)
    await end(other as Started, 'SIGTERM')
    expect(await findServer(join(folder, 'postgres', 'cluster'))).toBeNull()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  })
})

describe('a configuration that can not be used', () => {
  it.each([
    ['PORT', 'x'],
    ['ROLE', 'both'],
    ['DATABASE_URL', 'mysql://x'],
    ['REGIONS', 'EU;'],
    ['RUN_MEMORY', 'much'],
    ['VALIDATE_RESPONSES', 'perhaps'],
  ])('stops the start: %s=%s', async (name, value) => {
    const { code, stderr } = await runProgram('server/src/main.ts', [], { DATA_DIR: '/nonexistent', [name]: value })
    expect([code, stderr]).toEqual([1, expect.stringContaining(`${name}="${value}"`)])
  })
})
