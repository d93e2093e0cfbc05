import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const shops = templateOf('shops', [
  { name: 'shop_no', required: true, unique: true },
  { name: 'street' },
  { name: 'house_number' },
  { name: 'postal_code', rule: '^\\d{4} [A-Z]{2}$' },
  { name: 'city' },
])
const columns = ['street', 'house_number', 'postal_code', 'city']

it('a street with its number in one column is parted, and so is the town with its postal code in the next', () => {
  const listed = tableOf(
    'shops',
    "Shop no|Adres|PC plaats\nS1|Bergweg 12|3037 EA Rotterdam\nS2|Slotlaan 7b|5211BB 's-Hertogenbosch\nS3|Dam 30|1012 JS Amsterdam\nS4|Brink 4|9401 HZ Assen",
  )
  const decision = decideOn([listed], [shops])
  expect(columns.map((name) => inputsOf(decision, name))).toEqual([['Adres'], ['Adres'], ['PC plaats'], ['PC plaats']])
  expect(decision.questions).toEqual([])
})
