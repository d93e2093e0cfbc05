import { expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const tools = templateOf('tools', [
  { name: 'tool_no', required: true, unique: true, rule: '[A-Z]{2}\\d{4}' },
  { name: 'title', required: true },
  { name: 'weight_kg', rule: '\\d+\\.\\d{2}' },
])
const numbers = Array.from({ length: 24 }, (_, at) => `${['TK', 'SR'][at % 2]}${2030 + 3 * at}`)
const rowsWith = (more: string[]) =>
  tableOf(
    'tools',
    [
      'Tool no|Title|Shelf',
      ...numbers.map((no, at) => `${at === 4 ? no.toLowerCase() : no}|Saw ${'ABCDEFG'[at % 7]}|S${at}`),
      ...more,
    ].join('\n'),
  )
const weights = tableOf(
  'weights',
  [
    'Tool no|Title|Weight',
    'GIFT-CARD|Gift card|0.00',
    ...numbers.slice(0, 16).map((no, at) => `${no}|Saw ${'ABCDEFG'[at % 7]}|${at}.50`),
  ].join('\n'),
)
const joinsOf = (more: string[]) =>
  decideOn([rowsWith(more), weights], [tools]).plan.sheets[0]!.sources[0]!.joins.map(({ table, loose }) => ({
    table,
    loose,
  }))

it('a key in small letters is the same in the list that completes it, though the table has it in capitals, too', () => {
  expect(joinsOf([])).toEqual([{ table: 'weights', loose: true }])
  expect(joinsOf([`${numbers[9]!.toLowerCase()}|Saw C|S20`])).toEqual([{ table: 'weights', loose: true }])
})
