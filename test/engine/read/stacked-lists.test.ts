import { describe, expect, it } from 'vitest'
import { nestedLines } from '../../../server/src/engine/read/nested-lines.ts'
import { sharedHeads } from '../../../server/src/engine/read/workbook/stacked-lists.ts'

// Sheets of tens of thousands of blocks: whoever compares each with each other is not done in time.

describe('a sheet of very many blocks', () => {
  const many = 30_000

  it('has the first rows that share a name, and no others', () => {
    const blocks = Array.from({ length: many }, (_, at) =>
      [
        [`List ${at}`, 'Meaning'],
        ['A', `red ${at}`],
        ['B', `blue ${at}`],
      ].map((cells, row) => ({
        row: 4 * at + row + 1,
        cells,
      })),
    )
    expect(sharedHeads(blocks)).toEqual(new Set(blocks.map(([head]) => head)))
    expect(sharedHeads([...blocks, [{ row: 4 * many + 1, cells: ['C', 'Meaning'] }]])).toEqual(new Set())
  })

  it('of documents with their lines is two tables', () => {
    const header = ['Document', 'Supplier', 'Date', 'Total']
    const rows = [
      ['', 'Item', 'Quantity', 'Price'],
      ...Array.from({ length: many }, (_, at) => [
        [`D${at + 1000}`, `Mill ${at % 90}`, '2024-03-01', ''],
        ['', `Bolt ${at % 70}`, '2', '1.50'],
        ['', `Nut ${at % 70}`, '3', '0.50'],
        ['', '', 'Total', '4.50'],
      ]).flat(),
    ].map((cells, at) => ({ row: at + 2, cells }))
    const found = nestedLines(rows, header, 4)
    expect(found?.lines.added.map(({ name, values }) => [name, values.size])).toEqual([
      ['Document', 2 * many],
      ['Supplier', 2 * many],
      ['Date', 2 * many],
      ['Total', 0],
    ])
    expect(found?.heads.added.map(({ values }) => values.size)).toEqual([many])
  })
})
