import { describe, expect, it } from 'vitest'
import { conceptsOf } from '../../../server/src/engine/match/names/words.ts'

describe('references on letters and bills', () => {
  it.each([
    'Your ref',
    'Uw ref.',
    'Uw kenmerk',
    'Ihre Referenz',
    'Ihr Zeichen',
    'Votre réf.',
    'V/Réf',
    'Su referencia',
    'Vs. rif.',
  ])('are the customer’s where they are called yours: %s', (header) => {
    expect(conceptsOf(header)).toEqual(conceptsOf('customer_reference'))
  })

  it.each(['Our ref', 'Onze referentie', 'Unser Zeichen', 'Notre réf.', 'Ns. rif.'])(
    'are nobody else’s where they are called ours: %s',
    (header) => {
      expect(conceptsOf(header)).toEqual(conceptsOf('reference'))
    },
  )
})
