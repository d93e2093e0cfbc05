import { expect, it } from 'vitest'
import { tableSide } from '../../../server/src/engine/match/sides.ts'
import { tableOf } from '../plan/table-of.ts'

const meant = (header: string): readonly string[] => {
  const width = header.split('|').length
  const row = (no: number): string =>
    Array.from({ length: width }, (_, at) => `${at === 0 ? 'Mill' : 'x'} ${no}`).join('|')
  return tableSide(tableOf('accounts', `${header}\n${row(1)}\n${row(2)}\n${row(3)}`), 10).names[0]!.concepts
}

it('a contact name beside a first and a last name is what the row is called', () => {
  expect(meant('*ContactName|FirstName|LastName|Town')).toEqual(['name'])
})

it('beside the name of a firm it is a person there', () => {
  expect(meant('Contact name|Company|First name|Last name')).toContain('contact')
})

it('and without the parts of a name, too', () => {
  expect(meant('Contact name|Phone|Town')).toContain('contact')
})
