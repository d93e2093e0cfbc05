import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOfCells, templateOf } from './table-of.ts'

const visits = templateOf('visits', [
  { name: 'visit_no', required: true, unique: true },
  { name: 'farm', required: true },
  { name: 'paddock' },
])
const cells = ['Alder Farm:North field', 'Beck Farm', 'Alder Farm:Orchard', 'Croft Farm:Barn:Stall 2', 'Dell Farm']
const decidedOn = (header: string, rows = cells) =>
  decideOn(
    [
      tableOfCells(
        'visits',
        ['Visit no', header],
        rows.map((cell, at) => [`V${100 + at}`, cell]),
      ),
    ],
    [visits],
  )

describe('what stands behind the mark that a header and its cells have', () => {
  it('is a column of its own, and nothing where the mark is not there', () => {
    const decision = decidedOn('Farm:Paddock')
    expect(inputsOf(decision, 'paddock')).toEqual(['Farm:Paddock'])
    const { transforms } = columnOf(decision, 'paddock')
    expect(cells.map((cell) => applyChain(transforms, [cell]).value)).toEqual([
      'North field',
      null,
      'Orchard',
      'Barn:Stall 2',
      null,
    ])
    expect(decision.questions).toEqual([])
  })

  it('is none where the header has no such mark, or hardly a cell', () => {
    expect(inputsOf(decidedOn('Farm'), 'paddock')).toEqual([])
    expect(
      columnOf(decidedOn('Farm:Paddock', ['Alder Farm:North field', 'Beck Farm', 'Croft Farm']), 'paddock').transforms,
    ).toEqual([])
  })
})

describe('names of states where a description wants two letters', () => {
  it('are written as their codes, in capitals', () => {
    const barns = templateOf('barns', [
      { name: 'id', required: true, unique: true },
      { name: 'province', description: 'Two-letter province code', desiredRule: 'ai' },
    ])
    const values = ['Québec', 'Qc', 'ON', 'Ont.', 'Alberta']
    const table = tableOfCells(
      'barns',
      ['id', 'Prov.'],
      values.map((cell, at) => [`B${at}`, cell]),
    )
    const { transforms } = columnOf(decideOn([table], [barns]), 'province')
    expect(values.map((cell) => applyChain(transforms, [cell]).value)).toEqual(['QC', 'QC', 'ON', 'ON', 'AB'])
  })
})

describe('rows that the description of a template says are not imported', () => {
  const rows = ['Visit', 'Rehearsal', 'Visit', 'Visit', 'Rehearsal', 'Visit', 'Visit'].map((kind, at) => [
    `V${at}`,
    'Alder Farm',
    kind,
  ])
  const skipsOf = (description: string) =>
    decideOn(
      [tableOfCells('visits', ['Visit no', 'Farm', 'Type'], rows)],
      [{ ...visits, description }],
    ).plan.sheets[0]!.sources[0]!.skips.map(({ when }) => when)

  it('stay behind by the column that says what they are', () => {
    expect(skipsOf('One row per visit. Rehearsals are not imported.')).toEqual([
      { position: 2, is: 'one_of', values: ['rehearsal'] },
    ])
  })

  it('are not those of which more is said', () => {
    expect(skipsOf('Rehearsals are not imported without a farm.')).toEqual([])
  })
})

describe('counts in words', () => {
  it('are figures in a column of counts, and one kind alone is all there is', () => {
    const trips = templateOf('trips', [
      { name: 'trip_no', required: true, unique: true },
      { name: 'party_size', description: 'Adults and children together', rule: '\\d+' },
      { name: 'bikes', rule: '\\d+' },
    ])
    const rows = [
      ['2 adults, 1 child', '0'],
      ['1 adult', 'two'],
      ['3 ad + 1 ch', '1'],
      ['5', 'zwei'],
      ['4 adults', '0'],
    ]
    const decision = decideOn(
      [
        tableOfCells(
          'trips',
          ['Trip no', 'Party', 'Bikes'],
          rows.map((row, at) => [`T${at}`, ...row]),
        ),
      ],
      [trips],
    )
    const written = (name: string, at: number) =>
      rows.map((row) => applyChain(columnOf(decision, name).transforms, [row[at]!]).value)
    expect(written('party_size', 0)).toEqual(['3', '1', '4', '5', '4'])
    expect(written('bikes', 1)).toEqual(['0', '2', '1', '2', '0'])
  })
})
