import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const fares = templateOf('fares', [
  { name: 'fare_code', required: true, unique: true },
  { name: 'group_rate', required: true, rule: '^\\d+\\.\\d{2}$' },
  { name: 'single_rate', rule: '^\\d+\\.\\d{2}$' },
])
const list = tableOf('Ferrybook', 'Fare code|Club fare|Day fare\nF1|2.50|3.00\nF2|3.50|4.00\nF3|5.50|6.00')
const inputs = (content: string): unknown =>
  inputsOf(
    decideOn([list], [fares], { knowledge: [{ key: 'fare', scope: { type: 'account' }, content }] }),
    'group_rate',
  )

it.each(['The club fare in Ferrybook is the group rate without VAT.', 'Club fare in Ferrybook is the group rate.'])(
  'a header of a table that is named is the column that a sentence says: %s',
  (content) => {
    expect(inputs(content)).toEqual(['Club fare'])
  },
)
