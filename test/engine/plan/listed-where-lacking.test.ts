import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const boats = tableOf(
  'boats',
  'Boat|Engine fuel|Berth kind\nTern|diesel|jetty\nGull||swing\nKnot|petrol|\nRuff||jetty\nSkua|diesel|swing',
)
const fleet = templateOf('boats', [
  { name: 'boat', required: true, unique: true },
  { name: 'fuel', rule: '(diesel|petrol|electric)' },
  { name: 'berth', rule: '(jetty|swing)' },
])
const defaultsOf = (instructions: string) =>
  ['fuel', 'berth'].flatMap((column) =>
    columnOf(decideOn([boats], [fleet], { instructions }), column).transforms.flatMap((step) =>
      step.kind === 'default' ? [`${column}: ${step.value}`] : [],
    ),
  )

describe('where one thing is not recorded a listed value stands', () => {
  it.each([
    'Where no fuel was ever recorded we sell them diesel.',
    'If no fuel is given, they all run on petrol.',
    'Wo nie ein fuel angegeben wurde, tanken sie diesel.',
    "Si aucun fuel n'est indiqué, on leur vend du diesel.",
    'Als er geen fuel bekend is, varen ze op diesel.',
  ])('that the sentence names: %s', (said) => {
    expect(defaultsOf(said)).toEqual([`fuel: ${said.includes('petrol') ? 'petrol' : 'diesel'}`])
  })

  it.each([
    'Where no fuel was ever recorded we sell them diesel or petrol.',
    'Where no fuel was ever recorded we sell them steam.',
    'Where no fuel was ever recorded, do not write diesel.',
    'Where no fuel was ever recorded the boat is left out, even with diesel.',
    'Wo nie ein fuel angegeben wurde, nicht diesel eintragen.',
  ])('and none where it is several, none, or not to: %s', (said) => {
    expect(defaultsOf(said)).toEqual(defaultsOf(''))
  })
})
