import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const pitches = templateOf('pitches', [
  { name: 'pitch_no', required: true, unique: true },
  { name: 'name', required: true },
  { name: 'price_low', description: 'CHF per night, low season.', required: true, rule: '^\\d+\\.\\d{2}$' },
  { name: 'price_high', description: 'CHF per night, high season.', required: true, rule: '^\\d+\\.\\d{2}$' },
])
const names = ['Birch', 'Alder', 'Rowan', 'Hazel', 'Aspen', 'Larch', 'Maple', 'Willow']
const list = tableOf(
  'pitches',
  `No|Name|Mown\n${names.map((name, at) => `${at + 11}|${name}|${2019 + (at % 4)}`).join('\n')}`,
)
const prices = (low: string, high: string) =>
  tableOf(
    'rates',
    `Pitch|${low}|${high}|Dog\n${names
      .toSorted()
      .map((name, at) => `${name}|${18 + at}|${29.5 + at}|3`)
      .join('\n')}`,
  )

it.each([
  ['T. baja', 'T. alta'],
  ['Tarifa temporada baja', 'Tarifa temporada alta'],
  ['Nebensaison', 'Hauptsaison'],
  ['Basse saison', 'Haute saison'],
  ['Bassa stagione', 'Alta stagione'],
  ['Laagseizoen', 'Hoogseizoen'],
])('prices of the two seasons are found in a list of prices that names what they are for: %s, %s', (low, high) => {
  const decision = decideOn([list, prices(low, high)], [pitches])
  expect(decision.questions).toEqual([])
  expect([inputsOf(decision, 'price_low'), inputsOf(decision, 'price_high')]).toEqual([[low], [high]])
})

it('prices of the two seasons are not those of weekdays and days off', () => {
  const { questions } = decideOn([list, prices('Werktag', 'Feiertag')], [pitches])
  expect(questions.map(({ target }) => target.column)).toContain('price_low')
})
