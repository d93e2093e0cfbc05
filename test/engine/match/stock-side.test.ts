import { describe, expect, it, test } from 'vitest'
import { headerStockSides, stockSide } from '../../../server/src/engine/match/names/stock-side.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from '../plan/table-of.ts'

describe('the stock that is there, and what of it is free', () => {
  it.each([
    ['Qté phys.', 'physical'],
    ['Bestand physisch', 'physical'],
    ['Stan fizyczny', 'physical'],
    ['qty_on_hand', 'physical'],
    ['Qty avail.', 'available'],
    ['Stock disponible', 'available'],
    ['Vrije voorraad', 'available'],
    ['Bestand', null],
    ['Physician', null],
    ['Free text', null],
  ] as const)('“%s” is %s', (header, side) => {
    expect(stockSide(header)).toBe(side)
  })

  it('are told apart only where a table has both', () => {
    expect(headerStockSides(['Article', 'Stock physique', 'Stock dispo'])).toEqual([null, 'physical', 'available'])
    expect(headerStockSides(['Article', 'Stock dispo'])).toEqual([null, null])
  })
})

const rows = ['8|3|5', '12|0|12', '40|15|25', '7|7|0', '30|4|26', '9|1|8'].map((row, at) => `T-${10 + at}|${row}`)
const tyres = (header: string) => tableOf('tyres', `Tyre no|${header}\n${rows.join('\n')}`)
const stock = (name: string, description?: string) =>
  templateOf('tyre_stock', [
    { name: 'tyre_no', required: true, unique: true },
    { name, required: true, rule: '^-?\\d+$', ...(description && { description }) },
    { name: 'reserved_quantity', rule: '^\\d+$' },
  ])

test.each([
  ['Menge phys.|Menge reserviert|Menge verfügbar', 'quantity_on_hand', undefined, 'Menge phys.'],
  ['Qté phys.|Qté rés.|Qté dispo', 'stock_quantity', 'What is physically there', 'Qté phys.'],
  ['Cant. física|Cant. reservada|Cant. disponible', 'quantity_available', undefined, 'Cant. disponible'],
  ['Aantal fysiek|Aantal gereserveerd|Aantal vrij', 'quantity_on_hand', undefined, 'Aantal fysiek'],
])('of “%s” that is taken which %s says', (header, name, description, expected) => {
  const decision = decideOn([tyres(header)], [stock(name, description)])
  expect(inputsOf(decision, name)).toEqual([expected])
  expect(columnOf(decision, name).decided_by).toBe('matcher')
})
