import { describe, expect, it } from 'vitest'
import { decideOn, columnOf, inputsOf, tableOf, templateOf } from './table-of.ts'

// Mobile numbers that stand in the column for landlines, and the other way round.

const people = (description: string): ReturnType<typeof templateOf> =>
  templateOf('people', [
    { name: 'number', required: true, unique: true },
    { name: 'phone', rule: '^\\+(353|44)[1-9]\\d{5,10}$', description: 'Landline' },
    { name: 'mobile', rule: '^\\+(3538|447)\\d{7,9}$', description },
  ])
const list = tableOf(
  'people',
  'Number|Phone|Mobile\nP1|+353861112223|\nP2|+35312345678|+353861112224\nP3||+35312345679\nP4|+353212345678|+353851112225\nP5|+35391234567|',
)
const steps = (description: string, column: string): unknown[] =>
  columnOf(decideOn([list], [people(description)]), column).transforms.flatMap((step) =>
    step.kind === 'rewrite' ? [[step.pattern, step.with]] : [],
  )

describe('a template with a column for mobiles and one for other numbers', () => {
  it.each([
    'Mobile number in international format, whichever column it was typed into',
    'Mobilnummer, egal in welcher Spalte sie steht',
    'Numéro de portable, quelle que soit la colonne',
  ])('takes each out of both columns where that is said: %s', (description) => {
    const decision = decideOn([list], [people(description)])
    expect(inputsOf(decision, 'mobile')).toEqual(['Mobile', 'Phone'])
    expect(inputsOf(decision, 'phone')).toEqual(['Phone', 'Mobile'])
    expect(steps(description, 'mobile')).toEqual([['(^\\+(3538|447)\\d{7,9}$)|.*', '\\1']])
    expect(steps(description, 'phone')).toEqual([['^\\+(3538|447)\\d{7,9}$', '']])
  })

  it('takes each out of its own column where nobody says so', () => {
    const decision = decideOn([list], [people('Mobile number in international format')])
    expect([inputsOf(decision, 'mobile'), inputsOf(decision, 'phone')]).toEqual([['Mobile'], ['Phone']])
  })
})
