import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const ledgers = (description = '') =>
  templateOf('ledgers', [
    { name: 'ledger_no', required: true, unique: true },
    { name: 'name', required: true, description },
    { name: 'parent_ledger', link: 'ledgers.ledger_no', description: 'Ledger that it belongs to' },
  ])
const text = `No|Name
1300|1300 · Stock
1310|1300 · Stock:1310 · Timber
1320|1300 · Stock:1320 · Glass
1327|1300 · Stock:1320 · Glass:1327 · Panes
2000|2000 · Creditors
2100|2100 · Van`

describe('what stands in a path', () => {
  it('is under the row whose path is in front of it, and is called by its last part', () => {
    const decision = decideOn([tableOf('ledgers', text)], [ledgers()])
    const under = columnOf(decision, 'parent_ledger')
    expect(under.inputs.map(({ column }) => column)).toEqual(['No'])
    expect(['1300', '1310', '1327', '2100'].map((no) => applyChain(under.transforms, [no]).value || null)).toEqual([
      null,
      '1300',
      '1320',
      null,
    ])
  })

  it('is called by its last part, without the number that is its key', () => {
    const decision = decideOn([tableOf('ledgers', text)], [ledgers()])
    expect(inputsOf(decision, 'name')).toEqual(['Name'])
    const { transforms } = columnOf(decision, 'name')
    const named = ['1300 · Stock', '1300 · Stock:1320 · Glass:1327 · Panes'].map(
      (cell) => applyChain(transforms, [cell]).value,
    )
    expect(named).toEqual(['Stock', 'Panes'])
  })

  it('keeps its path where the description wants that', () => {
    const decision = decideOn([tableOf('ledgers', text)], [ledgers('Full name with path')])
    expect(applyChain(columnOf(decision, 'name').transforms, ['1300 · Stock:1310 · Timber']).value).toContain('Stock:')
  })

  it('keeps a number that is no key, and a mark that parts no path', () => {
    const plain = tableOf('ledgers', 'No|Name\nA1|7 · Up\nA2|Van: leasing\nA3|Van: fuel\nA4|Rent')
    const { transforms } = columnOf(decideOn([plain], [ledgers()]), 'name')
    expect(['7 · Up', 'Van: leasing'].map((cell) => applyChain(transforms, [cell]).value)).toEqual([
      '7 · Up',
      'Van: leasing',
    ])
  })
})
