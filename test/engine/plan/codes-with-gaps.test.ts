import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const parcels = templateOf('parcels', [
  { name: 'parcel_no', required: true, unique: true, rule: 'P[A-Z]{2}\\d{3}' },
  { name: 'weight', required: true, rule: '\\d+\\.\\d' },
  {
    name: 'duty_ground',
    description: 'Ground of exemption (G1 to G9), only where no duty is due',
    rule: 'G[1-9](\\.\\d)?',
  },
])
const codes = ['20', '7', '3', '41', '20', '5E', '7', '20', '41', '20']
const sent = (header: string): ReturnType<typeof tableOf> =>
  tableOf(
    'parcels',
    `Parcel no|Weight|${header}\n${codes.map((code, at) => `PXQ${310 + at}|${at + 1}.5|${code}`).join('\n')}`,
  )
const dutiesCalled = (name: string, grounds = ['', '', '', 'G3.2', 'G1']): ReturnType<typeof tableOf> =>
  tableOf(
    name,
    `Code|Meaning|Share|Reason\n${['20', '7', '3', '41', '5E'].map((code, at) => `${code}|Kind ${'ABCDE'[at]}|0.${at % 2}|${grounds[at]}`).join('\n')}`,
  )
const groundOf = (header: string, list: ReturnType<typeof tableOf>): string[] =>
  columnOf(decideOn([sent(header), list], [parcels]), 'duty_ground').inputs.map(({ column }) => column)

describe('what a list says of some of its codes only', () => {
  it('is told by the form of its values, where not each row must have it', () => {
    expect(groundOf('Cod. duty', dutiesCalled('Duty'))).toEqual(['Reason'])
    expect(groundOf('Duty', dutiesCalled('Duty'))).toEqual(['Reason'])
  })

  it('is not told by values of another form, nor of small figures that the list is not called after', () => {
    expect(groundOf('Cod. duty', dutiesCalled('Duty', ['', '', '', 'G3.2', 'none']))).toEqual([])
    expect(groundOf('Pieces', dutiesCalled('Duty'))).toEqual([])
  })
})
