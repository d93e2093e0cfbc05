/** Text that is no delimited file: tables drawn with lines, and files whose lines are quoted as a whole. */
import { describe, expect, test } from 'vitest'
import { readContent } from './support/reading.ts'

const cellsOf = (rows: (number | string | null)[][]): (number | string | null)[][] => rows.map(([, ...cells]) => cells)

const BOATS = [
  ['Ada', '7.5', 'Ann | Bo'],
  ['Ilse', '', 'Cid'],
  ['Nan', '11', 'Dan'],
]

describe('a table drawn with lines is read without them', () => {
  test.each([
    [
      'as a database prints it',
      '+------+-----+----------+\n| boat | len | owner    |\n+------+-----+----------+\n| Ada  | 7.5 | Ann \\| Bo |\n| Ilse |     | Cid      |\n| Nan  | 11  | Dan      |\n+------+-----+----------+\n3 rows in set (0.00 sec)\n',
    ],
    [
      'as people write it in notes',
      '| boat | len | owner |\n|:---|---:|---|\n| Ada | 7.5 | Ann \\| Bo |\n| Ilse | | Cid |\n| Nan | 11 | Dan |\n',
    ],
  ])('%s', async (_, content) => {
    const { columns, rows, table } = await readContent(content)
    expect(columns).toEqual(['boat', 'len', 'owner'])
    expect(cellsOf(rows)).toEqual(BOATS.map((row) => row.map((cell) => cell || null)))
    expect(table.notes?.[0]).toMatch(/drawn with lines/)
  })

  test('without strokes at the ends, too', async () => {
    const { columns, rows } = await readContent(
      ' boat | len  | owner \n------+------+-------\n Ada  | 7.5  | Ann\n Ilse |      | Cid\n Nan  | 11   | Dan\n(3 rows)\n\n',
    )
    expect(columns).toEqual(['boat', 'len', 'owner'])
    expect(cellsOf(rows)).toEqual([
      ['Ada', '7.5', 'Ann'],
      ['Ilse', null, 'Cid'],
      ['Nan', '11', 'Dan'],
    ])
  })

  test('but a file with a stroke between its cells keeps spaces and empty columns', async () => {
    const { columns, rows } = await readContent('|boat|len|\n|Ada|7.5|\n|Nan|11|\n|Eva|9|\n')
    expect(columns).toEqual(['Column 1', 'boat', 'len'])
    expect(cellsOf(rows)[0]).toEqual([null, 'Ada', '7.5'])
  })
})

describe('lines that are quoted as a whole', () => {
  test('are the rows that they hold', async () => {
    const { columns, rows, table } = await readContent(
      '"boat;len;owner"\n"Ada;7,5;""Ann; Bo"""\n"Ilse;;Cid"\n"Nan;11;Dan"\n',
    )
    expect(columns).toEqual(['boat', 'len', 'owner'])
    expect(cellsOf(rows)).toEqual([
      ['Ada', '7,5', 'Ann; Bo'],
      ['Ilse', null, 'Cid'],
      ['Nan', '11', 'Dan'],
    ])
    expect(table.notes?.[0]).toMatch(/one quoted cell/)
  })

  test('are read so where only one is', async () => {
    const { rows, problems } = await readContent('boat,len,owner\nAda,7.5,Ann\n"Ilse,,""Cid, Eve"""\nNan,11,Dan\n')
    expect(cellsOf(rows)[1]).toEqual(['Ilse', null, 'Cid, Eve'])
    expect(problems).toEqual({})
  })

  test.each([
    ['names', '"name"\n"Lee, Ann"\n"Poe, Bo"\n"Ray, Cid"\n'],
    ['sentences', '"said"\n"Yes, they came, and left."\n"No, we stayed, and sang."\n"Well, so, be it."\n'],
  ])('but %s are one column', async (_, content) => {
    const { columns, rows } = await readContent(content)
    expect(columns).toHaveLength(1)
    expect(rows).toHaveLength(3)
  })
})

test('a line drawn above the sums of a print does not say where its columns begin', async () => {
  const lines = [
    'berth   holder          fee   power',
    ...['A1', 'A2', 'B1', 'B2', 'C7'].map(
      (berth, at) =>
        `${berth}      ${['Whitfield', 'Okoye', 'Quist', 'Hale', 'Lee'][at]!.padEnd(12)}${String(100 * (at + 1)).padStart(7)}${String(10 + at).padStart(8)}`,
    ),
  ]
  const { columns, rows } = await readContent(
    `${lines.join('\n')}\n${' '.repeat(22)}-----   -----\nTotal${' '.repeat(18)}1500      60\n`,
  )
  expect(columns).toEqual(['berth', 'holder', 'fee', 'power'])
  expect(cellsOf(rows)[0]).toEqual(['A1', 'Whitfield', '100', '10'])
})
