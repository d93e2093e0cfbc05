import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import type { Transform } from '../../../server/src/engine/model.ts'
import { columnOf, decideOn, tableOfCells, templateOf, type ColumnInput } from './table-of.ts'

const members = templateOf('crew', [
  { name: 'crew_no', required: true, unique: true },
  { name: 'share', description: 'Share of the catch', rule: '^[01]\\.\\d{2}$' },
])

function writtenIn(shares: string[]): (string | null)[] {
  const rows = shares.map((share, at) => [`C${at + 1}`, share])
  const { transforms } = columnOf(decideOn([tableOfCells('crew', ['Crew no', 'Share'], rows)], [members]), 'share')
  return shares.map((share) => applyChain(transforms, [share]).value)
}

describe('fractions where a decimal number is wanted', () => {
  it('are written as it, beside whole numbers that get their decimals', () => {
    expect(writtenIn(['1/2', '3/4', '1', '1/1', '1/2', '1'])).toEqual(['0.50', '0.75', '1.00', '1.00', '0.50', '1.00'])
  })

  it('stay as they are where no decimal number says the same', () => {
    expect(writtenIn(['1/3', '1/2', '1/2', '1', '1/2'])[0]).toBe('1/3')
  })
})

describe('halves and quarters in one character', () => {
  const steps = (column: ColumnInput, values: string[]): Transform[] => {
    const template = templateOf('lessons', [{ name: 'lesson_no', required: true, unique: true }, column])
    const rows = values.map((value, at) => [`L${at + 1}`, value])
    const decision = decideOn([tableOfCells('lessons', ['Lesson no', column.name], rows)], [template])
    return columnOf(decision, column.name).transforms
  }

  it('are decimals of figures with a unit, and of others', () => {
    const values = ['1½ hrs', '45 min', '2 hrs', '1 ½ hrs', '30 min']
    expect(steps({ name: 'minutes', rule: '\\d{2,3}' }, values)).toEqual([
      { kind: 'replace', find: ' ½', with: '.5' },
      { kind: 'replace', find: '½', with: '.5' },
      { kind: 'number', decimal: '.', grouping: '', unit: 'min' },
    ])
    expect(steps({ name: 'days', rule: '\\d+\\.\\d' }, ['1½', '3', '2½'])).toMatchObject([
      { kind: 'replace' },
      { kind: 'number', decimals: 1 },
    ])
  })

  it('stay where no figures are wanted, or other words go with them', () => {
    expect(steps({ name: 'door' }, ['12½', '7', '3¼'])).toEqual([])
    expect(steps({ name: 'floor_number', rule: '\\d+' }, ['12½ Long Lane', '7', '3'])).toEqual([])
  })
})

describe('lengths in parts of an inch', () => {
  const steps = (column: ColumnInput, values: string[]): Transform[] => {
    const template = templateOf('fasteners', [{ name: 'item_no', required: true, unique: true }, column])
    const rows = values.map((value, at) => [`F${at + 1}`, value])
    return columnOf(decideOn([tableOfCells('fasteners', ['Item no', 'Length'], rows)], [template]), column.name)
      .transforms
  }
  const inches = ['1-1/2"', '5/8"', '2"', '3 1/4"', '1"', '2-7/16 in']
  const decimals = {
    kind: 'value_map',
    entries: [
      { raw: '1-1/2"', value: '1.5"' },
      { raw: '2-7/16 in', value: '2.4375in' },
      { raw: '3 1/4"', value: '3.25"' },
      { raw: '5/8"', value: '0.625"' },
    ],
  }

  it('are decimals of it, in the unit that the template wants', () => {
    const number = { kind: 'number', decimal: '.', grouping: '' }
    expect(
      steps({ name: 'length', description: 'Length in inches', rule: '^\\d+(\\.\\d{1,4})?$' }, inches),
    ).toMatchObject([decimals, { ...number, unit: 'in' }])
    expect(steps({ name: 'length_mm', description: 'Length in mm', rule: '^\\d+\\.\\d$' }, inches)).toMatchObject([
      decimals,
      { ...number, unit: 'mm', decimals: 1 },
    ])
  })

  it('stay where what has a stroke is anything else', () => {
    const column = { name: 'length', description: 'Length', rule: '^\\d+(\\.\\d+)?$' }
    expect(steps(column, ['12/7', '4', '5/8"', '9'])).not.toContainEqual(expect.objectContaining({ kind: 'value_map' }))
  })
})

describe('points out of so many that can be had', () => {
  const wines = templateOf('tasting', [
    { name: 'bottle', required: true, unique: true },
    { name: 'nose', rule: '^(10\\.0|\\d\\.\\d)$' },
  ])
  const scored = (scores: string[]): (string | null)[] => {
    const rows = scores.map((score, at) => [`B${at + 1}`, score])
    const { transforms } = columnOf(decideOn([tableOfCells('tasting', ['Bottle', 'Nose'], rows)], [wines]), 'nose')
    return scores.map((score) => applyChain(transforms, [score]).value)
  }

  it('are the points, beside others that do not say of how many', () => {
    expect(scored(['7', '8,5', '6/10', '9,5/10', '10', '7,5', '8', '6,5'])).toEqual([
      '7.0',
      '8.5',
      '6.0',
      '9.5',
      '10.0',
      '7.5',
      '8.0',
      '6.5',
    ])
  })

  it('with a comma beside a point are the same points', () => {
    expect(scored(['7', '8', '6', '9', '10', '7.5', '8,5', '5', '6.5', '9,5', '4', '7'])[6]).toBe('8.5')
  })
})
