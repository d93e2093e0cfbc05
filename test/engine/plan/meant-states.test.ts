import { expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const hives = templateOf('hives', [
  { name: 'hive_no', required: true, unique: true },
  { name: 'state', required: true, rule: '^(occupied|empty)$' },
])
const marks = ['', 'Y', '', '', 'Y', '', '', '']
const table = tableOf('hives', `Hive no|Swarmed?\n${marks.map((mark, at) => `H${at + 10}|${mark}`).join('\n')}`)

it.each([
  'On the list a Y under "Swarmed?" means they are empty, everyone else there is occupied.',
  'Y in “Swarmed?” means empty, all others are occupied.',
])('a mark that somebody explains says which state rows have, and which the others: %s', (instructions) => {
  const decision = decideOn([table], [hives], { instructions })
  expect(inputsOf(decision, 'state')).toEqual(['Swarmed?'])
  const { transforms } = columnOf(decision, 'state')
  expect(['Y', ''].map((cell) => applyChain(transforms, [cell]).value)).toEqual(['empty', 'occupied'])
  expect(decision.questions).toEqual([])
})

it('says nothing of a table without that column', () => {
  const other = tableOf('hives', `Hive no|Queen\n${marks.map((mark, at) => `H${at + 10}|${mark}`).join('\n')}`)
  const instructions = 'Y in “Swarmed?” means empty, all others are occupied.'
  expect(inputsOf(decideOn([other], [hives], { instructions }), 'state')).not.toContain('Queen')
})

it.each([
  'Leaving code SD = sold, everything else on the old list = scrapped.',
  'Leaving code SD means sold, all others are scrapped.',
])(
  'codes that are explained in part say what all others on their list are, and not that all of it is so: %s',
  (text) => {
    const boats = templateOf('boats', [
      { name: 'boat_no', required: true, unique: true },
      { name: 'status', required: true, rule: '^(afloat|sold|scrapped)$' },
    ])
    const codes = ['SD', 'X1', 'X2', 'SD', 'RT', 'X1']
    const old = tableOf(
      'Boats_Old',
      `Boat no|Leaving code\n${codes.map((code, at) => `B${at + 10}|${code}`).join('\n')}`,
    )
    // A list called like a word of the header is none that is spoken of.
    const list = tableOf('Codes', 'Code|Meaning\nWL|West lake\nEL|East lake\nNL|North lake')
    const decision = decideOn([old, list], [boats], { instructions: text })
    expect(inputsOf(decision, 'status')).toEqual(['Leaving code'])
    const { transforms } = columnOf(decision, 'status')
    expect(codes.map((cell) => applyChain(transforms, [cell]).value)).toEqual([
      'sold',
      'scrapped',
      'scrapped',
      'sold',
      'scrapped',
      'scrapped',
    ])
  },
)
