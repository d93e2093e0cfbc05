import { expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const money = '^\\d+\\.\\d{2}$'
const ropes = templateOf('ropes', [
  { name: 'rope_code', required: true, unique: true, rule: '^R\\d{3}$' },
  { name: 'name', required: true },
  { name: 'part_no' },
])
const prices = templateOf('rope_prices', [
  { name: 'rope_code', required: true, unique: true, link: 'ropes.rope_code' },
  { name: 'cost_price', required: true, rule: money, description: 'What we pay, after discount' },
  { name: 'cost_valid_from', rule: '^\\d{4}-\\d{2}-\\d{2}$' },
  { name: 'selling_price', required: true, rule: money },
])
const register = tableOf(
  'Loftbook ropes',
  `Rope code|Name|Part no|Cost price|Selling price|Bought\n${Array.from({ length: 16 }, (_, at) => {
    const part = at < 7 ? `AN-${5100 + at}` : at < 13 ? `${701 + at}-${8200 + at}` : ''
    return `R${at + 100}|Rope no ${at}|${part}|${at + 2}.10|${at + 4}.75|2024-0${(at % 9) + 1}-11`
  }).join('\n')}`,
)
const anson = tableOf(
  'Anson trade list',
  `Code|Rope|Price £\n${Array.from({ length: 7 }, (_, at) => `AN-${5100 + at}|Jute ${at + 4} mm|${at + 1}.55`).join('\n')}`,
)
const boyd = tableOf(
  'Boyd nett',
  `Stock no|Rope|Sheet £|Disc %|Nett £|Eff. date\n${Array.from({ length: 6 }, (_, at) => {
    return `${708 + at}${8207 + at}|Hemp, grade ${at}|${2 * at + 8}.00|50|${at + 4}.00|2025-03-01`
  }).join('\n')}`,
)
const instructions =
  'Cost comes from the new Anson (in force from 3 May) and Boyd lists for whatever is on them, otherwise from where the rope itself comes from.'

it('lists of suppliers say by their own numbers what the rows of the list of all cost', () => {
  const decision = decideOn([anson, boyd, register], [ropes, prices], { instructions })
  const sheet = decision.plan.sheets.findIndex(({ slug }) => slug === 'rope_prices')
  const [source, ...others] = decision.plan.sheets[sheet]!.sources
  expect([source?.table, others]).toEqual(['Loftbook ropes', []])
  expect(source?.joins.map(({ table, left, right }) => [table, left, right]).toSorted()).toEqual([
    ['Anson trade list', 2, 0],
    ['Boyd nett', 2, 0],
  ])
  expect(inputsOf(decision, 'cost_price', sheet).toSorted()).toEqual(['Cost price', 'Nett £', 'Price £'])
  expect(inputsOf(decision, 'cost_price', sheet).at(-1)).toBe('Cost price')
  expect(inputsOf(decision, 'cost_valid_from', sheet)[0]).toBe('Eff. date')
  expect(columnOf(decision, 'selling_price', sheet).inputs).toMatchObject([{ column: 'Selling price' }])
})
