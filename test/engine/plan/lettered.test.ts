import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const boxes = templateOf('boxes', [
  { name: 'box_no', required: true, unique: true, rule: '[NS][0-9]{5}' },
  { name: 'label', required: true },
])
const visits = templateOf('checks', [
  { name: 'check_no', required: true, unique: true, rule: 'C\\d{3}' },
  { name: 'box_no', required: true, link: 'boxes.box_no' },
  { name: 'checked_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
])
const [north, south] = [
  [104, 238, 1007, 77, 2031, 560, 871],
  [14, 389, 52, 905, 61, 333],
]
const listOf = (name: string, numbers: string[]) =>
  tableOf(name, `Box no|Label\n${numbers.map((number, at) => `${number}|Label ${name} ${at}`).join('\n')}`)
const checksOf = (numbers: string[]) =>
  tableOf(
    'checks',
    `Check no|Box no|Checked on\n${numbers.map((number, at) => `C${100 + at}|${number}|2024-05-1${at % 10}`).join('\n')}`,
  )
const writtenIn = (decision: ReturnType<typeof decideOn>, column: string, value: string, table = 0): string | null =>
  applyChain(columnOf(decision, column, table).transforms, [value]).value

describe('numbers alone where a rule wants one of several letters before them', () => {
  it('get the letter that codes elsewhere have before the same numbers, which is told', () => {
    const codes = [...north.map((number) => `N${number}`), ...south.map((number) => `S${number}`)]
    const lists = [
      listOf(
        'main',
        north.map((one) => `${one}`.padStart(6, '0')),
      ),
      checksOf(codes),
    ]
    const decision = decideOn(lists, [boxes, visits])
    expect(writtenIn(decision, 'box_no', '000104')).toBe('N00104')
    expect(decision.notes.join()).toContain('Numbers alone in “Box no” of main.csv begin with “N” in “box_no”')
  })

  it('stay as they are where the numbers of several letters stand there, or nothing tells', () => {
    const both = [...north.map((number) => `N${number}`), ...north.map((number) => `S${number}`)]
    const list = listOf('main', north.map(String))
    for (const lists of [[list], [list, checksOf(both)]])
      expect(writtenIn(decideOn(lists, [boxes, visits]), 'box_no', '104')).toBe('104')
  })
})
