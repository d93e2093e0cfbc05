import { expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const owners = [
  'BERG Ada',
  'VAN DER LUND Bo',
  'HOLM Cy',
  "D'ARC Di",
  'MOE Ed',
  'HARBOUR DREDGING',
  'FALK Fay',
  'NES Gro',
  'RUUD Hal',
  'STAM Ida',
  'TVEIT Jon',
]
const boats = tableOf('owners', `No|Full name\n${owners.map((owner, at) => `${at + 100}|${owner}`).join('\n')}`)
const fleet = templateOf('owners', [
  { name: 'owner_no', required: true, unique: true },
  { name: 'last_name', required: true },
  { name: 'first_name' },
])

it('who is written in capitals alone, among names whose first one is not, has no first name', () => {
  const decision = decideOn([boats], [fleet])
  const written = (owner: string): (string | null)[] =>
    ['last_name', 'first_name'].map((column) => applyChain(columnOf(decision, column).transforms, [owner]).value)
  expect(written('VAN DER LUND Bo')).toEqual(['VAN DER LUND', 'Bo'])
  expect(written('HARBOUR DREDGING')).toEqual(['HARBOUR DREDGING', null])
  // Who is written otherwise keeps all of it: that is a matter for a person.
  expect(written('Berg Ada')[1]).toBe('Berg Ada')
})
