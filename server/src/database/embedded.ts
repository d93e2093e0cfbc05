import { randomBytes } from 'node:crypto'
import {
  appendFile,
  chown,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from '../log.ts'
import { findServer, postgresUser, programs, readPidFile, run, type SystemUser } from './postgres-process.ts'

/**
 * PostgreSQL by itself, in a folder. Several processes may use one folder at the same time: the first starts the
 * server, the others find it running, and the last to leave stops it. Who uses it holds a shared advisory lock through
 * a connection, so a killed process counts as gone at once; a server that outlived all its users is simply found again.
 */
export interface EmbeddedPostgres {
  /** For pg.Client and pg.Pool, without a database. */
  connection: { host: string; port: number; user: string; password: string }
  /** Leaves the server, and stops it when nobody else uses it. */
  close(): Promise<void>
}

export interface EmbeddedOptions {
  log: Logger
  /** Lines for postgresql.conf, used when the folder is made. */
  settings?: readonly string[]
}

const superuser = 'postgres'

/** Any number will do; only processes that use the same server meet. */
const usersLock = 7_305_112_001

const patience = {
  totalMilliseconds: 60_000,
  starts: 5,
  pollMilliseconds: 50,
  restartMilliseconds: 1_000,
  fullMilliseconds: 2_000,
}

const standardSettings = [
  "listen_addresses = '127.0.0.1'",
  "unix_socket_directories = ''",
  "timezone = 'UTC'",
  "log_timezone = 'UTC'",
  'max_connections = 200',
]

/** A port that nobody listens on: the one asked for, or for 0 any. Rejects when that one is taken. */
const freePort = (wanted: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port)
        else reject(new Error('The system gave no free port.'))
      })
    })
  })

/** The port that the server had last, so that whoever still uses it finds it again; another one when that is taken. */
const choosePort = async (cluster: string, known: number | undefined): Promise<number> => {
  const options = await readFile(join(cluster, 'postmaster.opts'), 'utf8').catch(() => '')
  // A server that could not start for lack of room has left nothing in there.
  const last = known ?? Number(/-p"? ?"?(\d+)/.exec(options)?.[1] ?? 0)
  return freePort(last).catch(() => freePort(0))
}

/** What PostgreSQL writes before it takes connections: a segment of its log, and a little. */
const NEEDED_BYTES = 20 * 1024 ** 2

const lacksRoom = async (folder: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < NEEDED_BYTES
}

const explainReach = async (failure: unknown, folder: string, user: SystemUser | undefined): Promise<Error> => {
  const message = failure instanceof Error ? failure.message : String(failure)
  const room = (await lacksRoom(folder).catch(() => false)) ? ' Its disk has no room left.' : ''
  const hint =
    user !== undefined && /permission denied|EACCES/i.test(message)
      ? ` As root, PostgreSQL runs as the user "postgres", who must be able to reach ${folder}: use a DATA_DIR that it can, or set DATABASE_URL.`
      : ''
  return new Error(`The embedded PostgreSQL in ${folder} could not be used: ${message}.${room}${hint}`, {
    cause: failure,
  })
}

/** Makes the cluster beside its place and renames it there, so that a half-made one is never taken for a whole one. */
const makeCluster = async (
  folder: string,
  settings: readonly string[],
  user: SystemUser | undefined,
): Promise<void> => {
  const made = `${folder}.new-${process.pid}-${randomBytes(4).toString('hex')}`
  const cluster = join(made, 'cluster')
  const passwordFile = join(made, 'password')
  await mkdir(cluster, { recursive: true, mode: 0o755 })
  try {
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
    if (user !== undefined) {
      for (const path of [made, cluster, passwordFile]) await chown(path, user.uid, user.gid)
    }
    const options = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    await run(
      programs().initdb,
      [`--pgdata=${cluster}`, `--username=${superuser}`, `--pwfile=${passwordFile}`, ...options],
      {
        user,
      },
    )
    await appendFile(join(cluster, 'postgresql.conf'), `\n${[...standardSettings, ...settings].join('\n')}\n`)
    await rename(made, folder)
  } catch (error) {
    await rm(made, { recursive: true, force: true })
    // Another process was quicker: its cluster is as good.
    const wasBeaten =
      error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST')
    if (!wasBeaten) throw error
  }
}

const isThere = (folder: string): Promise<boolean> =>
  stat(join(folder, 'cluster')).then(
    () => true,
    () => false,
  )

/** Half-made clusters of processes that were killed while making them. */
const sweepHalfMade = async (dataDir: string): Promise<void> => {
  for (const name of await readdir(dataDir)) {
    const pid = /^postgres\.new-(\d+)-/.exec(name)?.[1]
    if (pid === undefined) continue
    try {
      process.kill(Number(pid), 0)
    } catch {
      await rm(join(dataDir, name), { recursive: true, force: true })
    }
  }
}

interface Place {
  folder: string
  user: SystemUser | undefined
  password: string
}

const startServer = async ({ folder, user }: Place, lastPort: number | undefined): Promise<void> => {
  const cluster = join(folder, 'cluster')
  const stale = await readPidFile(cluster)
  // PostgreSQL believes a stale file whose process id another program got since; we know better (findServer).
  if (stale !== null && (await findServer(cluster)) === null && (await readPidFile(cluster)) === stale) {
    await rm(join(cluster, 'postmaster.pid'), { force: true })
  }
  const port = await choosePort(cluster, lastPort)
  const log = join(folder, 'server.log')
  await run(programs().pg_ctl, ['start', '-w', '-t', '60', '-D', cluster, '-l', log, '-o', `-p ${port}`], { user })
}

/** Joins the users of the server on `port`; the connection is what counts as using it. */
const joinUsers = async (connection: EmbeddedPostgres['connection'], log: Logger): Promise<pg.Client> => {
  const client = new pg.Client({
    ...connection,
    database: 'postgres',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  client.on('error', ({ message }) => log.error({ reason: message }, 'the embedded PostgreSQL was lost'))
  await client.connect()
  await client.query('SELECT pg_advisory_lock_shared($1)', [usersLock])
  return client
}

/** Leaves the users; the last one keeps newcomers out (they wait for the lock, and start anew) while the server stops. */
const leaveUsers = async (client: pg.Client, cluster: string, user: SystemUser | undefined): Promise<void> => {
  await client.query('SELECT pg_advisory_unlock_shared($1)', [usersLock])
  const { rows } = await client.query<{ last: boolean }>('SELECT pg_try_advisory_lock($1) AS last', [usersLock])
  if (rows[0]?.last !== true) return
  client.removeAllListeners('error').on('error', () => undefined)
  await run(programs().pg_ctl, ['stop', '-w', '-m', 'fast', '-t', '30', '-D', cluster], { user })
}

interface Joined {
  client: pg.Client
  connection: EmbeddedPostgres['connection']
}

/** Finds the server or starts it, and joins its users. Rejects after a minute of trying, and at once where its disk is full. */
const joinServer = async (place: Place, log: Logger, lastPort?: number): Promise<Joined> => {
  const { folder, user, password } = place
  const cluster = join(folder, 'cluster')
  const deadline = performance.now() + patience.totalMilliseconds
  let starts = 0
  let failure: unknown = new Error('it did not become ready')
  while (performance.now() < deadline && starts < patience.starts) {
    const server = await findServer(cluster)
    if (server === null) {
      starts += 1
      await startServer(place, lastPort).catch(async (error: unknown) => {
        failure = error
        if (await lacksRoom(folder)) throw await explainReach(error, folder, user)
        // What a killed server left behind may take a moment to be gone.
        await wait(patience.restartMilliseconds)
      })
    } else if (server.state === 'ready') {
      const connection = { host: '127.0.0.1', port: server.port, user: superuser, password }
      const client = await joinUsers(connection, log).catch((error: unknown) => (failure = error))
      if (client instanceof pg.Client) return { client, connection }
    }
    await wait(patience.pollMilliseconds)
  }
  throw await explainReach(failure, folder, user)
}

/**
 * Joins again whenever the server was lost, which starts it anew, and as long as its disk is full. Where that fails otherwise, or it is
 * at another port now, this rejects, and nothing catches it: the process can do nothing more, and ends with the reason.
 */
const stayJoined = (place: Place, first: Joined, log: Logger): { leave(): Promise<void> } => {
  let current: Promise<Joined> = Promise.resolve(first)
  let leaving = false
  const joinOnceThereIsRoom = async (): Promise<Joined> => {
    for (;;) {
      // Asked before too: there may be room again just after the last try.
      const wasFull = await lacksRoom(place.folder)
      try {
        return await joinServer(place, log, first.connection.port)
      } catch (error) {
        if (leaving || !(wasFull || (await lacksRoom(place.folder)))) throw error
        log.error({ folder: place.folder }, 'the embedded PostgreSQL cannot start on a full disk; trying again')
        await wait(patience.fullMilliseconds)
      }
    }
  }
  const rejoin = async (): Promise<Joined> => {
    const joined = await joinOnceThereIsRoom()
    if (joined.connection.port !== first.connection.port) {
      await joined.client.end()
      throw new Error(`The embedded PostgreSQL in ${place.folder} is now at another port. Start the service again.`)
    }
    log.warn('the embedded PostgreSQL is there again')
    watch(joined)
    return joined
  }
  const watch = ({ client }: Joined): void => {
    client.once('end', () => {
      if (!leaving) current = rejoin()
    })
  }
  watch(first)
  return {
    leave: async () => {
      leaving = true
      const { client } = await current
      await leaveUsers(client, join(place.folder, 'cluster'), place.user).catch((error: unknown) =>
        log.warn({ err: error }, 'the embedded PostgreSQL could not be left in order'),
      )
      await client.end().catch(() => undefined)
    },
  }
}

/** Opens the embedded PostgreSQL under `dataDir`, making and starting it when needed. Rejects after a minute of trying. */
export const openEmbedded = async (
  dataDir: string,
  { log, settings = [] }: EmbeddedOptions,
): Promise<EmbeddedPostgres> => {
  await mkdir(dataDir, { recursive: true })
  // The server's command line must read the same for every process, whatever links lead here.
  const root = await realpath(dataDir)
  const folder = join(root, 'postgres')
  const user = await postgresUser()
  await sweepHalfMade(root)
  if (!(await isThere(folder))) {
    log.info({ folder }, 'making a new embedded PostgreSQL')
    await makeCluster(folder, settings, user).catch(async (error: unknown) => {
      throw await explainReach(error, root, user)
    })
  }
  const place = { folder, user, password: await readFile(join(folder, 'password'), 'utf8') }
  const joined = await joinServer(place, log)
  const { leave } = stayJoined(place, joined, log)
  return { connection: joined.connection, close: leave }
}
