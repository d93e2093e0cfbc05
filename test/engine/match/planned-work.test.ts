import { describe, expect, it } from 'vitest'
import { closestValue, isClear } from '../../../server/src/engine/match/values/same-meaning.ts'

const meant = (raw: string, allowed: string[]): string | null => {
  const found = closestValue(raw, allowed)
  return isClear(found) ? found[0]!.value : null
}

describe('maintenance in a list of kinds of work', () => {
  it.each([
    ['Service', ['planned', 'repair', 'call-out'], 'planned'],
    ['maintenance', ['scheduled', 'repair', 'breakdown'], 'scheduled'],
    ['Wartung', ['geplant', 'Reparatur', 'Notdienst'], 'geplant'],
    ['Entretien', ['planifié', 'réparation', 'dépannage'], 'planifié'],
    ['Onderhoud', ['gepland', 'reparatie', 'storing'], 'gepland'],
  ])('is the planned one: %s', (raw, allowed, wanted) => {
    expect(meant(raw, allowed)).toBe(wanted)
  })

  it.each([
    ['Service', ['planned', 'maintenance', 'repair'], 'maintenance'],
    ['Repair', ['planned', 'repair', 'call-out'], 'repair'],
  ])('is what is called so, where the list has that: %s', (raw, allowed, wanted) => {
    expect(meant(raw, allowed)).toBe(wanted)
  })

  it('is nothing planned in a list of states', () => {
    expect(meant('Maintenance', ['planned', 'in use', 'repair', 'sold'])).not.toBe('planned')
  })
})
