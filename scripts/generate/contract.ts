import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The bundled contract as plain JSON. Only what generation reads is typed; everything else is left as it is. */
export interface Contract {
  servers: { url: string }[]
  security: unknown[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    securitySchemes: Record<string, { name: string; 'x-redact'?: boolean }>
  }
  'x-rate-limits': Record<string, { limit: number; window_seconds: number }>
  'x-limits': Record<string, number>
  [extension: `x-${string}`]: unknown
}

export interface Reference {
  $ref: string
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  schema: Schema | Reference
  'x-redact'?: boolean
}

export interface Schema {
  properties?: Record<string, Schema | Reference>
  default?: unknown
  'x-redact'?: boolean
  'x-transitions'?: Record<string, string[]>
  [keyword: string]: unknown
}

export interface Operation {
  operationId: string
  tags: string[]
  parameters?: (Parameter | Reference)[]
  requestBody?: { content: Record<string, { schema: Schema | Reference }> }
  responses: Record<string, unknown>
  security?: unknown[]
  'x-rate-limit': string | null
  'x-hourly-budget': { budget: string; when?: Record<string, string> } | null
  'x-subscription': boolean
  'x-feature': string | null
  'x-limits'?: Record<string, number>
}

export const methods = ['get', 'put', 'post', 'delete', 'patch'] as const
export type Method = (typeof methods)[number]

/** Every operation of the contract with its path and method, in the contract's order. */
export function listOperations(contract: Contract): { path: string; method: Method; operation: Operation }[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation ? [{ path, method, operation }] : []
    }),
  )
}

/**
 * Lints `spec/` and bundles it into `<folder>/openapi.json`.
 *
 * @throws Error with the linter's report when a rule is broken: a warning is as bad as an error here.
 */
export async function bundleContract(root: string, folder: string): Promise<Contract> {
  const output = join(folder, 'openapi.json')
  await redocly(root, ['lint', 'spec/openapi.yaml', '--config', 'spec/redocly.yaml', '--max-problems', '100'])
  await redocly(root, ['bundle', 'spec/openapi.yaml', '--config', 'spec/redocly.yaml', '--output', output])
  return JSON.parse(await readFile(output, 'utf8')) as Contract
}

async function redocly(root: string, args: string[]): Promise<void> {
  const command = join(root, 'node_modules/.bin/redocly')
  // Redocly looks for updates and sends usage data unless told not to.
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
  const { stdout, stderr } = await run(command, args, { cwd: root, env, maxBuffer: 16 << 20 }).catch(
    (error: { stdout?: string; stderr?: string }) => {
      throw new Error(`redocly ${args[0]} refused the contract:\n${error.stdout ?? ''}${error.stderr ?? ''}`, {
        cause: error,
      })
    },
  )
  if (/\bwarnings?\b/.test(stdout + stderr)) throw new Error(`redocly ${args[0]} has warnings:\n${stdout}${stderr}`)
}
