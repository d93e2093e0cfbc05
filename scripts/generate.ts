// Writes generated/ from spec/ and prisma/schema.prisma, and into CHANGELOG.md what has changed in the contract since its last release.
//
//   npm run generate                writes what has changed
//   npm run generate -- --check     writes nothing, and fails naming every file that is not current
//   npm run generate -- --types     the contract and its types alone: fast, and needs no Java
//
// Everything is made in a folder of its own first, so that a failure leaves generated/ as it was.

import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleContract } from './generate/contract.ts'
import type { Change } from './generate/folders.ts'
import { compareFolders, copyChanges } from './generate/folders.ts'
import { generatePrisma } from './generate/prisma.ts'
import { generateServer } from './generate/server.ts'
import { generateTypes } from './generate/types.ts'
import { readOptions } from './read-options.ts'
import { tellContract } from './spec/changelog.ts'

const root = join(import.meta.dirname, '..')

const { values: options } = readOptions({
  options: { check: { type: 'boolean', default: false }, types: { type: 'boolean', default: false } },
})

const parts = options.types ? ['openapi.json', 'api.ts'] : ['openapi.json', 'api.ts', 'server', 'prisma']

try {
  const changes = await generate()
  for (const { path, state } of changes) console.log(`${state.padEnd(8)} ${join('generated', path)}`)
  if (changes.length === 0) console.log('Everything generated is current.')
  if (options.check && changes.length > 0) {
    console.error('What is generated is not current. Run `npm run generate` and commit what it writes.')
    process.exitCode = 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function generate(): Promise<Change[]> {
  await mkdir(join(root, '.cache'), { recursive: true })
  // Inside the project, because the Prisma generator looks for its packages from where it writes.
  const workspace = await mkdtemp(join(root, '.cache/generate-'))
  try {
    const made = join(workspace, 'generated')
    await mkdir(made)
    const contract = await bundleContract(root, made)
    await generateTypes(made)
    if (!options.types) await Promise.all([generateServer(root, made, contract), generatePrisma(root, workspace)])
    const changes = await compareFolders(made, join(root, 'generated'), parts)
    if (!options.check) await copyChanges(made, join(root, 'generated'), changes)
    if (options.types) return changes
    const told = await tellContract(root, join(made, 'openapi.json'), options.check)
    return told ? [...changes, { path: '../CHANGELOG.md', state: 'changed' }] : changes
  } finally {
    await rm(workspace, { recursive: true, force: true })
  }
}
