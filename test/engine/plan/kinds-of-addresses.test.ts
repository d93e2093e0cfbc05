import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const places = templateOf('places', [
  { name: 'address_type', required: true, rule: '(home|site)' },
  { name: 'street', required: true },
  { name: 'house_number', rule: '\\d+[a-z]?' },
])

it('what kind an address is, is no part of it', () => {
  const rows = ['Mill Lane 4', 'Quay Road 12b', 'Old Yard 7', 'Church Hill 33', 'Pier Row 9a', 'Low Street 2']
  const decision = decideOn(
    [tableOf('places', `Address|Note\n${rows.map((one) => `${one}|call`).join('\n')}`)],
    [places],
  )
  expect(inputsOf(decision, 'address_type')).toEqual([])
  expect(inputsOf(decision, 'house_number')).toEqual(['Address'])
})
