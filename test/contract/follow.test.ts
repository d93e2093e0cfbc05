import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followSpec } from '../../scripts/spec/follow.ts'
import { watchFiles } from '../../scripts/spec/watch-files.ts'
import { useMock } from '../support/mock.ts'
import { root } from './contract.ts'

describe('the mock of a contract that is being edited', () => {
  const mock = useMock()
  const said: string[] = []
  let folder: string
  let afterwards = 0
  let following: ReturnType<typeof followSpec>

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'contract-follow-'))
    const spec = join(folder, 'spec')
    await cp(join(root, 'spec'), spec, { recursive: true })
    await edit('paths/template.yaml', 'name: Customers', 'name: [Customers')
    const count = (): Promise<void> => Promise.resolve(void (afterwards += 1))
    following = followSpec({ root, spec, folder, mock, say: (line) => void said.push(line), afterwards: count })
  })
  afterAll(async () => {
    await following.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const edit = async (file: string, sound: string, other: string): Promise<void> => {
    const path = join(folder, 'spec', file)
    const text = await readFile(path, 'utf8')
    expect(text).toContain(sound)
    // As editors do: a new file is put in the place of the old one.
    await writeFile(`${path}~`, text.replace(sound, other))
    await rename(`${path}~`, path)
  }
  const nameOfTemplate = async (): Promise<string> => (await mock.call('GET', '/templates/customers')).body.name
  const patience = { timeout: 100_000, interval: 50 }

  it('waits for a contract that can be read, if it could not be at the start', async () => {
    await expect.poll(() => said.join('\n'), patience).toContain("can't be read")
    expect([await nameOfTemplate(), afterwards]).toEqual(['Customers', 0])
    said.length = 0
  })

  it('answers with an example as it was changed, and then everything else follows', async () => {
    await edit('paths/template.yaml', 'name: [Customers', 'name: Clients')
    await expect.poll(nameOfTemplate, patience).toBe('Clients')
    await expect.poll(() => afterwards, patience).toBeGreaterThan(0)
  })

  it('stays as it was while the contract can’t be read, says why, and goes on', async () => {
    await edit('paths/template.yaml', 'name: Clients', 'name: [Clients')
    await expect.poll(() => said.join('\n'), patience).toContain("can't be read")
    // One line for the one fault, and none for each place that leads to its file.
    expect(said.find((line) => line.includes("can't be read"))?.split('\n')).toEqual([
      "The contract can't be read:",
      expect.stringMatching(/paths\/template\.yaml:\d+ .*Failed to parse/),
    ])
    expect(await nameOfTemplate()).toBe('Clients')
    await edit('paths/template.yaml', 'name: [Clients', 'name: Buyers')
    const empty = join(folder, 'spec/schemas/Actor.yaml')
    const actor = await readFile(empty)
    await writeFile(empty, '')
    await expect.poll(() => said.join('\n'), patience).toContain('$ref: Actor.yaml leads to nothing')
    await writeFile(empty, actor)
    await expect.poll(nameOfTemplate, patience).toBe('Buyers')
  })

  it('tells of an operation that is half written what the linter finds, and who asks for it why there is no answer', async () => {
    const progress = async () => (await mock.call('GET', '/migrations/mig_1/progress')).body.error
    const path = join(folder, 'spec/paths/progress.yaml')
    const begun = 'get:\n  operationId: getProgress\n  tags: [Migrations]\n  responses:\n'
    await writeFile(path, begun)
    const named = '  /migrations/{migration_id}/progress:\n    $ref: paths/progress.yaml\n'
    await edit('openapi.yaml', '  /migrations/{migration_id}/files:\n', `${named}  /migrations/{migration_id}/files:\n`)
    await expect
      .poll(() => said.join('\n'), patience)
      .toMatch(/can't use the contract yet[^]*progress\.yaml:4 struct: /)
    expect([await nameOfTemplate(), await progress()]).toEqual(['Buyers', expect.stringContaining('no such address')])
    await writeFile(path, `${begun}    '200':\n      description: It.\n      content:\n        application/json:\n`)
    await expect.poll(progress, patience).toContain("can't answer getProgress from the contract as it is: ")
    expect(mock.failures).toHaveLength(1)
  })
})

it('a file that is replaced is seen each time, and so are folders that are new, or new again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'contract-watch-'))
  const told: string[] = []
  const watching = watchFiles(folder, (path) => void told.push(relative(folder, path)))
  const replace = async (file: string): Promise<void> => {
    told.length = 0
    await writeFile(join(folder, `${file}~`), 'text')
    await rename(join(folder, `${file}~`), join(folder, file))
    await expect.poll(() => told).toContain(file)
  }
  for (let times = 0; times < 3; times += 1) await replace('one')
  for (let times = 0; times < 2; times += 1) {
    await mkdir(join(folder, 'deep/deeper'), { recursive: true })
    await replace('deep/deeper/two')
    await rm(join(folder, 'deep'), { recursive: true })
  }
  watching.close()
  await rm(folder, { recursive: true })
})
