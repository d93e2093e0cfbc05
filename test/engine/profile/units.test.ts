import { describe, expect, it } from 'vitest'
import { takeUnit, timesBetween, unitCalled, unitNamed } from '../../../server/src/engine/profile/units.ts'

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

  it.each(['24 měs.', '24 měsíců', '24 mesiacov', '2 roky', '2 rokov'])(
    'of time are read in Czech and Slovak: %s',
    (text) => {
      const taken = takeUnit(text, 'month')
      const times = timesBetween(taken?.unit ?? '', 'month')
      expect(Number(taken?.text) * Number(times)).toBe(24)
    },
  )

  it('are none where a word only looks like one: DNI is a number of people, Lat a place', () => {
    expect(unitNamed('DNI')).toBeNull()
    expect(unitNamed('Lat')).toBeNull()
  })

  it('of one capital right behind figures are taken where they are asked for: 273K in kelvin, and no thousands', () => {
    const kelvin = unitNamed('Room temp', 'Kelvin, no unit')
    expect(takeUnit('273K', kelvin)).toEqual({ text: '273', unit: 'K' })
    expect(takeUnit('273 K', kelvin)).toEqual({ text: '273', unit: 'K' })
    expect([takeUnit('30 T', 'd'), takeUnit('30 T')]).toMatchObject([{ unit: 'd' }, { unit: 't' }])
    expect([takeUnit('45k'), takeUnit('45k', 'kg'), unitNamed('turnover_k')]).toEqual([null, null, null])
  })

  it('of electric current are taken where they are asked for: 6A in amperes, and no house number', () => {
    const ampere = unitNamed('amps', 'Electricity in amperes, empty if there is none')
    expect(['6 A', '16A'].map((text) => takeUnit(text, ampere))).toEqual([
      { text: '6', unit: 'A' },
      { text: '16', unit: 'A' },
    ])
    expect([takeUnit('12 A'), takeUnit('12a'), takeUnit('12 A', 'kg')]).toEqual([null, null, null])
    expect([timesBetween('mA', 'A'), unitNamed('Area (a)')]).toEqual(['0.001', 'are'])
  })

  it('are converted exactly, or not at all', () => {
    expect(timesBetween(unitCalled('tonn') ?? '', 'kg')).toBe('1000')
    expect(timesBetween('kg', 'h')).toBeNull()
  })
})
