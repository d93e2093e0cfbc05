import { expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const FIGURE = '\\d+(\\.\\d+)?'
const crates = templateOf('crates', [
  { name: 'crate_no', required: true, unique: true, rule: 'K\\d{2}' },
  { name: 'length', rule: FIGURE, description: 'cm' },
  { name: 'width', rule: FIGURE, description: 'cm' },
  { name: 'height', rule: FIGURE, description: 'cm' },
])

it('of measures in one cell the last may be missing, with a point or a comma before their decimals', () => {
  const cells = ['60 x 40 x 32.5', '80,5x60x40 cm', '120 × 80', '60,1 x 40.3', '100*60*50', '45 x 30', '80 x 60 x 40']
  const table = tableOf('crates', `No|L x B x H (cm)\n${cells.map((cell, at) => `K1${at}|${cell}`).join('\n')}`)
  const decision = decideOn([table], [crates])
  const written = (name: string) =>
    cells.map((cell) => applyChain(columnOf(decision, name).transforms, [cell]).value ?? '')
  expect(written('length')).toEqual(['60', '80.5', '120', '60.1', '100', '45', '80'])
  expect(written('width')).toEqual(['40', '60', '80', '40.3', '60', '30', '60'])
  expect(written('height')).toEqual(['32.5', '40', '', '', '50', '', '40'])
})
