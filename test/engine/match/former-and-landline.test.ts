import { expect, it } from 'vitest'
import { conceptsOf } from '../../../server/src/engine/match/names/words.ts'

it.each(['legacy_ref', 'Anc. n°', 'Ref. anterior', 'Rif. vecchio', 'Oude ref', 'Gammelt nr', 'Stary kod'])(
  '“%s” is the number that something had before',
  (header) => {
    expect(conceptsOf(header).toSorted()).toEqual(['number', 'previous'])
  },
)

it.each([
  'Tél. fixe',
  'Ligne fixe',
  'Tel. fijo',
  'Telefono fisso',
  'Vaste lijn',
  'Tel. fixo',
  'Pevná linka',
  'Land line',
])('“%s” is a phone, and no mobile one', (header) => {
  expect(conceptsOf(header)).toEqual(['phone'])
})
