import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('rows that a system numbers, and whose keys are joined of others', () => {
  const shelves = templateOf('shelves', [
    {
      name: 'shelf_code',
      description: 'Aisle code, dash, three-digit bay number, e.g. XX-004',
      required: true,
      unique: true,
      rule: '^[A-Z]{2}-\\d{3}$',
    },
    { name: 'goods', required: true },
  ])
  const pallets = templateOf('pallets', [
    { name: 'pallet_no', required: true, unique: true, rule: '^P\\d{4}$' },
    { name: 'shelf_code', required: true, link: 'shelves.shelf_code' },
  ])
  const lines = Array.from(
    { length: 16 },
    (_, at) => `${3 + 2 * at}|${['KA', 'LO', 'ME', 'NU'][Math.floor(at / 4)]}|${(at % 4) + 1}|Sort ${at}`,
  )
  const list = tableOf('tblShelf', ['ShelfID|AisleCd|BayNo|Goods', ...lines, '99|KA||none yet'].join('\n'))
  const stock = tableOf(
    'tblPallet',
    ['PalletNo|ShelfID', ...Array.from({ length: 30 }, (_, at) => `P${1200 + at}|${3 + 2 * ((at * 7) % 16)}`)].join(
      '\n',
    ),
  )

  it('are known by what is called just as the parts, though one of them lacks a part', () => {
    const decision = decideOn([list, stock], [shelves, pallets])
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'shelf_code')).toEqual(['AisleCd', 'BayNo'])
  })

  it('are named by that number, under its header, elsewhere', () => {
    const decision = decideOn([list, stock], [pallets, shelves])
    const link = columnOf(decision, 'shelf_code')
    expect(inputsOf(decision, 'shelf_code')).toEqual(['ShelfID'])
    expect(applyChain(link.transforms, ['17']).value).toBe('LO-004')
  })
})
