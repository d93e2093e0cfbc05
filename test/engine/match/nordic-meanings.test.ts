import { expect, it } from 'vitest'
import { inBothWords } from '../../../server/src/engine/match/values/both-words.ts'
import { closestValue, isClear } from '../../../server/src/engine/match/values/same-meaning.ts'

it.each([
  ['Brev', 'letter', ['email', 'ean', 'letter']],
  ['Mail', 'email', ['email', 'ean', 'letter']],
  ['Rentenota', 'interest_note', ['invoice', 'credit_note', 'interest_note']],
  ['Overførsel', 'bank_transfer', ['cash', 'card', 'bank_transfer']],
  ['Avtalegiro', 'direct_debit', ['cash', 'direct_debit', 'invoice']],
  ['Boligforening', 'housing', ['private', 'business', 'public', 'housing']],
  ['Pige', 'female', ['male', 'female']],
  ['Byggegrund', 'land', ['apartment', 'house', 'land']],
  ['Sommerhus', 'cottage', ['cottage', 'house']],
  ['Kat', 'cat', ['dog', 'cat']],
  ['Vallak', 'gelding', ['mare', 'stallion', 'gelding']],
  ['Fjernvarme', 'district_heating', ['gas', 'district_heating', 'heat_pump']],
  ['Värmepump', 'heat_pump', ['gas', 'district_heating', 'heat_pump']],
  ['Øvet', 'advanced', ['beginner', 'advanced']],
])('“%s” stands for “%s”', (word, value, allowed) => {
  const found = closestValue(word, allowed)
  expect([found[0]?.value, isClear(found)]).toEqual([value, true])
})

it('“grund” is no land where another thing may be meant', () => {
  expect(isClear(closestValue('Grund', ['reason', 'note']))).toBe(false)
})

it.each([
  ['Boligforeninger og ejerforeninger', 'housing'],
  ['Offentlige og private', null],
  ['Hunde und Katzen', null],
  ['Boligforening / ejerforening', 'housing'],
  ['Offentlig / privat', null],
])('“%s” are %s, where both are the same', (text, value) => {
  expect(inBothWords(text, ['private', 'public', 'housing', 'dog'])).toBe(value)
})
