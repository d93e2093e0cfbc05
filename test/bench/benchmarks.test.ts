/** The benchmark commands as others call them: a folder in, a table on the screen, files out. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reliability, scoreCase } from '../../scripts/bench/match-score.ts'
import { cellScore } from '../../scripts/bench/read-score.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'benchmarks-test-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const benchmark = async (name: string, ...args: string[]): Promise<string> => {
  const { stdout } = await run(process.execPath, [`scripts/bench/${name}.ts`, ...args], { cwd: root })
  return stdout
}

const put = async (path: string, content: string): Promise<void> => {
  await mkdir(join(folder, path, '..'), { recursive: true })
  await writeFile(join(folder, path), content)
}

describe('bench:match', () => {
  test('ranks every pair of every case, with the target in the folder or named by it, and without a truth too', async () => {
    await put('match/shop-a/source.csv', 'Kd-Nr,E-Mail,\r\nC-1,a@example.com,x\r\nC-2,b@example.com,y\r\n')
    await put('match/shop-a/target', '../wanted.csv\n')
    await put('match/wanted.csv', '\ufeffcustomer_id,email\nC-7,z@example.com\n')
    await put('match/shop-a/groundtruth.csv', 'source,target\nKd-Nr,customer_id\nE-Mail,email\nnowhere,email\n')
    await put('match/shop-b/source.csv', 'city\nBerlin\n')
    await put('match/shop-b/target.csv', 'town,price\nParis,4.50\n')
    const [out, json] = [join(folder, 'predictions.jsonl'), join(folder, 'match.json')]
    const printed = await benchmark('match', '--data', join(folder, 'match'), '--out', out, '--json', json)

    const lines = (await readFile(out, 'utf8')).trim().split('\n')
    const predictions = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(predictions).toHaveLength(3 * 2 + 1 * 2)
    expect(predictions).toContainEqual({
      case: 'shop-a',
      source: 'E-Mail',
      target: 'email',
      score: expect.any(Number) as number,
      map: true,
    })
    expect(predictions.filter(({ source }) => source === '')).toHaveLength(2)
    expect(printed).toMatch(/^shop-a +1\.000 +1\.000 +1\.000/m)
    expect(printed).toMatch(/^shop-b +–/m)
    expect(printed).toMatch(/^all \(2\)/m)
    const report = JSON.parse(await readFile(json, 'utf8')) as { cases: { name: string }[]; groups: { name: string }[] }
    expect(report.cases.map(({ name }) => name)).toEqual(['shop-a', 'shop-b'])
    expect(report.groups.map(({ name }) => name)).toEqual(['shop', 'all'])
  })

  test('goes on after a case without a target or without columns, and ends with an error', async () => {
    await put('half/broken/source.csv', 'a\n1\n')
    await put('half/empty/source.csv', '')
    await put('half/empty/target.csv', 'a\n1\n')
    await put('half/whole/source.csv', 'city\nBerlin\n')
    await put('half/whole/target.csv', 'town\nParis\n')
    const out = join(folder, 'half.jsonl')
    const failure = await benchmark('match', '--data', join(folder, 'half'), '--out', out).catch(
      (error: unknown) => error,
    )
    expect(failure).toMatchObject({ code: 1, stdout: expect.stringMatching(/^broken: failed: /m) as string })
    expect((await readFile(out, 'utf8')).trim().split('\n')).toHaveLength(1)
  })

  test('counts ties against the matcher, and wrong maps by source column', () => {
    const predictions = [
      { source: 'a', target: 'x', score: 0.5, map: false },
      { source: 'a', target: 'y', score: 0.5, map: false },
      { source: 'b', target: 'y', score: 0.9, map: true },
      { source: 'b', target: 'x', score: 0.1, map: false },
    ]
    const truth = [{ source: 'a', target: 'x' }]
    const score = scoreCase(predictions, truth, { sources: ['a', 'b'], targets: ['x', 'y'] })
    expect(score).toEqual({ mrr: 0.5, recall: 0, accuracy: 0, mapped: 0, right: 0, wrong: 0.5 })
    expect(reliability([{ predictions, truth }])).toContainEqual({
      from: 0.4,
      to: 0.6,
      pairs: 2,
      score: 0.5,
      right: 0.5,
    })
  })
})

describe('bench:repair', () => {
  test('scores suggestions by cell, changes nothing unasked, and goes on after a case that does not fit', async () => {
    const rows = Array.from({ length: 30 }, (_, index) => [`${index}x`, index % 9 === 4 ? '0.05%' : '0.05', 'a  b'])
    const table = (records: string[][]): string => `${['id', 'share', 'note'].join(',')}\n${records.join('\n')}\n`
    await put('repair/shares/dirty.csv', table(rows.with(0, ['0x', '', 'a  b'])))
    await put('repair/shares/clean.csv', table(rows.map(([id, , note]) => [id!.replace('x', ''), '0.05', note!])))
    await put('repair/short/dirty.csv', table(rows))
    await put('repair/short/clean.csv', table(rows.slice(1)))
    await put('repair/unknown/dirty.csv', table(rows))
    const [out, json] = [join(folder, 'suggestions.jsonl'), join(folder, 'repair.json')]
    const args = ['--data', join(folder, 'repair'), '--labels', '10', '--out', out, '--json', json]
    const failure = await benchmark('repair', ...args).catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 1, stdout: expect.stringMatching(/^short: failed: /m) as string })
    const { cases } = JSON.parse(await readFile(json, 'utf8')) as { cases: object[] }
    expect(cases).toMatchObject([
      {
        name: 'shares',
        rows: 30,
        errors: 34,
        suggestions: 3,
        repair: { precision: 1, recall: 3 / 34 },
        harm: 0,
        told: { harm: 0, score: { errors: 34, repair: { precision: 1, recall: 33 / 34 } } },
      },
      { name: 'unknown', shown: null, harm: null, told: null },
    ])
    const [first] = (await readFile(out, 'utf8')).split('\n')
    expect(JSON.parse(first!)).toMatchObject({
      case: 'shares',
      row: 5,
      column: 'share',
      value: '0.05%',
      suggested: '0.05',
    })
  })
})

describe('bench:dialect', () => {
  test('judges delimiter and quote by the words of the truth, and leaves files out that are not there', async () => {
    const truth = ['file_name|encoding|fields_delimiter|quotechar|escapechar|records_delimiter', '# a comment']
    truth.push('a.csv|utf8|comma|doublequote||lf', 'b.csv|ansi|tab|||crlf', 'gone.csv|utf8|comma|doublequote||lf')
    truth.push('c.csv|utf8|semicolon|doublequote||lf')
    await put('dialects/dialects.txt', truth.join('\n'))
    await put('dialects/files/a.csv', 'id,note\n1,"a, b"\n2,c\n')
    await put('dialects/files/b.csv', 'id\tnote\r\n1\ta\r\n2\tb\r\n')
    await put('dialects/files/c.csv', 'id,note\n1,a\n2,b\n')
    const json = join(folder, 'dialect.json')
    const printed = await benchmark('dialect', '--data', join(folder, 'dialects'), '--json', json)
    const report = JSON.parse(await readFile(json, 'utf8')) as { files: number; absent: number; right: number }
    expect(report).toMatchObject({ files: 3, absent: 1, delimiter: 2 / 3, quote: 1 })
    expect(report.right).toBeCloseTo(2 / 3)
    expect(printed).toContain('wrong: c.csv')
  })
})

describe('bench:read', () => {
  test('rewrites the main table of each file under its name, and says what it could not read', async () => {
    await put('read/in/notes.txt', 'Report of May\n\nname;amount\nBjörn;"1;5"\nAnna;\n')
    await put('read/in/broken.csv', '')
    await put('read/expected/notes.txt', 'name,amount\r\nBjörn,1;5\r\nAnna,\r\n')
    const [from, out, expected] = ['read/in', 'read/out', 'read/expected'].map((path) => join(folder, path))
    const printed = await benchmark('read', '--in', from!, '--out', out!, '--expected', expected!)
    expect(await readFile(join(out!, 'notes.txt'), 'utf8')).toBe('name,amount\r\nBjörn,1;5\r\nAnna,\r\n')
    expect(printed).toMatch(/^notes +1 +1\.000 +1\.000/m)
    expect(printed).toContain('not read: broken.csv')
  })

  test('generates polluted files with what is expected of each', async () => {
    await benchmark('read', '--generate', join(folder, 'generated'))
    const [polluted, expected] = await Promise.all(
      ['in', 'expected'].map((at) => readdir(join(folder, 'generated', at))),
    )
    expect(polluted!.length).toBeGreaterThan(300)
    expect(polluted!.toSorted()).toEqual(expected!.toSorted())
  })

  test('scores cells by column and value, whatever the order of rows', () => {
    expect(cellScore('a,b\n1,2\n3,4\n', 'a,b\n3,4\n1,2\n')).toEqual({ f1: 1, exact: false })
    expect(cellScore('a,b\n1,2\n', 'b,a\n2,1\n')).toEqual({ f1: 0, exact: false })
    expect(cellScore('a,b\n1,2\n', '')).toEqual({ f1: 0, exact: false })
  })
})
