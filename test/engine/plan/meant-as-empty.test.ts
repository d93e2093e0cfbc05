import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

describe('a word that is told to mean what the description leaves empty', () => {
  const planned = (description: string) => {
    const template = templateOf('tours', [
      { name: 'tour', required: true, unique: true },
      { name: 'fare', rule: '\\d+\\.\\d{2}', description },
    ])
    const table = tableOf('tours', 'Tour|Fare\nA1|12.50\nA2|ASK\nA3|9.00\nA4|30.00\nA5|ASK')
    const { plan } = decideOn([table], [template], { instructions: '`ASK` in the fare means fare on request' })
    return JSON.stringify(plan.sheets[0]!.sources[0]!.columns.find(({ column }) => column === 'fare')!.transforms)
  }

  it('is written as an empty cell', () => {
    expect(planned('In euros. Empty if the fare is on request.')).toContain('"tokens":["ASK"')
  })

  it('is not where the description says nothing of it', () => {
    expect(planned('In euros. Empty if the tour is free.')).not.toContain('"tokens":["ASK"')
  })
})

describe('two words that a sentence says stand for none', () => {
  const berths = templateOf('tours', [{ name: 'tour', required: true, unique: true }, { name: 'berth' }])
  const table = tableOf('tours', 'Tour|Berth\nA1|12\nA2|NIL\nA3|0\nA4|30\nA5|NIL\nA6|0')
  const steps = (content: string): string => {
    const knowledge = [{ id: 'k', key: 'k', scope: { type: 'account' as const }, content }]
    const { plan } = decideOn([table], [berths], { knowledge } as Parameters<typeof decideOn>[2])
    return JSON.stringify(plan.sheets[0]!.sources[0]!.columns.find(({ column }) => column === 'berth')!.transforms)
  }

  it('are both empty', () => {
    const read = steps('`NIL` or a single `0` as Berth means that the tour has none.')
    expect(read).toContain('"NIL"')
    expect(read).toContain('"0"')
    expect(read).not.toContain('value_map')
  })

  it('are not where they mean something', () => {
    expect(steps('`NIL` or a single `0` as Berth means that the tour has a berth on land.')).not.toContain(
      '"tokens":["0"',
    )
  })
})
