import { expect, it } from 'vitest'
import { conceptsOf } from '../../../server/src/engine/match/names/words.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

// Whom a bill is paid to is a supplier, whatever column of codes a list of them begins with.

const suppliers = templateOf('suppliers', [
  { name: 'supplier_name', required: true, unique: true },
  { name: 'phone' },
  { name: 'town' },
])
const bills = templateOf('bills', [
  { name: 'bill_no', required: true, unique: true },
  { name: 'supplier_name', link: 'suppliers.supplier_name' },
  { name: 'net', required: true, rule: '^\\d+\\.\\d{2}$' },
])
const list = tableOf(
  'payees',
  'Short|Payee|Tel.|Town\nrope|Tarn Ropeworks|0171 555010|Ulm\nsail|Loft & Sons|0171 555011|Bonn\ntar|Pitch Brothers|0171 555012|Kiel\npaint|Hull Colours|0171 555013|Jena',
)
const booked = tableOf(
  'bills',
  `Bill no|Payee|Net\n${Array.from({ length: 12 }, (_, at) => `${2100 + at}|${['rope', 'sail', 'tar', 'paint'][at % 4]}|${at + 5}.50`).join('\n')}`,
)

it('a list of payees is one of suppliers, and bills link to it by its short names', () => {
  const decision = decideOn([list, booked], [suppliers, bills])
  expect(columnOf(decision, 'supplier_name').inputs.map(({ column }) => column)).toEqual(['Payee'])
  const { transforms } = columnOf(decision, 'supplier_name', 1)
  expect(JSON.stringify(transforms)).toContain('Pitch Brothers')
})

it('“payée” is paid, and no payee', () => {
  expect(conceptsOf('Payée')).toEqual(conceptsOf('Payé'))
  expect(conceptsOf('Payee')).not.toEqual(conceptsOf('Payé'))
})
