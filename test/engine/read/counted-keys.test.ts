import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPath, testFolder } from './support/reading.ts'

const readList = async (lines: string[]) => {
  const path = join(await testFolder(), 'upload')
  await writeFile(path, lines.join('\n'))
  const [table] = (await readPath(path, 'list.csv')).tables
  return table!
}

const rows = ['A7-1;Rope', 'A7-2;Sail', 'A8-1;Oar', 'A8-2;Hook', 'A8-3;Rope', 'B1-1;Oar', 'B2-1;Sail', 'B2-2;Oar']

describe('a column that says what a row belongs to and counts the rows of each', () => {
  it('is read as two columns beside it, as its header calls them', async () => {
    const table = await readList(['Voyage-item;Article', ...rows])
    expect(table.columns).toEqual(['Voyage-item', 'Article', 'Voyage', 'item'])
    expect(table.rows[4]).toEqual([6, 'A8-3', 'Rope', 'A8', '3'])
  })

  it('is one column where the header names one thing, or nothing is counted', async () => {
    expect((await readList(['Voyage;Article', ...rows])).columns).toEqual(['Voyage', 'Article'])
    const turned = rows.map((row, at) => row.replace(/-\d/, `-${9 - at}`))
    expect((await readList(['Voyage-item;Article', ...turned])).columns).toEqual(['Voyage-item', 'Article'])
  })
})
