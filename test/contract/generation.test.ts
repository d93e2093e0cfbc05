import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundleContract } from '../../scripts/generate/contract.ts'
import { compareFolders, copyChanges } from '../../scripts/generate/folders.ts'
import { generateTypes } from '../../scripts/generate/types.ts'
import { root } from './contract.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'generation-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

async function makeFolder(name: string, files: Record<string, string>): Promise<string> {
  const path = join(folder, name)
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(path, file, '..'), { recursive: true })
    await writeFile(join(path, file), text)
  }
  return path
}

describe('generation', () => {
  test('gives the same bundle and types each time, and those that are committed', async () => {
    const [first, second] = await Promise.all(['first', 'second'].map((name) => makeFolder(name, { '.keep': '' })))
    if (!first || !second) throw new Error('no folders')
    for (const made of [first, second]) {
      await bundleContract(root, made)
      await generateTypes(made)
    }
    const parts = ['openapi.json', 'api.ts']
    expect(await compareFolders(first, second, parts)).toEqual([])
    expect(await compareFolders(first, join(root, 'generated'), parts)).toEqual([])
  })

  test('names every file that is new, changed or gone, and no other', async () => {
    const made = await makeFolder('made', { 'a.ts': '1', 'server/b.ts': '1', 'server/same.ts': '1', 'c.ts': '1' })
    const present = await makeFolder('present', {
      'a.ts': '2',
      'server/old.ts': '1',
      'server/same.ts': '1',
      'c.ts': '3',
    })
    expect(await compareFolders(made, present, ['a.ts', 'server', 'absent'])).toEqual([
      { path: 'a.ts', state: 'changed' },
      { path: 'server/b.ts', state: 'new' },
      { path: 'server/old.ts', state: 'removed' },
    ])
  })

  test('touches only what differs', async () => {
    const made = await makeFolder('wanted', { 'same.ts': '1', 'deep/new.ts': '2' })
    const present = await makeFolder('found', { 'same.ts': '1', 'old.ts': '3' })
    const before = await stat(join(present, 'same.ts'))
    const parts = ['same.ts', 'deep', 'old.ts']
    await copyChanges(made, present, await compareFolders(made, present, parts))
    expect(await compareFolders(made, present, parts)).toEqual([])
    expect(await readFile(join(present, 'deep/new.ts'), 'utf8')).toBe('2')
    expect((await stat(join(present, 'same.ts'))).mtimeMs).toBe(before.mtimeMs)
  })
})
