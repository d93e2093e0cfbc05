import { expect, it } from 'vitest'
import { evenly, nameFeatures, nameScore } from '../../../server/src/engine/match/names/name-score.ts'
import { conceptsOf } from '../../../server/src/engine/match/names/words.ts'
import { inBothWords } from '../../../server/src/engine/match/values/both-words.ts'

const score = (header: string, name: string): number => nameScore(nameFeatures(header), nameFeatures(name), evenly)

it('a header of the very words of a column is that, whatever the words mean together', () => {
  expect(score('Card no.', 'card_number')).toBeGreaterThan(0.95)
  expect(score('CARD NO', 'card_number')).toBeGreaterThan(0.95)
  expect(score('Card no.', 'member_number')).toBeGreaterThan(0.95)
  expect(score('Card no.', 'seat_number')).toBeLessThan(0.6)
})

it.each([
  ['£/mth', 'month price'],
  ['€ / Monat', 'month price'],
  ['Kč/měsíc', 'month price'],
  ['EUR par an', 'year price'],
  ['$/wk', 'week price'],
  ['zł / tydzień', 'week price'],
  ['kr/år', 'year price'],
])('money for a span is what that costs: “%s”', (header, concepts) => {
  expect(conceptsOf(header).join(' ')).toBe(concepts)
})

it('money for a day is a rate, and for each piece no span', () => {
  expect(conceptsOf('£/day')).toEqual(conceptsOf('daily rate'))
  expect(conceptsOf('£/ea')).not.toContain('price')
})

it('two words that mean the same may stand at a comma', () => {
  const allowed = ['open', 'cancelled']
  expect(inBothWords('Storniert, annulé', allowed)).toBe('cancelled')
  expect(inBothWords('Storniert, offen', allowed)).toBeNull()
  expect(inBothWords('Storniert, Sturm', allowed)).toBeNull()
})
