import { expect, it } from 'vitest'
import { listedIn } from '../../../server/src/engine/match/values/listed-values.ts'

it.each([
  ['yes or no', ['yes', 'no']],
  ['Y/N', ['Y', 'N']],
  ['Yes or No: may be lent.', ['Yes', 'No']],
  ['no or yes; no for closed shops.', ['no', 'yes']],
  ['Newsletter: ja/nein', ['ja', 'nein']],
  ['Membre actif (oui ou non)', ['oui', 'non']],
  ['sí o no', ['sí', 'no']],
  ['true/false, empty where nobody knows', ['true', 'false']],
])('a yes and a no are a list of two: %s', (description, values) => {
  expect(listedIn(description)).toEqual(values)
})

it.each([
  ['active or ended.', ['active', 'ended']],
  ['activo o baja', ['activo', 'baja']],
  ['paid/unpaid', ['paid', 'unpaid']],
])('two words as cells have them are a list of two: %s', (description, values) => {
  expect(listedIn(description)).toEqual(values)
})

it.each([
  'street or box',
  'paid or open invoices',
  'net or gross weight',
  'first/last name',
  'yes, or no for a boat under repair',
  'Say yes or no to each',
  'A yes/no question that was asked',
])('two words that say what a column is about are none: %s', (description) => expect(listedIn(description)).toBeNull())

it('two words are a list where the description is the rule, but for what headers are called', () => {
  expect(listedIn('indoor or outdoor', true)).toEqual(['indoor', 'outdoor'])
  expect(listedIn('indoor or outdoor')).toBeNull()
  for (const said of ['street or box', 'email or phone', 'indoor or outdoor berth', 'Skipper or mate'])
    expect(listedIn(said, true)).toBeNull()
})

it.each([
  'Invoice, cheque or deposit number as booked',
  'Beleg, Auftrag oder Lieferschein Nummer',
  'maker, dealer or owner name',
])('what is said of all behind the last of several is no value: %s', (description) =>
  expect(listedIn(description)).toBeNull(),
)

it('what a description says of a column in other words, its own name among them, is no list', () => {
  expect(listedIn('House number, street, apartment or unit', true, 'street')).toBeNull()
  expect(listedIn('Hotel, guesthouse or street', false, 'lodging')).toEqual(['Hotel', 'guesthouse', 'street'])
})
