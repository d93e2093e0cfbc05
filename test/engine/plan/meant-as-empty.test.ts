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
