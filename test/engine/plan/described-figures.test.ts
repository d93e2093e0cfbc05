import { expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

it.each([
  ['Percent, 100 = full time', 'Full time', '100'],
  ['In percent (100 = whole season)', 'Whole season', '100'],
  ['Percent, 0 for none at all', 'None at all', '0'],
])('words beside percentages are the figure that “%s” has for them', (description, words, figure) => {
  const pitchers = templateOf('rowers', [
    { name: 'no', required: true, unique: true },
    { name: 'percent', required: true, rule: '^\\d+$', description },
  ])
  const values = [words, '80 %', words, '50 %', words, words]
  const table = tableOf('rowers', `No|Percent\n${values.map((value, at) => `${at + 1}|${value}`).join('\n')}`)
  const decision = decideOn([table], [pitchers])
  expect(decision.questions).toEqual([])
  const steps = columnOf(decision, 'percent').transforms
  expect(values.slice(0, 2).map((value) => applyChain(steps, [value]).value)).toEqual([figure, '80'])
})

it.each([
  ['EUR, two decimals; 0.00 if done under guarantee', 'guarantee', '0.00'],
  ['EUR; 0.00 when supplied as sample', 'Sample', '0.00'],
])('words among amounts are the figure with its decimals that “%s” has for them', (description, words, figure) => {
  const tunings = templateOf('tunings', [
    { name: 'no', required: true, unique: true },
    { name: 'cost', rule: '^\\d+\\.\\d{2}$', description },
  ])
  const values = [words, '80.00', words, '125.5', 'see file', '62.00']
  const table = tableOf('tunings', `No|Cost\n${values.map((value, at) => `${at + 1}|${value}`).join('\n')}`)
  const decision = decideOn([table], [tunings])
  const steps = columnOf(decision, 'cost').transforms
  expect(values.map((value) => applyChain(steps, [value]).value).slice(0, 4)).toEqual([
    figure,
    '80.00',
    figure,
    '125.50',
  ])
  expect(decision.questions.map(({ prompt }) => prompt).join(' ')).not.toContain(`“${words}”`)
})

it('a word is the figure that a description says it is, just as it is to be written', () => {
  const tracks = templateOf('tracks', [
    { name: 'no', required: true, unique: true },
    {
      name: 'pitch',
      rule: '^[+-]\\d{1,2}\\.\\d{2}$',
      description: 'In semitones, always signed, two decimals: -1.25, +0.50. Level is +0.00.',
    },
  ])
  const values = ['level', '0.5', 'Level', '-1.25', 'level', 'level', '+1']
  const table = tableOf('tracks', `No|Pitch\n${values.map((value, at) => `${at + 1}|${value}`).join('\n')}`)
  const decision = decideOn([table], [tracks])
  expect(decision.questions).toEqual([])
  const steps = columnOf(decision, 'pitch').transforms
  expect(values.map((value) => applyChain(steps, [value]).value)).toEqual([
    '+0.00',
    '+0.50',
    '+0.00',
    '-1.25',
    '+0.00',
    '+0.00',
    '+1.00',
  ])
})
