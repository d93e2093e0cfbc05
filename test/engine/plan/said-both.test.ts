import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const traders = templateOf('traders', [
  { name: 'trader_no', required: true, unique: true, rule: '^T\\d{4}$' },
  { name: 'name', required: true },
  { name: 'email' },
])
const pitches = templateOf('pitches', [
  { name: 'pitch_code', required: true, unique: true, rule: '^[NS]-\\d{3}$' },
  { name: 'trader_no', required: true, link: 'traders.trader_no' },
  { name: 'goods' },
])
const market = tableOf(
  'market',
  'Trader no|Name|E-mail\nT1001|Ada Roth|ada@x.example\nT1002|Leo Hay|leo@x.example\nT1003|Mia Ost|mia@x.example',
)
const booked = tableOf('booked', 'Pitch code|Trader no|Goods\nN-001|T1001|cheese\nN-002|T1002|bread\nN-005|T1003|fish')
const square = tableOf(
  'square',
  'Trader no|Name|E-mail|Pitch code|Goods\nT2001|Una Reed|una@x.example|S-001|wool\nT2002|Max Dorn|max@x.example|S-002|wood\nT2003|Zoe Carp|zoe@x.example|S-004|soap',
)

function filledBy(instructions: string | null): string[][] {
  const { plan } = decideOn([market, booked, square], [traders, pitches], { instructions })
  return ['traders', 'pitches'].map(
    (slug) => plan.sheets.find((one) => one.slug === slug)?.sources.map(({ table }) => table) ?? [],
  )
}

describe('a table each of whose rows is said to be a row of two templates', () => {
  it.each([
    'Each row of the square list is a trader and also their pitch (Pitch code, Goods).',
    'Every row in square.csv is both a trader and a pitch.',
    'Jede Zeile in square.csv ist ein Trader und zugleich ein Pitch.',
  ])('fills both: %s', (instructions) => {
    expect(filledBy(instructions)).toEqual([
      ['market', 'square'],
      ['booked', 'square'],
    ])
  })

  it('is linked to itself by the key that the row has there', () => {
    const instructions = 'Each row of the square list is a trader and also their pitch.'
    const { plan, notes } = decideOn([market, booked, square], [traders, pitches], { instructions })
    const source = plan.sheets.find(({ slug }) => slug === 'pitches')!.sources.find(({ table }) => table === 'square')!
    expect(source.columns.find(({ column }) => column === 'trader_no')).toMatchObject({
      inputs: [{ column: 'Trader no' }],
    })
    expect(notes.join(' ')).toContain('also fills Pitches: each of its rows is said to be both')
  })

  it.each([
    'Each trader has a pitch.',
    'Some rows of the square list are a trader and also their pitch.',
    'Not every row of the square list is a trader and also a pitch.',
  ])('fills what it is taken for where that is not said: %s', (instructions) => {
    expect(filledBy(instructions)).toEqual(filledBy(null))
    expect(filledBy(null)[1]).toEqual(['booked'])
  })
})
