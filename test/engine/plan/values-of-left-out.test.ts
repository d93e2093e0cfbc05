import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const permits = templateOf('permits', [
  { name: 'permit_no', required: true, unique: true },
  { name: 'status', required: true, rule: '(granted|open|withdrawn)' },
])
const letters = ['G', 'W', 'O', 'G', 'X', 'O', 'G', 'W', 'O', 'G', 'X', 'W', 'G', 'O', 'G', 'W']
const list = tableOf('permits', `Permit no|Status\n${letters.map((letter, at) => `B-${at + 10}|${letter}`).join('\n')}`)
const asked = (instructions: string | null): string[] =>
  decideOn([list], [permits], { instructions }).questions.map(({ key }) => key)

describe('letters of which one stands in rows that are left out', () => {
  const leaving = 'Leave out every permit with status X: nobody applied for those.'

  it('each mean what they alone can, without a question', () => {
    const decision = decideOn([list], [permits], { instructions: leaving })
    expect(decision.questions).toEqual([])
    const map = columnOf(decision, 'status').transforms.find(({ kind }) => kind === 'value_map')
    expect(map?.kind === 'value_map' ? map.entries.map(({ raw, value }) => [raw, value]) : []).toEqual([
      ['G', 'granted'],
      ['O', 'open'],
      ['W', 'withdrawn'],
    ])
  })

  it('are asked about where all rows are to come over', () => {
    expect(asked(null)).toContain('value:permits.status:G')
  })
})
