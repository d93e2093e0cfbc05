import { expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const plots = templateOf('plots', [{ name: 'plot_no', required: true, unique: true, rule: '\\d{3}' }])
const harvests = templateOf('harvests', [
  { name: 'plot_no', required: true, link: 'plots.plot_no' },
  { name: 'crop', rule: 'RYE|OAT' },
  { name: 'tons', required: true },
])
const list = tableOf('plots', 'Plot no\n101\n102\n204')
const codes = ['1011', '1022', '1010', '2042', '1012', '2041']
const decided = (instructions: string | null, cells = codes) =>
  decideOn(
    [list, tableOf('harvests', `Plot|Tons\n${cells.map((cell, at) => `${cell}|${10 + at}`).join('\n')}`)],
    [plots, harvests],
    { instructions },
  )
const written = (decision: ReturnType<typeof decideOn>, name: string) =>
  codes.map((code) => applyChain(columnOf(decision, name, 1).transforms, [code]).value)
const said =
  'In the harvest book the first three digits are the plot, the fourth is the crop (0 = none, 1 = rye, 2 = oat).'

it('a code is taken apart for the columns of which somebody says at which of its places they stand', () => {
  const decision = decided(said)
  expect(decision.questions).toEqual([])
  expect(written(decision, 'plot_no')).toEqual(['101', '102', '101', '204', '101', '204'])
  expect(written(decision, 'crop')).toEqual(['RYE', 'OAT', null, 'OAT', 'OAT', 'RYE'])
})

it('a code stays whole where nobody says so, or the codes are of another length', () => {
  expect(inputsOf(decided(null), 'crop', 1)).toEqual([])
  const short = decided(said, ['101', '102', '204', '101', '102', '101'])
  expect(columnOf(short, 'plot_no', 1).transforms).toEqual([])
})

it('a code is taken apart at the sign that a sentence names between its parts, whose values the sentence lists', () => {
  const marked = codes.map((code) => `${code.slice(0, 3)}-0${code.slice(3)}`)
  const decision = decideOn(
    [list, tableOf('harvests', `Plot|Tons\n${marked.map((cell, at) => `${cell}|${10 + at}`).join('\n')}`)],
    [plots, harvests],
    { instructions: 'Plots there are three digits, a hyphen and a two-digit crop: 00 none, 01 rye, 02 oat.' },
  )
  expect(decision.questions).toEqual([])
  const read = (name: string) => marked.map((code) => applyChain(columnOf(decision, name, 1).transforms, [code]).value)
  expect(read('plot_no')).toEqual(['101', '102', '101', '204', '101', '204'])
  expect(read('crop')).toEqual(['RYE', 'OAT', null, 'OAT', 'OAT', 'RYE'])
})
