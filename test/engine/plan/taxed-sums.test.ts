import { describe, expect, it } from 'vitest'
import type { Template } from '../../../server/src/engine/model.ts'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const SUM = '^-?\\d+\\.\\d{2}$'

const repairs = (description: string | null): Template => ({
  ...templateOf('repairs', [
    { name: 'job_no', required: true, unique: true },
    { name: 'net', description: 'Without VAT', required: true, rule: SUM },
    { name: 'vat', required: true, rule: SUM },
    { name: 'total', description: 'Including VAT', required: true, rule: SUM },
  ]),
  description,
})

const jobs = tableOf('repairs', 'Job no|Total incl VAT\nR1|120.00\nR2|60.00\nR3|36.60\nR4|18.00')

const formulaOf = (decision: Decision, column: string): string | undefined => {
  const [step] = columnOf(decision, column).transforms
  return step?.kind === 'merge' ? step.calculation?.formula : undefined
}

describe('sums with a tax and without', () => {
  it('come of one another by the rate that the template speaks of', () => {
    const decision = decideOn([jobs], [repairs('Repairs of bicycles. VAT is 20 %.')])
    expect(decision.questions).toEqual([])
    expect(formulaOf(decision, 'net')).toBe('$1 / 1.2')
    expect(formulaOf(decision, 'vat')).toBe('$1 - $1 / 1.2')
    expect(inputsOf(decision, 'total')).toEqual(['Total incl VAT'])
    expect(formulaOf(decision, 'total')).toBeUndefined()
  })

  it('come of one another by the rate that an instruction speaks of', () => {
    const decision = decideOn([jobs], [repairs(null)], { instructions: 'All repairs are taxed: 20% VAT.' })
    expect(formulaOf(decision, 'net')).toBe('$1 / 1.2')
  })

  it('are left out where nobody says the rate, or several are said', () => {
    for (const said of [null, 'VAT is 20 %, for children’s bicycles VAT is 5 %.']) {
      const decision = decideOn([jobs], [repairs(said)])
      expect(inputsOf(decision, 'net')).toEqual([])
      expect(inputsOf(decision, 'vat')).toEqual([])
    }
  })

  it('are asked about where a price of the other side is the only one, and nobody says the rate', () => {
    const wares = templateOf('wares', [
      { name: 'ware_no', required: true, unique: true },
      { name: 'unit_price', description: 'Excluding VAT', required: true, rule: SUM },
    ])
    const decision = decideOn([tableOf('wares', 'Ware no|Price incl VAT\nW1|12.00\nW2|6.00\nW3|3.60')], [wares])
    expect(decision.questions.map(({ key }) => key)).toEqual(['column:wares.unit_price@file_wares/wares'])
  })

  it.each(['20|5|20|20', '20 %|5 %|20 %|20 %', '0.2|0.05|0.2|0.2'])(
    'come of one another by the rate that stands beside each: %s',
    (rates) => {
      const rows = rates.split('|').map((rate, at) => `R${at}|${12 * (at + 1)}.00|${rate}`)
      const decision = decideOn(
        [tableOf('repairs', `Job no|Total incl VAT|VAT rate\n${rows.join('\n')}`)],
        [repairs('VAT is 20 %.')],
      )
      expect(formulaOf(decision, 'net')).toBe('$1 / (1 + $2)')
      expect(formulaOf(decision, 'vat')).toBe('$1 - $1 / (1 + $2)')
      expect(inputsOf(decision, 'net')).toEqual(['Total incl VAT', 'VAT rate'])
    },
  )

  it.each(['0.2|20|0.05|0.2', '20 %|0.05|20|20 %'])(
    'are not calculated where nobody knows what a rate is: %s',
    (rates) => {
      const rows = rates.split('|').map((rate, at) => `R${at}|${12 * (at + 1)}.00|${rate}`)
      const mixed = tableOf('repairs', `Job no|Total incl VAT|VAT rate\n${rows.join('\n')}`)
      expect(formulaOf(decideOn([mixed], [repairs(null)]), 'net')).toBeUndefined()
    },
  )

  it('are not calculated where two rates stand beside each', () => {
    const mixed = tableOf(
      'repairs',
      'Job no|Total incl VAT|VAT %|Old VAT %\nR1|120.00|20|19\nR2|60.00|5|7\nR3|36.60|20|19',
    )
    expect(formulaOf(decideOn([mixed], [repairs('VAT is 20 %.')]), 'net')).toBeUndefined()
  })

  it('are multiplied without the tax where the product is wanted without it', () => {
    const parts = templateOf('parts', [
      { name: 'part_no', required: true, unique: true },
      { name: 'quantity', required: true, rule: '^\\d+$' },
      { name: 'unit_price', description: 'Excluding VAT of 20 %', required: true, rule: SUM },
      { name: 'line_total', description: 'Quantity times unit price, excluding VAT', required: true, rule: SUM },
    ])
    const table = tableOf('parts', 'Part no|Quantity|Price incl VAT\nP1|2|12.00\nP2|1|6.00\nP3|4|3.60')
    const decision = decideOn([table], [parts])
    expect(formulaOf(decision, 'unit_price')).toBe('$1 / 1.2')
    expect(formulaOf(decision, 'line_total')).toBe('$1 * ($2 / 1.2)')
  })

  it('are told apart by headers that only say “excl”, beside the tax itself', () => {
    const lines = templateOf('lines', [
      { name: 'quantity', required: true, rule: '^\\d+$' },
      { name: 'unit_price', description: 'Excluding VAT, two decimals', required: true, rule: SUM },
      { name: 'line_total', description: 'Quantity times unit price, excluding VAT', required: true, rule: SUM },
    ])
    const table = tableOf(
      'lines',
      'Qty|Unit excl|Line excl|VAT|Total\n2|5.00|10.00|2.00|12.00\n3|3.00|9.00|1.80|10.80\n1|4.00|4.00|0.80|4.80',
    )
    const decision = decideOn([table], [lines])
    expect(inputsOf(decision, 'unit_price')).toEqual(['Unit excl'])
    expect(['Line excl', 'Qty']).toContain(inputsOf(decision, 'line_total')[0])
    expect(inputsOf(decision, 'line_total')).not.toContain('VAT')
  })
})

describe('a weight without its container', () => {
  const loads = templateOf('loads', [
    { name: 'load_no', required: true, unique: true },
    { name: 'net_weight_kg', description: 'Net weight in kilograms: gross weight minus tare', rule: '^\\d+$' },
  ])
  const table = tableOf('loads', 'Load no|Gross|Tare\nA1|12400|4100\nA2|9800|3900\nA3|15250|4050')

  it('is gross less tare, as no tax is in it', () => {
    const decision = decideOn([table], [loads])
    expect(inputsOf(decision, 'net_weight_kg')).toEqual(['Gross', 'Tare'])
    expect(formulaOf(decision, 'net_weight_kg')).toBe('$1 - $2')
  })

  it('is not calculated where nobody says how', () => {
    const plain = templateOf('loads', [
      { name: 'load_no', required: true, unique: true },
      { name: 'net_weight_kg', rule: '^\\d+$' },
    ])
    expect(formulaOf(decideOn([table], [plain]), 'net_weight_kg')).toBeUndefined()
  })
})
