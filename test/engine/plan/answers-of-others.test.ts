import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const guests = templateOf('guests', [
  { name: 'guest_no', required: true, unique: true },
  { name: 'mailing', description: 'Wants our letters: yes or no', required: true, rule: 'yes|no' },
])
const table = tableOf('guests', 'Guest no|Mail\nG1|J\nG2|N\nG3|J\nG4|N\nG5|J')
const mapped = (instructions: string): Record<string, string> => {
  const map = columnOf(decideOn([table], [guests], { instructions }), 'mailing').transforms.find(
    ({ kind }) => kind === 'value_map',
  )
  return Object.fromEntries(map?.kind === 'value_map' ? map.entries.map(({ raw, value }) => [raw, value]) : [])
}

describe('an answer of which a sentence says the contrary', () => {
  it('is what it is in a column that the sentence does not name', () => {
    const said = 'P in the garden file: ja, J and x mean it is paved, nein and N mean it is not.'
    expect(mapped(said)).toEqual({ J: 'yes', N: 'no' })
  })

  it('is turned round where the column is named', () => {
    expect(mapped('In the column Mail J means no and N means yes.')).toEqual({ J: 'no', N: 'yes' })
  })
})
