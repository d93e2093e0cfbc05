import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const vets = templateOf('vets', [
  { name: 'vet_no', required: true, unique: true, rule: 'V\\d{3}' },
  { name: 'vet_name', required: true },
  { name: 'phone', rule: '\\d{3}-\\d{3}-\\d{4}' },
  { name: 'fax', rule: '\\d{3}-\\d{3}-\\d{4}' },
])
const list = tableOf(
  'vets',
  'Vet no|Vet name|Phone numbers\nV101|Paws|Phone:612-555-0143 Fax:(612) 555-0199\nV102|Claws|Phone: (612) 555-0177\nV103|Tails|Fax:612.555.0101\nV104|Fins|Téléphone: 612-555-0102',
)
const written = (name: string): (string | null)[] => {
  const decision = decideOn([list], [vets])
  expect(inputsOf(decision, name)).toEqual(['Phone numbers'])
  return list.rows.map((cells) => applyChain(columnOf(decision, name).transforms, [cells[2]!]).value)
}

describe('a cell with several numbers that have a label each', () => {
  it('fills the columns of these kinds, and none where it has none', () => {
    expect(written('phone')).toEqual(['612-555-0143', '612-555-0177', null, '612-555-0102'])
    expect(written('fax')).toEqual(['612-555-0199', null, '612-555-0101', null])
  })
})
