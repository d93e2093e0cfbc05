import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const patients = templateOf('patients', [
  { name: 'patient_no', required: true, unique: true, rule: 'C\\d{4}|W-\\d{4}' },
  { name: 'name', required: true },
])
const visits = templateOf('visits', [
  { name: 'visit_no', required: true, unique: true, rule: 'V\\d{3}' },
  { name: 'patient_no', required: true, link: 'patients.patient_no' },
])
const list = (keys: string[]) =>
  tableOf('patients', `Patient no|Name\n${keys.map((key, at) => `${key}|${'ABCDEFGH'[at]}da Moor`).join('\n')}`)
const book = (keys: string[]) =>
  tableOf('visits', `Visit no|Patient no\n${keys.map((key, at) => `V00${at + 1}|${key}`).join('\n')}`)
const known = ['C2041', 'C2042', 'C2043', 'C2044', 'W-0007', 'W-0012']
const written = (keys: string[], visited: string[]): Record<string, string> =>
  Object.fromEntries(
    columnOf(decideOn([list(keys), book(visited)], [patients, visits]), 'patient_no', 1).transforms.flatMap((step) =>
      step.kind === 'value_map' ? step.entries.map(({ raw, value }) => [raw, value]) : [],
    ),
  )

describe('numbers beside keys in full', () => {
  it('are the only key with these figures', () => {
    expect(written(known, ['C2041', '2042', 'W-0007', 'C2043', '2044'])).toEqual({ '2042': 'C2042', '2044': 'C2044' })
  })

  it('are those of these letters, where the mark and the zeros are left out', () => {
    const visited = ['C2041', 'W7', 'W-0007', 'C2043', 'W12', 'C9999']
    const { transforms } = columnOf(decideOn([list(known), book(visited)], [patients, visits]), 'patient_no', 1)
    expect(visited.map((key) => applyChain(transforms, [key]).value)).toEqual([
      'C2041',
      'W-0007',
      'W-0007',
      'C2043',
      'W-0012',
      'C9999',
    ])
  })

  it.each([
    ['two keys have these figures', [...known, 'W-2042'], ['C2041', '2042', 'W-0007', 'C2043']],
    ['most of the numbers are of no key', known, ['C2041', 'C2043', 'W-0007', '2042', '3042', '3043']],
    ['they are short', [...known, 'C0012'], ['C2041', 'C2043', 'W-0007', '12']],
  ])('are left as they are where %s', (_, keys, visited) => {
    expect(Object.keys(written(keys, visited))).not.toContain('2042')
    expect(Object.keys(written(keys, visited))).not.toContain('12')
  })
})
