import { expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const depots = templateOf('depots', [
  { name: 'depot_code', required: true, unique: true, rule: '\\d{6}' },
  { name: 'name', required: true },
])
const vans = templateOf('vans', [
  { name: 'van_no', required: true, unique: true, rule: '\\d{5}' },
  { name: 'model', required: true },
  { name: 'depot_code', link: 'depots.depot_code' },
  { name: 'lease_no', rule: 'L\\d{4}' },
])
const codes = [401_210, 401_377, 402_015, 402_144, 403_900]
const list = tableOf('depots', `Depot code|Name\n${codes.map((code, at) => `${code}|Depot ${'ABCDE'[at]}`).join('\n')}`)
const numbers = [...Array(40).keys()].map((at) => 10_131 + 17 * at)
const fleet = tableOf('fleet', `Van no|Model|Colour\n${numbers.map((no, at) => `${no}|Model ${at}|grey`).join('\n')}`)
const leases = tableOf(
  'leases',
  `Van no|Depot code|Lease no\n${numbers
    .slice(2)
    .map((no, at) => `${no}|${codes[at % 5]}|L${2000 + at}`)
    .join('\n')}`,
)

it('A link that a completing list has beside the key of each row is taken from there, so that rows which are not in it have none', () => {
  const decision = decideOn([list, fleet, leases], [depots, vans])
  expect(inputsOf(decision, 'depot_code', 1)).toEqual(['Depot code'])
  expect(columnOf(decision, 'depot_code', 1).inputs).toMatchObject([{ table: 'leases' }])
  expect(columnOf(decision, 'depot_code', 1).transforms).toEqual([])
})
