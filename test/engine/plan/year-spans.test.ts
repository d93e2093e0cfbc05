import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOfCells, templateOf, type ColumnInput } from './table-of.ts'

function written(column: ColumnInput, values: string[]): (string | null)[] {
  const template = templateOf('terms', [{ name: 'id', required: true, unique: true }, column])
  const rows = values.map((value, at) => [`T${at}`, value])
  const decision = decideOn([tableOfCells('terms', ['id', column.name], rows)], [template])
  const { transforms } = columnOf(decision, column.name)
  return values.map((value) => applyChain(transforms, [value]).value)
}

describe('spans of two years', () => {
  it('are written as the rule has them, whatever notation each row has', () => {
    const column = { name: 'season', rule: '20\\d{2}-20\\d{2}' }
    const values = ['2026/2027', '26-27', 'Saison 25/26', '2026-2027', '26/27']
    expect(written(column, values)).toEqual(['2026-2027', '2026-2027', '2025-2026', '2026-2027', '2026-2027'])
  })

  it('are shortened where the rule wants the second year so', () => {
    const column = { name: 'school_year', rule: '20\\d\\d/\\d\\d' }
    expect(written(column, ['2026/2027', '26-27', '24/25'])).toEqual(['2026/27', '2026/27', '2024/25'])
  })

  it('are none where the second figure is not that of the next year', () => {
    const column = { name: 'season', rule: '20\\d{2}-20\\d{2}' }
    expect(written(column, ['03/11', '05/09', '06/07'])).toEqual(['03/11', '05/09', '06/07'])
  })
})
