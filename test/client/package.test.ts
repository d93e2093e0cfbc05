/** The packed client in an empty project, as someone else installs it; no registry is asked. */
import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { access, cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { json, scriptedServer } from './scripted-server.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
const binaries = join(root, 'node_modules/.bin')
const runtimeTypes = ['@types/node', 'undici-types']

/** The Node of the project, and the machine's own where it has another one that the client is made for. */
const nodes = [process.execPath, ...(process.env.PATH ?? '').split(delimiter).map((place) => join(place, 'node'))]
  .filter((path) => path === process.execPath || (!path.includes('node_modules') && existsSync(path)))
  .map((path) => ({ path, version: spawnSync(path, ['--version']).stdout.toString().trim() }))
  .filter(({ version }, index, all) => all.findIndex((other) => other.version === version) === index)
  .filter(({ version }) => Number(/^v(\d+)/.exec(version)?.[1]) >= 20)

let folder: string
let project: string

const linkPackage = async (name: string) => {
  const target = join(project, 'node_modules', name)
  await mkdir(dirname(target), { recursive: true })
  await symlink(await realpath(join(root, 'node_modules', name)), target)
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

const besideDist = (path: string) => !path.includes('client/dist') && !path.includes('client/node_modules')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-package-'))
  project = join(folder, 'project')
  // Built in a copy, so that tests at the same time don't see a half-written dist.
  const copy = join(folder, 'workspace')
  await cp(join(root, 'client'), join(copy, 'client'), { recursive: true, filter: besideDist })
  for (const file of ['tsconfig.base.json', 'generated/api.ts']) await cp(join(root, file), join(copy, file))
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  const npm = { cwd: join(copy, 'client'), env: { ...process.env, PATH: `${binaries}:${process.env.PATH}` } }
  await run('npm', ['pack', '--offline', '--pack-destination', folder], npm)
  await mkdir(join(project, 'node_modules/@migration-service/client'), { recursive: true })
  const tarball = join(folder, 'migration-service-client-0.1.0.tgz')
  await run('tar', [
    '-xzf',
    tarball,
    '-C',
    join(project, 'node_modules/@migration-service/client'),
    '--strip-components=1',
  ])
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers', ...runtimeTypes]) await linkPackage(name)
  await writeFile(join(project, 'package.json'), '{"name": "empty-project", "private": true}')
}, 120_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the packed client', () => {
  const useIt = `
    const client = createClient({ baseUrl: process.argv[2], apiKey: 'msk_test' })
    const main = async () => {
      const { templates } = await client.listTemplates()
      const files = await client.upload('mig_1', [process.argv[1], { name: 'b.csv', data: new Blob(['b']).stream() }])
      const error = await client.getTemplate('none').catch((error) => error)
      console.log(JSON.stringify({ templates, files, isApiError: error instanceof ApiError, status: error.status }))
    }
    main()`

  const systems = [
    ['ESM', 'use.mjs', `import { ApiError, createClient } from '@migration-service/client'`],
    ['CommonJS', 'use.cjs', `const { ApiError, createClient } = require('@migration-service/client')`],
  ] as const

  test.each(nodes.flatMap(({ path, version }) => systems.map((system) => [version, ...system, path] as const)))(
    'works in Node %s from %s',
    async (_version, _kind, name, first, path) => {
      const { url } = await scriptedServer(
        json(200, { templates: [] }),
        json(201, { files: ['a', 'b'] }),
        json(404, { error: 'There is no such template.' }),
      )
      await writeFile(join(project, name), first + useIt)
      const { stdout } = await run(path, [name, url], { cwd: project })
      expect(JSON.parse(stdout)).toEqual({ templates: [], files: ['a', 'b'], isApiError: true, status: 404 })
    },
  )

  test('is typed for both module systems, with whatever the compiler is strict about, and its README’s examples compile', async () => {
    const source = `
      import { createClient, RunInProgressError } from '@migration-service/client'
      import type { IssueCode, Log, PlanChange, PreviewSheet, Question, Run, RunStatus } from '@migration-service/client'
      const client = createClient({ baseUrl: 'http://127.0.0.1', apiKey: 'msk_test', timeoutMs: undefined })
      export const waited: Promise<Run> = client.waitForRun('mig_1', 'run_1', { onProgress: (run) => run.progress.stage })
      export const follow = (signal?: AbortSignal) => client.followThread('mig_1', { signal })
      export const runId = (error: unknown) => (error instanceof RunInProgressError ? error.run_id : null)
      export const first = ({ options }: Question) => options[0]?.value
      export const job = client.migrate({ files: new Set(['a.csv']), onQuestion: first })
      export const named: [RunStatus, IssueCode, PlanChange['kind'], keyof PreviewSheet] = ['blocked', 'link', 'map', 'valid']
      export const digests = ({ entries }: Log) => entries.flatMap((e) => (e.type === 'preview.ready' ? [e.data.digest] : []))
      // @ts-expect-error a lone path is no list of files
      export const lone = client.upload('mig_1', 'a.csv')
      // @ts-expect-error there is no such kind of run
      export const wrong = client.startRun('mig_1', { kind: 'guess' })`
    const readme = await readFile(join(root, 'client/README.md'), 'utf8')
    const example = [...readme.matchAll(/```ts\n([^]*?)```/g)].map(([, block]) => block).join('\n')
    const files = { 'use.mts': source, 'use.cts': source, 'readme.mts': example }
    for (const [name, text] of Object.entries(files)) await writeFile(join(project, name), text)
    const strict = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess']
    const target = ['--module', 'nodenext', '--target', 'es2022', '--types', 'node']
    const args = [...Object.keys(files), '--noEmit', ...strict, ...target]
    // Callers have the compiler in JavaScript still, or the native one already.
    for (const compiler of ['typescript', 'typescript-native']) {
      const tsc = join(root, 'node_modules', compiler, 'bin/tsc')
      const { stdout } = await run(process.execPath, [tsc, ...args], { cwd: project }).catch(
        (error: { stdout: string }) => error,
      )
      expect({ compiler, stdout }).toEqual({ compiler, stdout: '' })
    }
  })

  test('holds the built client, its papers and nothing else', async () => {
    const inside = join(project, 'node_modules/@migration-service/client')
    const { stdout } = await run('tar', ['-tzf', join(folder, 'migration-service-client-0.1.0.tgz')])
    // What both entries need is in pieces named by their content.
    const named = stdout
      .trim()
      .replaceAll(/-[\w-]{8}(?=\.)/g, '')
      .split('\n')
      .toSorted()
    expect(named).toEqual([
      'package/LICENSE',
      'package/README.md',
      'package/dist/index.cjs',
      'package/dist/index.d.cts',
      'package/dist/index.d.cts',
      'package/dist/index.d.ts',
      'package/dist/index.d.ts',
      'package/dist/index.js',
      'package/dist/node.cjs',
      'package/dist/node.d.cts',
      'package/dist/node.d.ts',
      'package/dist/node.js',
      'package/dist/src.cjs',
      'package/dist/src.js',
      'package/node/package.json',
      'package/package.json',
    ])
    expect(await isThere(join(inside, 'src'))).toBe(false)
  })

  test('bundles for browsers, with nothing of Node, into less than 15 kB gzipped', async () => {
    const entry = join(project, 'front-end.mjs')
    await writeFile(entry, `export * from '@migration-service/client'`)
    const bundle = await rolldown({ input: entry, platform: 'browser' })
    const { output } = await bundle.generate({ format: 'esm', minify: true })
    expect(output).toHaveLength(1)
    expect(output[0].imports).toEqual([])
    expect(gzipSync(output[0].code).length).toBeLessThan(15_000)
  })

  test('has what only Node can do in an entry of its own, with the same classes', async () => {
    const source = `
      import { ApiError } from '@migration-service/client'
      import * as node from '@migration-service/client/node'
      const paths = await node.filesIn(process.argv[2])
      console.log(JSON.stringify({ same: node.ApiError === ApiError, some: paths.length > 0, whole: typeof node.createClient }))`
    await writeFile(join(project, 'node.mjs'), source)
    const { stdout } = await run(process.execPath, ['node.mjs', project], { cwd: project })
    expect(JSON.parse(stdout)).toEqual({ same: true, some: true, whole: 'function' })
  })
})
