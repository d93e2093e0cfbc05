import { expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

it('figures with a letter behind them are no measures where the rule takes such codes, and lose the marks that it does not take', () => {
  const template = templateOf('keepers', [
    { name: 'keeper_no', required: true, unique: true },
    { name: 'permit', description: 'Number of the permit, capitals, no punctuation', rule: '^[A-Z0-9]+$' },
  ])
  const cells = [
    '24359453S',
    '10233940K',
    '53340588b',
    '37.249.107-D',
    '63400856-E',
    '58.471.620-P',
    '55832626D',
    'NXC077090',
    '523064097',
  ]
  const table = tableOf('keepers', `Keeper no|Permit\n${cells.map((cell, at) => `K${at}|${cell}`).join('\n')}`)
  const { transforms } = columnOf(decideOn([table], [template]), 'permit')
  expect(cells.map((cell) => applyChain(transforms, [cell]).value)).toEqual(
    cells.map((cell) => cell.replace(/[.-]/g, '').toUpperCase()),
  )
})
