import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const bulbs = templateOf('bulbs', [
  { name: 'bulb_no', required: true, unique: true, rule: '[A-Z]{3}-\\d{4}' },
  { name: 'variety', required: true },
  { name: 'price', rule: '\\d+\\.\\d{2}' },
])
const all = Array.from({ length: 20 }, (_, at) => at)
const stock = tableOf(
  'bulbs',
  `Bulb no|Variety\n${all.map((at) => `TUL-${4210 + 7 * at}|Tulip ${'ABCDEFGHIJKLMNOPQRST'[at]}`).join('\n')}`,
)
const prices = (name: string, some: number[], more: number) =>
  tableOf(name, `Bulb no|Price\n${some.map((at) => `TUL-${4210 + 7 * at}|${at + more}.50`).join('\n')}`)
const decided = (older: string, newer: string, changed = all.slice(8)) =>
  decideOn([stock, prices(older, all, 3), prices(newer, changed, 5)], [bulbs])
const tables = (decision: ReturnType<typeof decideOn>): string[] =>
  decision.plan.sheets[0]!.sources[0]!.columns.find(({ column }) => column === 'price')!.inputs.map(
    ({ table }) => table,
  )

describe('a price list in editions', () => {
  it.each([
    ['from 01.01.2024', 'from 01.07.2024'],
    ['2024-01-15', '2024-07-15'],
    ['prices January 2024', 'prices July 2024'],
    ['Preise Okt 2023', 'Preise Mai 2024'],
    ['prices_2023', 'prices_2024'],
  ])('counts by the newer one, and by the older one where that has nothing: “%s”, “%s”', (older, newer) => {
    const decision = decided(older, newer)
    expect(inputsOf(decision, 'price')).toEqual(['Price', 'Price'])
    expect(tables(decision)).toEqual([newer, older])
    expect(decision.notes.join(' ')).toContain(`${newer}.csv counts before ${older}.csv`)
  })

  it.each([
    ['shop', 'market'],
    ['01-02-2024', '02-01-2024'],
    ['03/04/2024', '04/03/2024'],
  ])('is none where no day, or no clear one, tells which is newer: “%s”, “%s”', (one, other) => {
    const decision = decided(one, other)
    expect(tables(decision)[0]).toBe(one)
    expect(decision.notes.join(' ')).not.toContain('counts before')
  })

  it('is none of lists for other rows', () => {
    const halves = decideOn(
      [stock, prices('2024-01', all.slice(0, 10), 3), prices('2024-02', all.slice(10), 5)],
      [bulbs],
    )
    expect(halves.notes.join(' ')).not.toContain('counts before')
  })
})
