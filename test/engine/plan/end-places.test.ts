import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const hosts = templateOf('hosts', [
  { name: 'host_no', required: true, unique: true },
  { name: 'payment_days', required: true, rule: '^\\d+$', description: 'Net days' },
])
const table = tableOf('hosts', 'Host no|Payment terms\nH1|N030\nH2|N014\nH3|N000\nH4|N030\nH5|N007')
const chain = (content: string) =>
  columnOf(
    decideOn([table], [hosts], { knowledge: [{ key: 'terms', content, scope: { type: 'template', slug: 'hosts' } }] }),
    'payment_days',
  ).transforms

describe('the end of a code of which a text says what it is', () => {
  it.each([
    'The last two digits of the payment terms are the net days.',
    'The last two digits of the old payment terms are the net days, so N030 is 30 days and N000 is payable at once.',
    'Die letzten zwei Ziffern der Payment terms sind die payment days.',
    'Les deux derniers chiffres des payment terms sont les days.',
  ])('is taken, of figures without zeros: %s', (text) => {
    expect(chain(text)).toEqual([
      { kind: 'extract', pattern: '([\\p{L}\\p{N}]{2})\\s*$' },
      { kind: 'number', decimal: '.', grouping: '' },
    ])
  })

  it.each([
    'The last two digits of the host number are the net days.',
    'The last two digits of the payment terms are the year.',
  ])('is no other column’s: %s', (text) => {
    expect(chain(text).some(({ kind }) => kind === 'extract')).toBe(false)
  })
})
