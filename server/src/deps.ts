import { randomBytes } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import type pg from 'pg'
import { v7 } from 'uuid'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import type { Config } from './config.ts'
import { openDatabase } from './database/connect.ts'
import { openTail, type ThreadTail } from './domain/thread/tail.ts'
import { createEngine, type Engine, type EngineOptions } from './engine/process/pool.ts'
import type { LanguageModel } from './language-model/language-model.ts'
import { openLanguageModel } from './language-model/open.ts'
import type { Logger } from './log.ts'
import { createMetrics, type ProcessMetrics } from './metrics/process.ts'
import { measured } from './metrics/stages.ts'
import type { BlobStore } from './storage/blob-store.ts'
import { openSigningKey } from './signing-key.ts'
import { openTemporary } from './storage/leftovers.ts'
import { openBlobStore } from './storage/open.ts'

export type IdPrefix =
  | 'acc'
  | 'usr'
  | 'src'
  | 'tpl'
  | 'mig'
  | 'file'
  | 'run'
  | 'qst'
  | 'evt'
  | 'exp'
  | 'ext'
  | 'whe'
  | 'msg'
  | 'req'
  | 'aud'

/** Everything that the code needs from outside itself, made once and passed along. */
export interface Deps {
  readonly config: Config
  readonly log: Logger
  readonly metrics: ProcessMetrics
  /** The one pool, shared by Prisma, graphile-worker and statements written by hand. */
  readonly pool: pg.Pool
  /** To open a connection of one's own, as LISTEN needs. */
  readonly connection: pg.ClientConfig
  readonly prisma: PrismaClient
  readonly blobs: BlobStore
  readonly engine: Engine
  /** Asked where the engine is unsure; null when none is configured. */
  readonly languageModel: LanguageModel | null
  /** What streams of threads read from. */
  readonly threads: ThreadTail
  /** Signs download links. */
  readonly signingKey: Buffer
  readonly now: () => Date
  /** A new id that sorts by time, such as `run_019aa0…`. */
  readonly newId: (prefix: IdPrefix) => string
  readonly randomBytes: (size: number) => Buffer
  /** Every address of a host name, as the machine's own resolver tells them. */
  readonly resolveHost: (host: string) => Promise<readonly string[]>
}

/** The parts of `Deps` that tests fix. */
export type Surroundings = Pick<Deps, 'now' | 'newId' | 'randomBytes' | 'resolveHost'>

export const realSurroundings: Surroundings = {
  now: () => new Date(),
  newId: (prefix) => `${prefix}_${v7().replaceAll('-', '')}`,
  randomBytes: (size) => randomBytes(size),
  resolveHost: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
}

/** The engine, with what the configuration gives a run. It starts no process before there is work. */
export const openEngine = (
  config: Config,
  { stages }: Pick<ProcessMetrics, 'stages'>,
  temporary: string,
  options: Pick<EngineOptions, 'keptMs' | 'restMs'> = {},
): Engine => {
  const memoryLimitMb = Math.floor(config.runMemory / 1024 ** 2)
  const { codeCache, engineEntry: entry } = config
  return measured(createEngine({ memoryLimitMb, codeCache, entry, temporary, ...options }), stages)
}

/** Opens database, blob store and engine. `close` is to be called once everything that uses them has stopped. */
export const openDeps = async (config: Config, log: Logger): Promise<Deps & { close(): Promise<void> }> => {
  const database = await openDatabase({ ...config, log })
  try {
    const { connection, pool, prisma } = database
    const blobs = await openBlobStore(config)
    const signingKey = await openSigningKey(config)
    const metrics = createMetrics()
    const engine = openEngine(config, metrics, await openTemporary())
    const languageModel = config.languageModel && openLanguageModel(config.languageModel)
    const threads = openTail({ connection, pool, log, ...config.threadStream })
    const close = async (): Promise<void> => {
      await threads.close()
      await engine
        .close()
        .finally(() => blobs.close())
        .finally(() => database.close())
    }
    const opened = { config, log, metrics, connection, pool, prisma, blobs, engine, languageModel, threads, signingKey }
    return Object.freeze({ ...opened, ...realSurroundings, close })
  } catch (error) {
    await database.close()
    throw error
  }
}
