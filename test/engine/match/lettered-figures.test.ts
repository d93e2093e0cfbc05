import { expect, it } from 'vitest'
import { letteredFigures } from '../../../server/src/engine/match/values/lettered-figures.ts'

const ALLOWED = ['NET8', 'NET14', 'NET30', 'EOM30', 'CASH']

it.each([
  ['Netto 8 dage', 'NET8'],
  ['netto 30 Tage', 'NET30'],
  ['Løbende måned + 30 dage', 'EOM30'],
  ['Netto 60 dage', null],
  ['2 rates of 30', null],
  ['N30', 'NET30'],
  ['N8', 'NET8'],
  ['LM30', 'EOM30'],
  ['LM14', null],
])('“%s” is %s', (raw, value) => {
  expect(letteredFigures(['N8', 'N14', 'N30', 'LM30'], ALLOWED)(raw)).toBe(value)
})

it('one code alone is of no scheme, and of two values with the same beginning none is meant', () => {
  expect(letteredFigures(['N30', 'KONT'], ALLOWED)('N30')).toBeNull()
  expect(letteredFigures(['N8', 'N30'], ['NET8', 'NET30', 'NEW30'])('N30')).toBeNull()
})

it.each([
  ['60D', 'net60'],
  ['30 days from invoice', 'net30'],
  ['15 Tage', 'net15'],
  ['30 days EOM', null],
  ['90 days', null],
  ['10 Tage 2 %, 30 Tage netto', null],
])('days from the invoice are the net terms of so many: %s', (raw, value) => {
  expect(letteredFigures([raw], ['advance', 'net15', 'net30', 'net60'])(raw)).toBe(value)
})

it.each([
  ['30 jours fin de mois', 'eom30'],
  ['45 jours fin de mois', 'eom45'],
  ['45FDM', 'eom45'],
  ['60 Tage zum Monatsende', 'eom60'],
  ['30 gg fine mese', 'eom30'],
  ['30 días fin de mes', 'eom30'],
  ['30 dagen einde maand', 'eom30'],
  ['30 dni od końca miesiąca', 'eom30'],
  ['30 days net, end of month', 'eom30'],
  ['30 jours date de facture', 'net30'],
  ['90 jours fin de mois', null],
  ['30 ou 60 jours fin de mois', null],
])('days that are counted to the end of a month are no net days: %s', (raw, value) => {
  expect(letteredFigures([raw], ['prepaid', 'net30', 'net60', 'eom30', 'eom45', 'eom60'])(raw)).toBe(value)
})
