import { join } from 'node:path'
import ts from 'typescript'
import { beforeAll, describe, expect, test } from 'vitest'
import { operations, root } from './contract.ts'

// The compiler itself says whether handlers and operations match, so these cases are compiled, not run.

const names = operations.map(({ operation }) => operation.operationId)

/** Handlers that answer with what `reply` says; types are all that counts here. */
function handlerMap(ids: string[]): string {
  return `
import type { Handlers } from '../../generated/server/operations.ts'
import type { Route } from '../../generated/server/router.ts'
import type { Handler, ReplyOf, RequestOf } from '../../generated/server/types.ts'
interface Context { account: string }
${ids.map((id) => `declare const ${id}: ${names.includes(id) ? `Handler<'${id}', Context>` : '() => Promise<void>'}`).join('\n')}
export const operations = { ${ids.join(', ')} } satisfies Handlers<Context>
export type Used = [Route, ReplyOf<'getRun'>, RequestOf<'getRun'>]
`
}

function reply(id: string, value: string): string {
  return `
import type { Readable } from 'node:stream'
import type { ReplyOf } from '../../generated/server/types.ts'
export declare const csv: Readable
export const reply: ReplyOf<'${id}'> = ${value}
`
}

function request(id: string, use: string): string {
  return `
import type { IncomingMessage } from 'node:http'
import type { RequestOf } from '../../generated/server/types.ts'
export type Raw = IncomingMessage
export function use(request: RequestOf<'${id}'>): unknown { ${use} }
`
}

const compiles: Record<string, string> = {
  'a handler for each operation': handlerMap(names),
  'a declared status with its body': reply('getRun', `{ status: 404, body: { error: 'There is no such run.' } }`),
  'a run that conflicts': reply('startRun', `{ status: 409, body: { error: 'In flight.', run_id: 'run_0123456789' } }`),
  'a stream as CSV': reply('exportCsv', `{ status: 200, body: csv, headers: { ETag: '"a"' } }`),
  'a reply without a body': reply('exportCsv', `{ status: 304, headers: { ETag: '"a"' } }`),
  'a default that is always there': request('listRuns', 'const limit: number = request.query.limit; return limit'),
  'a header by its lower-case name': request(
    'exportCsv',
    `const tag: string | undefined = request.headers['if-none-match']; return tag`,
  ),
  'a body by its kind': request(
    'startRun',
    `if (request.body.kind === 'execute') return request.body.digest
     if (request.body.kind === 'clarify') return request.body.message
     const autonomy: 'ask' | 'decide' = request.body.autonomy
     return autonomy`,
  ),
  'the raw request of an upload, or the JSON body that stands in its place': request(
    'uploadFiles',
    "if ('urls' in request.body) return request.body.urls.length; const raw: Raw = request.body; return raw",
  ),
}

const refused: Record<string, string> = {
  'an operation without a handler': handlerMap(names.slice(1)),
  'a handler without an operation': handlerMap([...names, 'dropEverything']),
  'an undeclared status': reply('getRun', `{ status: 409, body: { error: 'No.' } }`),
  'the body of another status': reply('getRun', `{ status: 200, body: { error: 'No.' } }`),
  'an undeclared header': reply('exportCsv', `{ status: 200, body: csv, headers: { 'X-Own': 'a' } }`),
  'text where a stream belongs': reply('exportCsv', `{ status: 200, body: 'a,b' }`),
  'an undeclared field of an error': reply('getRun', `{ status: 404, body: { error: 'No.', code: 'x' } }`),
  'an undeclared parameter': request('listRuns', 'return request.query.page'),
  'a field that may be left out, taken as there': request(
    'createMigration',
    'const name: string = request.body.name; return name',
  ),
}

const fileOf = (name: string): string => join(root, 'test/contract', `${name.replaceAll(' ', '-')}.case.ts`)

/** Compiles the cases with the project's own options, without writing them anywhere. */
function compile(cases: Record<string, string>): Map<string, string[]> {
  const config = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.config.compilerOptions, root)
  const texts = new Map(Object.entries(cases).map(([name, text]) => [fileOf(name), text]))
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists, readFile } = host
  host.fileExists = (path) => texts.has(path) || fileExists(path)
  host.readFile = (path) => texts.get(path) ?? readFile(path)
  host.getSourceFile = (path, target, ...rest) => {
    const text = texts.get(path)
    if (text === undefined) return getSourceFile(path, target, ...rest)
    return ts.createSourceFile(path, text, target)
  }
  const program = ts.createProgram([...texts.keys()], options, host)
  return new Map(
    Object.keys(cases).map((name) => {
      const file = program.getSourceFile(fileOf(name))
      const found = [...program.getSemanticDiagnostics(file), ...program.getSyntacticDiagnostics(file)]
      return [name, found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))]
    }),
  )
}

describe('the compiler', () => {
  let errors: Map<string, string[]>

  beforeAll(() => {
    errors = compile({ ...compiles, ...refused })
  })

  test.each(Object.keys(compiles))('takes %s', (name) => {
    expect(errors.get(name)).toEqual([])
  })

  test.each(Object.keys(refused))('refuses %s', (name) => {
    expect(errors.get(name)).toHaveLength(1)
  })

  test('names the operation that lacks a handler, and the handler that lacks an operation', () => {
    expect(errors.get('an operation without a handler')?.[0]).toContain(names[0])
    expect(errors.get('a handler without an operation')?.[0]).toContain('dropEverything')
  })
})
