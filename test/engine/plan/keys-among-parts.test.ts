import { expect, test } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const wards = templateOf('wards', [
  { name: 'ward_code', required: true, unique: true, rule: '^[A-Z]{3}$' },
  { name: 'ward_name', required: true },
])
const beds = templateOf('beds', [
  { name: 'bed_number', required: true, unique: true, rule: '^B\\d{3}$' },
  { name: 'ward_code', required: true, link: 'wards.ward_code' },
])
const wardList = tableOf('wards', 'Ward Code|Ward Name\nMAT|Maternity\nONC|Oncology\nORT|Orthopaedics\nPAE|Paediatrics')
const places = ['N-MAT-1', 'S-ONC-2', 'N-ORT-1', 'W-PAE-3', 'N-MAT-2']
const bedsAt = (of: readonly string[]) =>
  tableOf(
    'beds',
    `Bed|Place\n${Array.from({ length: 20 }, (_, at) => `B${100 + at}|${of[at % of.length]}`).join('\n')}`,
  )
const decided = (of: readonly string[]) => decideOn([wardList, bedsAt(of)], [wards, beds])
const bedsIn = ({ plan }: ReturnType<typeof decideOn>): number => plan.sheets.findIndex(({ slug }) => slug === 'beds')

test('a code that is built of several leads to the row whose key is one of its parts', () => {
  const decision = decided(places)
  expect(inputsOf(decision, 'ward_code', bedsIn(decision))).toEqual(['Place'])
  const { transforms } = columnOf(decision, 'ward_code', bedsIn(decision))
  expect(places.map((place) => applyChain(transforms, [place]).value)).toEqual(['MAT', 'ONC', 'ORT', 'PAE', 'MAT'])
  expect(decision.notes.join('\n')).toContain('“N-MAT-1” is taken for “MAT”')
})

test('keys at two places, and codes that each row has for itself, lead nowhere', () => {
  const twice = decided(['MAT-ONC-1', 'ONC-MAT-2', 'ORT-PAE-1', 'PAE-ORT-3'])
  const { transforms } = columnOf(twice, 'ward_code', bedsIn(twice))
  expect(applyChain(transforms, ['MAT-ONC-1']).value).toBe('MAT-ONC-1')
  const own = decided(Array.from({ length: 20 }, (_, at) => `N-${['MAT', 'ONC', 'ORT'][at % 3]}-${at}`))
  expect(columnOf(own, 'ward_code', bedsIn(own)).transforms).toEqual([])
})
