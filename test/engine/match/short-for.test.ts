import { expect, it } from 'vitest'
import { isShortFor } from '../../../server/src/engine/match/names/abbreviations.ts'
import { nameFeatures, nameScore } from '../../../server/src/engine/match/names/name-score.ts'
import { conceptsOf } from '../../../server/src/engine/match/names/words.ts'

it.each([
  ['ZB', 'Zahlungsbed.', true],
  ['TG', 'Tarifgruppen', true],
  ['PT', 'Payment terms', true],
  ['WGR', 'Warengruppen', true],
  ['ZB', 'Warengruppen', false],
  ['Ort', 'Orte und Tarife', false],
  ['ZX', 'Zahlungsbed.', false],
  ['Zb', 'Zahlungsbed.', false],
])('“%s” is short for “%s”: %s', (header, name, is) => {
  expect(isShortFor(header, name)).toBe(is)
})

const score = (header: string, name: string, description = '', template = ''): number =>
  nameScore(nameFeatures(header), nameFeatures(name, description), {
    weight: () => 1,
    implied: new Set(conceptsOf(template)),
  })

it.each([
  ['HOD', 'Head of the department', true],
  ['H.O.D.', 'Head of department, if any', true],
  ['PLD', 'Port of last discharge', true],
  ['HOD', 'Head of sales', false],
  ['HD', 'Head of department', false],
  ['HOD', 'The person who is responsible for all that is done here', false],
])('“%s” has the initials of what the description begins with, “%s”: %s', (header, description, is) => {
  expect(score(header, 'manager', description) >= 0.7).toBe(is)
})

it('takes a header that has a word of the list’s name and another one cut short for the list’s key', () => {
  expect(score('Cost Ctr', 'code', '', 'Cost centres')).toBeGreaterThan(0.6)
  expect(score('Cost Cat', 'code', '', 'Cost centres')).toBeLessThan(0.5)
  expect(score('Ctr', 'code', '', 'Cost centres')).toBeLessThan(0.5)
})

it('takes a header that says what the list is of in two words for the list’s key', () => {
  expect(score('Dept / Service', 'code', '', 'Departments')).toBeGreaterThan(0.6)
  expect(score('Dept / Town', 'code', '', 'Departments')).toBeLessThan(0.5)
})

it('takes a header in short for what its words say rather than for what has another name elsewhere', () => {
  for (const header of ['Jnl No', 'Jrnl Ref']) {
    expect(score(header, 'journal_number')).toBeGreaterThan(0.9)
    expect(score(header, 'voucher_number')).toBeLessThan(score(header, 'journal_number'))
    expect(score(header, 'voucher_number')).toBeGreaterThan(0.8)
  }
})

it('takes the day that a tax office goes by for that of the invoice', () => {
  expect(score('Tax Point', 'invoice_date')).toBeGreaterThan(0.9)
  expect(score('Tax Point', 'due_date')).toBeLessThan(0.6)
})
