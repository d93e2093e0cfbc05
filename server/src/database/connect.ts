import type { Socket } from 'node:net'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from '../../../generated/prisma/client.ts'
import type { Logger } from '../log.ts'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'

/** An open, migrated database. One pool serves Prisma, graphile-worker and the few statements that are written by hand. */
export interface Database {
  /** To open a connection of one's own, as LISTEN needs. Host, port, user, password, database; never a URL. */
  connection: pg.ClientConfig
  pool: pg.Pool
  prisma: PrismaClient
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** Unset: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined
  dataDir: string
  databaseConnections: number
  log: Logger
}

const embeddedDatabase = 'migration_service'

const duplicateCodes = new Set(['42P04', '23505'])

/** Creates the database unless it is there; processes that do so at the same time don't mind each other. */
const ensureDatabase = async (connection: pg.ClientConfig, name: string): Promise<void> => {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && duplicateCodes.has(error.code ?? ''))) throw error
  } finally {
    await client.end()
  }
}

const parseUrl = (databaseUrl: string): pg.ClientConfig => {
  const { host, port, user, password, database, ssl } = new pg.Client({ connectionString: databaseUrl })
  return { host, port, ssl, ...(user && { user }), ...(password && { password }), ...(database && { database }) }
}

const mostStatements = 500

/**
 * Names for Prisma's statements, so that PostgreSQL plans each once for a connection. Prisma writes the same SQL for the
 * same query, but lists of many lengths make many: past a bound the rest goes unnamed, as all would without this.
 */
const statementNames = (): ((query: { sql: string }) => string) => {
  const names = new Map<string, string>()
  return ({ sql }) => {
    const known = names.get(sql)
    if (known !== undefined) return known
    if (names.size >= mostStatements) return ''
    const name = `p${names.size}`
    names.set(sql, name)
    return name
  }
}

/** No statement takes so long; whoever waits for one is still connected then. */
const SILENCE_MS = 60_000

/**
 * Ends a connection on which nothing has come for so long while something was asked: behind a partition of the network, or a server that
 * was lost, the operating system would go on trying for a quarter of an hour.
 */
const endWhenSilent = (client: pg.PoolClient, milliseconds: number): void => {
  const { stream } = Object(client).connection as { stream: Socket }
  stream.setTimeout(milliseconds, () => {
    const isAsked = Object(client).readyForQuery === false
    if (isAsked) stream.destroy(new Error(`PostgreSQL gave no answer within ${milliseconds} ms.`))
  })
}

/** A pool and a Prisma client over one connection's data; nothing is started, made or migrated. */
export const openPool = (
  connection: pg.ClientConfig,
  size: number,
  log: Logger,
  silenceMs = SILENCE_MS,
): Omit<Database, 'connection'> => {
  const pool = new pg.Pool({ ...connection, max: size, connectionTimeoutMillis: 15_000, keepAlive: true })
  // An idle connection that breaks is replaced at its next use; without a listener it would end the process.
  const lost = ({ message }: Error): void => {
    // Not the error itself: it carries the whole client, with its connection's data.
    if (!pool.ending) log.warn({ reason: message }, 'a connection to PostgreSQL was lost')
  }
  pool.on('error', lost)
  pool.on('connect', (client) => {
    client.on('error', lost)
    endWhenSilent(client, silenceMs)
  })
  const prisma = new PrismaClient({
    // Its longer messages quote what was to be written.
    errorFormat: 'minimal',
    adapter: new PrismaPg(pool, { disposeExternalPool: false, statementNameGenerator: statementNames() }),
  })
  const close = async (): Promise<void> => {
    await prisma.$disconnect()
    await pool.end()
  }
  return { pool, prisma, close }
}

/** Opens the configured database, starting the embedded one if that is the one, and brings its schema up to date. */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  const { databaseUrl, dataDir, log } = options
  const embedded = databaseUrl === undefined ? await openEmbedded(dataDir, { log }) : undefined
  try {
    const connection = embedded ? { ...embedded.connection, database: embeddedDatabase } : parseUrl(databaseUrl ?? '')
    if (embedded) await ensureDatabase(embedded.connection, embeddedDatabase)
    const opened = openPool(connection, options.databaseConnections, log)
    const close = (): Promise<void> => opened.close().finally(() => embedded?.close())
    const applied = await migrate(connection, opened.pool).catch(async (error: unknown) => {
      await opened.close()
      throw error
    })
    if (applied.length > 0) log.info({ migrations: applied }, 'the database schema was brought up to date')
    return { ...opened, connection, close }
  } catch (error) {
    await embedded?.close()
    throw error
  }
}
