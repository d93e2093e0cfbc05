import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, tableOfCells, templateOf } from './table-of.ts'

const shelves = templateOf('shelves', [
  {
    name: 'shelf_no',
    description: 'Hall letter, hyphen, number with two digits',
    required: true,
    unique: true,
    rule: '^[A-Z]-\\d\\d$',
  },
  { name: 'hall', description: 'Hall letter', required: true },
  { name: 'width', required: true, rule: '^\\d+$' },
])
const sheet = (name: string, rows: string) => {
  const profile = tableOf(name, `Shelf|Width|Keeper\n${rows}`)
  return { ...profile, table: { ...profile.table, file_id: 'file_stock', file_name: 'stock.xlsx' } }
}
const halls = [
  sheet('Halle A', '1|300|Moe\n2|320|Lie\n11|205|Aas'),
  sheet('Halle B', '1|310|Vik\n2|330|Foss\n12|100|Berg'),
]

describe('sheets that are called by rows of another list', () => {
  const stations = templateOf('stations', [
    { name: 'code', required: true, unique: true, rule: '^[A-Z]{2}$' },
    { name: 'town', required: true },
  ])
  const readings = templateOf('readings', [
    { name: 'reading_no', required: true, unique: true },
    { name: 'station', link: 'stations.code' },
    { name: 'level', required: true, rule: '^\\d+$' },
  ])
  const list = (towns: string) => tableOf('stations', `Code|Town\n${towns}`)
  const book = (name: string, rows: string) => {
    const profile = tableOfCells(
      name,
      ['Reading no', 'Level', 'Sheet'],
      rows.split('\n').map((row) => [...row.split('|'), name]),
    )
    return { ...profile, table: { ...profile.table, file_id: 'file_book', file_name: 'book.xlsx' } }
  }
  const books = [book('Ems', 'R1|340\nR2|355'), book('Leer', 'R3|120\nR4|118'), book('Weener', 'R5|87\nR6|90')]

  it('say for all of their rows which one is meant, though one is called as its code', () => {
    const decision = decideOn(
      [list('EM|Emden\nEMS|Ems\nLR|Leer\nWE|Weener\nXX|Leer Nord'), ...books],
      [
        { ...stations, columns: [{ ...stations.columns[0]!, strictRule: '^[A-Z]{2,3}$' }, stations.columns[1]!] },
        readings,
      ],
    )
    expect(decision.questions).toEqual([])
    expect([0, 1, 2].map((at) => inputsOf(decision, 'station', 1, at))).toEqual([['Sheet'], ['Sheet'], ['Sheet']])
    expect(JSON.stringify(columnOf(decision, 'station', 1, 1).transforms)).toContain('"raw":"Leer","value":"LR"')
  })
})

describe('sheets that are called by what a column is, and by a letter', () => {
  it('tell it for all of their rows, and what keys begin with', () => {
    const decision = decideOn(halls, [shelves])
    expect(decision.questions).toEqual([])
    expect([0, 1].map((at) => columnOf(decision, 'hall', 0, at).transforms)).toEqual([
      [{ kind: 'constant', value: 'A' }],
      [{ kind: 'constant', value: 'B' }],
    ])
    expect(inputsOf(decision, 'shelf_no', 0, 1)).toEqual(['Shelf'])
    expect(columnOf(decision, 'shelf_no', 0, 1).transforms).toContainEqual({ kind: 'prefix', text: 'B-' })
  })

  it('tell nothing of a column that is called otherwise, or that the table has', () => {
    const other = {
      ...shelves,
      columns: shelves.columns.map((one) => (one.name === 'hall' ? { ...one, name: 'keeper' } : one)),
    }
    expect(inputsOf(decideOn(halls, [other]), 'keeper')).toEqual(['Keeper'])
    const grade = {
      ...shelves,
      columns: shelves.columns.map((one) =>
        one.name === 'hall' ? { ...one, name: 'grade', description: 'Best is A' } : one,
      ),
    }
    expect(columnOf(decideOn(halls, [grade]), 'grade').transforms).toEqual([])
  })
})

describe('sheets that are called by just the code that a column wants', () => {
  const sown = (description: string, rule: string) =>
    templateOf('sown', [
      { name: 'plot', required: true, rule: '^P\\d$' },
      { name: 'crop', required: true },
      { name: 'campaign', required: true, rule, description },
    ])
  const campaigns = ['K23', 'K24'].map((name) => {
    const profile = tableOf(name, 'Plot|Crop\nP1|Rye\nP2|Oats\nP3|Peas')
    return { ...profile, table: { ...profile.table, file_id: 'file_fields', file_name: 'fields.xlsx' } }
  })
  const said = (description: string, rule: string): unknown[] => {
    const decision = decideOn(campaigns, [sown(description, rule)])
    return [0, 1].map((at) => columnOf(decision, 'campaign', 0, at).transforms)
  }

  it('tell it for all of their rows', () => {
    const told = [[{ kind: 'constant', value: 'K23' }], [{ kind: 'constant', value: 'K24' }]]
    expect(said('e.g. K21', '^[KS]\\d\\d$')).toEqual(told)
    expect(said('Campaign of the sheet', '^[A-Z]\\d\\d$')).toEqual(told)
  })

  it('tell nothing where a code of any kind would do', () => {
    expect(said('', '^[A-Z]+\\d+$')).toEqual([[], []])
  })
})
