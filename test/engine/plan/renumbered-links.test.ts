import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const pitches = templateOf('pitches', [
  { name: 'pitch', required: true, unique: true, rule: '[A-Z]\\d{2}' },
  { name: 'surface' },
])
const matches = templateOf('matches', [
  { name: 'match', required: true, unique: true },
  { name: 'pitch', required: true, link: 'pitches.pitch' },
])
const results = templateOf('results', [
  { name: 'result_no', required: true, unique: true },
  { name: 'match', required: true, link: 'matches.match' },
])
const list = tableOf('pitches', 'Pitch|Surface\nGrass|\nG11|turf\nG12|turf\nClay|\nC21|clay\nC22|clay')
const fixtures = tableOf('fixtures', 'Match|Ground\n1|G11\n2|G2\n3|C21\n4|C22\n5|G2\n6|c21')
const scores = tableOf('results', 'Result No|Match\nR1|1\nR2|2\nR3|4')
const entries = (instructions: string, column = 'pitch', sheet = 1): unknown =>
  columnOf(
    decideOn([list, fixtures, scores], [pitches, matches, results], { instructions }),
    column,
    sheet,
  ).transforms.flatMap((step) => (step.kind === 'value_map' ? step.entries : []))

describe('a key that has become another', () => {
  it.each([
    'G2 was renumbered to G12.',
    'Pitch G2 was renumbered G12 in spring, so older fixtures that still say G2 are for G12.',
    'G2 wurde in G12 umnummeriert.',
  ])('is that in what links to it, though no row names the new one yet: %s', (instructions) => {
    expect(entries(instructions)).toEqual([{ raw: 'G2', value: 'G12', decided_by: 'instruction' }])
    expect(entries(instructions, 'match', 2)).toEqual([])
  })

  it('is not what all rows of the list have, where only those that still say the old one are spoken of', () => {
    const said = 'Older fixtures that still say G2 are for G12.'
    const { notes } = decideOn([list, fixtures, scores], [pitches, matches, results], { instructions: said })
    expect(notes.join(' ')).not.toContain('Applied')
  })

  it.each(['G2 is wider than G12.', 'G2 was not renumbered to G12.', 'G2 was renumbered to 14 by the council.'])(
    'is none where that is not said, or it is no key: %s',
    (instructions) => {
      expect(entries(instructions)).toEqual([])
    },
  )
})
