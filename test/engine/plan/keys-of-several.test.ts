import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const heats = templateOf('heats', [
  { name: 'meeting', required: true },
  { name: 'lane', required: true },
  { name: 'swimmer', required: true },
  { name: 'seconds' },
])
const results = tableOf('results', 'Meeting|Lane|Seconds\nM214|1|31.2\nM214|2|30.9\nM215|1|33.0\nM215|2|29.8')

const joinsOf = (text: string): unknown =>
  decideOn([tableOf('entries', text), results], [heats]).plan.sheets[0]?.sources[0]?.joins

describe('a key of two columns', () => {
  it('is compared without leading zeros where one of them has some', () => {
    const entries = 'Meeting|Lane|Swimmer\nM214|01|Ada\nM214|02|Bo\nM215|01|Cy\nM215|02|Di'
    expect(joinsOf(entries)).toMatchObject([{ loose: true, also: [{}] }])
  })

  it('is compared without the letters that one table writes before a number', () => {
    const entries = 'Meeting|Lane|Swimmer\n214|1|Ada\n214|2|Bo\n215|1|Cy\n215|2|Di'
    expect(joinsOf(entries)).toMatchObject([{ loose: true, dress: 'M' }])
  })

  it('keeps its letters where both tables have other ones', () => {
    expect(joinsOf('Meeting|Lane|Swimmer\nK214|1|Ada\nK214|2|Bo\nK215|1|Cy\nK215|2|Di')).toEqual([])
  })
})
