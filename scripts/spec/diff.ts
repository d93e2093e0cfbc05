// What has changed in the contract since the last release: `npm run spec:diff [-- --base file] [--release]`.
//
// Ends with 1 when a change breaks callers and the version in spec/openapi.yaml does not say so. What it prints is the changelog's
// section on the contract, by operation, which `npm run generate` writes. `--release` makes the contract of now the last released one.

import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { bundleContract, type Contract } from '../generate/contract.ts'
import { readOptions } from '../read-options.ts'
import { releasedFile } from './changelog.ts'
import { changelogOf, compareContracts, refusalOf } from './changes.ts'

const root = join(import.meta.dirname, '../..')
const { values: options } = readOptions({
  options: {
    base: { type: 'string', default: releasedFile(root) },
    release: { type: 'boolean', default: false },
  },
})

const versionOf = (contract: Contract): string => contract.info.version

const readBase = async (): Promise<Contract> => {
  const text = await readFile(options.base, 'utf8').catch(() => null)
  if (text === null) throw new Error(`There is no contract to compare with at ${options.base}.`)
  return JSON.parse(text) as Contract
}

const compare = async (folder: string): Promise<boolean> => {
  const newer = await bundleContract(root, folder)
  const older = await readBase()
  const revision = join(folder, 'openapi.json')
  const changes = await compareContracts(root, [options.base, revision], [older, newer])
  const [from, to] = [versionOf(older), versionOf(newer)]
  console.log(changes.length === 0 ? `Nothing has changed since ${from}.` : changelogOf(changes))
  const refusal = refusalOf(changes, from, to)
  if (refusal !== null) console.error(refusal)
  if (options.release && refusal === null) {
    await mkdir(dirname(options.base), { recursive: true })
    await copyFile(revision, options.base)
  }
  return refusal === null
}

const folder = await mkdtemp(join(tmpdir(), 'contract-diff-'))
try {
  if (!(await compare(folder))) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
