import { describe, expect, it } from 'vitest'
import type { TableProfile } from '../../../server/src/engine/profile/model.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const parks = templateOf('parks', [
  { name: 'park_no', required: true, unique: true, rule: 'P-\\d{3}' },
  { name: 'park_name', required: true },
  { name: 'state', required: true, rule: '[A-Z]{2}', description: 'Two-letter code' },
  { name: 'rent_amount', rule: '\\d+\\.\\d{2}', description: 'US dollars per year' },
])
const sheet = (table: TableProfile): TableProfile => ({
  ...table,
  table: { ...table.table, file_id: 'file_book', file_name: 'Rent book.xlsx' },
})
const south = sheet(
  tableOf('KY', 'No|Park name|Rent/yr\nP-101|Cedar Bend|5100\nP-102|Old Mill|6200\nP-103|Sand Hill|4800'),
)
const north = sheet(
  tableOf(
    'NH & IN',
    'No|Park name|St|Monthly\nP-201|Lakeview|NH|410.50\nP-202|Twin Oaks|N.H.|385\nP-203|Prairie|Indiana|290.00\nP-204|Harbor|IN|315\nP-205|Mesa|NH|300',
  ),
)
const SAID = 'Everything on the KY tab is in Kentucky. The NH & IN tab has the rent per month, so times 12.'

describe('what is said of all rows of a sheet', () => {
  const decision = decideOn([south, north], [parks], { instructions: SAID })

  it('may be the state that they are in', () => {
    expect(columnOf(decision, 'state').transforms).toEqual([{ kind: 'constant', value: 'KY' }])
    expect(columnOf(decideOn([south, north], [parks]), 'state').transforms).toEqual([])
    const both = decideOn([south, north], [parks], {
      instructions: 'Everything on the KY tab is in Kentucky or New Hampshire.',
    })
    expect(columnOf(both, 'state').transforms).toEqual([])
  })

  it('may be that figures are for a month, which those of a year are twelve of, under a header that says no more', () => {
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'rent_amount', 0, 1)).toEqual(['Monthly'])
    expect(JSON.stringify(columnOf(decision, 'rent_amount', 0, 1).transforms)).toContain('"$1 * 12"')
    expect(JSON.stringify(columnOf(decision, 'rent_amount').transforms)).not.toContain('* 12')
  })

  it('leaves states to their column, were some written with points', () => {
    expect(inputsOf(decision, 'state', 0, 1)).toEqual(['St'])
    expect(JSON.stringify(columnOf(decision, 'state', 0, 1).transforms)).toContain('"Indiana","value":"IN"')
  })
})
