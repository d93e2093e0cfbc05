import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const template = templateOf('boats', [
  { name: 'hull_no', required: true, unique: true },
  { name: 'insured_value', rule: '^\\d+\\.\\d{2}$' },
  { name: 'berth', rule: '^\\d+(\\.\\d+)?$' },
])
const kinds = (values: string[], column: string): string[] => {
  const rows = values.map((value, at) => `H${at + 11}|${value}|${value}`)
  const decision = decideOn([tableOf('boats', `Hull No|Insured Value|Berth\n${rows.join('\n')}`)], [template])
  return columnOf(decision, column).transforms.map(({ kind }) => kind)
}

it('zeros that fill up an amount are none of its figures, though its rule takes them', () => {
  expect(kinds(['000031840.13', '000000912.00', '000152866.93'], 'insured_value')).toEqual(['number'])
  expect(kinds(['31840.13', '0.50', '912.00'], 'insured_value')).toEqual([])
})

it('those of what is no amount stay', () => {
  expect(kinds(['004.12', '007.30', '012.01'], 'berth')).toEqual([])
})
