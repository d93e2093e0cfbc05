import { describe, expect, it } from 'vitest'
import { conceptsOf } from '../../../server/src/engine/match/names/words.ts'
import { daysWithin } from '../../../server/src/engine/profile/terms.ts'
import { meant } from './meant.ts'

describe('headers in Belgium', () => {
  it.each([
    ['HTVA', ['subtotal']],
    ['Montant HTVA', ['subtotal']],
    ['TVAC', ['gross']],
    ['EH', ['unit']],
    ['Rue et n°', ['street', 'number']],
    ['Via e numero', ['street', 'number']],
  ])('%s', (header, concepts) => {
    expect(conceptsOf(header)).toEqual(concepts)
  })

  it('names beside others stay what they are', () => {
    expect(conceptsOf('ET No')).toEqual(['eartag', 'number'])
    expect(conceptsOf('Nom et prénom')).toEqual(['full', 'name'])
  })
})

it('“CONT” is cash, which is due at once', () => {
  expect([daysWithin('CONT'), daysWithin('Cont.'), daysWithin('30D'), daysWithin('contact')]).toEqual([
    '0',
    '0',
    '30',
    null,
  ])
})

it('Interac is how Canadians transfer money by e-mail', () => {
  expect(meant('Interac, virement Interac, e-Transfer', 'card cash etransfer cheque')).toEqual(
    Array(3).fill('etransfer'),
  )
  expect(meant('virement', 'card cash bank_transfer')).toEqual(['bank_transfer'])
})
