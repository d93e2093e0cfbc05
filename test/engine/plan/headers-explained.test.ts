import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const lamps = templateOf('lamps', [
  { name: 'lamp_no', required: true, unique: true },
  { name: 'shop_price_gross', rule: '^\\d+\\.\\d{2}$' },
  { name: 'cost', rule: '^\\d+\\.\\d{2}$' },
])
const table = tableOf('lamps', 'Lamp no|vk_3|vk_7\nL1|10.00|12.00\nL2|20.00|24.00\nL3|30.00|36.00')
const inputs = (instructions: string) => inputsOf(decideOn([table], [lamps], { instructions }), 'shop_price_gross')

describe('a header that a sentence explains', () => {
  it.each([
    'In the shop export vk_7 is the gross price of the third customer group, which means private customers.',
    'vk_7 is the gross price.',
    'vk_7 ist der Bruttopreis der Kundengruppe 3.',
  ])('fills the only column that is called so: %s', (text) => {
    expect(inputs(text)).toEqual(['vk_7'])
  })

  it.each(['vk_7 is the price of the third group.', 'vk_7 is not the gross price.'])(
    'and none where it says no more than what many are, or what it is not: %s',
    (text) => {
      expect(inputs(text)).not.toEqual(['vk_7'])
    },
  )
})
