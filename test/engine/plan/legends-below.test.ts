import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

// What codes mean, as the lines below a printed list say it.

const list = tableOf(
  'moorings',
  'Berth|St|Payment terms\n101|A|C\n102|L|14\n103|A|30\n104|Z|E30\n105|A|07\n106|L|14\n107|A|30\n108|Z|C',
)
const withBelow = (...below: string[]) => ({ ...list, table: { ...list.table, below: below.map((line) => [line]) } })
const berths = templateOf('berths', [
  { name: 'berth', required: true, unique: true },
  { name: 'state', required: true, rule: '^(taken|locked|gone)$', description: 'A berth in arrears is locked.' },
  { name: 'payment_terms', required: true, rule: '^(cod|net_7|net_14|net_30|eom_30)$' },
])
const mapOf = (table: typeof list, column: string): Record<string, string> => {
  const { transforms } = columnOf(decideOn([table], [berths]), column)
  return Object.fromEntries(
    transforms.flatMap((step) => (step.kind === 'value_map' ? step.entries.map(({ raw, value }) => [raw, value]) : [])),
  )
}

describe('lines below a list say what its codes mean', () => {
  const table = withBelow(
    '8 berths listed',
    'State: A = taken  L = in arrears  Z = gone      Payment terms: C = cash on delivery  07/14/30 = days from invoice  E30 = 30 days from end of month',
  )

  it('two lists in one line, of which one is in words of a description', () => {
    expect(mapOf(table, 'state')).toEqual({ A: 'taken', L: 'locked', Z: 'gone' })
  })

  it('and several figures at once, of days', () => {
    expect(mapOf(table, 'payment_terms')).toEqual({
      '07': 'net_7',
      14: 'net_14',
      30: 'net_30',
      C: 'cod',
      E30: 'eom_30',
    })
    expect(decideOn([table], [berths]).questions).toEqual([])
  })

  it('but without them it is asked', () => {
    expect(decideOn([withBelow('8 berths listed')], [berths]).questions.length).toBeGreaterThan(1)
  })
})
