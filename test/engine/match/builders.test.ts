import { expect, it } from 'vitest'
import { conceptsOf } from '../../../server/src/engine/match/names/words.ts'
import { meant } from './meant.ts'

it.each([
  ['Supt.', 'superintendent'],
  ['Capocantiere', 'superintendent'],
  ['Chef de chantier', 'superintendent'],
  ['Jefe de obra', 'superintendent'],
  ['Kierownik budowy', 'superintendent'],
  ['Stavbyvedoucí', 'superintendent'],
  ['GC', 'general contractor'],
  ['Generalunternehmer', 'general contractor'],
  ['Hoofdaannemer', 'general contractor'],
  ['Entreprise générale', 'general contractor'],
])('“%s” of a building site is its %s', (header, said) => {
  expect(conceptsOf(header)).toEqual(conceptsOf(said))
})

it('a genset is a generator, and a job that is bid for is a bid', () => {
  expect(meant('Genset, gerador, elektrocentrala', 'pump generator')).toEqual(['generator', 'generator', 'generator'])
  expect(meant('Bidding, in Ausschreibung, en licitación, in gara', 'bid open closed')).toEqual([
    'bid',
    'bid',
    'bid',
    'bid',
  ])
})
