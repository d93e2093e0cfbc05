import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const divers = templateOf('divers', [
  { name: 'diver_no', required: true, unique: true },
  { name: 'full_name', required: true, description: 'First name and surname' },
])
const people = templateOf('people', [{ name: 'first_name' }, { name: 'last_name' }, { name: 'boat' }])
const list = tableOf(
  'divers',
  'Diver no|First name|Surname|Boat\n1|Ada|VAN DER MEER|BLUE SHARK\n2|Jean-Luc|DE LA RUE|MANTA\n3|Noor|OST-HALE|MANTA\n4|Per|KROG|ORCA',
)
const said = 'Write the surnames of divers with a capital at the start of each part only, so KROG becomes Krog.'
const write = (decision: Decision, column: string, cells: string[]): string | null =>
  applyChain(columnOf(decision, column).transforms, cells).value
const titled = expect.objectContaining({ kind: 'case', to: 'title' })

describe('a capital at the start of each part', () => {
  it('is that of the surname in a name put together, particles as well', () => {
    const decision = decideOn([list], [divers], { instructions: said })
    expect(write(decision, 'full_name', ['Ada', 'VAN DER MEER'])).toBe('Ada Van Der Meer')
    expect(write(decision, 'full_name', ['Noor', 'OST-HALE'])).toBe('Noor Ost-Hale')
    expect(decision.notes.join('\n')).toContain('has a capital at the start of each part: an instruction says so')
  })

  it.each([
    said,
    'Bei den Nachnamen jedes Wort mit einem Großbuchstaben beginnen.',
    'Noms de famille : une majuscule au début de chaque mot.',
    'Apellidos con mayúscula al comienzo de cada palabra.',
  ])('is of the column that a sentence names, and of no other: %s', (instructions) => {
    const decision = decideOn([list], [people], { instructions })
    expect(columnOf(decision, 'last_name').transforms).toContainEqual(titled)
    expect(columnOf(decision, 'boat').transforms).not.toContainEqual(titled)
    expect(columnOf(decision, 'first_name').transforms).not.toContainEqual(titled)
  })

  it('is not put where that would change what nobody named', () => {
    const mixed = tableOf('divers', 'Diver no|First name|Surname\n1|ADA|MEER\n2|jean-luc|RUE\n3|Noor|OST\n4|Per|KROG')
    const { transforms } = columnOf(decideOn([mixed], [divers], { instructions: said }), 'full_name')
    expect(transforms).not.toContainEqual(titled)
  })

  it('is not put where it is said that it is not to be', () => {
    const instructions = 'Do not write surnames with a capital at the start of each part.'
    expect(columnOf(decideOn([list], [people], { instructions }), 'last_name').transforms).not.toContainEqual(titled)
  })
})
