import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPath, testFolder } from './support/reading.ts'

const readList = async (lines: string[]) => {
  const path = join(await testFolder(), 'upload')
  await writeFile(path, lines.join('\n'))
  return (await readPath(path, 'list.csv')).tables[0]!
}

const header = 'Job;Day;Machine;Hours;Amount'
const lines = [
  'J1;2024-05-02;Mower;3;120.00',
  ';;-> fuel levy;;12.50',
  'J2;2024-05-03;Baler;1;80.00',
  'J3;2024-05-03;Mower;2;80.00',
  ';;-> fuel levy;;7.00',
  'J4;2024-05-06;Plough;6;300.00',
  ';;-> fuel levy;;31.00',
]

describe('lines that are marked as one more amount of the row above', () => {
  it('are a column of those rows, and no rows of their own', async () => {
    const table = await readList([header, ...lines])
    expect(table.columns).toEqual([...header.split(';'), 'fuel levy'])
    expect(table.rows.map((cells) => [cells[1], cells[5], cells[6]])).toEqual([
      ['J1', '120.00', '12.50'],
      ['J2', '80.00', null],
      ['J3', '80.00', '7.00'],
      ['J4', '300.00', '31.00'],
    ])
  })

  it('are left as they stand where one of them says more, or a row has the same twice', async () => {
    const more = lines.map((line, at) => (at === 6 ? ';;-> fuel levy;6;31.00' : line))
    expect((await readList([header, ...more])).columns).not.toContain('fuel levy')
    const twice = lines.flatMap((line, at) => (at === 1 ? [line, line] : [line]))
    expect((await readList([header, ...twice])).columns).not.toContain('fuel levy')
  })
})
