import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const policies = (description: string) =>
  templateOf('vehicles', [
    { name: 'plate', required: true, unique: true },
    { name: 'policy_number', description, rule: '^[3-9]\\d{9}$' },
  ])
const rows = [
  'AB 101|31415926|07|2019',
  'AB 102|4142 1356|12|2020',
  'AB 103|57735026|01|2021',
  'AB 104|||2021',
  'AB 105|61803398|03|2022',
]
const fleet = tableOf('fleet', `Plate|Policy No|VNR|Built\n${rows.join('\n')}`)
const described = 'Number of the policy followed by the vehicle number (VNR), ten digits without spaces'

describe('a number whose last figures stand in a column that the description names', () => {
  it('is both, without the marks within it', () => {
    const decision = decideOn([fleet], [policies(described)])
    expect(inputsOf(decision, 'policy_number')).toEqual(['Policy No', 'VNR'])
    const { transforms } = columnOf(decision, 'policy_number')
    expect(applyChain(transforms, ['4142 1356', '12']).value).toBe('4142135612')
    expect(decision.questions).toEqual([])
    expect(decision.notes.join(' ')).toContain('with “VNR” behind it')
  })

  it('stays alone where the description names no other column, or the number is whole', () => {
    expect(inputsOf(decideOn([fleet], [policies('Number of the policy, ten digits')]), 'policy_number')).toEqual([
      'Policy No',
    ])
    const whole = tableOf(
      'fleet',
      `Plate|Policy No|VNR|Built\n${rows.join('\n').replace(/\|(\d{4} ?\d{4})\|/g, '|$100|')}`,
    )
    expect(inputsOf(decideOn([whole], [policies(described)]), 'policy_number')).toEqual(['Policy No'])
  })
})
