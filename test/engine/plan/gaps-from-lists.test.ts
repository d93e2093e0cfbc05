import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const machines = templateOf('machines', [
  { name: 'machine_no', required: true, unique: true, rule: 'M-\\d{4}' },
  { name: 'series', required: true },
  { name: 'service_interval_days', description: 'Days between two services', required: true, rule: '\\d{1,3}' },
])
const seriesList = tableOf(
  'Series list',
  'Code|Series|Default interval (days)\nLA|Lathe|30\nMI|Mill|60\nDR|Drill|30\nPR|Press|60',
)
const words = ['Lathe', 'Mill', 'Drill']
const rows = [...Array(12).keys()].map(
  (at) => `M-${1200 + at}|${words[at % 3]}|${at % 4 === 1 ? '' : 14 * (1 + (at % 2))}`,
)
const machineList = tableOf('machines', `Machine no|Series|Service interval\n${rows.join('\n')}`)

const inputsOf = (instructions: string): (string | undefined)[] =>
  columnOf(decideOn([machineList, seriesList], [machines], { instructions }), 'service_interval_days').inputs.map(
    ({ table, column }) => `${table}.${column}`,
  )
const both = ['machines.Service interval', 'Series list.Default interval (days)']

describe('what a list says of each', () => {
  it('fills the gaps of a column of which somebody said so', () => {
    expect(inputsOf('Where the plant left the service interval blank use the one of the series list.')).toEqual(both)
    expect(inputsOf('If the service interval is missing, take it from the Series list.')).toEqual(both)
    expect(inputsOf('Wo das Service interval leer ist, gilt das aus der Series list.')).toEqual(both)
  })

  it('fills the only column whose name ends in what is not given, from the list whose name means what is said', () => {
    const berths = templateOf('berths', [
      { name: 'berth_no', required: true, unique: true, rule: 'B\\d' },
      { name: 'owner', required: true },
      { name: 'class', rule: '(inner|outer|dry|guest)' },
      { name: 'yearly_fee', required: true, rule: '\\d+\\.\\d{2}' },
    ])
    const cells = ['IN|', 'OU|420.00', 'DR|510.00', 'OU|', 'GU|480.00', 'DR|', 'IN|505.00', 'GU|475.00']
    const rented = tableOf(
      'liegeplätze',
      `Berth no|Owner|Klasse|Price\n${cells.map((cell, at) => `B${at}|Owner ${at}|${cell}`).join('\n')}`,
    )
    const tariff = tableOf(
      'Tarifas',
      'Klasse|Meaning|Standard fee\nIN|inner|500\nOU|outer|410\nDR|dry|300\nGU|guest|480',
    )
    const decided = (instructions: string) => decideOn([rented, tariff], [berths], { instructions })
    const said = decided('If no fee is written, the standard fee of our tariff applies.')
    expect(columnOf(said, 'yearly_fee').inputs.map(({ column }) => column)).toEqual(['Price', 'Standard fee'])
    const other = decided('If no discount is written, the standard fee of our tariff applies.')
    expect(columnOf(other, 'yearly_fee').inputs.map(({ column }) => column)).not.toContain('Standard fee')
  })

  it('fills none where nobody said so, where rows are left out for it, or where another column was meant', () => {
    const own = both.slice(0, 1)
    expect(inputsOf('')).toEqual(own)
    expect(
      inputsOf('Leave out the rows where the service interval is blank; use the series list for the series.'),
    ).toEqual(own)
    expect(inputsOf('Where the machine no is blank use the one of the series list.')).toEqual(own)
  })

  it('is told as applied, and as idle where the list has no such column', () => {
    const instructions = 'Where the service interval is blank use the one of the series list.'
    expect(decideOn([machineList, seriesList], [machines], { instructions }).notes.join()).toContain(
      'Applied “Where the',
    )
    const bare = tableOf('Series list', 'Code|Series|Hall\nLA|Lathe|A\nMI|Mill|B\nDR|Drill|C')
    expect(decideOn([machineList, bare], [machines], { instructions }).notes.join()).toContain(
      'changes nothing: “Series list” has no column',
    )
  })
})
