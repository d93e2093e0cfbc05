import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOfCells, templateOf } from '../table-of.ts'
import type { Decision } from '../../../../server/src/engine/plan/decide.ts'

const decideKinds = (kinds: readonly string[], allowed: string): Decision => {
  const template = templateOf('lines', [
    { name: 'line_no', required: true, unique: true },
    { name: 'kind', required: true, rule: allowed },
  ])
  const rows = kinds.flatMap((kind, at) => [0, 1, 2].map((more) => [`L${at}${more}`, kind]))
  return decideOn([tableOfCells('lines', ['Line no', 'Soort'], rows)], [template])
}

const read = (decision: Decision): Record<string, string> => {
  const step = columnOf(decision, 'kind').transforms.find(({ kind }) => kind === 'value_map')
  return step?.kind === 'value_map'
    ? Object.fromEntries(step.entries.flatMap(({ raw, value }) => (value === null ? [] : [[raw, value]])))
    : {}
}

it.each([
  [['ACT', 'PAS', 'KST', 'OPB'], 'asset|liability|revenue|expense', ['asset', 'liability', 'expense', 'revenue']],
  [['AKT', 'PASS', 'AUFW', 'ERTR'], 'asset|liability|revenue|expense', ['asset', 'liability', 'expense', 'revenue']],
])('codes that are short for words of another language are these: %s', (codes, allowed, values) => {
  const decision = decideKinds(codes, allowed)
  expect(codes.map((code) => read(decision)[code])).toEqual(values)
  expect(decision.questions).toEqual([])
})

it('two such codes are asked about, as one may begin like a word by chance', () => {
  const decision = decideKinds(['OPB', 'XYZ'], 'asset|liability|revenue|expense')
  expect(decision.questions.length).toBeGreaterThan(0)
})

it('two letters are no initials of words in a third language where nothing else is cut short', () => {
  const decision = decideKinds(['KAS', 'PIN', 'VB'], 'bank transfer|card|cash|voucher')
  expect(read(decision)['VB']).toBeUndefined()
})

it('a value behind a word of its header may be in another language', () => {
  const decision = decideKinds(['Soort hoog', 'Soort laag', 'Soort vrijgesteld'], 'high|low|exempt')
  expect(read(decision)).toEqual({ 'Soort hoog': 'high', 'Soort laag': 'low', 'Soort vrijgesteld': 'exempt' })
})
