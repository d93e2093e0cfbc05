import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOfCells, templateOf } from './table-of.ts'

const stock = templateOf('stock', [
  { name: 'part', required: true },
  { name: 'warehouse', description: 'Number of the warehouse, two digits', required: true, rule: '\\d{2}' },
])

function written(places: string[], cell: string): string | null {
  const rows = Array.from({ length: 12 }, (_, at) => [`P${at}`, places[at % places.length]!])
  const decision = decideOn([tableOfCells('stock', ['Part', 'Warehouse'], rows)], [stock])
  return applyChain(columnOf(decision, 'warehouse').transforms, [cell]).value
}

describe('a code with what it is called behind it', () => {
  it.each([
    [['01 Main hall', '02 Branch at the mill', '11 Van (Kofler)'], '02 Branch at the mill', '02'],
    [['01 - Halle', '02 - Laden'], '01 - Halle', '01'],
    [['01: Halle', '02: Laden'], '02: Laden', '02'],
  ])('is the code where the rule wants it alone: %j', (places, cell, code) => {
    expect(written(places, cell)).toBe(code)
  })

  it.each([
    [['30 days', '60 days', '90 days'], '30 days'],
    [['01 Main hall', '01 Branch'], '01 Branch'],
  ])('is none where several have one name, or one code: %j', (places, cell) => {
    expect(written(places, cell)).toBe(cell)
  })
})
