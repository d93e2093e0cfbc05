import { expect, test } from 'vitest'
import { readContent } from './support/reading.ts'

/** `_row` and the first cell of every row, and whether the numbers had to be stored. */
async function numbered(content: string) {
  const { rows, table, ignored, problems } = await readContent(content)
  return { rows: rows.map(([row, cell]) => [row, cell]), stored: table.first_row === null, ignored, problems }
}

const cases: { name: string; content: string; want: Partial<Awaited<ReturnType<typeof numbered>>> }[] = [
  {
    name: 'one row per line',
    content: 'id,name\n1,Anna\n2,Ben\n',
    want: {
      rows: [
        [2, '1'],
        [3, '2'],
      ],
      stored: false,
    },
  },
  {
    name: 'pairs of carriage return and line feed, no line end at the end',
    content: 'id,name\r\n1,Anna\r\n2,Ben',
    want: {
      rows: [
        [2, '1'],
        [3, '2'],
      ],
      stored: false,
    },
  },
  {
    name: 'a preamble with blank lines',
    content: 'Export of May\n\nid,name,city\n1,Anna,Bonn\n2,Ben,Köln\n',
    want: {
      rows: [
        [4, '1'],
        [5, '2'],
      ],
      stored: false,
      ignored: { 'above the header': 1, 'blank line': 1 },
    },
  },
  {
    name: 'blank lines at the end',
    content: 'id,name\n1,Anna\n2,Ben\n\n\n',
    want: {
      rows: [
        [2, '1'],
        [3, '2'],
      ],
      stored: false,
      ignored: { 'blank line': 2 },
    },
  },
  {
    name: 'blank lines between rows',
    content: 'id,name\n1,Anna\n\n2,Ben\n\n\n3,Cem\n',
    want: {
      rows: [
        [2, '1'],
        [4, '2'],
        [7, '3'],
      ],
      stored: true,
      ignored: { 'blank line': 3 },
    },
  },
  {
    name: 'a line break inside quotes starts no row',
    content: 'id,name\n1,"Anna\nMaria"\n2,Ben\n',
    want: {
      rows: [
        [2, '1'],
        [3, '2'],
      ],
      stored: false,
    },
  },
  {
    name: 'a blank line inside quotes is no blank line, one outside is',
    content: 'id,name\n1,"Anna\n\nMaria"\n\n2,Ben\n',
    want: {
      rows: [
        [2, '1'],
        [4, '2'],
      ],
      stored: true,
      ignored: { 'blank line': 1 },
    },
  },
  {
    name: 'the header again',
    content: 'id,name\n1,Anna\nid,name\n2,Ben\n',
    want: {
      rows: [
        [2, '1'],
        [4, '2'],
      ],
      stored: true,
      ignored: { 'repeated header': 1 },
    },
  },
  {
    name: 'a broken row',
    content: 'id,name\n1,Anna\n2\n3,Cem,x\n4,Dora\n',
    want: {
      rows: [
        [2, '1'],
        [3, '2'],
        [4, '3'],
        [5, '4'],
      ],
      stored: true,
      problems: { 3: 'too_few_cells', 4: 'too_many_cells' },
    },
  },
  {
    name: 'one line end of another kind',
    content: 'id,name\n1,Anna\r\n2,Ben\n3,Cem\n',
    want: {
      rows: [
        [2, '1'],
        [3, '2'],
        [4, '3'],
      ],
      stored: true,
    },
  },
]

test.each(cases)('row numbers: $name', async ({ content, want }) => {
  expect(await numbered(content)).toMatchObject(want)
})

test('rows that several threads read keep their order and their numbers', async () => {
  const count = 400_000
  const note = 'n'.repeat(60)
  const lines = Array.from({ length: count }, (_, index) => `${index},${note}\n`)
  const { rows, stored } = await numbered(`id,note\n${lines.join('')}`)
  expect(stored).toBe(false)
  expect(rows).toHaveLength(count)
  expect(rows.every(([row, cell], index) => row === index + 2 && cell === String(index))).toBe(true)
})

test('a row that goes over a line break only in the middle of a long file is found', async () => {
  const lines = Array.from({ length: 100_000 }, (_, index) =>
    index === 60_000 ? `${index},"two\nlines"\n` : `${index},one line\n`,
  )
  const { rows, stored } = await numbered(`id,note\n${lines.join('')}`)
  expect(stored).toBe(false)
  expect(rows[60_001]).toEqual([60_003, '60001'])
})
