// Over 300 lines: every setting, how it is read and what is said of a wrong one, on one page.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { operationTable } from '../../generated/server/router.ts'
import { BadPlace, readPlace } from './storage/place.ts'

/** A number of bytes, written as such or with a unit: 1073741824, 512MB, 1GiB. Units are powers of two. */
const bytes = z
  .string()
  .regex(/^\d+\s*(?:[KMG]i?B?)?$/i, 'must be a size such as 512MB or 1GiB')
  .transform((text) => {
    const unit = /[KMG]/i.exec(text)?.[0].toUpperCase()
    return Number.parseInt(text, 10) * 1024 ** (unit === undefined ? 0 : 1 + 'KMG'.indexOf(unit))
  })

/** A floor against slips such as a missing unit, chosen and not measured: DuckDB gets half of a run's memory, Node needs the rest. */
const LEAST_RUN_MEMORY = 256 * 1024 ** 2

const wholeNumber = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(minimum, `must be at least ${minimum}`).max(maximum, `must be at most ${maximum}`))

const yesOrNo = z.enum(['true', 'false'], 'must be true or false').transform((text) => text === 'true')

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`)

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .transform((text) => text.replace(/\/+$/, ''))

const placeOfBlobs = z
  .url({ protocol: /^(?:file|s3)$/, error: 'must be a file: or s3: URL' })
  .transform((text, context) => {
    try {
      return readPlace(text)
    } catch (error) {
      if (!(error instanceof BadPlace)) throw error
      context.addIssue({ code: 'custom', message: error.message, input: text })
      return z.NEVER
    }
  })

const { stream_seconds, keep_alive_seconds } = operationTable.streamThread.limits

/** Origins as browsers send them (RFC 6454, 6.2): no path, no slash at the end. */
const originsPattern = /^(?:\*|https?:\/\/[a-z0-9.:[\]-]+(?:,https?:\/\/[a-z0-9.:[\]-]+)*)$/

/** Milliseconds; nothing that a deployment would want otherwise. */
const streamPatience: { stallMs: number; checkMs: number } = { stallMs: 2_000, checkMs: 5_000 }

/** What a deployment may have or lack in a region. */
const features = ['extraction', 'exports', 'webhooks'] as const

const feature = `(?:${features.join('|')})`
const region = `[a-z0-9-]+(?::(?:${feature}(?:\\+${feature})*)?)?`
const regionsPattern = new RegExp(`^${region}(?:,${region})*$`)
const regionsForm = `must be region names separated by commas, such as eu,us, each with the features it has behind a colon unless it has all (us:${features.join('+')})`

interface Region {
  name: string
  features: readonly string[]
}

const readRegions = (text: string): Region[] =>
  text.split(',').map((part) => {
    const [name = '', named] = part.split(':')
    return { name, features: Object.freeze(named === undefined ? [...features] : named.split('+').filter(Boolean)) }
  })

const dayMs = 86_400_000

/** How long a webhook endpoint may take to answer (contract). */
const WEBHOOK_TIMEOUT_MS: number = 15_000

const svixRegions: ReadonlySet<string> = new Set(['us', 'eu', 'in', 'ca', 'au'])

/** A token of Svix ends in the region that it is for; one that doesn't is of before there were any. */
const svixUrl = (token: string): string => {
  const ending = token.split('.').at(-1) ?? ''
  return svixRegions.has(ending) ? `https://api.${ending}.svix.com` : 'https://api.svix.com'
}

/** The one place where every environment variable is named, with its default and what it is for. */
const variables = {
  /** Address to listen on. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Port to listen on; 0 takes any free one. */
  PORT: wholeNumber(0, 65_535).prefault('3000'),
  /** Where callers reach the service, for links in replies; unset, links are made from the request. */
  PUBLIC_URL: webAddress.optional(),
  /**
   * Origins of pages that may call the API from a browser, separated by commas (https://app.example.com), or * for those of any; unset,
   * none: whoever has a key in a page has the account.
   */
  CORS_ORIGINS: z
    .string()
    .regex(originsPattern, 'must be * or origins separated by commas, such as https://app.example.com')
    .transform((text) => text.split(','))
    .optional(),
  /** Folder of everything the service keeps by itself: the embedded PostgreSQL, the blob store. */
  DATA_DIR: z.string().min(1).default('./.data'),
  /** Node's own: where it keeps compiled code for processes that start later, the engine's as well; unset, those keep theirs under DATA_DIR. */
  NODE_COMPILE_CACHE: z.string().min(1).optional(),
  /** PostgreSQL to use; unset, an embedded one is started under DATA_DIR. */
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/, error: 'must be a postgresql:// URL' }).optional(),
  /** Most connections that one process opens to PostgreSQL; a worker's three queues hold one each. */
  DATABASE_CONNECTIONS: wholeNumber(6, 1_000).prefault('20'),
  /**
   * Where blobs lie: a file: URL of a folder, or `s3://bucket/prefix` with `?region=`, and for stores that aren't Amazon's `&endpoint=`
   * and `&path_style=false` where each bucket has a host name of its own. Credentials, and a region that the URL doesn't name, come from
   * AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_REGION, a profile, or the machine's role. Unset, `blobs` under DATA_DIR.
   */
  STORAGE_URL: placeOfBlobs.optional(),
  /** Most that local copies of blobs in an s3: store take under DATA_DIR, beside those in use. */
  STORAGE_CACHE: bytes.prefault('4GiB'),
  /**
   * Port for /healthz, /readyz and /metrics of a process that only works on jobs; unset, it listens on none. A process that serves
   * the API answers them at PORT.
   */
  HEALTH_PORT: wholeNumber(0, 65_535).optional(),
  /**
   * Seconds that a process that was told to stop still takes requests, while /readyz says that it is stopping and connections are
   * ended with their replies: a load balancer's time to look elsewhere.
   */
  DRAIN_SECONDS: wholeNumber(0, 300).prefault('1'),
  /** What this process does: serve the API, work on jobs, or both. */
  ROLE: oneOf(['all', 'api', 'worker']).default('all'),
  /**
   * Data regions that this deployment serves, separated by commas; the first is that of the first account. A region has all
   * features, or those that are named behind a colon: `eu,us:extraction+webhooks,ap:` gives us two of them and ap none.
   */
  REGIONS: z.string().regex(regionsPattern, regionsForm).default('eu').transform(readRegions),
  /** URLs of files and webhook endpoints may lead to private addresses too: for development and closed networks. */
  ALLOW_PRIVATE_ADDRESSES: yesOrNo.prefault('false'),
  /**
   * Secret that signs download links, 32 characters or more, the same for all processes; unset, one is made at the first start and
   * kept under DATA_DIR. With another secret the links given before lead nowhere.
   */
  SIGNING_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Days that the data of an export job is kept after its end. */
  EXPORT_RETENTION_DAYS: wholeNumber(1, 3_650).prefault('7'),
  /** Days that an extraction is kept after its end. */
  EXTRACTION_RETENTION_DAYS: wholeNumber(1, 3_650).prefault('7'),
  /** Days that source files and sheets are kept after their migration has settled, and a preview after a newer one. */
  FILE_RETENTION_DAYS: wholeNumber(1, 36_500).prefault('30'),
  /** Days that a migration's thread and log are kept after it has settled; at least as long as its files. */
  LOG_RETENTION_DAYS: wholeNumber(1, 36_500).prefault('365'),
  /** Days that a webhook message is kept, with what came of it, once it has been delivered or given up. */
  WEBHOOK_RETENTION_DAYS: wholeNumber(1, 3_650).prefault('30'),
  /** Seconds to wait before each attempt to deliver a webhook, separated by commas: as many attempts as there are numbers. */
  WEBHOOK_DELAYS: z
    .string()
    .regex(/^\d{1,7}(?:,\d{1,7}){0,19}$/, 'must be 1 to 20 whole numbers of seconds separated by commas')
    .default('0,5,300,1800,7200,18000,36000,36000')
    .transform((text) => text.split(',').map((seconds) => Number(seconds) * 1_000)),
  /** Token of an environment at Svix (svix.com), which then delivers the webhooks; unset, the service does so itself. */
  SVIX_TOKEN: z.string().min(1).optional(),
  /** Where that Svix is reached; unset, the address that goes with the region at the end of its token. */
  SVIX_URL: webAddress.optional(),
  /** Most memory that the process of one run takes; at least 256 MB. */
  RUN_MEMORY: bytes
    .pipe(z.number().min(LEAST_RUN_MEMORY, 'must be at least 256MB; leave it out for the default of 1GiB'))
    .prefault('1GiB'),
  /** Whether a process of 230 MB waits for the next task: without it a small task takes some two seconds longer. */
  READY_PROCESS: yesOrNo.prefault('true'),
  /** What engine processes begin with: a file that `npm run build:engine` makes, so that they start in half the time; unset, the sources. */
  ENGINE_ENTRY: z
    .string()
    .min(1)
    .refine((path) => existsSync(path), 'is no file: npm run build:engine makes it, and says where')
    .transform((path) => resolve(path))
    .optional(),
  /** Most seconds that reading one PDF or Word document takes; one that takes longer can't be read. */
  DOCUMENT_SECONDS: wholeNumber(1, 3_600).prefault('120'),
  /** Seconds after which a stream of a thread ends; its reader connects again. */
  STREAM_SECONDS: wholeNumber(1, 3_600).prefault(String(stream_seconds)),
  /** Seconds between two signs of life in a stream that has nothing to tell. */
  STREAM_KEEP_ALIVE_SECONDS: wholeNumber(1, 60).prefault(String(keep_alive_seconds)),
  /** How much may pass by the reader of a stream that takes nothing, before it is dropped. */
  STREAM_BACKLOG: bytes.prefault('256KB'),
  /**
   * The language model that is asked where the agent is unsure, by the name that its endpoint has for it; unset, the built-in agent
   * decides alone, and the other MODEL_ variables say nothing.
   */
  MODEL_NAME: z.string().min(1).optional(),
  /** What the endpoint speaks. */
  MODEL_PROVIDER: oneOf(['openai-compatible', 'anthropic']).default('openai-compatible'),
  /** Where the endpoint is, its version included (`http://127.0.0.1:11434/v1`); it may be left out for Anthropic's own. */
  MODEL_URL: webAddress.optional(),
  /** The endpoint's key, where it wants one. */
  MODEL_KEY: z.string().min(1).optional(),
  /** A model of the same endpoint that makes vectors of texts: the nearness of names is then one more thing that speaks for a match. */
  MODEL_EMBEDDING: z.string().min(1).optional(),
  /** Whether migrations use the model that don't say so themselves (`language_model`). */
  MODEL_DEFAULT: oneOf(['on', 'off']).default('off'),
  /** Most seconds that an attempt at a run waits for the model in all; then it goes on without. */
  MODEL_SECONDS: wholeNumber(1, 600).prefault('60'),
  /** Most tokens that a run may spend, questions and answers together. */
  MODEL_RUN_TOKENS: wholeNumber(1, 100_000_000).prefault('100000'),
  /** Most tokens that the runs of an account may spend in 24 hours. */
  MODEL_ACCOUNT_TOKENS: wholeNumber(1, 1_000_000_000).prefault('1000000'),
  /** What a million tokens cost, of questions and of answers separated by a comma, in any currency: for the cost that is told. */
  MODEL_PRICES: z
    .string()
    .regex(/^\d{1,6}(?:\.\d{1,6})?,\d{1,6}(?:\.\d{1,6})?$/, 'must be two numbers separated by a comma, such as 0.25,2')
    .transform((text) => text.split(',').map(Number))
    .optional(),
  /** How much is logged. */
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Replies are checked against the contract too, and a wrong one becomes a 500: for development and tests. */
  VALIDATE_RESPONSES: yesOrNo.prefault('false'),
}

/** Endpoints that are overloaded mostly say so, and for how long: this is for those that don't. */
const MODEL_RETRY_MS: number = 500

/** Of the language model; null when none is configured. */
export interface ModelConfig {
  provider: 'openai-compatible' | 'anthropic'
  name: string
  url: string | undefined
  key: string | undefined
  /** The model that makes vectors. */
  embedding: string | undefined
  /** For migrations that don't say. */
  byDefault: boolean
  patienceMs: number
  /** The pause before a request is repeated, where the endpoint names none; it doubles. */
  retryMs: number
  runTokens: number
  accountTokens: number
  /** Of a million tokens. */
  prices: { input: number; output: number } | null
}

const modelOf = (env: z.infer<z.ZodObject<typeof variables>>): ModelConfig | null => {
  if (env.MODEL_NAME === undefined) return null
  const [input = 0, output = 0] = env.MODEL_PRICES ?? []
  return Object.freeze({
    provider: env.MODEL_PROVIDER,
    name: env.MODEL_NAME,
    url: env.MODEL_URL,
    key: env.MODEL_KEY,
    embedding: env.MODEL_EMBEDDING,
    byDefault: env.MODEL_DEFAULT === 'on',
    patienceMs: env.MODEL_SECONDS * 1_000,
    retryMs: MODEL_RETRY_MS,
    runTokens: env.MODEL_RUN_TOKENS,
    accountTokens: env.MODEL_ACCOUNT_TOKENS,
    prices: env.MODEL_PRICES ? Object.freeze({ input, output }) : null,
  })
}

/** What one variable says about another. */
const together = z.object(variables).superRefine((env, context) => {
  const wrong = (name: string, message: string): void =>
    context.addIssue({ code: 'custom', path: [name], message, input: env })
  if (env.MODEL_NAME === undefined) return
  if (env.MODEL_PROVIDER === 'openai-compatible' && env.MODEL_URL === undefined)
    wrong('MODEL_URL', 'must say where the model of MODEL_NAME is')
  if (env.MODEL_PROVIDER === 'anthropic' && env.MODEL_EMBEDDING !== undefined)
    wrong('MODEL_EMBEDDING', 'must be unset with MODEL_PROVIDER=anthropic, which has no embedding models')
})

const schema = together.transform((env) => {
  const dataDir = resolve(env.DATA_DIR)
  return Object.freeze({
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL,
    corsOrigins: Object.freeze(env.CORS_ORIGINS ?? []),
    dataDir,
    codeCache: resolve(env.NODE_COMPILE_CACHE ?? resolve(dataDir, 'code-cache')),
    databaseUrl: env.DATABASE_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    storage: env.STORAGE_URL ?? readPlace(pathToFileURL(resolve(dataDir, 'blobs')).href),
    storageCache: env.STORAGE_CACHE,
    healthPort: env.HEALTH_PORT,
    drainMs: env.DRAIN_SECONDS * 1_000,
    role: env.ROLE,
    regions: Object.freeze(env.REGIONS.map(({ name }) => name)),
    /** The features that each region has. */
    features: Object.freeze(Object.fromEntries(env.REGIONS.map((each) => [each.name, each.features]))),
    signingSecret: env.SIGNING_SECRET,
    exportRetentionMs: env.EXPORT_RETENTION_DAYS * dayMs,
    extractionRetentionMs: env.EXTRACTION_RETENTION_DAYS * dayMs,
    documentMs: env.DOCUMENT_SECONDS * 1_000,
    fileRetentionMs: env.FILE_RETENTION_DAYS * dayMs,
    logRetentionMs: Math.max(env.LOG_RETENTION_DAYS, env.FILE_RETENTION_DAYS) * dayMs,
    allowPrivateAddresses: env.ALLOW_PRIVATE_ADDRESSES,
    /** Of webhooks: the pause before each attempt, how long an endpoint may take to answer, how long messages are kept. */
    webhooks: Object.freeze({
      delaysMs: Object.freeze(env.WEBHOOK_DELAYS),
      timeoutMs: WEBHOOK_TIMEOUT_MS,
      retentionMs: env.WEBHOOK_RETENTION_DAYS * dayMs,
    }),
    svix:
      env.SVIX_TOKEN === undefined
        ? undefined
        : Object.freeze({ token: env.SVIX_TOKEN, url: env.SVIX_URL ?? svixUrl(env.SVIX_TOKEN) }),
    runMemory: env.RUN_MEMORY,
    readyProcess: env.READY_PROCESS,
    engineEntry: env.ENGINE_ENTRY,
    /** Of the streams of threads; what else there is to it, see openTail. */
    threadStream: Object.freeze({
      durationMs: env.STREAM_SECONDS * 1_000,
      keepAliveMs: env.STREAM_KEEP_ALIVE_SECONDS * 1_000,
      backlogBytes: env.STREAM_BACKLOG,
      ...streamPatience,
    }),
    languageModel: modelOf(env),
    logLevel: env.LOG_LEVEL,
    validateResponses: env.VALIDATE_RESPONSES,
  })
})

export type Config = z.infer<typeof schema>

/** Variables whose values are shown nowhere. */
const secrets: ReadonlySet<string> = new Set(['SIGNING_SECRET', 'SVIX_TOKEN', 'MODEL_KEY'])

/** A URL's value may hold a password, where it belongs or not. */
const mayHoldSecret = (name: string, value: string): boolean =>
  secrets.has(name) || /@|secret|token|password/i.test(value)

/** A variable of the environment can't be used; the message names it and says what is wrong. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Reads the configuration out of environment variables; an empty one counts as unset. Throws ConfigError. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(Object.entries(env).filter(([name, value]) => name in variables && value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0])
    const value = given[name]
    const shown = value === undefined || mayHoldSecret(name, value) ? '' : `=${JSON.stringify(value)}`
    return `${name}${shown}: ${issue.message}`
  })
  throw new ConfigError(`The configuration can't be used. ${wrong.join('. ')}.`)
}
