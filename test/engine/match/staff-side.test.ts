import { expect, test } from 'vitest'
import { nameFeatures } from '../../../server/src/engine/match/names/name-score.ts'
import { someoneElses } from '../../../server/src/engine/match/names/staff-side.ts'

const isElses = (header: string, column: string, described: string, of: string): boolean =>
  someoneElses([nameFeatures(header)], [nameFeatures(column, described)], new Set([of]))(0, 0)

test.each([
  ['Email', 'owner_email', 'E-mail of the account manager', 'account'],
  ['Telefon', 'betreuer_telefon', '', 'customer'],
  ['Mobile', 'sales_rep_phone', '', 'company'],
])('in a list of those who are looked after, “%s” is not %s', (header, column, described, of) => {
  expect(isElses(header, column, described, of)).toBe(true)
})

test.each([
  ['Account manager e-mail', 'owner_email', 'E-mail of the account manager', 'account'],
  ['Email', 'email', 'Where the account manager writes to', 'account'],
  ['Email', 'owner_email', 'E-mail of the owner', 'account'],
  ['Email', 'manager_email', '', 'project'],
])('“%s” may be %s (%s) of a list of %ss', (header, column, described, of) => {
  expect(isElses(header, column, described, of)).toBe(false)
})
