import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const ropes = templateOf('ropes', [
  { name: 'rope_no', required: true, unique: true },
  { name: 'length_m', rule: '^\\d+(\\.\\d{1,2})?$' },
])
const table = tableOf(
  'ropes',
  `Rope no|Length\n${['12,5 m', '7 m', '25 m', 'Half reel', '30,25 m', 'Reel', '8 m', '9,5 m'].map((cell, at) => `R${at + 10}|${cell}`).join('\n')}`,
)
const entriesIn = (instructions: string) =>
  columnOf(decideOn([table], [ropes], { instructions }), 'length_m').transforms.flatMap((step) =>
    step.kind === 'value_map' ? step.entries.map(({ raw, value }) => [raw, value]) : [],
  )

describe('a word among figures', () => {
  it('is the figure that a sentence tells, in the unit that is wanted and with the mark of the others', () => {
    expect(entriesIn('Half reel is 62.5 m.')).toEqual([['Half reel', '62,5']])
    expect(entriesIn('A reel is 125 metres, a half reel is 6250 cm.')).toEqual([
      ['Half reel', '62,5'],
      ['Reel', '125'],
    ])
  })

  it('is none where the sentence tells something else, or two things', () => {
    expect(entriesIn('A reel is 125 kg.')).toEqual([])
    expect(entriesIn('A reel is 125 m. In the old shop a reel was always red, and the reel is 100 m.')).toEqual([])
  })
})
