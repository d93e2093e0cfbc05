import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf, type ColumnInput } from './table-of.ts'

const paints = [
  'Penetrol batch 71E20',
  'Red lead batch 8B',
  'Sea blue 44 batch C91',
  'Varnish batch 12F',
  'Antifouling No 3 batch 7',
]
const jobs = (header: string, cells = paints, more = '') =>
  tableOf(
    'jobs',
    `Job|${header}|Boat${more ? `|${more}` : ''}\n${cells.map((cell, at) => `J${at}|${cell}|Tern${more ? `|X${at}` : ''}`).join('\n')}`,
  )
const templateWith = (paint: Partial<ColumnInput>) =>
  templateOf('jobs', [
    { name: 'job', required: true, unique: true },
    { name: 'coating', ...paint },
    { name: 'batch_no' },
    { name: 'boat' },
  ])
const partsOf = (header: string, paint: Partial<ColumnInput>, cells = paints) => {
  const decision = decideOn([jobs(header, cells)], [templateWith(paint)])
  return ['coating', 'batch_no'].map((column) => {
    const { transforms } = columnOf(decision, column)
    return inputsOf(decision, column).length === 0 ? null : applyChain(transforms, [cells[2]!]).value
  })
}

describe('a word between two parts that says what the second is', () => {
  it('parts them for the column that is called so, and the one that is without it', () => {
    expect(partsOf('Used', { description: 'Name of the coating, without the batch number' })).toEqual([
      'Sea blue 44',
      'C91',
    ])
  })

  it('parts them by what else the header says', () => {
    expect(partsOf('Coating / batch', {})).toEqual(['Sea blue 44', 'C91'])
  })

  it.each([
    ['it stands in few cells', paints.map((cell, at) => (at < 3 ? cell.replace(' batch', '') : cell))],
    ['no column is called like it', paints.map((cell) => cell.replace('batch', 'tin'))],
  ])('is none where %s', (_, cells) => {
    expect(partsOf('Used', { description: 'Name of the coating, without the batch number' }, cells)[1]).toBeNull()
  })

  it('leaves a cell without the word as it is where nobody wants the first part', () => {
    const cells = [...paints, ...paints.map((cell) => cell.replace('batch ', 'batch X')), 'Thinner']
    const decision = decideOn([jobs('Used', cells)], [templateWith({ name: 'colour' })])
    const { transforms } = columnOf(decision, 'batch_no')
    expect(['Red lead batch 8B', 'Thinner'].map((cell) => applyChain(transforms, [cell]).value)).toEqual([
      '8B',
      'Thinner',
    ])
  })

  it('is none where the second part has a column of its own', () => {
    const decision = decideOn([jobs('Coating', paints, 'Batch no')], [templateWith({})])
    expect(inputsOf(decision, 'batch_no')).toEqual(['Batch no'])
  })
})
