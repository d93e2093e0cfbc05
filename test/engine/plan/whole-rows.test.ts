import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

describe('tables whose rows have all that each must have', () => {
  const goods = templateOf('goods', [
    { name: 'sku', required: true, unique: true, rule: '[A-Z]{3}-\\d{3}' },
    { name: 'title', required: true },
    { name: 'price', required: true, rule: '\\d+\\.\\d{2}' },
    { name: 'colour' },
    { name: 'cost', rule: '\\d+\\.\\d{2}' },
    { name: 'weight_g', rule: '\\d+' },
    { name: 'barcode', rule: '\\d{13}' },
  ])
  const eight = [...Array(8).keys()]
  const shop = (letter: string): string =>
    eight.map((at) => `${letter}AB-10${at}|Cap ${letter}${at}|${at + 9}.50|${at % 2 ? 'red' : 'blue'}`).join('\n')
  const bought = ['P', 'Q', 'X'].flatMap((letter) =>
    eight.map((at) => `${letter}AB-10${at}|Cap ${letter}${at}|${at + 3}.10|12${at}|40001234567${letter.length}${at}`),
  )
  const tables = [
    tableOf('erp', `SKU|Title|Cost|Weight (g)|Barcode\n${bought.join('\n')}`),
    tableOf('north', `SKU|Title|Price|Colour\n${shop('P')}`),
    tableOf('south', `SKU|Title|Price|Colour\n${shop('Q')}`),
  ]

  it('are united, and a list of more that lacks some of it completes them', () => {
    const { plan } = decideOn(tables, [goods])
    const sources = plan.sheets[0]!.sources.map(({ table, joins }) => [table, joins.map((join) => join.table)])
    expect(sources).toEqual([
      ['north', ['erp']],
      ['south', ['erp']],
    ])
  })
})
