import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('codes with the state that gave them out in front', () => {
  const nurses = templateOf('nurses', [
    { name: 'nurse_no', required: true, unique: true, rule: 'N\\d{3}' },
    { name: 'license_number', required: true },
    { name: 'license_state', rule: '[A-Z]{2}' },
  ])
  const taken = (cells: string[], header = 'Lic.', of = nurses): (string | null)[][] => {
    const rows = cells.map((cell, at) => `N${101 + at}|${cell}`)
    const decision = decideOn([tableOf('staff', [`Nurse no|${header}`, ...rows].join('\n'))], [of])
    return cells.map((cell) =>
      of.columns.slice(1).map(({ name }) => {
        const { inputs, transforms } = columnOf(decision, name)
        return inputs.length === 0 ? null : applyChain(transforms, [cell]).value
      }),
    )
  }

  it('are taken apart, whatever the header is called', () => {
    expect(taken(['OH RN388201', 'KY 1102-884', 'OH-RN401177', 'IN 2809 44'], 'Board ref')).toEqual([
      ['RN388201', 'OH'],
      ['1102-884', 'KY'],
      ['RN401177', 'OH'],
      ['2809 44', 'IN'],
    ])
  })

  it.each([
    ['the letters are no states', ['RX 388201', 'KY 110884', 'OH 401177', 'IN 280944']],
    ['they are before a postal code', ['OH 38820', 'KY 11084', 'OH 40117', 'IN 28094']],
    ['too few are written so', ['OH 388201', 'KY 110884', '401177', '280944']],
  ])('stay whole where %s', (_, cells) => {
    const found = taken(cells, 'License number')
    expect(found.map(([code]) => code)).toEqual(cells)
  })

  it('stay whole where the state has a column of its own, or no template column', () => {
    const table = tableOf(
      'staff',
      'Nurse no|License number|License state\nN1|OH 388201|OH\nN2|KY 110884|KY\nN3|IN 401177|IN\nN4|OH 280944|OH',
    )
    expect(columnOf(decideOn([table], [nurses]), 'license_number').transforms).toEqual([])
    const bare = templateOf('nurses', [{ name: 'nurse_no', required: true }, { name: 'license_number' }])
    const cells = ['OH 388201', 'KY 110884', 'OH 401177', 'IN 280944']
    expect(taken(cells, 'License number', bare)).toEqual(cells.map((cell) => [cell]))
  })
})
