import { describe, expect, it } from 'vitest'
import { evenly, nameFeatures } from '../../../server/src/engine/match/names/name-score.ts'
import { nameOf, saidByTable } from '../../../server/src/engine/match/names/said-by-table.ts'

const alike = (table: string, header: string, target: string): number =>
  nameOf(nameFeatures(header), nameFeatures(target), evenly, saidByTable(table, new Set(['customer']))) ?? 0

describe('what a table is a list of', () => {
  it.each([
    ['deposits', 'Date', 'deposit_date'],
    ['delivery_addresses', 'Address', 'delivery_address'],
    ['Notfallkontakte', 'Kontakt', 'emergency_contact'],
  ])('is said of its columns, and of the one that is called after its last word: %s, %s', (table, header, target) => {
    expect(alike(table, header, target)).toBeGreaterThan(0.9)
    expect(alike('list', header, target)).toBeLessThan(0.8)
  })

  it('is not said of a column that says more than is wanted', () => {
    expect(alike('delivery_addresses', 'Invoice address', 'delivery_address')).toBeLessThan(0.8)
  })
})
