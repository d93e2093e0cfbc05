// Every block of code in the README, the guides and the client's README does what it says: what is typed in a shell, what is run as a
// program, what is shown as output, and what is shown as JSON. One mock and one service answer all of it.

import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { Ajv2020 } from 'ajv/dist/2020.js'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { readArguments } from '../../server/src/admin/arguments.ts'
import { runCommand } from '../../server/src/admin/commands.ts'
import { contract, root } from '../contract/contract.ts'
import { useService } from '../support/harness.ts'
import { useMock } from '../support/mock.ts'
import { applyDiff, blocksOf, outputPattern, type Block } from './markdown.ts'

const run = promisify(execFile)
const guides = (await readdir(join(root, 'docs'))).filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`)
const documents = await Promise.all(
  ['README.md', 'client/README.md', ...guides].map(async (name) => {
    const blocks = blocksOf(await readFile(join(root, name), 'utf8'))
    return { name, blocks, own: blocks.filter(({ runBy }) => runBy === undefined) }
  }),
)

/** What can be done with a block, by its language. */
const shell = ['sh', 'yaml', 'diff']
const programs: Record<string, string> = { ts: 'mts', js: 'mjs', py: 'py' }
const known = [...shell, ...Object.keys(programs), 'json', 'text']

/** Scripts that run already when a document names them, and those that are run for real. */
const running = ['start', 'mock', 'sandbox', 'spec:watch']
const real = ['spec:lint', 'spec:diff', 'generate', 'generate:client']

const hasJava = spawnSync('java', ['-version']).status === 0
const pythonPackages = 'import pydantic, urllib3, dateutil'
const hasPython = spawnSync('python3', ['-c', pythonPackages]).status === 0
const needed = (blocks: readonly Block[]): string[] => [
  ...(hasJava || !blocks.some(({ code }) => /npm run (?:generate|types)/.test(code)) ? [] : ['Java']),
  ...(hasPython || !blocks.some(({ language }) => language === 'py') ? [] : ['Python with the packages of a client']),
]

/** Between the outputs of two blocks. */
const mark = '\u001E'

/** What was said, as a document shows it: lines, each with its end. */
const plain = (said: string): string => `${said.replaceAll('\r', '').trimEnd()}\n`

/** Where a change of the contract is missed first; that all the rest compiles as it is, CI sees elsewhere. */
const reachedFirst = ['server/src/app.ts', 'server/src/operations/index.ts']

/** What the compiler says there of a copy of the project, as `tsc` would; it fails as that does. */
const complaintsIn = (place: string): string => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  const files = reachedFirst.map((file) => join(place, file))
  const program = ts.createProgram(files, options)
  const found = files.flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)))
  const said = ts.formatDiagnostics(found, {
    getCanonicalFileName: (file) => file,
    getCurrentDirectory: () => place,
    getNewLine: () => '\n',
  })
  if (said !== '') throw Object.assign(new Error('It does not compile.'), { stdout: said, stderr: '' })
  return said
}

describe('the documents', () => {
  const mock = useMock()
  const service = useService({ worker: true, config: { allowPrivateAddresses: true } })
  const ids = new Map<string, string>()
  let folder: string
  let helper: Server
  let current = { name: '', place: '', blocks: [] as Block[], key: '' }

  /** An id that a document leaves open (`whe_...`) is the last one of its kind. */
  const filled = (argument: string): string => {
    const [, kind] = /^(?:([a-z]{3})_\.\.\.|KEY_ID)$/.exec(argument) ?? [null, null]
    return kind === null ? argument : (ids.get(kind ?? 'key') ?? argument)
  }

  const administer = async (args: string[]): Promise<string> => {
    const outcome = await runCommand(service.deps, readArguments(args.map(filled)))
    for (const record of [outcome].flat()) {
      const id = String(record['id'])
      ids.set(/^([a-z]{3})_/.exec(id)?.[1] ?? 'key', id)
    }
    return `${JSON.stringify(outcome)}\n`
  }

  /** What `npm` does for a document: a script of package.json, as it is, or one that runs already. */
  const npm = async (args: string[]): Promise<string> => {
    const [command, script = command] = args.filter((argument) => argument !== 'run' && argument !== '-s')
    const name = args.includes('run') ? String(command) : String(script)
    const rest = args.includes('--') ? args.slice(args.indexOf('--') + 1) : []
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { scripts: object }
    if (!(name in scripts)) throw new Error(`There is no script ${name} in package.json.`)
    if (running.includes(name)) return ''
    if (name === 'admin') return administer(rest)
    if (name === 'types') return complaintsIn(current.place)
    if (!real.includes(name)) throw new Error(`npm run ${name} is run by no test: say by which, above its block.`)
    const path = `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`
    const words = [...String(Object(scripts)[name]).split(' '), ...rest]
    const { stdout } = await run(words[0] ?? '', words.slice(1), {
      cwd: current.place,
      env: { ...process.env, PATH: path },
    })
    return stdout
  }

  /** A file that a document shows, or a change of one, in the document's own copy of the project. */
  const writeShown = async ({ language, about, code }: Block): Promise<string> => {
    const [, changed = about] = /^\+\+\+ (\S+)$/m.exec(code) ?? []
    const path = join(current.place, changed)
    const content = language === 'diff' ? applyDiff(await readFile(path, 'utf8'), code) : code
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
    return ''
  }

  beforeAll(async () => {
    await mkdir(join(root, '.cache/openapi-generator'), { recursive: true })
    folder = await mkdtemp(join(root, '.cache/documents-'))
    ids.set('mig', (await service.newMigration()).id)
    helper = createServer((request, response) => {
      const answer = async (): Promise<string> => {
        const args = (await textOf(request)).split('\0').slice(0, -1)
        const block = current.blocks[Number(/^\/blocks\/(\d+)$/.exec(request.url ?? '')?.[1])]
        return block === undefined ? npm(args) : writeShown(block)
      }
      answer().then(
        (said) => response.end(said),
        (error: Error & { stdout?: string; stderr?: string }) =>
          response.writeHead(500).end(`${error.stdout ?? ''}${error.stderr ?? error.message}\n`),
      )
    })
    await new Promise<void>((resolve) => void helper.listen(0, '127.0.0.1', resolve))
  })
  afterAll(async () => {
    helper.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  })

  /** As it is typed here: at the addresses of this mock and this service, with their keys. */
  const atHome = (code: string, key = current.key): string =>
    code
      .replaceAll('http://127.0.0.1:3000', service.origin)
      .replaceAll('http://127.0.0.1:4010', mock.origin)
      .replaceAll('KEY=msk_...', `KEY=${key}`)

  /** Where a document's commands are typed: a copy of the project where it changes it, else a folder with the samples. */
  const makePlace = async (name: string, blocks: readonly Block[]): Promise<string> => {
    const place = join(folder, name.replaceAll(/\W/g, '-'))
    await mkdir(join(place, '.cache'), { recursive: true })
    const isChanged = blocks.some(({ language }) => language === 'diff')
    const copied = isChanged ? ['spec', 'generated', 'prisma', 'scripts', 'server', 'client', 'CHANGELOG.md'] : []
    // Packages of which the server has a version of its own lie beside it.
    const own = isChanged && existsSync(join(root, 'server/node_modules')) ? ['server/node_modules'] : []
    const linked = [...own, 'node_modules', 'package.json', 'tsconfig.base.json', 'openapitools.json', '.oxfmtrc.json']
    for (const part of copied)
      await cp(join(root, part), join(place, part), {
        recursive: true,
        filter: (path) => !/\/(?:dist|node_modules)$/.test(path),
      })
    for (const part of [...linked, '.cache/openapi-generator', ...(isChanged ? [] : ['scripts', 'generated'])])
      await symlink(join(root, part), join(place, part))
    for (const sample of ['customers-boston.csv', 'kunden-berlin.csv'])
      await cp(join(root, 'scripts/demo/files', sample), join(place, sample))
    return place
  }

  const runShell = async (blocks: readonly Block[]): Promise<[Block, string][]> => {
    const { port } = helper.address() as AddressInfo
    const ask = `curl -sS --fail-with-body --data-binary @- http://127.0.0.1:${port}`
    const steps = blocks.map((block) => {
      const at = current.blocks.indexOf(block)
      return `printf '${mark}'\n${block.language === 'sh' ? atHome(block.code) : `${ask}/blocks/${at} </dev/null\n`}`
    })
    const script = `npm() { printf '%s\\0' "$@" | ${ask}/npm; }\n${steps.join('')}`
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script], { cwd: current.place }).catch(
      ({ stdout: said, stderr }: { stdout: string; stderr: string }) => {
        const failed = blocks[said.split(mark).length - 2]
        throw new Error(`${current.name}:${failed?.line} failed: ${stderr}${said.split(mark).at(-1)}`)
      },
    )
    return blocks.map((block, index) => [block, stdout.split(mark)[index + 1] ?? ''])
  }

  /** The blocks of a language are one program, as who reads from top to bottom would write it. */
  const programOf = (blocks: readonly Block[]): string => {
    const say = blocks[0]?.language === 'py' ? `print("\\u001e", end="")` : `console.info('\\u001E\\n')`
    const end = blocks[0]?.language === 'py' ? '\n' : ';\n'
    return blocks
      .map(({ code }) => `${say}${end}${atHome(code)}`)
      .join('')
      .replaceAll("'@migration-service/client'", JSON.stringify(join(root, 'client/src/index.ts')))
      .replaceAll("'@migration-service/client/node'", JSON.stringify(join(root, 'client/src/node.ts')))
  }

  const runProgram = async (language: string, blocks: readonly Block[]): Promise<[Block, string][]> => {
    const file = join(current.place, `program.${programs[language]}`)
    await writeFile(file, programOf(blocks))
    const env = { ...process.env, API_KEY: current.key, PYTHONPATH: join(current.place, '.cache/python-client') }
    const { stdout } = await run(language === 'py' ? 'python3' : process.execPath, [file], { cwd: current.place, env })
    const said = stdout.split(language === 'py' ? mark : `${mark}\n\n`)
    return blocks.map((block, index) => [block, said[index + 1] ?? ''])
  }

  test.each(documents)(
    '$name: every block is of a kind that can be tried, or says by what it is',
    async ({ name, blocks }) => {
      const canBeTried = async ({ language, about, runBy }: Block): Promise<boolean> => {
        if (runBy !== undefined)
          return (await readFile(join(root, runBy), 'utf8')).includes(name.split('/').at(-1) ?? '')
        return known.includes(language) && (language !== 'json' || about in contract.components.schemas)
      }
      const tried = await Promise.all(blocks.map(canBeTried))
      expect(blocks.filter((_block, index) => !tried[index])).toEqual([])
    },
  )

  const typed = documents.filter(({ own }) => own.some(({ language }) => language === 'ts'))

  it('have programs whose types fit the client', async () => {
    const files = typed.map(({ name }) => join(folder, `${name.replaceAll(/\W/g, '-')}.mts`))
    for (const [index, { own }] of typed.entries())
      await writeFile(files[index] ?? '', programOf(own.filter(({ language }) => language === 'ts')))
    const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile)
    const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, noUnusedLocals: false }, root)
    const program = ts.createProgram(files, { ...options, types: ['node'] })
    const complaints = files.flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)))
    expect(complaints.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
  })

  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'contract', components: contract.components })

  /** What is wrong with a JSON, or with what a document shows of the output `said`. */
  const problemOf = ({ language, about, code }: Block, said: string | undefined): string | null => {
    if (language === 'json' && !ajv.validate(`contract#/components/schemas/${about}`, JSON.parse(code)))
      return ajv.errorsText()
    return language === 'text' && !outputPattern(code).test(said ?? '') ? `what was said is\n${said}` : null
  }

  for (const { name, own } of documents) {
    const missing = needed(own)
    const why = missing.length > 0 ? ` (skipped: there is no ${missing.join(', and no ')} here)` : ''
    it.skipIf(missing.length > 0)(
      `${name}: what is shown is what happens${why}`,
      async () => {
        // An account of its own: what one document answered would not be asked of the next.
        const { id, key } = await service.newAccount()
        await service.importTemplates(id)
        current = { name, place: await makePlace(name, own), blocks: own, key }
        const outputs = new Map(await runShell(own.filter(({ language }) => shell.includes(language))))
        for (const language of Object.keys(programs)) {
          const blocks = own.filter((block) => block.language === language)
          if (blocks.length > 0)
            for (const [block, said] of await runProgram(language, blocks)) outputs.set(block, said)
        }
        const wrong = own.flatMap((block, index) => {
          const before = own.slice(0, index).findLast((each) => outputs.has(each))
          const problem = problemOf(block, before && plain(outputs.get(before) ?? ''))
          return problem === null ? [] : [`${name}:${block.line}: ${problem}`]
        })
        expect(wrong).toEqual([])
      },
      180_000,
    )
  }

  it('made the mock take nothing for its own fault', () => {
    expect(mock.failures).toEqual([])
  })
})
