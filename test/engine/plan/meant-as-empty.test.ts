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

describe('what is spoken of before as what stands for nothing', () => {
  const template = templateOf('hires', [
    { name: 'hire', required: true, unique: true },
    { name: 'out_on' },
    { name: 'back_on' },
  ])
  const steps = (instructions: string, token: string): string[] => {
    const rows = ['03/04/2021|09/04/2021', `11/04/2021|${token}`, `${token}|${token}`, '20/05/2021|22/05/2021']
    const table = tableOf('hires', `Hire|Out on|Back on\n${rows.map((row, at) => `H${at}|${row}`).join('\n')}`)
    const { plan } = decideOn([table], [template], { instructions })
    return plan.sheets[0]!.sources[0]!.columns.map(({ transforms }) => JSON.stringify(transforms))
  }

  it('is a day for none in each column that has it', () => {
    const [, out, back] = steps('RentPro puts 31/12/1899 where it has no date; treat it as empty.', '31/12/1899')
    expect([out, back].map((one) => one!.includes('"31/12/1899"'))).toEqual([true, true])
  })

  it('is no text of its own: “it” is none', () => {
    expect(
      steps('RentPro puts 31/12/1899 where it has no date; treat it as empty.', '31/12/1899').join(),
    ).not.toContain('"it"')
  })

  it('is nothing where a day of several columns is said to be something else', () => {
    expect(steps('RentPro puts 31/12/1899 for hires of staff; treat it as empty.', '31/12/1899').join()).not.toContain(
      '"tokens":["31/12/1899"',
    )
  })
})
