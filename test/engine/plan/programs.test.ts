import { expect, it } from 'vitest'
import { tablesIn } from '../../../server/src/engine/knowledge/grounded/tables.ts'
import { withPrograms } from '../../../server/src/engine/knowledge/programs.ts'
import type { TableProfile } from '../../../server/src/engine/profile/model.ts'
import { tableOf } from './table-of.ts'

const headed = (name: string, header: string): TableProfile => {
  const cells = header.split('|').map((_, at) => String(at))
  return tableOf(name, `${header}\n${cells.join('|')}`)
}

const meant = (text: string, ...profiles: TableProfile[]): string[] => {
  const named = withPrograms(profiles, [{ text, by: 'instruction', slug: null, origin: 'an instruction' }])
  return tablesIn(text, named).map(({ table }) => table.name)
}

const roster = headed('Club roster', 'Member|Name|Phone|Joined')
const contacts = headed('Contacts', '*ContactName|AccountNumber|EmailAddress|POAddressLine1|POPostalCode')
const invoices = headed('lines 2023', 'ContactName|InvoiceNumber|Quantity|UnitAmount|TaxType|Total')

it('a program is all files with the columns that its exports have, where none is called so', () => {
  expect(meant('Names are right in Xero.', roster, contacts, invoices)).toEqual(['Contacts', 'lines 2023'])
})

it('its name is that of the files that have it, where some do', () => {
  const called = headed('Xero people', 'Name|Phone')
  expect(meant('Names are right in Xero.', roster, contacts, called)).toEqual(['Xero people'])
})

it('a single column that others have, too, shows no program', () => {
  expect(meant('Names are right in Xero.', roster, headed('people', 'ContactName|Phone'))).toEqual([])
})

it('tables of a database are called as it calls them by itself', () => {
  const [boats, people] = [headed('tblBoats', 'BoatID|Length'), headed('boats of the quay', 'Boat|Length')]
  expect(meant('Boats come from the old Access database.', boats, people, roster)).toEqual(['tblBoats'])
})

it('an ordinary word is no program', () => {
  const boats = headed('tblBoats', 'BoatID|Length')
  expect(meant('Members without access stay behind.', boats, roster)).toEqual([])
})

it('a list that leads from one program to another is of neither', () => {
  const list = headed('Sage to QB', 'Old|New')
  const journal = headed('JRNL', 'Date|Date Clear in Bank Rec|Number of Distributions|G/L Account|Amount')
  expect(meant('Postings come from Sage.', list, journal)).toEqual(['JRNL'])
})

it('headers without letters and letters within a word show none', () => {
  const marks = headed('marks', '%|€|Boat|Length')
  expect(meant('Boats come from the old Access database.', marks, roster)).toEqual([])
  expect(meant('Names are right in QuickBooks.', headed('FAQB', 'Name|Phone'), roster)).toEqual([])
  expect(meant('Names are right in QuickBooks.', headed('QBO_people', 'Name|Phone'), roster)).toEqual(['QBO_people'])
})
