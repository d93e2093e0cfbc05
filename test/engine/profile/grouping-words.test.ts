import { describe, expect, it } from 'vitest'
import { multipleNamed } from '../../../server/src/engine/profile/units.ts'

describe('thousands in names and descriptions', () => {
  it.each([
    'Miete je Monat, Dezimalpunkt, kein Tausenderzeichen',
    'Betrag ohne Tausenderpunkt',
    'loyer sans séparateur de milliers',
    'importe sin separador de miles',
    'zonder duizendtalscheiding',
    'rent, with a comma for thousands',
    'fee without thousands separators',
  ])('of which a sign stands between them, are no unit: %s', (text) => {
    expect(multipleNamed(text)).toBeNull()
  })

  it.each([
    'rent in thousands, decimal point',
    'Jahresmiete in Tausend, Dezimalpunkt',
    'decimal point, in thousands',
    'loyers en milliers',
    'huur in duizenden',
  ])('are a unit beside a sign of decimals: %s', (text) => {
    expect(multipleNamed(text)).toBe('thousands')
  })
})
