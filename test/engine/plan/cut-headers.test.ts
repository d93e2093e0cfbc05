import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const seats = (...names: string[]) =>
  templateOf('seats', [
    { name: 'ticket_no', required: true, unique: true },
    ...names.map((name) => ({ name, rule: '^\\d+$' })),
  ])
const table = (header: string) => tableOf('seats', `Ticket no|${header}\nT1|12/409\nT2|7/26\nT3|30/114\nT4|8/57`)

describe('a header that lists words cut short', () => {
  it('gives each template column that begins so its part', () => {
    const decision = decideOn([table('Corr./Comp.')], [seats('corridor', 'compartment')])
    expect(columnOf(decision, 'corridor').transforms).toEqual([{ kind: 'split', separator: '/', part: 1 }])
    expect(columnOf(decision, 'compartment').transforms).toEqual([{ kind: 'split', separator: '/', part: 2 }])
  })

  it('gives none where several begin so, or one alone does', () => {
    const several = decideOn([table('Cor./Com.')], [seats('corridor', 'corner', 'compartment')])
    expect(inputsOf(several, 'corner')).toEqual([])
    const alone = decideOn([table('Xyl./Com.')], [seats('corridor', 'compartment')])
    expect(columnOf(alone, 'compartment').transforms).toEqual([])
  })
})
