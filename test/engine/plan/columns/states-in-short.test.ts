import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from '../table-of.ts'

const template = templateOf('kennels', [
  { name: 'kennel_no', required: true, unique: true },
  { name: 'town' },
  { name: 'state', description: 'Two letters', required: true, rule: '^[A-Z]{2}$' },
])
const decided = (header: string, cells: readonly string[]): { inputs: string[]; asked: number } => {
  const rows = Array.from(
    { length: 24 },
    (_, at) => `K${at + 10}|Salem|${cells[at % cells.length]!}|${['AB', 'CD', 'EF'][at % 3]}|${at % 3}`,
  )
  const table = tableOf('kennels', `Kennel no|City|${header}|Old ref|Runs\n${rows.join('\n')}`)
  const decision = decideOn([table], [template])
  return { inputs: inputsOf(decision, 'state'), asked: decision.questions.length }
}

describe('a column of states', () => {
  it('is taken under a header that is short for it, in any case, though there are few', () => {
    expect(decided('St', ['OR', 'or', 'WA', 'Or'])).toEqual({ inputs: ['St'], asked: 0 })
  })

  it('is none where the codes under such a header are no states', () => {
    expect(decided('St', ['XX', 'xq', 'QQ', 'Zz']).asked).toBeGreaterThan(0)
  })
})
