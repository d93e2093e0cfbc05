import { describe, expect, it } from 'vitest'
import { areOpposite, isNoFor } from '../../../server/src/engine/match/values/opposites.ts'

describe('names that ask for opposite things', () => {
  it.each([
    'DESCATALOGADO',
    'Discontinued',
    'Phased out',
    'EOL',
    'Obsoleto',
    'Ausgelaufen',
    'Auslauf-Kz',
    'Uitlopend',
    'Uit assortiment',
    'Supprimé',
    'Arrêté',
    'Plus fabriqué',
    'Fuori produzione',
    'Fora de linha',
    'Wycofany',
    'Vyřazeno',
    'Utgått',
    'Udgået',
    'No longer sold',
    'Wird nicht mehr verkauft',
    'disc.',
    'Eingest.',
    'Descat.',
  ])('are “active” or “for sale”, and what is sold no more: %s', (header) => {
    expect(areOpposite(header, 'active')).toBe(true)
    expect(areOpposite(header, 'for_sale')).toBe(true)
    expect(areOpposite(header, 'is_discontinued')).toBe(false)
  })

  it.each([
    ['Ausgetreten', 'active'],
    ['Nieaktywny', 'active'],
    ['No longer active', 'active'],
    ['Nicht mehr aktiv', 'active'],
    ['Ya no activo', 'active'],
    ['Activo', 'discontinued'],
    ['Im Verkauf: verkauft', 'available'],
    ['Gebraucht', 'is_new'],
    ['Befristet', 'permanent'],
    ['Erledigt', 'open'],
    ['Verstorben', 'alive'],
    ['No show', 'attended'],
  ])('are contrary states in any language: %s, %s', (header, target) => {
    expect(areOpposite(header, target)).toBe(true)
    expect(areOpposite(target, header)).toBe(true)
  })

  it.each([
    ['Non-smoker', 'smoker'],
    ['Nichtraucher', 'smoker'],
    ['Uninsured', 'insured'],
    ['Ohne Versicherung', 'insurance'],
  ])('are a thing, and that denied: %s, %s', (header, target) => {
    expect(areOpposite(header, target)).toBe(true)
  })

  it.each([
    ['Nicht gesperrt', 'active'],
    ['Not discontinued', 'active'],
    ['Activo', 'active'],
    ['Versichert', 'insured'],
    ['Nichtraucher', 'non_smoker'],
    ['Closed', 'completed'],
    ['Frei', 'available'],
    ['Member no.', 'member'],
    ['Unit', 'active'],
  ])('are not those that ask for the same, or for something else: %s, %s', (header, target) => {
    expect(areOpposite(header, target)).toBe(false)
  })

  it.each([
    ['Sold now', 'on_sale'],
    ['Still sold', 'available'],
    ['Wird noch verkauft', 'active'],
    ['Encore vendu', 'on_sale'],
    ['Se vende', 'available'],
    ['Wordt verkocht', 'active'],
    ['Sold online', 'available'],
    ['Lose verkauft', 'available'],
    ['Sold now', 'sold'],
    ['Not currently sold', 'discontinued'],
  ])('are not those of what goes on being sold, or is sold in some way: %s, %s', (header, target) => {
    expect(areOpposite(header, target)).toBe(false)
  })

  it.each([
    ['Sold', 'on_sale'],
    ['Already sold', 'available'],
    ['Now sold', 'available'],
    ['Not sold now', 'on_sale'],
    ['Wird aktuell nicht verkauft', 'active'],
    ['Still made', 'discontinued'],
    ['Currently rented', 'available'],
    ['Still blocked', 'active'],
  ])('are those of what has been sold, or lasts and is the contrary: %s, %s', (header, target) => {
    expect(areOpposite(header, target)).toBe(true)
  })

  it('are told by a description that says since when it is a no', () => {
    const description = 'true while the article is sold, false once it is discontinued.'
    expect(isNoFor(description, 'false', 'DESCATALOGADO')).toBe(true)
    expect(isNoFor(description, 'false', 'Novedad')).toBe(false)
  })
})
