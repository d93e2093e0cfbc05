import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { readArguments } from '../../server/src/admin/arguments.ts'
import { runCommand } from '../../server/src/admin/commands.ts'
import { readConfig } from '../../server/src/config.ts'
import { openDeps } from '../../server/src/deps.ts'
import { createLogger } from '../../server/src/log.ts'

/** A service of its own, as `npm start` would start it, with an account, a key and the three templates. */
export interface DemoService {
  /** With `/api/v1`. */
  url: string
  /** API key of the demo's account. */
  key: string
  /** Stops the service and removes everything that it kept. */
  stop(): Promise<void>
}

export const templatesFile = fileURLToPath(new URL('templates.yaml', import.meta.url))
const serverFile = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))

const startMilliseconds = 60_000
const stopMilliseconds = 20_000

/** The address that the service prints when it is ready to serve. */
export const addressOf = async (server: ChildProcess): Promise<string> => {
  const wrong: string[] = []
  server.stderr?.on('data', (chunk: Buffer) => wrong.push(chunk.toString()))
  // What it says last may come after its output has ended.
  const closed = new Promise((resolve) => server.once('close', resolve))
  const timer = setTimeout(() => server.kill('SIGKILL'), startMilliseconds)
  try {
    for await (const line of createInterface({ input: server.stdout! })) {
      const address = /^The migration service is at (\S+)$/.exec(line)?.[1]
      if (address !== undefined) return address
    }
  } finally {
    clearTimeout(timer)
  }
  await closed
  throw new Error(`The service did not start. ${wrong.join('').slice(-2000)}`)
}

/** An account with the three templates and a key, made by the same commands as `npm run admin` runs. Resolves to the key. */
export const makeAccount = async (env: Record<string, string>, limits: readonly string[]): Promise<string> => {
  const deps = await openDeps(readConfig(env), createLogger('silent'))
  const admin = async (...args: string[]) => {
    const outcome = await runCommand(deps, readArguments(args))
    return Array.isArray(outcome) ? (outcome[0] ?? {}) : outcome
  }
  try {
    const account = String((await admin('account', 'create', '--name', 'Demo')).id)
    if (limits.length > 0) await admin('account', 'set', account, ...limits.map((limit) => `--limit=${limit}`))
    const { key } = await admin('key', 'create', '--account', account, '--name', 'Demo')
    await admin('template', 'import', '--account', account, templatesFile)
    return String(key)
  } finally {
    await deps.close()
  }
}

const ended = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null

export const stopServer = async (server: ChildProcess): Promise<void> => {
  if (ended(server)) return
  const exit = once(server, 'exit')
  server.kill('SIGTERM')
  const timer = setTimeout(() => server.kill('SIGKILL'), stopMilliseconds)
  await exit
  clearTimeout(timer)
}

/** What keeps a service to itself, whatever is configured for a real one. */
export const ownEnvironment = (folder: string, port: number): Record<string, string> => ({
  DATA_DIR: folder,
  DATABASE_URL: '',
  STORAGE_URL: '',
  PUBLIC_URL: '',
  CORS_ORIGINS: '',
  HOST: '127.0.0.1',
  PORT: String(port),
})

/** Starts the service as a process of its own. */
export const launch = (env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, [serverFile], {
    // A service started by an npm script looks after its parent, so it stops by itself should that be killed.
    env: { ...process.env, ...env, ROLE: 'all', LOG_LEVEL: 'warn', npm_lifecycle_event: 'demo' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Starts the service with its own PostgreSQL in a new temporary folder, on a free port. `limits` are such as `read=600`. */
export const startDemoService = async (limits: readonly string[] = []): Promise<DemoService> => {
  const folder = await mkdtemp(join(tmpdir(), 'migration-service-demo-'))
  // Under root, PostgreSQL runs as another user, who has to pass through.
  await chmod(folder, 0o711)
  const env = ownEnvironment(folder, 0)
  const server = launch(env)
  const stop = async () => {
    await stopServer(server)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const [url, key] = await Promise.all([addressOf(server), makeAccount(env, limits)])
    server.stdout?.resume()
    return { url, key, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
