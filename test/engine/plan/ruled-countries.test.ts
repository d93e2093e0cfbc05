import { describe, expect, it } from 'vitest'
import type { Transform } from '../../../server/src/engine/model.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

function steps(rule: string, numbers: string[], more = ''): Transform[] {
  const template = templateOf('people', [
    { name: 'name', required: true },
    { name: 'phone', rule },
    { name: 'country' },
  ])
  const rows = numbers.map((number, at) => `Person ${'ABCDEFGHIJ'[at]}|${number}${more && `|${more}`}`)
  const table = tableOf('people', [`Name|Phone${more && '|Country'}`, ...rows].join('\n'))
  return columnOf(decideOn([table], [template]), 'phone').transforms
}

describe('a rule that takes the international numbers of a few countries', () => {
  it('makes numbers of any form international, as the rows name the country', () => {
    const numbers = ['020 794 01 55', '0031 20 794 0156', '(020) 7940157', '+31 (0)20-7940158']
    expect(steps('\\+(31|32)\\d{8,9}', numbers, 'NL')).toEqual([{ kind: 'phone', country: 'NL' }])
  })

  it('tells of numbers without a code the only one of its countries that has them', () => {
    const found = steps('\\+(353|44)\\d{8,10}', ['083 400 3341', '+353 83 400 3342', '07400 123456', '+44 7400 123457'])
    expect(found.filter(({ kind }) => kind === 'value_map')).toMatchObject([
      {
        entries: [
          { raw: '07400 123456', value: '+447400123456' },
          { raw: '083 400 3341', value: '+353834003341' },
        ],
      },
    ])
  })

  it('leaves alone what two of its countries have', () => {
    const found = steps('\\+(43|49)\\d{8,11}', ['0660 1234567', '+43 660 1234568', '0661 1234567', '+49 661 1234568'])
    expect(found.filter(({ kind }) => kind === 'value_map')).toEqual([])
  })

  it('is none where it takes none', () => {
    expect(steps('0\\d{9}', ['06 12345678', '06 22345678'])).not.toContainEqual(
      expect.objectContaining({ kind: 'phone' }),
    )
  })
})
