import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

// The register of one port and the book that its fees are in have the same ships; the list of another port has all columns, of its own ships.

const ships = templateOf('ships', [
  { name: 'ship_number', required: true, unique: true, rule: '[12]\\d{4}' },
  { name: 'name', required: true },
  { name: 'registered_on', rule: '\\d{4}-\\d{2}-\\d{2}' },
  { name: 'fee', required: true, rule: '\\d+\\.\\d{2}' },
])
const berths = templateOf('berths', [
  { name: 'ship_number', required: true, link: 'ships.ship_number' },
  { name: 'berth', required: true },
])
const letters = [...'abcdefghijklmnop']
const register = tableOf(
  'register',
  `Ship number|Call sign|Name|Registered on\n${letters.map((one, at) => `0000010${100 + at}|${one.toUpperCase()}XQ${one.toUpperCase()}|Sea ${one}|2019-03-${10 + at}`).join('\n')}`,
)
const fees = tableOf(
  'book',
  `Ship number|Name|Fee\n${letters.map((one, at) => `10${100 + at}|Sea ${one}|${at + 40}.50`).join('\n')}`,
)
const port = tableOf(
  'second port',
  `Ship number|Name|Registered on|Fee\n${letters.map((one, at) => `20${100 + at}|Bay ${one}|2018-05-${10 + at}|${at + 60}.00`).join('\n')}`,
)
const taken = tableOf(
  'taken',
  `Call sign|Berth\n${letters.map((one, at) => `${one.toUpperCase()}XQ${one.toUpperCase()}|B${at}`).join('\n')}`,
)

describe('a list of the same rows as another one', () => {
  it('brings what only a list of other rows has as well', () => {
    const decision = decideOn([register, fees, port, taken], [ships, berths])
    const { sources } = decision.plan.sheets[0]!
    const first = sources.findIndex(({ table }) => table !== 'second port')
    expect(sources).toHaveLength(2)
    expect(inputsOf(decision, 'registered_on', 0, first)).toEqual(['Registered on'])
    expect(decision.notes.join('\n')).not.toContain('left aside')
  })
})
