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
