import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

// A cheese maker's list, in which a column beside the weight says whether it is in grams or kilograms.

const cheeses = templateOf('cheeses', [
  { name: 'cheese_no', required: true, unique: true },
  { name: 'weight_kg', rule: '^\\d+\\.\\d{3}$' },
])
const list = (header: string, units: readonly string[]) =>
  tableOf(
    'cheeses',
    `Cheese no|Weight|${header}\n${['250,000', '1,500', '7,125', '900,000'].map((weight, at) => `C${at + 41}|${weight}|${units[at % units.length] ?? ''}`).join('\n')}`,
  )

describe('figures with a column of units beside them', () => {
  it.each(['Weight unit', 'Unit', 'Gew.Einh.'])('are converted row by row: %s', (header) => {
    const decision = decideOn([list(header, ['G', 'KG', 'KG', 'G'])], [cheeses])
    expect(inputsOf(decision, 'weight_kg')).toEqual(['Weight', header])
    const [step] = columnOf(decision, 'weight_kg').transforms
    expect(step?.kind === 'merge' ? step.calculation?.formula : null).toBe('$1 / $2')
    expect(step?.kind === 'merge' ? step.calculation?.inputs[1]?.figures : null).toEqual([
      { raw: 'G', value: '1000' },
      { raw: 'KG', value: '1' },
    ])
  })

  it.each([
    ['all are in the one that is wanted', ['KG']],
    ['some unit is none of the kind', ['G', 'PCS']],
    ['some have none', ['G', '']],
  ])('stay as they are where %s', (_, units) => {
    expect(inputsOf(decideOn([list('Weight unit', units)], [cheeses]), 'weight_kg')).toEqual(['Weight'])
  })
})
