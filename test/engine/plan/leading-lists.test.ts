import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

// A boat yard with the lists of its old program, of its web shop and of one of its suppliers.

const parts = templateOf('parts', [
  { name: 'part_no', required: true, unique: true, rule: '^\\d{5}$' },
  { name: 'part_name' },
  { name: 'colour' },
])
const costs = templateOf('costs', [
  { name: 'part_no', required: true, unique: true, link: 'parts.part_no' },
  { name: 'cost', required: true, rule: '^\\d+\\.\\d{2}$' },
  { name: 'valid_from', rule: '^\\d{4}-\\d{2}-\\d{2}$' },
])
const rows = (numbers: readonly number[], cells: (at: number) => string): string =>
  numbers.map((number, at) => `${number}|${cells(at)}`).join('\n')
const own = tableOf(
  'DOS_parts',
  `Part no|Part name|Colour\n${rows([10001, 10002, 10003, 10004], (at) => `Cleat ${at}|red`)}`,
)
const shop = tableOf(
  'shop_items',
  `Part no|Part name|Colour\n${rows([10001, 10002, 10003, 70001, 70002], (at) => `Cleat no ${at}|blue`)}`,
)
const history = tableOf(
  'DOS_costs',
  'Part no|Cost|Valid from|Valid to\n' +
    '10001|4.10|2023-01-01|2024-02-29\n10001|4.40|2024-03-01|2099-12-31\n10002|7.20|2023-01-01|2099-12-31\n' +
    '10003|9.00|2023-01-01|2024-05-31\n10003|9.90|2024-06-01|2099-12-31\n10004|1.20|2023-01-01|2099-12-31',
)
const list = tableOf('Brandt spring list', `Part no|Cost\n${rows([10002, 10003], () => '8.80')}`)

const planOf = (instructions: string, tables = [own, shop, history, list]) =>
  decideOn(tables, [parts, costs], { instructions })
const skipsOf = (instructions: string, table: string): unknown[] =>
  planOf(instructions)
    .plan.sheets.flatMap(({ slug, sources }) => sources.map((source) => ({ slug, ...source })))
    .filter((source) => source.table === table)
    .flatMap(({ slug, skips }) => skips.map(({ when }) => ({ slug, when })))

describe('whose rows count', () => {
  it.each([
    'DOS leads for parts and costs.',
    'DOS is leading for parts and costs.',
    'DOS ist führend bei parts und costs.',
  ])('is said for several things at once: %s', (text) => {
    const [sheet] = planOf(text, [own, shop]).plan.sheets
    expect(sheet!.same_key).toEqual([{ column: 'part_no', keep: { file_id: 'file_DOS_parts', table: 'DOS_parts' } }])
  })

  it('is said of whatever a list has', () => {
    const text = 'Brandt has raised the costs, and whatever is on their spring list goes by that list.'
    const sheet = planOf(text).plan.sheets.find(({ slug }) => slug === 'costs')
    expect(sheet!.same_key).toEqual([
      { column: 'part_no', keep: { file_id: 'file_Brandt spring list', table: 'Brandt spring list' } },
    ])
  })
})

describe('of several rows of each thing', () => {
  it.each([
    'Take the line that runs to 2099-12-31.',
    'We only need the row valid to 2099-12-31.',
    'Bitte nehmen Sie die Zeile, die bis 2099-12-31 gilt.',
  ])('that with the day counts of which a sentence speaks: %s', (text) => {
    expect(skipsOf(text, 'DOS_costs').map((one) => (one as { when: unknown }).when)).toEqual([
      { position: 3, is: 'none_of', values: ['2099-12-31'] },
    ])
  })

  it.each(['Take the line that runs to 2024-02-29.', 'The line that ran to 2099-12-31 was added last.'])(
    'none is left out where most have no such row, or nothing is taken: %s',
    (text) => {
      expect(skipsOf(text, 'DOS_costs')).toEqual([])
    },
  )
})

describe('of one list only the numbers from one to another', () => {
  it.each([
    'From the shop we additionally need the parts numbered 70000 to 79999.',
    'Aus dem shop brauchen wir nur die parts 70000 bis 79999.',
    'We also need the parts 70000-79999 from the shop, which DOS never had.',
  ])('are taken for what is named: %s', (text) => {
    expect(skipsOf(text, 'shop_items')).toEqual([
      { slug: 'parts', when: { position: 0, is: 'none_of', values: ['70001', '70002'] } },
    ])
  })

  it('nothing is left out where they are only told of', () => {
    expect(skipsOf('The numbers 70000 to 79999 are those of the shop.', 'shop_items')).toEqual([])
  })
})
