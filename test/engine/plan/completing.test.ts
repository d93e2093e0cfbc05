import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('tables of which only the key was found', () => {
  const products = templateOf('products', [
    { name: 'sku', required: true, unique: true, rule: '\\d{5}' },
    { name: 'name', required: true },
    { name: 'price', required: true, rule: '\\d+\\.\\d{2}' },
  ])
  const catalogue = tableOf(
    'catalogue',
    'SKU|Product Name|Shelf\n00417|Lamp|A1\n00424|Tray|B1\n00431|Desk|A1\n00438|Sofa|C2',
  )
  const tariff = tableOf('tariff', 'SKU|ND|NE\n00438|1.50|2.50\n00417|2.10|3.10\n00431|7.40|8.40')
  const place = { key: 'table:file_tariff/tariff', value: 'products' }
  const none = { key: 'column:products.price@file_catalogue/catalogue', value: '(none)' }
  const wanted = 'column:products.price@file_tariff/tariff'
  const keysOf = ({ questions }: Decision): string[] => questions.map(({ key }) => key)

  it('complete the one with the same keys, and are asked for what nothing fills there', () => {
    const before = decideOn([catalogue, tariff], [products], { answers: [place] })
    expect(before.plan.sheets[0]!.sources).toMatchObject([{ table: 'catalogue', joins: [{ table: 'tariff' }] }])
    expect(keysOf(before)).toEqual([none.key])
    const after = decideOn([catalogue, tariff], [products], { answers: [place, none] })
    expect(keysOf(after)).toEqual([wanted])
    expect(after.questions[0]!.options.map(({ value }) => value)).toEqual(expect.arrayContaining(['ND', 'NE']))
  })

  it('fill what was answered, though no column of the other one does', () => {
    const answers = [place, none, { key: wanted, value: 'NE' }]
    const decision = decideOn([catalogue, tariff], [products], { answers })
    expect(decision.questions).toEqual([])
    expect(columnOf(decision, 'price').inputs).toMatchObject([{ table: 'tariff', column: 'NE' }])
    expect(inputsOf(decision, 'name')).toEqual(['Product Name'])
  })

  it('are asked for a column of codes that the other one’s columns would take as well', () => {
    const goods = templateOf('products', [
      { name: 'sku', required: true, unique: true, rule: '\\d{5}' },
      { name: 'name', required: true },
      { name: 'colour', required: true, rule: 'red|green|blue' },
      { name: 'tax_rate', rule: '0|7|19' },
    ])
    const rows = (cells: (at: number) => string): string =>
      [...Array(12).keys()].map((at) => `004${at + 10}|${cells(at)}`).join('\n')
    const list = tableOf(
      'list',
      `SKU|Name|Colour\n${rows((at) => `Lamp ${'ABCDEFGHIJKL'[at]}|${['red', 'green', 'blue'][at % 3]}`)}`,
    )
    const taxes = tableOf('taxes', `SKU|TAXCODE\n${rows((at) => `S${(at % 3) + 4}`)}`)
    const answers = [{ key: 'table:file_taxes/taxes', value: 'products' }]
    const decision = decideOn([list, taxes], [goods], { answers })
    expect(inputsOf(decision, 'colour')).toEqual(['Colour'])
    expect(decision.notes.filter((note) => note.includes('contradict'))).toEqual([])
    expect(decision.questions.map(({ target, default: preset }) => [target.column, preset])).toContainEqual([
      'tax_rate',
      '(none)',
    ])
  })

  it('hold rows of their own where their keys are others', () => {
    const other = tableOf('tariff', 'SKU|ND|NE\n10438|1.50|2.50\n10417|2.10|3.10\n00431|7.40|8.40')
    const { plan } = decideOn([catalogue, other], [products], { answers: [place] })
    expect(plan.sheets[0]!.sources.map(({ table, joins }) => [table, joins])).toEqual([
      ['catalogue', []],
      ['tariff', []],
    ])
  })
})
