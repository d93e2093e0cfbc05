import { expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const hives = templateOf('hives', [
  { name: 'hive_no', required: true, unique: true },
  { name: 'state', required: true, rule: '^(occupied|empty)$' },
])
const marks = ['', 'Y', '', '', 'Y', '', '', '']
const table = tableOf('hives', `Hive no|Swarmed?\n${marks.map((mark, at) => `H${at + 10}|${mark}`).join('\n')}`)

it.each([
  'On the list a Y under "Swarmed?" means they are empty, everyone else there is occupied.',
  'Y in “Swarmed?” means empty, all others are occupied.',
])('a mark that somebody explains says which state rows have, and which the others: %s', (instructions) => {
  const decision = decideOn([table], [hives], { instructions })
  expect(inputsOf(decision, 'state')).toEqual(['Swarmed?'])
  const { transforms } = columnOf(decision, 'state')
  expect(['Y', ''].map((cell) => applyChain(transforms, [cell]).value)).toEqual(['empty', 'occupied'])
  expect(decision.questions).toEqual([])
})

it('says nothing of a table without that column', () => {
  const other = tableOf('hives', `Hive no|Queen\n${marks.map((mark, at) => `H${at + 10}|${mark}`).join('\n')}`)
  const instructions = 'Y in “Swarmed?” means empty, all others are occupied.'
  expect(inputsOf(decideOn([other], [hives], { instructions }), 'state')).not.toContain('Queen')
})
