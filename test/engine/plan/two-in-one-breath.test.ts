import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('what a sentence says of amounts, and of noughts in the same breath', () => {
  const firings = templateOf('firings', [
    { name: 'firing_no', required: true, unique: true, rule: '^F\\d{4}$' },
    { name: 'kiln', required: true },
    { name: 'degrees_reached', rule: '^\\d+$' },
    { name: 'cost', required: true, rule: '^\\d+\\.\\d{2}$' },
  ])
  const old = tableOf('KILNMAST', 'Firing no|Kiln|Degrees|Cost\nF1001|A|1040|1250\nF1002|B|0|980\nF1003|A|980|20415')
  const own = tableOf('shop list', 'Firing no|Kiln|Degrees|Cost\nF2001|A|1220|12.50\nF2002|B||9.80\nF2003|A|0|204.15')
  const texts = (said: string) => {
    const decision = decideOn([old, own], [firings], {
      instructions: `Old firings come from the pottery system (KILNMAST.csv). ${said}`,
    })
    return [0, 1].map((source) =>
      ['degrees_reached', 'cost'].map((name) => columnOf(decision, name, 0, source).transforms),
    )
  }

  it.each([
    'The pottery system has amounts in cents, and 0 degrees on a firing means that no heat was measured.',
    'The pottery system exports amounts in cents, and 0 degrees means nobody measured it.',
  ])('is heard both: %s', (said) => {
    const [[degrees, cost], [, others]] = texts(said) as [unknown[], unknown[]]
    expect(cost).toMatchObject([{ kind: 'number', bare_unit: 'hundredths', unit: 'ones' }])
    expect(JSON.stringify(others)).not.toContain('hundredths')
    expect(degrees).toMatchObject([{ kind: 'null_token', tokens: ['0'] }])
  })

  it('leaves the noughts where they are figures', () => {
    const [[degrees]] = texts('The pottery system has amounts in cents, and 0 degrees means a cold kiln.') as [
      unknown[],
    ]
    expect(JSON.stringify(degrees)).not.toContain('null_token')
  })
})
