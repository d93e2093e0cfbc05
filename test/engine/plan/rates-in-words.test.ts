import { expect, it } from 'vitest'
import { rateInWords } from '../../../server/src/engine/knowledge/rates-in-words.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const fares = templateOf('fares', [
  { name: 'fare', required: true, unique: true },
  { name: 'tax_rate', required: true, rule: '^(19|7|0)$' },
])
const codes = [...Array.from({ length: 30 }, (_, at) => (at % 5 === 0 ? 'K0' : 'K1')), 'K9']
const list = tableOf('Ferrybook fares', `Fare|Class|Held\n${codes.map((code, at) => `F${at}|${code}|0`).join('\n')}`)
const content = 'In Ferrybook K1 is 19 percent tax, K2 is 7 percent and K0 is zero-rated.'
const knowledge = [{ key: 'tax', scope: { type: 'account' as const }, content }]

it('the column whose codes are said to be rates is that of the rates, whatever it is called', () => {
  const decision = decideOn([list], [fares], { knowledge })
  expect(inputsOf(decision, 'tax_rate')).toEqual(['Class'])
  expect(columnOf(decision, 'tax_rate').transforms).toMatchObject([
    {
      kind: 'value_map',
      entries: [
        { raw: 'K0', value: '0' },
        { raw: 'K1', value: '19' },
      ],
    },
  ])
})

it('one rate alone is read', () => {
  expect(['20 percent VAT', '5 %', 'zero-rated', 'MwSt. 19 Prozent', '5 % or 7 %', 'exempt'].map(rateInWords)).toEqual([
    '20',
    '5',
    '0',
    '19',
    null,
    null,
  ])
})
