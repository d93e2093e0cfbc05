import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The bundled contract as plain JSON. Only what generation reads is typed; everything else is left as it is. */
export interface Contract {
  openapi: string
  info: { version: string }
  servers: { url: string }[]
  security: unknown[]
  paths: Record<string, PathItem>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    securitySchemes: Record<string, { name: string; 'x-redact'?: boolean }>
  }
  'x-rate-limits': Record<string, { limit: number; window_seconds: number }>
  'x-limits': Record<string, number>
  [extension: `x-${string}`]: unknown
}

/** The operations of a path by method, and the parameters that all of them have. */
export type PathItem = { [method in Method]?: Operation } & { parameters?: Operation['parameters'] }

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
  // The linter asks for these four; while it is being written, an operation may lack them.
  'x-rate-limit'?: string | null
  'x-hourly-budget'?: { budget: string; when?: Record<string, string> } | null
  'x-subscription'?: boolean
  'x-feature'?: string | null
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
 * @throws Error naming every broken rule with its file and line: a warning is as bad as an error here.
 */
export async function bundleContract(root: string, folder: string): Promise<Contract> {
  const problems = await lintContract(root, 'spec')
  if (problems.length > 0) throw new Error(`The contract breaks rules:\n${problems.join('\n')}`)
  return bundleUnlinted(root, 'spec', folder)
}

/**
 * Bundles the contract in folder `spec` into `<folder>/openapi.json`, whatever rules it breaks.
 *
 * @throws Error with the bundler's output when it is no contract at all.
 */
export async function bundleUnlinted(root: string, spec: string, folder: string): Promise<Contract> {
  const output = join(folder, 'openapi.json')
  const files = [join(spec, 'openapi.yaml'), `--config=${join(spec, 'redocly.yaml')}`]
  const bundled = await redocly(root, ['bundle', ...files, `--output=${output}`])
  if (bundled.code !== 0) throw await unreadable(root, spec, bundled)
  return JSON.parse(await readFile(output, 'utf8')) as Contract
}

/** What is wrong with a contract that could not be bundled, as the linter says it: in lines, where the bundler has pages. */
async function unreadable(root: string, spec: string, { stdout, stderr }: Outcome): Promise<Error> {
  const problems = await lintContract(root, spec)
  return new Error(`The contract can't be read:\n${problems.join('\n') || stdout + stderr}`)
}

/** Each problem once, and none that only follows from another: from a file that can't be parsed, from one that is not there. */
function causesOf(problems: readonly string[]): string[] {
  const unparsed = problems.filter((problem) => problem.includes('Failed to parse: '))
  const causes =
    unparsed.length > 0 ? unparsed : problems.filter((problem) => !problem.includes("can't resolve reference"))
  return [...new Set(causes.length > 0 ? causes : problems)]
}

/**
 * The problems of the contract in folder `spec`, relative to `root`, each as `file:line rule: message`. None is ignored.
 *
 * @throws Error with the linter's output when it could not lint at all.
 */
export async function lintContract(root: string, spec: string): Promise<string[]> {
  const files = [join(spec, 'openapi.yaml'), `--config=${join(spec, 'redocly.yaml')}`]
  const { stdout, stderr } = await redocly(root, ['lint', ...files, '--format=json', '--max-problems=1000'])
  // What is not the report, such as a file that could not be parsed, begins differently.
  if (!stdout.startsWith('{')) throw new Error(`The contract could not be linted:\n${stdout}${stderr}`)
  const report = JSON.parse(stdout) as LintReport
  const problems = report.problems.map(async ({ ruleId, message, location }) => {
    const { source, start } = location[0] ?? {}
    const [file, line] = [source?.ref ?? spec, start?.line ?? 1]
    // Of a reference to an empty file the linter says no more than this.
    const isBare = message === "Can't resolve $ref"
    const what = isBare ? `${await lineOf(join(root, file), line)} leads to nothing: is its file empty?` : message
    return `${file}:${line} ${ruleId}: ${what}`
  })
  return causesOf(await Promise.all(problems))
}

async function lineOf(file: string, line: number): Promise<string> {
  const text = await readFile(file, 'utf8')
  return text.split('\n')[line - 1]?.trim() ?? ''
}

interface LintReport {
  problems: {
    ruleId: string
    message: string
    location: { source: { ref: string }; start?: { line: number } }[]
  }[]
}

/** What one of Redocly's commands came to. */
export interface Outcome {
  code: number
  stdout: string
  stderr: string
}

/** Runs one of Redocly's commands, which tells nobody of it. */
export function redocly(root: string, args: string[]): Promise<Outcome> {
  const command = join(root, 'node_modules/.bin/redocly')
  // Redocly looks for updates and sends usage data unless told not to.
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
  return new Promise((resolve, reject) => {
    execFile(command, args, { cwd: root, env, maxBuffer: 64 << 20, timeout: 120_000 }, (error, stdout, stderr) => {
      if (error && typeof error.code !== 'number') reject(error)
      else resolve({ code: Number(error?.code ?? 0), stdout, stderr })
    })
  })
}
