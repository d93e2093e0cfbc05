import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

it('what a description says one value is, beside the beginning of others, is that value', () => {
  const table = tableOf('berths', 'Berth|Payment terms\n1|7 days\n2|Cash\n3|30 days\n4|Cash\n5|30 days\n6|7 days')
  const berths = templateOf('berths', [
    { name: 'berth', required: true, unique: true },
    {
      name: 'payment_terms',
      required: true,
      rule: '^(cod|net_7|net_30|eom_30)$',
      description: 'net_ is days from the invoice, eom_ is days from the end of the month, cod is cash.',
    },
  ])
  const decision = decideOn([table], [berths])
  const entries = columnOf(decision, 'payment_terms').transforms.flatMap((step) =>
    step.kind === 'value_map' ? step.entries.map(({ raw, value }) => `${raw} ${value}`) : [],
  )
  expect(entries).toEqual(expect.arrayContaining(['7 days net_7', 'Cash cod', '30 days net_30']))
  expect(decision.questions).toEqual([])
})
