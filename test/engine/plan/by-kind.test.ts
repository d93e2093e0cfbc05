import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const partners = (description: string): ReturnType<typeof templateOf> =>
  templateOf('partners', [
    { name: 'code', required: true, unique: true },
    { name: 'type', required: true, rule: 'customer|supplier' },
    { name: 'ledger', description, required: true, rule: '\\d{6}' },
  ])
const table = tableOf('tiers', 'Code|Type\nA1|Customer\nA2|Supplier\nA3|Customer')

it.each([
  'Control account: 411000 for a customer, 401000 for a supplier',
  'Sammelkonto (411000 für Kunden, 401000 für Lieferanten)',
  'Compte collectif : 411000 pour un client, 401000 pour un fournisseur',
])('what a column is for each kind is told by that, as its description says: %s', (description) => {
  const decision = decideOn([table], [partners(description)])
  const { inputs, transforms } = columnOf(decision, 'ledger')
  expect(inputs.map(({ column }) => column)).toEqual(['Type'])
  expect(transforms.at(-1)).toMatchObject({
    kind: 'value_map',
    entries: [
      { raw: 'customer', value: '411000' },
      { raw: 'supplier', value: '401000' },
    ],
  })
  expect(decision.questions).toEqual([])
})

it.each(['411000 for a customer', 'Six digits, for example 411000 for a customer or 401000 for a bank'])(
  'nothing is told where a kind is left open: %s',
  (description) => {
    expect(columnOf(decideOn([table], [partners(description)]), 'ledger').inputs).toEqual([])
  },
)

it('the column that holds it is taken', () => {
  const own = tableOf('tiers', 'Code|Type|Ledger\nA1|Customer|411100\nA2|Supplier|401000\nA3|Customer|411000')
  const decision = decideOn([own], [partners('411000 for a customer, 401000 for a supplier')])
  expect(columnOf(decision, 'ledger').inputs.map(({ column }) => column)).toEqual(['Ledger'])
})
