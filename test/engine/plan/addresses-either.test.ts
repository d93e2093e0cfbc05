import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const venues = templateOf('venues', [
  { name: 'venue_no', required: true, unique: true },
  { name: 'street' },
  { name: 'postal_code' },
  { name: 'city' },
  { name: 'province', rule: '^[A-Z]{2}$' },
])

describe('addresses in one cell', () => {
  it('have their province with brackets or without, in the same column', () => {
    const cells = [
      'Via Larga 3, 40138 Bologna (BO)',
      'Via Selice 19 - 40026 IMOLA BO',
      'Corso Giovecca 130, 44121 Ferrara (FE)',
      'Via Mazzini 54 - 48018 Faenza RA',
      'Via Emilia 400, 40068 San Lazzaro di Savena (BO)',
      'Viale Carducci 7, 41121 Modena MO',
    ]
    const table = tableOf('sale', `Codice|Indirizzo\n${cells.map((cell, at) => `S${at + 10}|${cell}`).join('\n')}`)
    const decision = decideOn([table], [venues])
    const written = (cell: string): unknown[] =>
      ['street', 'postal_code', 'city', 'province'].map(
        (column) => applyChain(columnOf(decision, column).transforms, [cell]).value,
      )
    expect(cells.slice(0, 2).map(written)).toEqual([
      ['Via Larga 3', '40138', 'Bologna', 'BO'],
      ['Via Selice 19', '40026', 'IMOLA', 'BO'],
    ])
    expect(written(cells[4]!)).toEqual(['Via Emilia 400', '40068', 'San Lazzaro di Savena', 'BO'])
    expect(decision.questions).toEqual([])
  })
})
