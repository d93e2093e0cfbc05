import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'

const hires = tableOf(
  'hires',
  'Hire|Boat|Ends|Skipper\n1|Tern|31/12/9999|x\n2|Gull|14/05/2024|\n3|Knot|open|x\n4|Ruff|01/06/2024|\n5|Skua|28/02/2024|x',
)
const template = templateOf('hires', [
  { name: 'hire', required: true, unique: true },
  { name: 'boat' },
  { name: 'ends_on', rule: '\\d{4}-\\d{2}-\\d{2}' },
  { name: 'skipper', rule: '(yes|no)' },
])
const written = (instructions: string, column: string, raw: string) =>
  applyChain(columnOf(decideOn([hires], [template], { instructions }), column).transforms, [raw]).value

describe('what is said to mean that there is none', () => {
  const said = 'An end (Ends) of 31/12/9999 or "open" means it has no end.'

  it.each(['31/12/9999', 'open'])('is nothing where a day is wanted: %s', (raw) => {
    expect(written(said, 'ends_on', raw)).toBeNull()
  })
})

it('years of two digits are no unit of figures', () => {
  const spans = tableOf('spans', 'Span|Period\n1|24\n2|36\n3|12')
  const months = templateOf('spans', [
    { name: 'span', required: true, unique: true },
    { name: 'period', rule: '\\d+', description: 'Period in months' },
  ])
  const steps = (instructions: string) => columnOf(decideOn([spans], [months], { instructions }), 'period').transforms
  expect(steps('Two-digit years are 20xx.')).toEqual(steps(''))
  expect(steps('The periods are in years.')).not.toEqual(steps(''))
})
