/** What people and programs leave between and below the rows of a text file: remarks, cut sentences, titles, other line ends. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readContent, readPath, testFolder } from './support/reading.ts'

const HEAD = 'id,tree,street,girth\n'
const TREES = [
  'T-1,Lime,High St,120',
  'T-2,Oak,Mill Ln,88',
  'T-3,Plane,Quay,210',
  'T-4,Ash,Mill Ln,64',
  'T-5,Elm,Quay,99',
]
const OTHERS = Array.from({ length: 15 }, (_, at) => `T-${at + 6},Yew,Park Row,${30 + at}`)
const idsOf = (rows: (number | string | null)[][]): (number | string | null | undefined)[] => rows.map((row) => row[1])

const withLine = (line: string): string => `${HEAD}${[...TREES, line, ...OTHERS].join('\n')}\n`

describe('a remark between the rows is no row', () => {
  test.each([
    '# checked by hand',
    '// girth: see map',
    '-- not surveyed yet',
    '; user: jk',
    '## new, from here, on foot',
  ])('%s', async (line) => {
    const { rows, ignored, problems } = await readContent(withLine(line))
    expect(rows).toHaveLength(20)
    expect(ignored).toEqual({ comment: 1 })
    expect(problems).toEqual({})
  })

  test('whose mark is the delimiter, either', async () => {
    const { rows } = await readContent(withLine('# x').replaceAll(',', ';').replace('# x', '; checked by hand'))
    expect(rows).toHaveLength(20)
  })

  test.each([
    ['where rows begin so', withLine('#A lone one').replaceAll('T-', '#T')],
    ['where it has what rows have', withLine('# T-99 or so,Birch,Quay,5')],
    ['where it is a number', withLine('#12')],
  ])('but it is one %s', async (_, content) => {
    const { rows } = await readContent(content)
    expect(rows).toHaveLength(21)
  })
})

describe('a line below the table that its own commas cut', () => {
  test('is a note', async () => {
    const { rows, ignored } = await readContent(`${HEAD}${TREES.join('\n')}\nSource: town records, 2nd edition\n`)
    expect(rows).toHaveLength(5)
    expect(ignored).toEqual({ 'below the table': 1 })
  })

  test('is a row where it begins as rows do', async () => {
    const { rows } = await readContent(`${HEAD}${TREES.join('\n')}\nT-6, Yew\n`)
    expect(rows).toHaveLength(6)
  })
})

describe('a carriage return alone', () => {
  test.each([
    ['ends a row', TREES.join('\n').replace('120\n', '120\r'), '\n'],
    ['ends a row among pairs', TREES.join('\r\n').replace('210\r\n', '210\r'), '\r\n'],
  ])('%s', async (_, rows, end) => {
    const found = await readContent(HEAD.replace('\n', end) + rows + end)
    expect(idsOf(found.rows)).toEqual(['T-1', 'T-2', 'T-3', 'T-4', 'T-5'])
    expect(found.problems).toEqual({})
  })

  test('ends the header', async () => {
    const { columns, rows } = await readContent(HEAD.replace('\n', '\r') + TREES.join('\n'))
    expect(columns).toEqual(['id', 'tree', 'street', 'girth'])
    expect(rows).toHaveLength(5)
  })

  test('within a cell ends nothing', async () => {
    const { rows } = await readContent(`${HEAD}${[...TREES, ...OTHERS].join('\n').replace('Mill Ln', 'Mill\rLn')}\n`)
    expect(rows).toHaveLength(20)
    expect(rows[1]?.[3]).toBe('Mill\rLn')
  })
})

describe('a second table below', () => {
  const KEY = ['code,kind,remark', 'K1,broad,see 4', 'K2,conifer,see 5', 'K3,palm,see 6']
  const tablesOf = async (content: string) => {
    const path = join(await testFolder(), 'upload')
    await writeFile(path, content)
    return (await readPath(path, 'data.csv')).tables
  }

  test.each([
    ['its title filled up', ['', 'Kinds,,,', ...KEY.map((line) => `${line},`)]],
    ['a title and no blank line', ['2. Kinds', ...KEY]],
  ])('with %s is a table of its own', async (_, lines) => {
    const tables = await tablesOf(`${HEAD}${[...TREES, ...lines].join('\n')}\n`)
    expect(tables.map(({ columns }) => columns.slice(0, 3))).toEqual([
      ['id', 'tree', 'street'],
      ['code', 'kind', 'remark'],
    ])
    expect(tables.map(({ rows }) => rows.length)).toEqual([5, 3])
  })
})

test('an apostrophe that Windows has for itself is no letter of old Macs', async () => {
  const bytes = Buffer.from('name,place\nLady\x92s mantle,Bed 1\nBear\x92s breeches,Bed 2\n', 'latin1')
  const { rows } = await readContent(bytes)
  expect(rows.map(([, name]) => name)).toEqual(['Lady’s mantle', 'Bear’s breeches'])
})
