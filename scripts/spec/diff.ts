// What has changed in the contract since the last release: `npm run spec:diff [-- --base file] [--release]`.
//
// Ends with 1 when a change breaks callers and the version in spec/openapi.yaml does not say so. What it prints is the changelog's
// section on the contract, by operation, which `npm run generate` writes. `--release` makes the contract of now the last released one.

import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { bundleContract, type Contract } from '../generate/contract.ts'
import { releasedFile } from './changelog.ts'
import { allowsBreaking, changelogOf, compareContracts } from './changes.ts'

const root = join(import.meta.dirname, '../..')
const { values: options } = parseArgs({
  options: {
    base: { type: 'string', default: releasedFile(root) },
    release: { type: 'boolean', default: false },
  },
})

const versionOf = (contract: Contract): string => contract.info.version

const compare = async (folder: string): Promise<boolean> => {
  const newer = await bundleContract(root, folder)
  const older = JSON.parse(await readFile(options.base, 'utf8')) as Contract
  const revision = join(folder, 'openapi.json')
  const changes = await compareContracts(root, [options.base, revision], [older, newer])
  const [from, to] = [versionOf(older), versionOf(newer)]
  console.log(changes.length === 0 ? `Nothing has changed since ${from}.` : changelogOf(changes))
  const breaking = changes.filter(({ impact }) => impact === 'major').length
  const isAllowed = breaking === 0 || allowsBreaking(from, to)
  if (!isAllowed) {
    console.error(
      `${breaking} changes break callers of ${from}, and the version is ${to}. Take them back, or raise the version in spec/openapi.yaml.`,
    )
  }
  if (options.release && isAllowed) {
    await mkdir(dirname(options.base), { recursive: true })
    await copyFile(revision, options.base)
  }
  return isAllowed
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
