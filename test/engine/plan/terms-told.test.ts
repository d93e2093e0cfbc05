import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('codes of terms of which a text tells the days', () => {
  const growers = templateOf('growers', [
    { name: 'grower_no', required: true, unique: true, rule: '^G\\d{2}$' },
    { name: 'payment_terms_days', description: 'Days until payment is due', rule: '^\\d{1,2}$' },
  ])
  const rows = Array.from({ length: 12 }, (_, at) => `G${at + 11}|${(at % 3) + 1}`)
  const days = (content: string, code: string, lines = rows) => {
    const decision = decideOn([tableOf('growers', ['Grower no|Payment terms', ...lines].join('\n'))], [growers], {
      knowledge: [{ key: 'terms', scope: { type: 'template', slug: 'growers' }, content }],
    })
    return applyChain(columnOf(decision, 'payment_terms_days').transforms, [code]).value
  }

  it('are those days, though the rule takes the codes as well', () => {
    const plain = 'Payment terms: 1 = due at once (0 days), 2 = 14 days, 3 = 21 days net.'
    expect(['1', '2', '3'].map((code) => days(plain, code))).toEqual(['0', '14', '21'])
  })

  it('stay where a text tells of some of them alone', () => {
    expect(days('Payment terms: 1 = due at once (0 days), 2 = 14 days.', '2')).toBe('2')
  })

  it('are told under a header with the name of a program before it', () => {
    const german = 'Fibu-Zahlungsbedingung 1 ist sofort fällig (0 Tage), 2 sind 14 Tage, 3 sind 21 Tage netto.'
    const table = tableOf('growers', ['Grower no|Zahlungsbedingung', ...rows].join('\n'))
    const decision = decideOn([table], [growers], {
      knowledge: [{ key: 'terms', scope: { type: 'template', slug: 'growers' }, content: german }],
    })
    const { transforms } = columnOf(decision, 'payment_terms_days')
    expect(['1', '2', '3'].map((code) => applyChain(transforms, [code]).value)).toEqual(['0', '14', '21'])
  })
})
