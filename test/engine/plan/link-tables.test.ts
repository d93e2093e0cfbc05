import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const stalls = templateOf('stalls', [
  { name: 'stall_code', required: true, unique: true, rule: '^(ELM|OAK)-\\d{3}$' },
  { name: 'size', required: true, rule: '\\d+' },
])
const lettings = templateOf('lettings', [
  { name: 'letting_no', required: true, unique: true },
  { name: 'stall_code', required: true, link: 'stalls.stall_code' },
  { name: 'arrival', required: true, rule: '\\d{4}-\\d\\d-\\d\\d' },
  { name: 'departure', required: true, rule: '\\d{4}-\\d\\d-\\d\\d' },
])
const lists = ['Elm', 'Oak'].map((name, at) =>
  tableOf(name, `Stall|Size\n${['1', '2', '3', '12'].map((stall) => `${stall}|${4 + at}`).join('\n')}`),
)
const rows = ['Elm|1', 'Oak|1', 'Elm|12', 'Oak|3', 'Oak|2', 'Elm|2', 'Elm|3', 'Oak|12', 'Elm|1', 'Oak|1']
const decided = (own: string[]) =>
  decideOn(
    [
      ...lists,
      tableOf(
        'lettings',
        `Letting no|House|Stall|Arrival|Nights|Changed\n${own.map((row, at) => `L${at}|${row}|2024-05-${10 + at}|${(at % 3) + 1}|2024-03-01`).join('\n')}`,
      ),
    ],
    [stalls, lettings],
    { instructions: 'The houses: Elm = ELM, Oak = OAK.' },
  )

describe('a number that is in the list of each house', () => {
  it('leads to the row of the list that the row names', () => {
    const decision = decided(rows)
    expect(inputsOf(decision, 'stall_code', 1)).toEqual(['House', 'Stall'])
    const { transforms } = columnOf(decision, 'stall_code', 1)
    expect(applyChain(transforms, ['Oak', '12']).value).toBe('OAK-012')
    expect(applyChain(transforms, ['Elm', '1']).value).toBe('ELM-001')
  })

  it('leads nowhere where what stands there names no list', () => {
    const others = rows.map((row) => row.replace('Elm', 'North').replace('Oak', 'South'))
    expect(inputsOf(decided(others), 'stall_code', 1)).not.toEqual(['House', 'Stall'])
  })
})

describe('a list and a number of it, in one cell', () => {
  const linked = (own: string[]): ReturnType<typeof decideOn> =>
    decideOn(
      [
        ...lists,
        tableOf(
          'lettings',
          `Letting no|Where|Arrival\n${own.map((row, at) => `L${at}|${row}|2024-05-${10 + at}`).join('\n')}`,
        ),
      ],
      [stalls, lettings],
      {
        instructions: 'The houses: Elm = ELM, Oak = OAK.',
        answers: [{ key: 'column:lettings.stall_code@file_lettings/lettings', value: 'Where' }],
      },
    )

  it('lead to the row of the list that the cell names', () => {
    const { transforms } = columnOf(
      linked(['Elm, stall 1', 'Oak, stall 1', 'Oak, stall 12', 'Elm, stall 2']),
      'stall_code',
      1,
    )
    const written = ['Oak, stall 12', 'Elm, stall 1'].map((cell) => applyChain(transforms, [cell]).value)
    expect(written).toEqual(['OAK-012', 'ELM-001'])
  })

  it('lead nowhere where a cell has two numbers, or names no list', () => {
    const { transforms } = columnOf(
      linked(['Elm, stall 1', 'Oak 2, stall 1', 'North, stall 12', 'Oak 2 3']),
      'stall_code',
      1,
    )
    expect(transforms.filter(({ kind }) => kind === 'value_map')).toEqual([])
  })
})

it('the departure is the arrival and the nights behind it, though only the file counts these', () => {
  expect(inputsOf(decided(rows), 'departure', 1)).toEqual(['Arrival', 'Nights'])
})
