import { describe, expect, test } from 'vitest'
import { readContent } from './support/reading.ts'

const quoted = (no: number): string => `"${no}","Boots, 10""","${no}.50"`
const cells = (no: number): (string | number)[] => [no + 1, String(no), 'Boots, 10"', `${no}.50`]
const read = async (...lines: string[]) => (await readContent(['"no","what","price"', ...lines].join('\r\n'))).rows

describe('one row in another dialect than its file', () => {
  test.each([
    ['spaces between quoted cells', '"2" "Boots, 10""" "2.50"'],
    ['semicolons between quoted cells', '"2";"Boots, 10""";"2.50"'],
    ['a comma and a space between quoted cells', '"2", "Boots, 10""", "2.50"'],
    ['apostrophes, one of them inside a cell', `'2','Men's boots, 10"','2.50'`],
  ])('is read as its cells, and swallows none of the next: %s', async (_, odd) => {
    const rows = await read(quoted(1), odd, quoted(3), quoted(4))
    expect(rows).toEqual([cells(1), [3, '2', expect.stringMatching(/oots, 10"$/), '2.50'], cells(3), cells(4)])
  })

  test('keeps its quoted cells whole where it has too few of them', async () => {
    const rows = await read(quoted(1), '"2","Boots, 10"""', quoted(3), quoted(4))
    expect(rows[1]).toEqual([3, '2', 'Boots, 10"', null])
  })
})
