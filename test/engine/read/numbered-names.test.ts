import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPath, testFolder } from './support/reading.ts'

const readList = async (lines: string[]) => {
  const path = join(await testFolder(), 'upload')
  await writeFile(path, lines.join('\n'))
  return (await readPath(path, 'list.csv')).tables[0]!
}

describe('numbers and names in one cell, with a dot between', () => {
  it('are two columns more, of the last part of a path', async () => {
    const table = await readList([
      'Depot;Kind',
      '10 · North yard;open',
      '10 · North yard:12 · Timber shed;roofed',
      '10 · North yard:12 · Timber shed:A-7 · Rack: left;roofed',
      '20 · South yard;open',
      'North yard:Unsorted;open',
    ])
    expect(table.columns).toEqual(['Depot', 'Kind', 'Depot number', 'Depot name'])
    expect(table.rows.map((cells) => cells.slice(3))).toEqual([
      ['10', 'North yard'],
      ['12', 'Timber shed'],
      ['A-7', 'Rack: left'],
      ['20', 'South yard'],
      [null, 'Unsorted'],
    ])
  })

  it('are those of accounts where a list without a header for them has two sides', async () => {
    const lines = ['10 · North;5.00;', '10 · North:12 · Shed;;7.50', '20 · South;2.50;']
    const sided = await readList([';Debit;Credit', ...lines])
    expect(sided.columns.slice(3)).toEqual(['Account number', 'Account name'])
    expect(sided.rows.map((cells) => cells[4])).toEqual(['10', '12', '20'])
    const other = await readList([';Rent;Paid', ...lines])
    expect(other.columns.slice(3)).toEqual(['Number', 'Name'])
  })

  it('are left alone where another column has the numbers, or most cells have none', async () => {
    const listed = await readList(['No;Depot', '10;10 · North yard', '20;20 · South yard', '30;30 · West yard'])
    expect(listed.columns).toEqual(['No', 'Depot'])
    const some = await readList(['Kind;Depot', 'open;10 · North yard', 'open;South yard', 'open;West yard'])
    expect(some.columns).toEqual(['Kind', 'Depot'])
  })
})
