import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { parse } from 'yaml'
import type { components } from '../../generated/api.ts'
import { basePath } from '../../generated/server/router.ts'
import type { Template } from '../../generated/prisma/client.ts'
import { createApp } from '../../server/src/app.ts'
import { readConfig, type Config } from '../../server/src/config.ts'
import { openPool } from '../../server/src/database/connect.ts'
import { openTail } from '../../server/src/domain/thread/tail.ts'
import { realSurroundings, type Deps, type Surroundings } from '../../server/src/deps.ts'
import { createAccount, createKey, setAccount } from '../../server/src/domain/accounts/accounts.ts'
import { importTemplates, readDefinitions } from '../../server/src/domain/catalog/import.ts'
import { closeServer, createHttpServer, listen } from '../../server/src/http/server.ts'
import { startWorker, type WorkerOptions } from '../../server/src/jobs/worker.ts'
import { openLanguageModel } from '../../server/src/language-model/open.ts'
import { createLogger, type Logger } from '../../server/src/log.ts'
import { createMetrics } from '../../server/src/metrics/process.ts'
import { openSigningKey } from '../../server/src/signing-key.ts'
import { openBlobStore } from '../../server/src/storage/open.ts'
import { observe } from './answered.ts'
import { call, type Call, type Reply } from './call.ts'
import { openTestEngine } from './engine.ts'
import { templateDatabase } from './global-setup.ts'

type Migration = components['schemas']['Migration']
type File = components['schemas']['File']

export interface AccountOptions {
  subscription?: 'active' | 'lapsed'
  /** Over limits so high that tests don't meet them. */
  limits?: Record<string, number>
}

export interface ServiceOptions extends AccountOptions {
  /** Works on jobs too; what is due by the clock is left to the tests, which would meet it whenever a minute is full. */
  worker?: boolean | WorkerOptions
  /** Of the first account. */
  templates?: unknown
  config?: Partial<Config>
  surroundings?: Partial<Surroundings>
  /** Instead of the silence that tests keep unless TEST_LOG names a level. */
  log?: Logger
}

export interface Account {
  id: string
  /** An API key of the account. */
  key: string
}

/** A service of its own: server, database, blob store, one account. */
export interface Service {
  /** The API, `/api/v1` included. */
  url: string
  /** The server, without `/api/v1`. */
  origin: string
  deps: Deps
  account: Account
  key: string
  newAccount(options?: AccountOptions): Promise<Account>
  /** The three templates of the demo unless others are given. */
  importTemplates(account_id?: string, definitions?: unknown): Promise<Template[]>
  /** Any request, with the first account's key unless another (or `null` for none) is given. */
  call(method: string, path: string, options?: Call): Promise<Reply>
  newMigration(body?: object, key?: string): Promise<Migration>
  upload(
    migration_id: string,
    files: readonly { name: string; content: string | Uint8Array<ArrayBuffer> }[],
    key?: string,
  ): Promise<File[]>
  stop(): Promise<void>
}

const manyCalls = { read: 1e6, write: 1e6, agent: 1e6, 'create-migration': 1e6, generate: 1e6, answer: 1e6 }

const demoTemplates = new URL('../../scripts/demo/templates.yaml', import.meta.url)

const onServer = async (statement: string): Promise<void> => {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

const openTestDeps = async ({ config: changes, surroundings, log: ownLog }: ServiceOptions) => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`)
  const dataDir = await mkdtemp(join(tmpdir(), 'migration-service-data-'))
  const level = process.env['TEST_LOG'] ?? 'silent'
  const own = {
    DATA_DIR: dataDir,
    PORT: '0',
    NODE_COMPILE_CACHE: inject('codeCache'),
    ENGINE_ENTRY: inject('engineEntry'),
  }
  const base = readConfig({ ...own, VALIDATE_RESPONSES: 'true', LOG_LEVEL: level })
  const config = { ...base, ...changes }
  const log = ownLog ?? createLogger(config.logLevel)
  const connection = { ...inject('postgres'), database: name }
  const { pool, prisma, close } = openPool(connection, 10, log)
  const blobs = await openBlobStore(config)
  const metrics = createMetrics()
  const { engine, close: closeEngine } = openTestEngine(config, metrics, join(dataDir, 'engine-'))
  const languageModel = config.languageModel && openLanguageModel(config.languageModel)
  const threads = openTail({ connection, pool, log, ...config.threadStream })
  const signingKey = await openSigningKey(config)
  const opened = { config, log, metrics, connection, pool, prisma, blobs, engine, languageModel, threads, signingKey }
  const deps: Deps = { ...opened, ...realSurroundings, ...surroundings }
  const dispose = async (): Promise<void> => {
    await threads.close()
    await closeEngine()
    await blobs.close()
    await close()
    await onServer(`DROP DATABASE ${name} WITH (FORCE)`)
    // What a killed process leaves may still write its last.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
  }
  return { deps, dispose }
}

const makeAccount = async (deps: Deps, { subscription, limits }: AccountOptions): Promise<Account> => {
  const { id } = await createAccount(deps, 'Test account', 'eu')
  await setAccount(deps, id, {
    limits: { ...manyCalls, ...limits },
    ...(subscription !== undefined && { subscription }),
  })
  const { key } = await createKey(deps, id, 'Test key', null)
  return { id, key }
}

/** Multipart as a browser would send it. */
export const formOf = (files: readonly { name: string; content: string | Uint8Array<ArrayBuffer> }[]): FormData => {
  const form = new FormData()
  for (const { name, content } of files) form.append('files', new Blob([content]), name)
  return form
}

const succeeded = ({ status, body }: Reply): Reply['body'] => {
  if (status >= 300) throw new Error(`A test's preparation was refused with ${status}: ${JSON.stringify(body)}`)
  return body
}

/** Starts a service. Prefer `useService`, which stops it too. */
export const startService = async (options: ServiceOptions = {}): Promise<Service> => {
  const { deps, dispose } = await openTestDeps(options)
  // A test calls a few operations: making all of them ready would take most of its time.
  const server = createHttpServer(await createApp(deps, { warm: false }))
  observe(server)
  const port = await listen(server, '127.0.0.1', 0)
  const { worker: wanted } = options
  const worker = wanted ? await startWorker(deps, { byTheClock: false, ...(wanted === true ? {} : wanted) }) : undefined
  const account = await makeAccount(deps, options)
  const origin = `http://127.0.0.1:${port}`
  const url = origin + basePath
  const callApi: Service['call'] = (method, path, { key = account.key, ...rest } = {}) =>
    call(method, url + path, { key, ...rest })
  const service: Service = {
    url,
    origin,
    deps,
    account,
    key: account.key,
    newAccount: (more = {}) => makeAccount(deps, more),
    importTemplates: async (account_id = account.id, definitions) =>
      importTemplates(deps, account_id, readDefinitions(definitions ?? parse(await readFile(demoTemplates, 'utf8')))),
    call: callApi,
    newMigration: async (body = {}, key = account.key) =>
      succeeded(await callApi('POST', '/migrations', { body, key })),
    upload: async (migration_id, files, key = account.key) =>
      succeeded(await callApi('POST', `/migrations/${migration_id}/files`, { raw: formOf(files), key })).files,
    stop: async () => {
      await closeServer(server, 0)
      await worker?.stop()
      await dispose()
    },
  }
  if (options.templates !== undefined) await service.importTemplates(account.id, options.templates)
  return service
}

/** A service for the tests of the file or block in which this is called: there from the first test to the last. */
export const useService = (options: ServiceOptions = {}): Service => {
  const holder: { service?: Service } = {}
  beforeAll(async () => {
    holder.service = await startService(options)
  })
  afterAll(async () => {
    await holder.service?.stop()
  })
  return new Proxy({} as Service, {
    get: (_target, name: keyof Service) => {
      if (holder.service === undefined) throw new Error('The service is there only while tests run.')
      return holder.service[name]
    },
  })
}
