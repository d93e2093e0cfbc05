import { expect, it } from 'vitest'
import { closestValue } from '../../../server/src/engine/match/values/same-meaning.ts'
import { meant } from './meant.ts'

it('what people are paid is a matter of payroll, and no sales that have some of its letters', () => {
  const ledgers = 'purchase sales bank payroll journal'
  expect(meant('Salaries, Wages, Löhne, Gehälter, Sales', ledgers)).toEqual([
    'payroll',
    'payroll',
    'payroll',
    'payroll',
    'sales',
  ])
  expect(closestValue('Sanitaryless', ['sales', 'rents'])).toEqual([])
})

it('a word in full may be what an allowed value is short for', () => {
  expect(closestValue('Appointment', ['appt', 'walkin'])[0]?.value).toBe('appt')
})
