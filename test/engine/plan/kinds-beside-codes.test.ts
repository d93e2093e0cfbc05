import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('kinds beside the number that a row is for', () => {
  const takings = templateOf('takings', [
    { name: 'taking_no', required: true, unique: true, rule: 'Q-\\d{3}' },
    { name: 'type', required: true, rule: 'Rent|Fine|Return' },
    { name: 'amount', required: true, rule: '\\d+\\.\\d{2}' },
  ])
  const made = (texts: readonly string[], types: readonly string[]): Decision => {
    const rows = Array.from(
      { length: 24 },
      (_, at) =>
        `Q-${101 + at}|${types[at % types.length]}|${texts[at % texts.length]!.replace('#', `B${2041 + 7 * at}`)}|${at + 3}.50`,
    )
    return decideOn([tableOf('till', ['Taking no|Type|Note|Amount', ...rows].join('\n'))], [takings])
  }
  const texts = ['# rent', '# rent', '# fine', 'Return #', '# rent', '#: fine']
  const types = ['sale', 'sale', 'sale', 'return', 'sale', 'sale']

  it('are taken where the column that is called so has hardly any of them', () => {
    const decision = made(texts, types)
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'type')).toEqual(['Note'])
    const { transforms } = columnOf(decision, 'type')
    const written = ['B2041 rent', 'Return B2050', 'B2090: fine'].map((text) => applyChain(transforms, [text]).value)
    expect(written).toEqual(['Rent', 'Return', 'Fine'])
    expect(decision.notes.join()).toContain('“type” of Takings is what stands beside the number in “Note”')
  })

  it('are not where that column has most of them, or texts say no kind', () => {
    expect(inputsOf(made(texts, ['rent', 'fine', 'rent', 'return']), 'type')).toEqual(['Type'])
    expect(inputsOf(made(['# Ada', '# Bo', '# Cy', 'Di #'], types), 'type')).toEqual(['Type'])
  })
})
