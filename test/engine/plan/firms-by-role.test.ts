import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf, type ColumnInput } from './table-of.ts'

const rows = [
  'S1|Orchard Hill Farm|Moss, Ada|3',
  'S2|Two Rivers & Sons|Tom Reed|4',
  'S3|Valley Fruit Ltd|Mia Lake|5',
  'S4|Old Mill Nursery|Hart, Leo|6',
  'S5|Green Acres||7',
]
const suppliersWith = (...columns: ColumnInput[]) =>
  templateOf('suppliers', [
    { name: 'supplier_no', description: 'Account number as on the old card.', required: true, unique: true },
    { name: 'company_name', description: 'Name of the business, as on the old card.', required: true },
    ...columns,
  ])
const decided = (
  headers: string,
  template = suppliersWith({ name: 'contact_first_name' }, { name: 'contact_last_name' }),
) => decideOn([tableOf('suppliers', [headers, ...rows].join('\n'))], [template])

describe('who sells or buys, under what the rows are called', () => {
  it('is the company where persons are its contacts, and the account its number', () => {
    const decision = decided('Acct #|Supplier|Contact|Shelf')
    const columns = ['supplier_no', 'company_name', 'contact_first_name', 'contact_last_name']
    expect(columns.map((column) => inputsOf(decision, column))).toEqual([
      ['Acct #'],
      ['Supplier'],
      ['Contact'],
      ['Contact'],
    ])
    expect(decision.questions).toEqual([])
  })

  it('is not taken for the company beside a column of companies', () => {
    expect(inputsOf(decided('Acct #|Company|Supplier|Shelf'), 'company_name')).toEqual(['Company'])
  })

  it('may be a person where the template has names of its own', () => {
    const template = suppliersWith({ name: 'first_name' }, { name: 'last_name' })
    const decision = decided('Acct #|Supplier|Contact|Shelf', template)
    const isAsked = decision.questions.some(({ target }) => target.column === 'company_name')
    expect(isAsked || inputsOf(decision, 'company_name').length === 0).toBe(true)
  })
})
