import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

describe('rows with one key, of which a description says which one counts', () => {
  const patrons = (description: string) => ({
    ...templateOf('patrons', [
      { name: 'patron_no', required: true, unique: true, rule: 'P\\d{3}' },
      { name: 'family_name', required: true },
      { name: 'city' },
    ]),
    description,
  })
  const table = tableOf(
    'patrons',
    'Patron No|Family name|City\nP101|Okafor|Leeds\nP102|Brandt|York\nP101|Okafor|Hull\nP103|Silva|York\nP104|Novak|Hull',
  )
  const decide = (description: string) => decideOn([table], [patrons(description)])

  it.each([
    [
      'keep_first',
      'Everybody with a card, one row each. If the old system lists a patron number twice, its first row counts.',
    ],
    ['keep_last', 'Everybody with a card. If a patron number is there twice, the last row counts.'],
    ['keep_first', 'Alle mit Karte. Steht eine Patron No doppelt drin, gilt die erste Zeile.'],
  ])('are settled without a question (%s): %s', (keep, description) => {
    const { plan, questions } = decide(description)
    expect(questions).toEqual([])
    expect(plan.sheets[0]!.same_key).toMatchObject([{ column: 'patron_no', keep }])
  })

  it.each([
    'Everybody with a card, one row each.',
    'The first name stands in a column of its own; who has a card counts.',
  ])('are not, where it says something else: %s', (description) => {
    expect(decide(description).plan.sheets[0]!.same_key).toBeUndefined()
  })
})
