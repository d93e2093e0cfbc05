import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const members = templateOf('members', [
  { name: 'email', required: true, unique: true },
  { name: 'first_name', required: true },
  { name: 'last_name', required: true },
])
const people = (name: string, from: number) =>
  tableOf(
    name,
    `Email|First name|Last name\n${[
      'Ann Ash',
      'Bo Birch',
      'Cy Cedar',
      'Di Dale',
      'Ed Elm',
      'Flo Fern',
      'Gus Gray',
      'Hal Holm',
    ]
      .slice(from, from + 6)
      .map((one) => `${one.split(' ')[0]!.toLowerCase()}@club.test|${one.replace(' ', '|')}`)
      .join('\n')}`,
  )
const sameKey = (instructions: string): unknown =>
  decideOn([people('webshop', 0), people('card index', 2)], [members], { instructions }).plan.sheets[0]!.same_key

describe('which of two rows with one key counts', () => {
  it.each([
    'People who are both in the card index and in the webshop should come once, with what the card index has.',
    'Persons that are in the webshop and the card index, both, are imported once: keep what the card index says.',
    'Personen, die in beiden stehen, nur einmal übernehmen, mit dem, was card index hat.',
  ])('is that of the list with what they are to come once: %s', (text) => {
    expect(sameKey(text)).toEqual([{ column: 'email', keep: { file_id: 'file_card index', table: 'card index' } }])
  })

  it.each([
    'Where a person is in the list twice, the lower line is the changed one.',
    'If a member is there twice, the last row is the amended one.',
    'Steht ein Member doppelt drin, ist die untere Zeile die geänderte.',
  ])('is the one that is said to be changed: %s', (instructions) => {
    const { plan } = decideOn([people('members', 0)], [members], { instructions })
    expect(plan.sheets[0]!.same_key).toEqual([{ column: 'email', keep: 'keep_last' }])
  })
})

it('the lower line is the last one, of the only template whose key is there twice', () => {
  const cards = tableOf(
    'lake - Ann',
    'Card No|Name|Town\n11|Ada Berg|Wick\n12|Bo Lund|Tain\n12|Bo Lund|Alness\n13|Cy Holm|Wick',
  )
  const boats = tableOf('boats', 'Boat No|Berth\n1|A1\n2|A2\n3|B1')
  const templates = [
    templateOf('cards', [{ name: 'card_no', required: true, unique: true }, { name: 'name' }, { name: 'town' }]),
    templateOf('boats', [{ name: 'boat_no', required: true, unique: true }, { name: 'berth' }]),
  ]
  const instructions = 'A couple of people are carded twice at the lake and the lower line is the current one.'
  const { plan } = decideOn([cards, boats], templates, { instructions })
  expect(plan.sheets[0]!.same_key).toEqual([{ column: 'card_no', keep: 'keep_last' }])
})
