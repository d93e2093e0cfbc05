import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

// Names of persons of which some have the family name and a comma in front, and others a title.

const keepers = templateOf('keepers', [
  { name: 'keeper_no', required: true, unique: true },
  { name: 'first_name', required: true },
  { name: 'last_name', required: true },
])
const part = (names: readonly string[], column: string): string[] => {
  const table = tableOf('keepers', `Keeper no|Full name\n${names.map((name, at) => `${at + 11}|${name}`).join('\n')}`)
  const { transforms } = columnOf(decideOn([table], [keepers]), column)
  return names.map((name) => applyChain(transforms, [name]).value ?? '')
}

describe('a comma tells the family name', () => {
  it('where other names have a title, too', () => {
    const names = ['Ada Berg', 'Mr Bo Lund', 'Holm-Dahl, Cy', 'Ms Dora Vik', 'Dr Eli de Roo', 'Moe, Finn', 'Mrs Aas']
    expect(part(names, 'first_name')).toEqual(['Ada', 'Bo', 'Cy', 'Dora', 'Eli', 'Finn', ''])
    expect(part(names, 'last_name')).toEqual(['Berg', 'Lund', 'Holm-Dahl', 'Vik', 'de Roo', 'Moe', 'Aas'])
  })

  it('where the title stands in front of the family name', () => {
    const names = ['Ada Berg', 'Mr Lund, Bo', 'Mr Cy Holm', 'Dora Vik', 'Eli Roo']
    expect(part(names, 'first_name')).toEqual(['Ada', 'Bo', 'Cy', 'Dora', 'Eli'])
    expect(part(names, 'last_name')).toEqual(['Berg', 'Lund', 'Holm', 'Vik', 'Roo'])
  })

  it('and not what somebody has become, which is no first name', () => {
    const names = ['Mr Ada Berg', 'Mr Bo Lund, MBA', 'Mr Cy Holm', 'Ms Dora Vik']
    expect(part(names, 'first_name')).toEqual(['Ada', 'Bo', 'Cy', 'Dora'])
  })
})
