import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const moorings = templateOf('moorings', [
  { name: 'berth', required: true, unique: true },
  { name: 'depth', rule: String.raw`\d+\.\d` },
  { name: 'state', rule: 'free|taken' },
])
const book = tableOf(
  'tide book',
  'Berth|Depth|State\nB1|2.5|free\nB2|N/S|taken\nB3|3.0|FX\nB4|1.5|free\nB5|2.0|taken\nB6|N/S|free',
)

describe('what a value means in a table is said of the columns of it that hold the value', () => {
  it('where it means nothing', () => {
    const decision = decideOn([book], [moorings], {
      instructions: 'N/S in the tide book means there was no sounding: leave it empty.',
    })
    expect(columnOf(decision, 'depth').transforms).toContainEqual({ kind: 'null_token', tokens: ['N/S'] })
    expect(decision.notes.join()).not.toContain('changes nothing')
  })

  it('and where it means one of the allowed values', () => {
    const decision = decideOn([book], [moorings], { instructions: 'FX in the tide book means taken.' })
    expect(columnOf(decision, 'state').transforms).toContainEqual(
      expect.objectContaining({ entries: [{ raw: 'FX', value: 'taken', decided_by: 'instruction' }] }),
    )
    expect(decision.notes.join()).not.toContain('changes nothing')
  })

  it('but not where that table has no such value', () => {
    const decision = decideOn([book], [moorings], { instructions: 'ZZ in the tide book means nothing.' })
    expect(decision.notes.join()).toContain('no template and no table has a column “tide book”')
  })
})
