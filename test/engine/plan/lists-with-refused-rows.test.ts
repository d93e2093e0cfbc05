import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('a list that has rows whose keys the rule refuses', () => {
  const tenants = templateOf('tenants', [
    { name: 'tenant_no', required: true, unique: true, rule: '^3\\d{3}$' },
    { name: 'name', required: true },
    { name: 'kind', required: true, rule: '^(private|business)$' },
    { name: 'phone' },
    { name: 'iban' },
  ])
  const own = Array.from(
    { length: 20 },
    (_, at) =>
      `3${101 + at}|Tenant ${'abcdefghijklmnopqrst'[at]} Ek|${['priv', 'private', 'business', 'busi'][at % 4]}|0${4121 + at} 7${at}88`,
  )
  const booked = [
    ...Array.from(
      { length: 20 },
      (_, at) => `3${101 + at}|Tenant ${'abcdefghijklmnopqrst'[at]} Ek|${(at % 2) + 1}|SE${4500 + at}`,
    ),
    ...Array.from({ length: 4 }, (_, at) => `7${101 + at}|Works ${at}|2|SE${4600 + at}`),
  ]
  const decision = decideOn(
    [
      tableOf('ledger', ['Tenant no|Name|Kind|IBAN', ...booked].join('\n')),
      tableOf('tenants', ['Tenant no|Name|Tenant group|Phone', ...own].join('\n')),
    ],
    [tenants],
  )

  it('completes the one that has none of those, and knows the kinds', () => {
    expect(decision.plan.sheets[0]!.sources.map(({ table }) => table)).toEqual(['tenants'])
    expect(inputsOf(decision, 'iban')).toEqual(['IBAN'])
  })

  it('and codes cut short beside the words that they begin are these', () => {
    expect(inputsOf(decision, 'kind')).toEqual(['Tenant group'])
    expect(columnOf(decision, 'kind').transforms).toContainEqual(
      expect.objectContaining({
        kind: 'value_map',
        entries: [
          expect.objectContaining({ raw: 'busi', value: 'business' }),
          expect.objectContaining({ raw: 'priv', value: 'private' }),
        ],
      }),
    )
  })
})
