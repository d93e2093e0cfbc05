import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOfCells, templateOf, type ColumnInput } from './table-of.ts'

/** What becomes of cells of a column for a template's column. */
function writtenAs(column: ColumnInput, header: string, cells: string[]): (string | null)[] {
  const points = templateOf('points', [{ name: 'point', required: true, unique: true }, column])
  const table = tableOfCells(
    'points',
    ['Point', header],
    cells.map((cell, at) => [`P${at}`, cell]),
  )
  const { transforms } = columnOf(decideOn([table], [points]), column.name)
  return cells.map((cell) => applyChain(transforms, [cell]).value)
}

describe('figures for a rule that wants a sign', () => {
  const rule = '^[+-]\\d{1,2}\\.\\d{2}$'

  it('get a plus where they have none, with the decimals of the rule', () => {
    expect(writtenAs({ name: 'offset', rule }, 'Offset', ['1.75', '-0,5', '+2.00', '3', '12.5', '-1.25'])).toEqual([
      '+1.75',
      '-0.50',
      '+2.00',
      '+3.00',
      '+12.50',
      '-1.25',
    ])
  })

  it('have nothing that could not be read where they have a minus or a plus already', () => {
    const points = templateOf('points', [
      { name: 'point', required: true, unique: true },
      { name: 'offset', rule },
    ])
    const cells = ['1.75', '-0.5', '+2.00', '3', '-1.25', '+0.5']
    const table = tableOfCells(
      'points',
      ['Point', 'Offset'],
      cells.map((cell, at) => [`P${at}`, cell]),
    )
    const { transforms } = columnOf(decideOn([table], [points]), 'offset')
    expect(cells.flatMap((cell) => (applyChain(transforms, [cell]).failed ? [cell] : []))).toEqual([])
  })

  it('leave a zero without one where the rule takes it so', () => {
    const zero = '^([+-]\\d\\.\\d{2}|0\\.00)$'
    expect(writtenAs({ name: 'offset', rule: zero }, 'Offset', ['1.75', '0', '-0.5', '2', '0.25'])).toEqual([
      '+1.75',
      '0.00',
      '-0.50',
      '+2.00',
      '+0.25',
    ])
  })

  it('get none where it may be a telephone number', () => {
    const cells = ['+4312345', '0170 1234', '012345']
    expect(writtenAs({ name: 'line', rule: '^\\+\\d+$' }, 'Line', cells)[2]).not.toBe('+12345')
  })

  it('stay as they are where the rule takes them without', () => {
    const either = '^[+-]?\\d{1,2}\\.\\d{2}$'
    expect(writtenAs({ name: 'offset', rule: either }, 'Offset', ['1.75', '-0.50', '2.00'])).toEqual([
      '1.75',
      '-0.50',
      '2.00',
    ])
  })
})

describe('zeros in front of figures', () => {
  const column = { name: 'angle', rule: '^\\d{1,3}$' }

  it.each(['Degrees, no leading zeros', 'In Grad, ohne führende Nullen', 'Sans zéros initiaux'])(
    'go where a description wants none: %s',
    (description) => {
      expect(writtenAs({ ...column, description }, 'Angle', ['005', '090', '170', '000'])).toEqual([
        '5',
        '90',
        '170',
        '0',
      ])
    },
  )

  it('stay where it says nothing, or the rule wants them', () => {
    expect(writtenAs(column, 'Angle', ['005', '090', '170'])).toEqual(['005', '090', '170'])
    const three = { name: 'angle', rule: '^\\d{3}$', description: 'Three digits, no leading zeros lost' }
    expect(writtenAs(three, 'Angle', ['005', '090', '170'])).toEqual(['005', '090', '170'])
  })
})

describe('a part that a rule takes', () => {
  const rule = '^[A-Z]{2}\\d{4}$'

  it('is taken out of what stands around it', () => {
    expect(writtenAs({ name: 'part', rule }, 'Part', ['see AB1234, blue', 'the CD5678', 'EF9012 (old)'])).toEqual([
      'AB1234',
      'CD5678',
      'EF9012',
    ])
  })

  it('is not the first of two: which is meant is not known', () => {
    const cells = ['see AB1234, blue', 'the CD5678', 'EF9012 (old)', 'GH3456 or IJ7890']
    expect(writtenAs({ name: 'part', rule }, 'Part', cells)).toEqual(cells)
  })
})

describe('figures of a list with units', () => {
  it('are those that they come to in the unit of the template', () => {
    const column = { name: 'recall_months', description: 'Months until the next visit', rule: '^(6|12|24)$' }
    expect(writtenAs(column, 'Recall', ['12m', '1 year', '6 months', '2 years', '24', '12 months'])).toEqual([
      '12',
      '12',
      '6',
      '24',
      '24',
      '12',
    ])
  })
})

describe('letters that stand behind all figures', () => {
  const rule = '^\\d{4,6}/AL$'

  it('are put there with the mark of the rule, however rows write them', () => {
    expect(
      writtenAs({ name: 'licence', rule }, 'Licence', ['71794', '41544 /AL', '8285/AL', '9931AL', '60210 al']),
    ).toEqual(['71794/AL', '41544/AL', '8285/AL', '9931/AL', '60210/AL'])
  })

  it('take no other place', () => {
    expect(writtenAs({ name: 'licence', rule }, 'Licence', ['71794', '41544 /AL', '8285/XY'])[2]).toBe('8285/XY')
  })
})
