// Over 300 lines, because it is the one page on which a caller sees all operations, in the contract's order.
import type { Client as FetchClient } from 'openapi-fetch'
import type { CallOptions } from './call-options.ts'
import { csvExport } from './csv-export.ts'
import type { CsvExport } from './csv-export.ts'
import { errorOf } from './errors.ts'
import { exportCalls } from './export-jobs.ts'
import type { ExportCalls } from './export-jobs.ts'
import { extractionCalls } from './extractions.ts'
import type { ExtractionCalls } from './extractions.ts'
import { migrate } from './migrate.ts'
import type { Migrated, MigrateOptions } from './migrate.ts'
import { createFetchClient } from './openapi-fetch.ts'
import { itemsOf } from './pages.ts'
import type { ReplyTo } from './reply.ts'
import { followThread } from './thread.ts'
import type { FollowOptions } from './thread.ts'
import { send } from './transport.ts'
import type * as Api from './types.ts'
import { batchesOf, uploadInBatches } from './upload.ts'
import type { UploadFiles, UploadOptions } from './upload.ts'
import { ongoingRun, waitUntilOver } from './wait.ts'
import type { WaitOptions } from './wait.ts'

/** How to reach the service. */
export interface ClientOptions {
  /** Address with the version prefix, for example `https://migrations.example.com/api/v1`. */
  baseUrl: string
  /** An API key (`msk_…`). Keep it on your server: whoever has it acts for the account. */
  apiKey: string
  /** Used instead of the global `fetch`. */
  fetch?: ((request: Request) => Promise<Response>) | undefined
  /** Milliseconds until a request without a reply is given up; 30 s when left out. Uploads have no limit unless given one. */
  timeoutMs?: number | undefined
  /** Further tries of idempotent requests after 429, 502, 503 or a broken connection; 3 when left out, 0 for none. */
  retries?: number | undefined
}

/**
 * The service's operations. Each named method resolves to the reply's body and rejects with `ApiError` on an error status,
 * `RequestTimeoutError` or `ConnectionError` without a reply. `reply` takes any operation of the contract and resolves to whatever
 * was replied, typed by its status; so do, as `{ data, error, response }`, the typed `GET`, `POST`, … of openapi-fetch.
 */
export interface Client extends FetchClient<Api.paths>, ExportCalls, ExtractionCalls {
  /** The whole job: creates, uploads, runs, asks, shows, executes. Called again with its `external_id`, it goes on where it was. */
  migrate(options: MigrateOptions): Promise<Migrated>
  /** Any operation by method and path: `{ status, body, headers }`, the body typed by the status. Error statuses don't reject. */
  reply: ReplyTo
  /** The account's active templates. */
  listTemplates(options?: CallOptions): Promise<Api.TemplateList>
  /** One active template by its slug. */
  getTemplate(templateSlug: string, options?: CallOptions): Promise<Api.Template>
  /** Changes a template: only what is sent, columns as a whole. Rejects with status 409 while a running migration uses it. */
  updateTemplate(templateSlug: string, changes: Api.UpdateTemplate, options?: CallOptions): Promise<Api.Template>
  /** Creates a migration, or returns the existing one of the same `external_id` and source. */
  createMigration(body?: Api.CreateMigration, options?: CallOptions): Promise<Api.Migration>
  /** A page of migrations. */
  listMigrations(query?: Api.ListMigrationsQuery, options?: CallOptions): Promise<Api.MigrationList>
  /** Every migration that the query selects, newest first, read page by page as they are consumed. */
  migrations(query?: Api.ListMigrationsQuery, options?: CallOptions): AsyncGenerator<Api.Migration, void>
  /** One migration with its status and outcome. */
  getMigration(migrationId: string, options?: CallOptions): Promise<Api.Migration>
  /**
   * Uploads files, streamed, at most 25 in a request; several requests go one after the other. When a later one fails, the files
   * of the earlier ones stay uploaded (`listFiles` tells which).
   */
  upload(migrationId: string, files: UploadFiles, options?: UploadOptions): Promise<Api.UploadedFile[]>
  /**
   * Has the service fetch files from URLs (`http` or `https`, signed ones too, public addresses only). They are `pending` until
   * then; one that can't be fetched becomes `failed` with the reason. At most 25 go in a request, as with `upload`.
   */
  uploadUrls(migrationId: string, urls: Iterable<string | URL>, options?: CallOptions): Promise<Api.UploadedFile[]>
  /** A page of the migration's files, with the tables found in them. */
  listFiles(migrationId: string, query?: Api.ListFilesQuery, options?: CallOptions): Promise<Api.FileList>
  /** Every file of the migration, read page by page as they are consumed. */
  files(migrationId: string, query?: Api.ListFilesQuery, options?: CallOptions): AsyncGenerator<Api.UploadedFile, void>
  /** Takes a file out of the migration and deletes its bytes. Rejects with status 409 while a run is in flight. */
  deleteFile(migrationId: string, fileId: string, options?: CallOptions): Promise<void>
  /**
   * Starts a run: `{ kind: 'generate' }` for a preview, `{ kind: 'update', instructions, changes }` to revise it, `{ kind: 'execute' }`
   * to apply it. Rejects with `RunInProgressError` when
   * one is in flight, with `RunLimitError` when the account has too many.
   */
  startRun(migrationId: string, body: Api.StartRun, options?: CallOptions): Promise<Api.Run>
  /** A page of the migration's runs, newest first. */
  listRuns(migrationId: string, query?: Api.ListRunsQuery, options?: CallOptions): Promise<Api.RunList>
  /** Every run of the migration, newest first, read page by page as they are consumed. */
  runs(migrationId: string, query?: Api.ListRunsQuery, options?: CallOptions): AsyncGenerator<Api.Run, void>
  /** One run with its status, progress and questions. */
  getRun(migrationId: string, runId: string, options?: CallOptions): Promise<Api.Run>
  /** Answers questions of a blocked run, any number at once; it goes on when the last one has its answer. */
  answerRun(migrationId: string, runId: string, answers: Api.Answer[], options?: CallOptions): Promise<Api.Run>
  /** Cancels a run that has not ended. */
  cancelRun(migrationId: string, runId: string, options?: CallOptions): Promise<Api.Run>
  /**
   * Waits until a run ends (`completed`, `failed`, `canceled`), awaits approval or is `blocked` by questions, and resolves to it.
   * Looks every 250 ms at first and ever more rarely as the run ages, down to every 10 s.
   */
  waitForRun(migrationId: string, runId: string, options?: WaitOptions): Promise<Api.Run>
  /** The preview: sheets, mappings, issues, the ledger and a page of rows. */
  getPreview(migrationId: string, query?: Api.PreviewQuery, options?: CallOptions): Promise<Api.Preview>
  /** Every row of a sheet of the preview that the query selects, read page by page as they are consumed. */
  previewRows(
    migrationId: string,
    query?: Api.PreviewQuery,
    options?: CallOptions,
  ): AsyncGenerator<Api.PreviewRow, void>
  /**
   * The migration's events as they happen, from the beginning or after the event that you have, until it is settled. Connects again
   * by itself whenever the stream ends or breaks, and gives each event once, in order.
   */
  followThread(migrationId: string, options?: FollowOptions): AsyncGenerator<Api.ThreadEvent, void>
  /** A page of the log of a settled migration. */
  getLog(migrationId: string, query?: Api.LogQuery, options?: CallOptions): Promise<Api.Log>
  /** Every entry of the log, read page by page as they are consumed. */
  logEntries(migrationId: string, query?: Api.LogQuery, options?: CallOptions): AsyncGenerator<Api.LogEntry, void>
  /** A sheet of the last completed execute as CSV. The reply is streamed: read it by `text()`, `saveTo(path)` or `stream`. */
  exportCsv(migrationId: string, slug: string, query?: Api.ExportQuery, options?: CallOptions): Promise<CsvExport>
  /** A page of what the agent knows beyond the templates, by key. */
  listKnowledge(query?: Api.ListKnowledgeQuery, options?: CallOptions): Promise<Api.KnowledgeList>
  /** Every knowledge entry that the query selects, read page by page as they are consumed. */
  knowledge(query?: Api.ListKnowledgeQuery, options?: CallOptions): AsyncGenerator<Api.Knowledge, void>
  /** One knowledge entry by its key. */
  getKnowledge(key: string, options?: CallOptions): Promise<Api.Knowledge>
  /**
   * Writes a knowledge entry, new or in place of the one under the key. With `if_unmodified_since` (the `updated_at` that was
   * read, or null for a new entry) it rejects with status 412 when somebody was faster: read again, merge, write again. After
   * a broken connection, which is tried again, a 412 may be due to this very write.
   */
  putKnowledge(key: string, body: Api.PutKnowledge, options?: CallOptions): Promise<Api.Knowledge>
  /** Deletes a knowledge entry; guarded by `if_unmodified_since` as `putKnowledge` is. */
  deleteKnowledge(key: string, query?: Api.DeleteKnowledgeQuery, options?: CallOptions): Promise<void>
}

const ofMigration = (migration_id: string) => ({ path: { migration_id } })
/** `localhost:3000/api/v1` would be an address of the scheme `localhost`. One without a scheme is relative to the page. */
const requireWeb = (baseUrl: string): void => {
  const [, scheme = 'http'] = /^([a-z][a-z\d+.-]*):/i.exec(baseUrl) ?? []
  if (!/^https?$/i.test(scheme))
    throw new TypeError(
      `baseUrl is an http or https address such as https://host/api/v1, and not ${JSON.stringify(baseUrl)}`,
    )
}

const ofRun = (migration_id: string, run_id: string) => ({ params: { path: { migration_id, run_id } } })

/** A successful reply's body; an error status has been thrown before. */
const bodyOf = <Body>(reply: { data?: Body }): Body => {
  if (reply.data === undefined) throw new TypeError('The reply has no body, though the contract says that it has one')
  return reply.data
}

/** An empty value, or one that addresses resolve away, would make another operation of the path: a list in place of an item. */
const requireNames = ({ path = {} }: { path?: Record<string, unknown> }): void => {
  for (const [name, value] of Object.entries(path))
    if (/^\.{0,2}$/.test(String(value ?? '')))
      throw new TypeError(`${name} is ${JSON.stringify(value)}, and names nothing`)
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A page is no reply of the service: something between answers in its place, or `baseUrl` leads elsewhere. */
const isPage = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') ?? false

const rejectErrors = async (request: Request, response: Response): Promise<Response> => {
  if (response.ok && !isPage(response)) return response
  const { pathname, search } = new URL(request.url)
  const body = parsed(await response.text())
  const { status, headers } = response
  throw errorOf({ method: request.method, path: pathname + search, status, headers, body })
}

/**
 * A client of the migration service. It keeps no connection and no state: make one per address and key, and share it. Throws a
 * TypeError for a `baseUrl` that is no web address, or an `apiKey` that is empty or that no header can have.
 *
 * ```ts
 * const client = createClient({ baseUrl: 'http://127.0.0.1:3000/api/v1', apiKey: 'msk_...' })
 * const { id } = await client.createMigration({ name: 'Northwind go-live' })
 * await client.upload(id, ['customers.csv', 'orders.xlsx'])
 * const { run_id } = await client.startRun(id, { kind: 'generate' })
 * const run = await client.waitForRun(id, run_id)
 * ```
 */
export const createClient = (options: ClientOptions): Client => {
  const {
    baseUrl,
    apiKey,
    fetch = (request: Request) => globalThis.fetch(request),
    timeoutMs = 30_000,
    retries = 3,
  } = options
  requireWeb(baseUrl)
  if (!apiKey) throw new TypeError('apiKey is empty: pass a key of the account, and see that its variable is set')
  if (/[^\s\x21-\x7e]/.test(apiKey))
    throw new TypeError('apiKey has characters that no key has: see that it was copied whole')
  const sender = (limit: number) => (request: Request) => send(request, { fetch, timeoutMs: limit, retries })
  const headers = { 'x-api-key': apiKey }
  const api = createFetchClient<Api.paths>({ baseUrl, headers, fetch: sender(timeoutMs) })
  api.use({ onRequest: ({ params }) => requireNames(params) })
  const how = (call: CallOptions = {}, limit = timeoutMs) => ({
    signal: call.signal ?? null,
    fetch: async (request: Request) => rejectErrors(request, await sender(call.timeoutMs ?? limit)(request)),
  })

  const exports = exportCalls({
    start: async (migrationId, body, call) =>
      bodyOf(
        await api.POST('/migrations/{migration_id}/exports', { params: ofMigration(migrationId), body, ...how(call) }),
      ),
    read: async (migration_id, job_id, call) =>
      bodyOf(
        await api.GET('/migrations/{migration_id}/exports/jobs/{job_id}', {
          params: { path: { migration_id, job_id } },
          ...how(call),
        }),
      ),
    // The link is the permission: the key stays out of it.
    follow: (url, call) => {
      const { signal, fetch: follow } = how(call)
      return follow(new Request(url, { signal }))
    },
  })

  const extractions = extractionCalls({
    upload: async ({ body, headers: contentType }, call) =>
      bodyOf(
        await api.POST('/extractions', {
          body: { file: new Blob([]) },
          bodySerializer: () => body,
          headers: contentType,
          duplex: 'half',
          ...how(call, Infinity),
        }),
      ),
    fetch: async (body, call) => bodyOf(await api.POST('/extractions', { body, ...how(call) })),
    read: async (extraction_id, call) =>
      bodyOf(await api.GET('/extractions/{extraction_id}', { params: { path: { extraction_id } }, ...how(call) })),
  })

  const client: Client = {
    ...api,
    ...exports,
    ...extractions,
    migrate: (job) => migrate(client, job),
    reply: async (method, path, ...[init]) => {
      const { data, error, response } = await api.request(method, path, init as never)
      return { status: response.status, headers: response.headers, body: data ?? error } as never
    },
    listTemplates: async (call) => bodyOf(await api.GET('/templates', how(call))),
    getTemplate: async (template_slug, call) =>
      bodyOf(await api.GET('/templates/{template_slug}', { params: { path: { template_slug } }, ...how(call) })),
    updateTemplate: async (template_slug, body, call) =>
      bodyOf(
        await api.PATCH('/templates/{template_slug}', { params: { path: { template_slug } }, body, ...how(call) }),
      ),
    createMigration: async (body = {}, call) => bodyOf(await api.POST('/migrations', { body, ...how(call) })),
    listMigrations: async (query = {}, call) =>
      bodyOf(await api.GET('/migrations', { params: { query }, ...how(call) })),
    migrations: (query = {}, call) =>
      itemsOf(
        (page) => client.listMigrations(page, call),
        query,
        ({ migrations }) => migrations,
      ),
    getMigration: async (migrationId, call) =>
      bodyOf(await api.GET('/migrations/{migration_id}', { params: ofMigration(migrationId), ...how(call) })),
    upload: (migrationId, files, call = {}) =>
      uploadInBatches(files, call.onProgress, async ({ body, headers: contentType }) => {
        const reply = await api.POST('/migrations/{migration_id}/files', {
          params: ofMigration(migrationId),
          body: { files: [] },
          bodySerializer: () => body,
          headers: contentType,
          duplex: 'half',
          ...how(call, Infinity),
        })
        return bodyOf(reply).files
      }),
    uploadUrls: async (migrationId, urls, call) => {
      const uploaded: Api.UploadedFile[] = []
      for (const batch of batchesOf([...urls].map(String))) {
        const reply = await api.POST('/migrations/{migration_id}/files', {
          params: ofMigration(migrationId),
          body: { urls: batch },
          ...how(call),
        })
        uploaded.push(...bodyOf(reply).files)
      }
      return uploaded
    },
    listFiles: async (migrationId, query = {}, call) =>
      bodyOf(
        await api.GET('/migrations/{migration_id}/files', {
          params: { ...ofMigration(migrationId), query },
          ...how(call),
        }),
      ),
    files: (migrationId, query = {}, call) =>
      itemsOf(
        (page) => client.listFiles(migrationId, page, call),
        query,
        ({ files }) => files,
      ),
    deleteFile: async (migration_id, file_id, call) => {
      await api.DELETE('/migrations/{migration_id}/files/{file_id}', {
        params: { path: { migration_id, file_id } },
        ...how(call),
      })
    },
    startRun: async (migrationId, body, call) =>
      bodyOf(
        await api.POST('/migrations/{migration_id}/runs', { params: ofMigration(migrationId), body, ...how(call) }),
      ),
    listRuns: async (migrationId, query = {}, call) =>
      bodyOf(
        await api.GET('/migrations/{migration_id}/runs', {
          params: { ...ofMigration(migrationId), query },
          ...how(call),
        }),
      ),
    runs: (migrationId, query = {}, call) =>
      itemsOf(
        (page) => client.listRuns(migrationId, page, call),
        query,
        ({ runs }) => runs,
      ),
    getRun: async (migrationId, runId, call) =>
      bodyOf(await api.GET('/migrations/{migration_id}/runs/{run_id}', { ...ofRun(migrationId, runId), ...how(call) })),
    answerRun: async (migrationId, runId, answers, call) =>
      bodyOf(
        await api.POST('/migrations/{migration_id}/runs/{run_id}/answers', {
          ...ofRun(migrationId, runId),
          body: { answers },
          ...how(call),
        }),
      ),
    cancelRun: async (migrationId, runId, call) =>
      bodyOf(
        await api.POST('/migrations/{migration_id}/runs/{run_id}/cancel', {
          ...ofRun(migrationId, runId),
          ...how(call),
        }),
      ),
    waitForRun: (migrationId, runId, wait) =>
      waitUntilOver(
        ongoingRun((call) => client.getRun(migrationId, runId, call)),
        wait,
      ),
    getPreview: async (migrationId, query = {}, call) =>
      bodyOf(
        await api.GET('/migrations/{migration_id}/preview', {
          params: { ...ofMigration(migrationId), query },
          ...how(call),
        }),
      ),
    previewRows: (migrationId, query = {}, call) =>
      itemsOf(
        (page) => client.getPreview(migrationId, page, call),
        query,
        ({ rows }) => rows,
      ),
    followThread: (migrationId, follow) =>
      followThread(async (after, signal) => {
        const { response } = await api.GET('/migrations/{migration_id}/thread/stream', {
          params: { ...ofMigration(migrationId), query: { after } },
          parseAs: 'stream',
          ...how({ signal }),
        })
        return response.body ?? new Blob([]).stream()
      }, follow),
    getLog: async (migrationId, query = {}, call) =>
      bodyOf(
        await api.GET('/migrations/{migration_id}/log', {
          params: { ...ofMigration(migrationId), query },
          ...how(call),
        }),
        // The contract says of the data that they are the event's; the types say it by `type`.
      ) as Api.Log,
    logEntries: (migrationId, query = {}, call) =>
      itemsOf(
        (page) => client.getLog(migrationId, page, call),
        query,
        ({ entries }) => entries,
      ),
    exportCsv: async (migration_id, slug, query = {}, call) => {
      const { response } = await api.GET('/migrations/{migration_id}/exports/{slug}.csv', {
        params: { path: { migration_id, slug }, query },
        parseAs: 'stream',
        ...how(call),
      })
      return csvExport(response)
    },
    listKnowledge: async (query = {}, call) => bodyOf(await api.GET('/knowledge', { params: { query }, ...how(call) })),
    knowledge: (query = {}, call) =>
      itemsOf(
        (page) => client.listKnowledge(page, call),
        query,
        ({ knowledge }) => knowledge,
      ),
    getKnowledge: async (key, call) =>
      bodyOf(await api.GET('/knowledge/{key}', { params: { path: { key } }, ...how(call) })),
    putKnowledge: async (key, body, call) =>
      bodyOf(await api.PUT('/knowledge/{key}', { params: { path: { key } }, body, ...how(call) })),
    deleteKnowledge: async (key, query = {}, call) => {
      await api.DELETE('/knowledge/{key}', { params: { path: { key }, query }, ...how(call) })
    },
  }
  return client
}
