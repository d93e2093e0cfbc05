import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const goods = templateOf('goods', [
  { name: 'item_no', required: true, unique: true },
  { name: 'name', required: true },
  { name: 'colour', required: true },
  { name: 'maker', required: true },
  { name: 'wholesale_price', required: true, rule: '\\d+\\.\\d{2}' },
  { name: 'retail_price', required: true, rule: '\\d+\\.\\d{2}' },
  { name: 'valid_from', rule: '\\d{4}-\\d{2}-\\d{2}' },
])
const numbers = [...Array(12).keys()]
const stock = tableOf(
  'stock',
  `Item no|Name|Colour|Maker|Price\n${numbers.map((at) => `B${at + 20}|Gull ${'ABCDEFGHIJKL'[at]}|Colour ${at}|Maker ${at}|${at + 40}.50`).join('\n')}`,
)
const pricesOf = (more: number, rows = numbers) =>
  tableOf(
    'list 2027',
    `Item no|Prices Zolk|Prices Dettmar|Valid from\n${rows.map((at) => `B${at + 20}|${at + 40 + more}.50|${at + 70}.25|2027-01-01`).join('\n')}`,
  )

describe('two joined tables with a column each for the same figures', () => {
  it('are asked about where the figures differ, and the answer counts before what was guessed', () => {
    const tables = [stock, pricesOf(7)]
    const { questions } = decideOn(tables, [goods])
    const asked = questions.find(({ target }) => target.column === 'wholesale_price')
    expect(asked).toMatchObject({ kind: 'column_match', target: { column: 'wholesale_price' }, default: '(none)' })
    expect(asked!.options.map(({ value }) => value)).toEqual(['Prices Zolk', 'Prices Dettmar', '(none)'])
    const inputs = (value: string): string[] =>
      inputsOf(decideOn(tables, [goods], { answers: [{ key: asked!.key, value }] }), 'wholesale_price')
    expect(inputs('Prices Zolk')).toEqual(['Prices Zolk'])
    expect(inputs('(none)')).toEqual(['Price'])
  })

  it('stand in for one another where an answer names that of a list which lacks some of the rows', () => {
    const tables = [stock, pricesOf(7, numbers.slice(2))]
    const { questions } = decideOn(tables, [goods])
    const asked = questions.find(({ target }) => target.column === 'wholesale_price')!
    const decision = decideOn(tables, [goods], { answers: [{ key: asked.key, value: 'Prices Zolk' }] })
    expect(inputsOf(decision, 'wholesale_price')).toEqual(['Prices Zolk', 'Price'])
  })

  it('do not where no row must have it, and their figures differ: what was not named is something else', () => {
    const { columns } = goods
    const optional = { ...goods, columns: columns.map((one) => ({ ...one, required: one.required && one.unique })) }
    const tables = [stock, pricesOf(7, numbers.slice(2))]
    const { questions } = decideOn(tables, [optional])
    const asked = questions.find(({ target }) => target.column === 'wholesale_price')!
    const decision = decideOn(tables, [optional], { answers: [{ key: asked.key, value: 'Prices Zolk' }] })
    expect(inputsOf(decision, 'wholesale_price')).toEqual(['Prices Zolk'])
  })

  it('are not asked about where both have the same figures', () => {
    const { questions } = decideOn([stock, pricesOf(0)], [goods])
    expect(questions.filter(({ target }) => target.column === 'wholesale_price')).toEqual([])
  })
})

describe('a day that a list of kinds has beside the one of each row', () => {
  const supplies = templateOf('supplies', [
    { name: 'supply_no', required: true, unique: true },
    { name: 'tariff', required: true, description: 'Name des Tarifs ausgeschrieben' },
    { name: 'start_date', required: true, description: 'Lieferbeginn', rule: '\\d{4}-\\d{2}-\\d{2}' },
    { name: 'amount', required: true, rule: '\\d+\\.\\d{2}' },
  ])
  const codes = ['K17', 'L23', 'M31', 'N47', 'P59']
  const rows = [...Array(20).keys()].map(
    (at) => `D${at + 20}|${codes[at % 5]}|2021-0${(at % 8) + 1}-${at + 10}|${at + 30}.50`,
  )
  const main = tableOf('supplies', `Supply no|Tarifkz.|Beginn|Amount\n${rows.join('\n')}`)
  const listed = (since: (at: number) => string): string[] =>
    codes.map((code, at) => `${code}|Plan ${'ABCDE'[at]} Plus|${since(at)}`)
  const askedFor = (since: (at: number) => string): (string | null | undefined)[] => {
    const list = tableOf('Schlüssel', `Tarifkz.|Bezeichnung|gültig ab\n${listed(since).join('\n')}`)
    return decideOn([main, list], [supplies]).questions.map(({ target }) => target.column)
  }

  it('is of the list where it is the same for all kinds, and nobody is asked', () => {
    expect(askedFor(() => '2023-01-01')).not.toContain('start_date')
  })

  it('is asked about where each kind has one of its own', () => {
    expect(askedFor((at) => `2023-0${at + 1}-01`)).toContain('start_date')
  })
})
