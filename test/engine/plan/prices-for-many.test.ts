import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

// A price list in which a column says for how many each price is.

const seeds = templateOf('seed_prices', [
  { name: 'seed_no', required: true },
  { name: 'price_group', required: true, rule: '^(retail|grower)$', description: '1 = retail, 2 = grower' },
  { name: 'net_price', required: true, rule: '^\\d+\\.\\d{4}$', description: 'EUR for one seed' },
  { name: 'min_quantity', required: true, rule: '^[1-9]\\d*$', description: 'From how many on. 1 if nothing is said.' },
])
const list = (prices: readonly string[], units: readonly string[]) =>
  tableOf(
    'prices',
    `Seed no|PG|Price|PE\n${prices.map((price, at) => `S${at + 41}|${(at % 2) + 1}|${price}|${units[at % units.length]}`).join('\n')}`,
  )
const MIXED = ['12.6', '19.1', '12,30 €', '134', '17.25', '8,05 €']

describe('a price for many', () => {
  const decision = decideOn([list(MIXED, ['100', '1000'])], [seeds])

  it('is divided, and not the group of prices, which is one of a list', () => {
    expect(inputsOf(decision, 'net_price')).toEqual(['Price', 'PE'])
    expect(inputsOf(decision, 'price_group')).toEqual(['PG'])
  })

  it('is divided where its decimals stand behind the other mark, too', () => {
    const [step] = columnOf(decision, 'net_price').transforms
    expect(step?.kind === 'merge' ? step.calculation?.inputs[0]?.figures : null).toEqual([
      { raw: '12,30 €', value: '12.30' },
      { raw: '8,05 €', value: '8.05' },
    ])
  })

  it('is divided by thousands with a mark between, too', () => {
    const priced = decideOn([list(MIXED, ['100 Korn', '1.000 Korn'])], [seeds])
    const [step] = columnOf(priced, 'net_price').transforms
    expect(priced.questions.filter(({ prompt }) => prompt.includes('Korn'))).toEqual([])
    expect(step?.kind === 'merge' ? step.calculation?.inputs[1]?.figures : null).toEqual([
      { raw: '100 Korn', value: '100' },
      { raw: '1.000 Korn', value: '1000' },
    ])
  })

  it('needs no such telling where all have one mark', () => {
    const [step] = columnOf(
      decideOn([list(['12.6', '19.1', '134.5'], ['100', '1000'])], [seeds]),
      'net_price',
    ).transforms
    expect(step?.kind === 'merge' ? step.calculation?.inputs[0]?.figures : null).toBeUndefined()
  })
})

describe('what is there if nothing is said', () => {
  it('is what all rows have where no column says it, and for how many a price is doesn’t', () => {
    const decision = decideOn([list(['12.60', '19.10', '134.50', '17.25'], ['1'])], [seeds])
    const { inputs, transforms } = columnOf(decision, 'min_quantity')
    expect(inputs).toEqual([])
    expect(transforms.at(-1)).toEqual({ kind: 'default', value: '1' })
  })

  it('is no value of a column that may be empty', () => {
    const open = { ...seeds, columns: seeds.columns.map((one) => ({ ...one, required: one.name === 'seed_no' })) }
    const decision = decideOn([list(['12.60', '19.10', '134.50', '17.25'], ['1'])], [open])
    expect(columnOf(decision, 'min_quantity').transforms).toEqual([])
  })
})
