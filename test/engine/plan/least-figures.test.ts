import { expect, test } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import type { Transform } from '../../../server/src/engine/model.ts'
import { columnOf, decideOn, tableOfCells, templateOf } from './table-of.ts'

const stepsFor = (name: string, description: string, header: string, cells: string[]): Transform[] => {
  const rides = templateOf('rides', [
    { name: 'ride', required: true, unique: true },
    { name, description, rule: '^\\d+$' },
  ])
  const rows = cells.map((cell, at) => [`Ride ${at + 1}`, cell])
  return columnOf(decideOn([tableOfCells('rides', ['Ride', header], rows)], [rides]), name).transforms
}

const writtenAs = (name: string, description: string, header: string, cells: string[]): (string | null)[] => {
  const transforms = stepsFor(name, description, header, cells)
  return cells.map((cell) => applyChain(transforms, [cell]).value)
}

test('a figure with “from” before it or “and more” behind it is the figure where the least is wanted', () => {
  const heights = ['from 120', '≥ 140', '95+', '110', 'at least 130', '100 and over', 'ab 105', 'dès 90', '125 y más']
  expect(writtenAs('min_height', 'Minimum height of a guest', 'Min height', heights)).toEqual([
    '120',
    '140',
    '95',
    '110',
    '130',
    '100',
    '105',
    '90',
    '125',
  ])
})

test('what is left with its unit is converted to the one that is wanted', () => {
  const ages = ['ab 6 Jahren', 'ab 8 Jahren', '4 years and over', '3+', '10 years', '12 years', '6 J.', '5 and up']
  const steps = stepsFor('min_age', 'Minimum age in years', 'Min. age', ages)
  expect(steps).toMatchObject([{ kind: 'extract' }, { kind: 'number', unit: 'year' }])
})

test('elsewhere it says more than the figure, and stays', () => {
  expect(writtenAs('places', 'Places in a car', 'Places', ['4', '6+', '8', '2', '4', '6'])[1]).toBe('6+')
})
