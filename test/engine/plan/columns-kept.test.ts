import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const boats = tableOf(
  'boats',
  'Boat|Owner|Engine|Berth\n101|Ada Berg|MD7|A\n102|Bo Lund|D1|\n103|Cy Holm||B\n104|Di Falk|MD7|C',
)
const fleet = templateOf('boats', [
  { name: 'boat', required: true, unique: true },
  { name: 'owner' },
  { name: 'engine' },
  { name: 'berth' },
])
const filled = (instructions: string): string[] => {
  const decision = decideOn([boats], [fleet], { instructions })
  return ['owner', 'engine', 'berth'].filter((column) => inputsOf(decision, column).length > 0)
}

describe('a column of which a sentence says something else', () => {
  it.each([
    'Please bring over all owners, also those without a berth.',
    'Bring them all, even boats without an engine.',
    'Bitte alle übernehmen, auch die ohne Engine.',
    'Reprenez tout, même ceux sans berth.',
    'Where it is no engine, leave it blank and keep the berth.',
  ])('comes along: %s', (instructions) => {
    expect(filled(instructions)).toEqual(['owner', 'engine', 'berth'])
  })

  it.each(['Leave out the berth.', 'Everything comes over except the berth.', 'Keep the engine, leave out the berth.'])(
    'stays behind where that is said of it: %s',
    (instructions) => {
      expect(filled(instructions)).toEqual(['owner', 'engine'])
    },
  )
})
