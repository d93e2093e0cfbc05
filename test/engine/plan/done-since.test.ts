import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

// Repairs of bicycles: the book of the workshop, and what a portal sent.
const repairs = templateOf('repairs', [
  { name: 'frame_no', required: true },
  { name: 'repaired_on', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
  { name: 'guarantee_until', rule: '^\\d{4}-\\d{2}-\\d{2}$' },
])
const book = tableOf(
  'workshop_book',
  'Frame no|Done on|Guarantee ends\nF1|2021-05-04|2022-05-04\nF2|2022-03-01|2023-03-01\nF3|2024-01-09|2025-01-09',
)
const portal = tableOf(
  'fixit_orders',
  'Frame no|Repair date|Valid until|State\nF4|2022-02-27|2023-02-27|Repaired\nF5|2023-06-06||Refused\nF6|2023-07-06|2024-07-06|Repaired\nF7|2023-08-01|2024-08-01|Repaired',
)
const skipsOf = (instructions: string, tables = [book, portal]) =>
  decideOn(tables, [repairs], { instructions }).plan.sheets[0]!.sources.map(({ table, skips }) => ({
    table,
    skips: skips.map(({ when }) => when),
  }))

describe('everything that was done since a day', () => {
  it.each([
    'We want everything repaired from 1 March 2022 onwards, out of both the workshop book and Fixit.',
    'Wir wollen alles, was repariert wurde ab dem 2022-03-01, aus workshop_book und fixit_orders.',
  ])('is of each of the tables, by the day on which it was: %s', (instructions) => {
    const found = skipsOf(instructions)
    expect(found.find(({ table }) => table === 'workshop_book')!.skips).toMatchObject([
      { position: 1, is: 'one_of', values: ['2021-05-04'] },
    ])
    expect(found.find(({ table }) => table === 'fixit_orders')!.skips[0]).toMatchObject({
      position: 1,
      is: 'one_of',
      values: ['2022-02-27'],
    })
  })

  it('and of those that are so, where a column says how far each is', () => {
    const found = skipsOf('We want everything repaired from 1 March 2022 onwards, out of Fixit.')
    expect(found.find(({ table }) => table === 'fixit_orders')!.skips).toContainEqual({
      position: 3,
      is: 'none_of',
      values: ['repaired'],
    })
  })

  it('and nothing where a table has two days that it could be', () => {
    const both = tableOf(
      'workshop_book',
      'Frame no|Brought on|Done on\nF1|2021-05-01|2021-05-04\nF2|2022-02-01|2022-03-01',
    )
    expect(skipsOf('We want everything repaired from 1 March 2022 onwards, out of the workshop book.', [both])).toEqual(
      [{ table: 'workshop_book', skips: [] }],
    )
  })
})
