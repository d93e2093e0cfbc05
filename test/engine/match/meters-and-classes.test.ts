import { expect, it } from 'vitest'
import { evenly, nameFeatures, nameScore } from '../../../server/src/engine/match/names/name-score.ts'

const alike = (header: string, column: string): number => nameScore(nameFeatures(header), nameFeatures(column), evenly)

it.each([
  ['Class', 'category'],
  ['MeterRdg', 'meter_hours'],
  ['Zählerstand', 'Betriebsstunden'],
  ['Relevé compteur', 'heures de fonctionnement'],
])('“%s” may well be “%s”', (header, column) => {
  expect(alike(header, column)).toBeGreaterThan(0.55)
})

it.each([
  ['Docket', 'Docket number'],
  ['Chantier', 'Numéro de chantier'],
  ['Post', 'Code of the post, as painted on it'],
])('“%s” may well be what a description calls its number: %s', (header, description) => {
  const of = (text: string): number => nameScore(nameFeatures(header), nameFeatures('site_code', text), evenly)
  expect(of(description)).toBeGreaterThanOrEqual(0.75)
  expect(of('Number of loads')).toBeLessThan(0.75)
})

it('the name of what a column is called after is that, where the column is of no number', () => {
  const of = (column: string, description = ''): number =>
    nameScore(nameFeatures('TrainerName'), nameFeatures(column, description), evenly)
  expect(of('trainer')).toBeGreaterThanOrEqual(0.8)
  expect(of('trainer', 'Number in our list')).toBeLessThan(0.8)
  expect(of('trainer_phone')).toBeLessThan(0.8)
})
