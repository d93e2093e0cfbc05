import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const rooms = templateOf('rooms', [
  {
    name: 'room_code',
    required: true,
    unique: true,
    rule: '(NRD|SUD)-[A-Z]{3}',
    description: 'Wing prefix (NRD or SUD), hyphen, room code, e.g. NRD-KIT',
  },
  { name: 'wing', required: true },
  { name: 'title', required: true },
])
const lamps = (rule = '(NRD|SUD)-\\d{4}') =>
  templateOf('lamps', [
    { name: 'lamp_no', required: true, unique: true, rule },
    { name: 'maker', required: true },
    { name: 'room_code', required: true, link: 'rooms.room_code' },
  ])
const list = tableOf(
  'rooms',
  'Wing|Code|Room\nNordbau|KIT|Kitchen\nNordbau|HAL|Hall\nNordbau|LIB|Library\nSüdbau|KIT|Kitchen\nSüdbau|GYM|Gym\nSüdbau|HAL|Hall',
)
const stock = (name: string, front: string, header: string, named: string[]) =>
  tableOf(
    name,
    `Lamp no|Maker|${header}\n${named.map((room, at) => `${front}-00${at + 10}|Maker ${'ABCDEF'[at]!}|${room}`).join('\n')}`,
  )
const north = stock('north', 'NRD', 'Room', ['KIT', 'HAL', 'LIB', 'KIT', 'HAL'])
const south = stock('south', 'SUD', 'Room', ['Kitchen', 'Gym', 'Hall', 'Gym', 'Kitchen'])
const instructions = 'NRD is the prefix of the Nordbau, SUD of the Südbau; both have a kitchen.'
const entriesOf = (decision: ReturnType<typeof decideOn>, source: number): string[][] =>
  columnOf(decision, 'room_code', 1, source).transforms.flatMap((step) =>
    step.kind === 'value_map' ? step.entries.map(({ raw, value }) => [raw, value]) : [],
  )

describe('a key with a code for what a column has in words', () => {
  it('is joined of what a text says for each word and of another column that is called so', () => {
    const decision = decideOn([list], [rooms], { instructions })
    expect(inputsOf(decision, 'room_code')).toEqual(['Wing', 'Code'])
    expect(JSON.stringify(columnOf(decision, 'room_code').transforms)).toContain('NRD')
  })

  it.each(['NRD is the prefix of the Nordbau.', 'NRD and SUD are prefixes.', 'NRD of the Nordbau, NRD of the Südbau.'])(
    'is not where a word has none, or two have one: %s',
    (said) => {
      expect(inputsOf(decideOn([list], [rooms], { instructions: said }), 'room_code')).not.toEqual(['Wing', 'Code'])
    },
  )
})

describe('links to keys that begin as the own keys of the rows', () => {
  it('are those of their own kind, by a part of the key or by a name that others have too', () => {
    const decision = decideOn([list, north, south], [rooms, lamps()], { instructions })
    expect(entriesOf(decision, 0)).toEqual([
      ['HAL', 'NRD-HAL'],
      ['KIT', 'NRD-KIT'],
      ['LIB', 'NRD-LIB'],
    ])
    expect(entriesOf(decision, 1)).toEqual([
      ['Gym', 'SUD-GYM'],
      ['Hall', 'SUD-HAL'],
      ['Kitchen', 'SUD-KIT'],
    ])
  })

  it('are not where the rule of their own keys begins otherwise', () => {
    const decision = decideOn([list, north, south], [rooms, lamps('[A-Z]{3}-\\d{4}')], { instructions })
    expect(entriesOf(decision, 0)).toEqual([])
  })
})
