import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const guests = templateOf('guests', [
  { name: 'guest_no', required: true, unique: true, rule: '^G\\d{4}$' },
  { name: 'guest_name', required: true },
])
const stays = templateOf('stays', [
  { name: 'stay_no', required: true, unique: true },
  { name: 'guest_no', required: true, link: 'guests.guest_no' },
])
const names = ['Ada Roth', 'Leo Hay', 'Mia Ost', 'Nils Ode', 'Ida Lund', 'Ole Berg']
const desk = tableOf(
  'desk',
  `Guest no|Guest name\n${names.map((name, at) => `${412 + 31 * at}|${name} sen`).join('\n')}`,
)
const passes = (numberAt: (at: number) => string): ReturnType<typeof tableOf> =>
  tableOf('season passes', `Pass|Guest name\n${names.map((name, at) => `${numberAt(at)}|${name}`).join('\n')}`)
const nights = tableOf(
  'nights',
  `Stay no|Guest\n${[...names, ...names.map((name) => `${name} sen`)].map((name, at) => `N${70 + at}|${name}`).join('\n')}`,
)
const plain = (at: number): string => `${at < 3 ? '' : 'P'}${8 + 17 * at}`
const english = 'A season pass holder gets the guest number G7 followed by the pass number in three digits.'

describe('a key that is a number of one list in so many figures behind letters, as a sentence says', () => {
  it.each([
    english,
    'A season pass holder gets the guest number “G7” plus the three-digit pass number.',
    'Season passes: each holder is given the guest no G7 and the pass in three figures.',
  ])('is put together there, with or without the letters that some write before it: %s', (instructions) => {
    const decision = decideOn([desk, passes(plain)], [guests], { instructions })
    const { inputs, transforms } = decision.plan.sheets[0]!.sources.find(({ table }) => table === 'season passes')!
      .columns[0]!
    expect(inputs.map(({ column }) => column)).toEqual(['Pass'])
    expect(['8', '25', 'P93'].map((value) => applyChain(transforms, [value]).value)).toEqual([
      'G7008',
      'G7025',
      'G7093',
    ])
  })

  it('is so in what leads to it by a name, and the keys of the other list are as they are there', () => {
    const decision = decideOn([desk, passes(plain), nights], [guests, stays], { instructions: english })
    const { transforms } = columnOf(decision, 'guest_no', 1)
    expect(['Mia Ost', 'Ole Berg', 'Ada Roth sen'].map((value) => applyChain(transforms, [value]).value)).toEqual([
      'G7042',
      'G7093',
      'G0412',
    ])
  })

  it.each([
    ['two kinds of letters stand there', english, (at: number) => `${at < 3 ? 'Q' : 'P'}${8 + 17 * at}`],
    ['nobody says how many figures', english.replace(' in three digits', ''), plain],
    ['the rule takes no such key', english.replace('G7', 'H7'), plain],
  ])('is none where %s', (_, instructions, numberAt) => {
    const decision = decideOn([desk, passes(numberAt)], [guests], { instructions })
    const source = decision.plan.sheets[0]?.sources.find(({ table }) => table === 'season passes')
    const { transforms = [] } = source?.columns[0] ?? {}
    expect(JSON.stringify(transforms)).not.toMatch(/[GH]70?0?\\\\1/)
  })
})
