import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const trees = (rule: string) =>
  templateOf('trees', [
    { name: 'tree_no', required: true, unique: true },
    { name: 'planted', rule },
    { name: 'checked_on' },
  ])
const cells = ['1984', '’79', "'04", '2011', '‘ 24', "'25"]
const table = (checked: string) =>
  tableOf('trees', `Tree no|Planted|Checked on\n${cells.map((cell, at) => `T${at}|${cell}|${checked}`).join('\n')}`)
const written = (rule: string, checked: string): (string | null)[] => {
  const { transforms } = columnOf(decideOn([table(checked)], [trees(rule)]), 'planted')
  return cells.map((cell) => applyChain(transforms, [cell]).value)
}

describe('years of two digits behind a sign', () => {
  it('are of the century in which they are not later than the latest year of the data', () => {
    expect(written('^\\d{4}$', '12/05/2024')).toEqual(['1984', '1979', '2004', '2011', '2024', '1925'])
  })

  it('stay where the rule takes something else', () => {
    expect(written('^.{2,6}$', '12/05/2024')).toEqual(cells)
  })
})
