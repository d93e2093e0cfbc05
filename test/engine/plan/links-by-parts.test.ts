import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const bills = templateOf('bills', [
  {
    name: 'bill_no',
    description: 'Number and year, e.g. 12/2023',
    required: true,
    unique: true,
    rule: '\\d{1,4}/20\\d{2}',
  },
  { name: 'bill_date', description: 'YYYY-MM-DD', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
  { name: 'firm', required: true },
])
const lines = templateOf('bill_lines', [
  { name: 'bill_no', description: 'The bill that it belongs to', required: true, link: 'bills.bill_no' },
  { name: 'line_no', required: true, rule: '\\d{1,3}' },
  { name: 'text', required: true },
])
const count = [...Array(8).keys()]
const heads = tableOf(
  'documents',
  `Kind|Doc. no|Date|Firm\n${count.map((at) => `Bill|${at + 1}|${10 + at}/01/202${at % 2 ? 2 : 3}|Firm ${at}`).join('\n')}
Quote|1|10/01/2023|Firm 4\nQuote|3|12/01/2023|Firm 5`,
)
const items = tableOf(
  'items',
  `Kind|Doc. no|Date|Line|Text\n${count.flatMap((at) => [1, 2].map((line) => `Bill|${at + 1}|${10 + at}/01/202${at % 2 ? 2 : 3}|${line}|Thing ${at}`)).join('\n')}
Quote|1|10/01/2023|1|Thing 3\nQuote|3|12/01/2023|1|Thing 5`,
)
const instructions = 'Leave out the quotes (kind Quote).'

describe('links to keys that are put together', () => {
  const decision = decideOn([heads, items], [bills, lines], { instructions })

  it('are told by what stands in the rows that are taken: quotes may have the same numbers', () => {
    expect(columnOf(decision, 'bill_no').inputs.map(({ column }) => column)).toEqual(['Doc. no', 'Date'])
    expect(decision.questions.filter(({ kind }) => kind === 'column_match')).toEqual([])
  })

  it('are put together in the same way, of the columns that are called alike', () => {
    const sheet = decision.plan.sheets.find(({ slug }) => slug === 'bill_lines')!
    const link = sheet.sources[0]!.columns.find(({ column }) => column === 'bill_no')!
    expect(link.inputs.map(({ column }) => column)).toEqual(['Doc. no', 'Date'])
    expect(link.transforms).toEqual(columnOf(decision, 'bill_no').transforms)
  })

  it('stay as they are where the table has no such columns', () => {
    const plain = tableOf(
      'items',
      `Doc. no|Line|Text\n${count.flatMap((at) => [1, 2].map((line) => `${at + 1}/202${at % 2 ? 2 : 3}|${line}|Thing ${at}`)).join('\n')}`,
    )
    const sheet = decideOn([heads, plain], [bills, lines], { instructions }).plan.sheets.find(
      ({ slug }) => slug === 'bill_lines',
    )!
    expect(sheet.sources[0]!.columns.find(({ column }) => column === 'bill_no')!.inputs).toHaveLength(1)
  })

  it('are left to the table that completes another and fills them, however many columns that one has', () => {
    const rooms = templateOf('rooms', [
      { name: 'room', required: true, unique: true },
      { name: 'floor', required: true },
    ])
    const visits = templateOf('visits', [
      { name: 'visit_no', required: true, unique: true },
      { name: 'text', required: true },
      { name: 'place', link: 'rooms.room' },
    ])
    const tables = [
      tableOf('rooms', `Room|Floor\n${count.map((at) => `R${at}|${at % 3}`).join('\n')}`),
      tableOf('visits', `Visit no|Text\n${count.map((at) => `V${at}|Text ${at}`).join('\n')}`),
      tableOf(
        'details',
        `Visit no|Temperature|Responsible\n${count
          .slice(0, 6)
          .map((at) => `V${at}|${at + 11}.5|R${(at * 3) % 8}`)
          .join('\n')}`,
      ),
    ]
    const sheet = decideOn(tables, [rooms, visits]).plan.sheets.find(({ slug }) => slug === 'visits')!
    const { inputs } = sheet.sources[0]!.columns.find(({ column }) => column === 'place')!
    expect(inputs.map(({ table, column }) => [table, column])).toEqual([['details', 'Responsible']])
  })
})

describe('links that have the parts of a key written otherwise', () => {
  const flats = templateOf('flats', [
    {
      name: 'flat_no',
      description: 'House number in three digits, a hyphen and the door in two digits, e.g. 007-02',
      required: true,
      unique: true,
      rule: '\\d{3}-\\d{2}',
    },
    { name: 'rooms', required: true, rule: '\\d' },
  ])
  const stays = templateOf('stays', [
    { name: 'stay_no', required: true, unique: true },
    { name: 'flat_no', required: true, link: 'flats.flat_no' },
    { name: 'guest', required: true },
  ])
  const doors = Array.from({ length: 12 }, (_, at) => ({ house: `${7 + Math.floor(at / 4)}`, door: `${(at % 4) + 1}` }))
  const list = tableOf(
    'flats',
    `House|Door|Rooms\n${doors.map(({ house, door }, at) => `${house}|${door}|${(at % 3) + 1}`).join('\n')}`,
  )
  const linkOf = (header: string, row: (house: string, door: string, at: number) => string) => {
    const rows = doors.map(({ house, door }, at) => `S${at}|${row(house, door, at)}|Guest ${at}`)
    const decision = decideOn([list, tableOf('stays', [`Stay no|${header}|Guest`, ...rows].join('\n'))], [flats, stays])
    const sheet = decision.plan.sheets.find(({ slug }) => slug === 'stays')!
    const { inputs, transforms } = sheet.sources[0]!.columns.find(({ column }) => column === 'flat_no')!
    return {
      names: inputs.map(({ column }) => column),
      write: (...cells: string[]) => applyChain(transforms, cells).value,
    }
  }

  it('in one text, with another mark and other zeros', () => {
    const bare = linkOf('Flat ref', (house, door) => `${house}/${door}`)
    expect(bare.names).toEqual(['Flat ref'])
    expect(bare.write('7/2')).toBe('007-02')
    const filled = linkOf('Place', (house, door) => `${house.padStart(4, '0')}.${door}`)
    expect(filled.write('0008.3')).toBe('008-03')
  })

  it('and not where the keys so made are not there, or stand there already', () => {
    expect(linkOf('Flat ref', (house, door) => `5${house}/${door}`).write('57/2')).toBe('57/2')
    expect(linkOf('Flat ref', (house, door) => `${house.padStart(3, '0')}-0${door}`).write('007-02')).toBe('007-02')
  })

  it('in two columns, of which one is called as the link itself is', () => {
    expect(linkOf('House #|Flat no', (house, door) => `${house}|${door}`).names).toEqual(['House #', 'Flat no'])
    expect(linkOf('House #|Flat no', (house, door) => `${house}|1${door}`).names).not.toEqual(['House #', 'Flat no'])
  })
})
