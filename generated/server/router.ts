// Written by `npm run generate` from spec/. An edit here is lost: change spec/ or scripts/templates/ instead.

import type { CatalogHandlers } from './handlers/CatalogHandlers.ts'
import type { ExportHandlers } from './handlers/ExportHandlers.ts'
import type { MigrationsHandlers } from './handlers/MigrationsHandlers.ts'
import type { RunsHandlers } from './handlers/RunsHandlers.ts'
import type { OperationId } from './types.ts'

/** Every operation of the contract: a missing or an additional one does not compile where `satisfies` names this. */
export type Handlers<Context> = CatalogHandlers<Context> &
  ExportHandlers<Context> &
  MigrationsHandlers<Context> &
  RunsHandlers<Context>

/** What the contract says of an operation besides the shapes of its requests and replies. */
export interface Route {
  operationId: OperationId
  method: 'get' | 'put' | 'post' | 'delete' | 'patch'
  /** In Express 5's syntax, relative to `basePath`. */
  path: string
  tag: string
  /** The class in `rateLimits` that a call is counted in; null when calls are not counted. */
  rateLimit: keyof typeof rateLimits | null
  /** The budget in `rateLimits` that accepted work spends; with `when`, only if these fields of the body have these values. */
  hourlyBudget: { readonly budget: keyof typeof rateLimits; readonly when?: Readonly<Record<string, string>> } | null
  /** Needs an active subscription, else 403. */
  subscription: boolean
  /** Must be on in the account's region, else 503. */
  feature: string | null
  /** Names of headers (lower case), parameters and fields that must never be logged. */
  redact: readonly string[]
  limits: Readonly<Record<string, number>>
  defaults: { readonly query: Readonly<Record<string, unknown>>; readonly body: Readonly<Record<string, unknown>> }
  requestBody: 'json' | 'multipart' | 'none'
  statuses: readonly number[]
  /** Needs no API key. */
  public: boolean
}

/** Where the paths begin. */
export const basePath = '/api/v1'

/** Requests of an account in a window that is aligned to the clock. */
export const rateLimits = {
  read: { limit: 60, window_seconds: 60 },
  write: { limit: 60, window_seconds: 60 },
  agent: { limit: 60, window_seconds: 60 },
  'create-migration': { limit: 5, window_seconds: 3600 },
  generate: { limit: 5, window_seconds: 3600 },
  answer: { limit: 5, window_seconds: 3600 },
} as const

/** Limits that hold for every operation. */
export const limits = { json_body_bytes: 1048576 } as const

/** The states that may follow each state. */
export const transitions = {
  RunStatus: {
    queued: ['running', 'canceled', 'failed'],
    running: ['blocked', 'awaiting_approval', 'completed', 'failed', 'canceled'],
    blocked: ['running', 'failed', 'canceled'],
    awaiting_approval: ['completed', 'canceled'],
    completed: [],
    failed: [],
    canceled: [],
  },
} as const

/** The operations by name. */
export const operationTable = {
  getTemplate: {
    operationId: 'getTemplate',
    method: 'get',
    path: '/templates/:template_slug',
    tag: 'Catalog',
    rateLimit: 'read',
    hourlyBudget: null,
    subscription: false,
    feature: null,
    redact: ['x-api-key'],
    limits: {},
    defaults: { query: {}, body: {} },
    requestBody: 'none',
    statuses: [200, 401, 404, 429, 500],
    public: false,
  },
  listTemplates: {
    operationId: 'listTemplates',
    method: 'get',
    path: '/templates',
    tag: 'Catalog',
    rateLimit: 'read',
    hourlyBudget: null,
    subscription: false,
    feature: null,
    redact: ['x-api-key'],
    limits: {},
    defaults: { query: {}, body: {} },
    requestBody: 'none',
    statuses: [200, 401, 429, 500],
    public: false,
  },
  exportCsv: {
    operationId: 'exportCsv',
    method: 'get',
    path: '/migrations/:migration_id/exports/:slug.csv',
    tag: 'Export',
    rateLimit: 'read',
    hourlyBudget: null,
    subscription: false,
    feature: null,
    redact: ['x-api-key'],
    limits: {},
    defaults: { query: { rows: 'valid', escape_formulas: false }, body: {} },
    requestBody: 'none',
    statuses: [200, 304, 400, 401, 404, 409, 429, 500, 502],
    public: false,
  },
  createMigration: {
    operationId: 'createMigration',
    method: 'post',
    path: '/migrations',
    tag: 'Migrations',
    rateLimit: 'write',
    hourlyBudget: { budget: 'create-migration' },
    subscription: true,
    feature: null,
    redact: ['instructions', 'x-api-key'],
    limits: {},
    defaults: { query: {}, body: {} },
    requestBody: 'json',
    statuses: [200, 201, 400, 401, 403, 404, 409, 413, 415, 429, 500],
    public: false,
  },
  getMigration: {
    operationId: 'getMigration',
    method: 'get',
    path: '/migrations/:migration_id',
    tag: 'Migrations',
    rateLimit: 'read',
    hourlyBudget: null,
    subscription: false,
    feature: null,
    redact: ['instructions', 'x-api-key'],
    limits: {},
    defaults: { query: {}, body: {} },
    requestBody: 'none',
    statuses: [200, 401, 404, 429, 500],
    public: false,
  },
  listFiles: {
    operationId: 'listFiles',
    method: 'get',
    path: '/migrations/:migration_id/files',
    tag: 'Migrations',
    rateLimit: 'read',
    hourlyBudget: null,
    subscription: false,
    feature: null,
    redact: ['samples', 'x-api-key'],
    limits: {},
    defaults: { query: { limit: 100 }, body: {} },
    requestBody: 'none',
    statuses: [200, 400, 401, 404, 429, 500],
    public: false,
  },
  listMigrations: {
    operationId: 'listMigrations',
    method: 'get',
    path: '/migrations',
    tag: 'Migrations',
    rateLimit: 'read',
    hourlyBudget: null,
    subscription: false,
    feature: null,
    redact: ['instructions', 'x-api-key'],
    limits: {},
    defaults: { query: { limit: 100 }, body: {} },
    requestBody: 'none',
    statuses: [200, 400, 401, 429, 500],
    public: false,
  },
  uploadFiles: {
    operationId: 'uploadFiles',
    method: 'post',
    path: '/migrations/:migration_id/files',
    tag: 'Migrations',
    rateLimit: 'write',
    hourlyBudget: null,
    subscription: false,
    feature: null,
    redact: ['files', 'samples', 'x-api-key'],
    limits: { files_per_request: 25, files_per_run: 400, documents_per_run: 50, file_bytes: 104857600 },
    defaults: { query: {}, body: {} },
    requestBody: 'multipart',
    statuses: [201, 400, 401, 404, 413, 415, 429, 500],
    public: false,
  },
  answerRun: {
    operationId: 'answerRun',
    method: 'post',
    path: '/migrations/:migration_id/runs/:run_id/answers',
    tag: 'Runs',
    rateLimit: 'write',
    hourlyBudget: { budget: 'answer' },
    subscription: false,
    feature: null,
    redact: ['answer', 'default', 'label', 'prompt', 'summary', 'value', 'x-api-key'],
    limits: {},
    defaults: { query: {}, body: {} },
    requestBody: 'json',
    statuses: [200, 400, 401, 404, 409, 413, 415, 429, 500],
    public: false,
  },
  cancelRun: {
    operationId: 'cancelRun',
    method: 'post',
    path: '/migrations/:migration_id/runs/:run_id/cancel',
    tag: 'Runs',
    rateLimit: 'write',
    hourlyBudget: null,
    subscription: false,
    feature: null,
    redact: ['answer', 'default', 'label', 'prompt', 'summary', 'value', 'x-api-key'],
    limits: {},
    defaults: { query: {}, body: {} },
    requestBody: 'none',
    statuses: [200, 401, 404, 409, 429, 500],
    public: false,
  },
  getPreview: {
    operationId: 'getPreview',
    method: 'get',
    path: '/migrations/:migration_id/preview',
    tag: 'Runs',
    rateLimit: 'read',
    hourlyBudget: null,
    subscription: false,
    feature: null,
    redact: ['after', 'before', 'raw', 'sentence', 'value', 'values', 'x-api-key'],
    limits: {},
    defaults: { query: { status: 'all', limit: 100 }, body: {} },
    requestBody: 'none',
    statuses: [200, 400, 401, 404, 409, 429, 500],
    public: false,
  },
  getRun: {
    operationId: 'getRun',
    method: 'get',
    path: '/migrations/:migration_id/runs/:run_id',
    tag: 'Runs',
    rateLimit: 'read',
    hourlyBudget: null,
    subscription: false,
    feature: null,
    redact: ['answer', 'default', 'label', 'prompt', 'summary', 'value', 'x-api-key'],
    limits: {},
    defaults: { query: {}, body: {} },
    requestBody: 'none',
    statuses: [200, 401, 404, 429, 500],
    public: false,
  },
  listRuns: {
    operationId: 'listRuns',
    method: 'get',
    path: '/migrations/:migration_id/runs',
    tag: 'Runs',
    rateLimit: 'read',
    hourlyBudget: null,
    subscription: false,
    feature: null,
    redact: ['answer', 'default', 'label', 'prompt', 'summary', 'value', 'x-api-key'],
    limits: {},
    defaults: { query: { limit: 100 }, body: {} },
    requestBody: 'none',
    statuses: [200, 400, 401, 404, 429, 500],
    public: false,
  },
  startRun: {
    operationId: 'startRun',
    method: 'post',
    path: '/migrations/:migration_id/runs',
    tag: 'Runs',
    rateLimit: 'agent',
    hourlyBudget: { budget: 'generate', when: { kind: 'generate' } },
    subscription: true,
    feature: null,
    redact: ['answer', 'default', 'label', 'prompt', 'summary', 'value', 'x-api-key'],
    limits: { concurrent_runs: 3 },
    defaults: { query: {}, body: { autonomy: 'ask' } },
    requestBody: 'json',
    statuses: [201, 400, 401, 403, 404, 409, 413, 415, 429, 500],
    public: false,
  },
} as const satisfies { [Id in OperationId]: Route & { operationId: Id } }

/** The operations in the order in which a router must try them: literal paths before parametrised ones. */
export const routes = [
  operationTable.listMigrations,
  operationTable.createMigration,
  operationTable.getMigration,
  operationTable.exportCsv,
  operationTable.listFiles,
  operationTable.uploadFiles,
  operationTable.getPreview,
  operationTable.listRuns,
  operationTable.startRun,
  operationTable.getRun,
  operationTable.answerRun,
  operationTable.cancelRun,
  operationTable.listTemplates,
  operationTable.getTemplate,
] as const satisfies readonly Route[]
