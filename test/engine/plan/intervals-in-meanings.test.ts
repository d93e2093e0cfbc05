import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const boilers = templateOf('boilers', [
  { name: 'boiler_no', required: true, unique: true },
  { name: 'site' },
  { name: 'service_interval', description: 'Months; blank if the boiler is not serviced', rule: '^\\d+$' },
])
const table = tableOf('boilers', 'No|Site|Serv\nB10|Mill|Q\nB11|Quay|A\nB12|Mill|N\nB13|Quay|B\nB14|Mill|Q')
const said =
  'Service cycle: Q = quarterly, A = annual, B = every two years, N = not serviced. Result of a visit: A = adjusted.'

describe('codes that a text explains as how often something is due', () => {
  it('are the number of months that the template wants, and nothing where it leaves that empty', () => {
    const decision = decideOn([table], [boilers], { instructions: said })
    expect(inputsOf(decision, 'service_interval')).toEqual(['Serv'])
    const { transforms } = columnOf(decision, 'service_interval')
    expect(['Q', 'A', 'B', 'N'].map((code) => applyChain(transforms, [code]).value || '')).toEqual([
      '3',
      '12',
      '24',
      '',
    ])
  })

  it('are none where one of them is not explained so', () => {
    const some = said.replace('every two years', 'as needed')
    expect(inputsOf(decideOn([table], [boilers], { instructions: some }), 'service_interval')).toEqual([])
  })
})
