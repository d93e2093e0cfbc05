import { expect, it } from 'vitest'
import { closestValue, isClear } from '../../../server/src/engine/match/values/same-meaning.ts'

const meant = (raw: string, allowed: readonly string[]): string | null => {
  const found = closestValue(raw, allowed)
  return isClear(found) ? found[0]!.value : null
}

it('pay by the year is a salary where no year is allowed, and is one by the year where it is', () => {
  expect(['hr', 'per hour', 'yr', 'Annual'].map((raw) => meant(raw, ['hourly', 'salary']))).toEqual([
    'hourly',
    'hourly',
    'salary',
    'salary',
  ])
  expect(['yr', 'Yearly'].map((raw) => meant(raw, ['hourly', 'annual', 'salary']))).toEqual(['annual', 'annual'])
  expect(meant('HR', ['HR', 'hourly'])).toBe('HR')
})

it('dentists call what they restore and replace by other words', () => {
  const allowed = ['Restorative', 'Prosthetics', 'Surgery']
  expect(['Conservadora', 'Prothetik', 'Zachowawcza', 'Cirugía'].map((raw) => meant(raw, allowed))).toEqual([
    'Restorative',
    'Prosthetics',
    'Restorative',
    'Surgery',
  ])
})
