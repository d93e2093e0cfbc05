// Everything that a release consists of, built, packed and tried: `npm run release:check`. It is left in dist/release:
//
//   openapi.json                                  the contract, bundled
//   migration-service-client-<version>.tgz        the client, as npm publishes it
//   migration-service-server-<version>.tgz        the server, and beside it unpacked as `server`, for a container to be built from
//
// Nothing is published. What is wrong is said, and ends it with 1.

import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { buildEngine, engineFolder } from './build-engine.ts'
import { bundleContract } from './generate/contract.ts'
import { readContainerfile } from './release/containerfile.ts'
import { tryServer } from './release/server.ts'

const root = join(import.meta.dirname, '..')
const release = join(root, 'dist/release')
const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}` }
const execute = promisify(execFile)

const run = async (cwd: string, command: string, ...args: string[]): Promise<string> => {
  const { stdout } = await execute(command, args, { cwd, env, maxBuffer: 16 << 20 }).catch(
    ({ stdout: said, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${command} ${args.join(' ')} failed:\n${said}${stderr}`)
    },
  )
  return stdout
}

const versionOf = async (folder: string): Promise<string> =>
  (JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as { version: string }).version

/** The contract that is released is the one that everything was generated from. */
const releaseContract = async (): Promise<string> => {
  const { info } = await bundleContract(root, release)
  const [made, known] = await Promise.all(
    [release, join(root, 'generated')].map((folder) => readFile(join(folder, 'openapi.json'), 'utf8')),
  )
  if (made !== known) throw new Error('generated/openapi.json is not current: run npm run generate, and commit.')
  return `the contract ${info.version}`
}

/** The client as npm would publish it, looked at by those who know what goes wrong with packages. */
const releaseClient = async (): Promise<string> => {
  const version = await versionOf('client')
  const packed = join(release, `migration-service-client-${version}.tgz`)
  await run(join(root, 'client'), 'npm', 'pack', '--pack-destination', release)
  await run(root, 'publint', packed, '--strict')
  await run(root, 'attw', packed, '--no-emoji')
  return `the client ${version}`
}

/** The files that the server runs from: those that the Containerfile takes, and itself. */
const releaseServer = async (): Promise<string> => {
  const version = await versionOf('server')
  await buildEngine(join(root, engineFolder))
  const instructions = readContainerfile(await readFile(join(root, 'Containerfile'), 'utf8'))
  const packed = join(release, `migration-service-server-${version}.tgz`)
  const files = instructions.filter(({ name }) => name === 'COPY').flatMap(({ words }) => words.slice(0, -1))
  await run(root, 'tar', '-czf', packed, '--transform=s,^,server/,', 'Containerfile', 'LICENSE', ...files)
  await run(release, 'tar', '-xzf', packed)
  const folder = await mkdtemp(join(tmpdir(), 'migration-service-release-'))
  try {
    await tryServer({ context: join(release, 'server'), folder, instructions, contract: join(release, 'openapi.json') })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return `the server ${version}`
}

const main = async (): Promise<void> => {
  await rm(release, { recursive: true, force: true })
  await mkdir(release, { recursive: true })
  await cp(join(root, 'LICENSE'), join(release, 'LICENSE'))
  for (const part of [releaseContract, releaseClient, releaseServer]) console.log(`ok  ${await part()}`)
  console.log(`Everything is in ${relative(process.cwd(), release)}.`)
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
