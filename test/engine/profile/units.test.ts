import { describe, expect, it } from 'vitest'
import { timesBetween, unitCalled, unitNamed } from '../../../server/src/engine/profile/units.ts'

describe('units', () => {
  it.each([
    ['Vekt (tonn)', 't'],
    ['Peso in chili', 'kg'],
    ['Czas pracy w godzinach (godz.)', 'h'],
    ['Distância (quilómetros)', 'km'],
    ['Yta kvm', 'm²'],
  ])('are named in headers of many languages: %s', (header, unit) => {
    expect(unitNamed(header)).toBe(unit)
  })

  it('are none where a word only looks like one: DNI is a number of people, Lat a place', () => {
    expect(unitNamed('DNI')).toBeNull()
    expect(unitNamed('Lat')).toBeNull()
  })

  it('are converted exactly, or not at all', () => {
    expect(timesBetween(unitCalled('tonn') ?? '', 'kg')).toBe('1000')
    expect(timesBetween('kg', 'h')).toBeNull()
  })
})
