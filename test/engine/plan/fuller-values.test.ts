import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const sold = tableOf('sold', 'Slip|Boat|Fuel\n1|Tern|D\n2|Gull|MD\n3|Knot|P\n4|Ruff|MD\n5|Skua|D')
const sales = templateOf('sales', [
  { name: 'slip', required: true, unique: true },
  { name: 'boat' },
  { name: 'fuel', rule: '(diesel|marine_diesel|petrol)' },
])
const codes = (marine: string) =>
  tableOf('codes', `Field|Code|Means\nFuel|D|Diesel, road\nFuel|MD|${marine}\nFuel|P|Petrol`)
const written = (marine: string) =>
  columnOf(decideOn([sold, codes(marine)], [sales]), 'fuel').transforms.flatMap((step) =>
    step.kind === 'value_map' ? step.entries.flatMap(({ raw, value }) => (raw === 'MD' ? [value] : [])) : [],
  )

it.each([
  ['Diesel, marine', 'marine_diesel'],
  ['Diesel for marine engines', 'marine_diesel'],
  ['Diesel, not marine', 'diesel'],
  ['Diesel, dyed', 'diesel'],
])('what a list explains in all words of a value is that one, and not a shorter one: %s', (marine, value) => {
  expect(written(marine)).toEqual([value])
})
