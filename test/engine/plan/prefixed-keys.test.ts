import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const boats = templateOf('boats', [
  { name: 'boat_no', required: true, unique: true, rule: '^[A-Z0-9-]{3,20}$' },
  { name: 'boat_name', required: true },
])
const visits = templateOf('visits', [
  { name: 'visit_no', required: true, unique: true },
  { name: 'boat_no', required: true, link: 'boats.boat_no' },
])
const names = ['Alba', 'Biscay', 'Coral', 'Dogger', 'Elba', 'Faro']
const fleet = tableOf(
  'club',
  `Mooring ID|Boat name|Boat No\n${names.map((name, at) => `77104200${10 + 7 * at}|${name}|${at % 2 ? '' : 2040 + 3 * at}`).join('\n')}`,
)
const log = tableOf(
  'visits',
  `Visit no|Mooring of the boat\n${names.map((_, at) => `V${104 + at}|77104200${10 + 7 * at}`).join('\n')}`,
)
const said = 'Boats that are only in the club get MO- plus their mooring ID.'

describe('what rows without a key get for one', () => {
  it.each([
    said,
    'Boote, die nur im Club sind, bekommen MO- und ihre Mooring ID.',
    'For boats without a number it is the mooring ID with MO- in front.',
    'Boats that are not in the register get MO- plus their mooring ID.',
  ])('is another number behind letters, as a sentence says: %s', (instructions) => {
    const { inputs, transforms } = columnOf(decideOn([fleet], [boats], { instructions }), 'boat_no')
    expect(inputs.map(({ column }) => column)).toEqual(['Boat No', 'Mooring ID'])
    expect(applyChain(transforms, ['2040', '7710420010']).value).toBe('2040')
    expect(applyChain(transforms, ['', '7710420017']).value).toBe('MO-7710420017')
  })

  it.each([
    'Number in the register; for guests MO- followed by the mooring ID',
    'Nummer im Register; bei Gästen MO- und die Mooring ID',
  ])('is what the description of the key says: %s', (description) => {
    const described = { ...boats, columns: boats.columns.map((one) => (one.unique ? { ...one, description } : one)) }
    const { inputs, transforms } = columnOf(decideOn([fleet], [described]), 'boat_no')
    expect(inputs.map(({ column }) => column)).toEqual(['Boat No', 'Mooring ID'])
    expect(applyChain(transforms, ['', '7710420017']).value).toBe('MO-7710420017')
  })

  it.each([
    'A club boat that has no number gets MO and its berth ID padded to five digits as boat number, so 42 becomes MO00042.',
    'Boats that are only in the club get MO plus their berth ID, filled with zeros to five figures.',
    'Boote, die nur im Club sind, bekommen MO und ihre Berth ID auf fünf Stellen mit Nullen aufgefüllt.',
  ])('has zeros in between where a sentence says how many figures it has: %s', (instructions) => {
    const berths = tableOf(
      'club',
      `Berth ID|Boat name|Boat No\n${names.map((name, at) => `${[7, 42, 118, 9, 56, 201][at]}|${name}|${at % 2 ? '' : `BR${24 + at}`}`).join('\n')}`,
    )
    const ruled = templateOf('boats', [
      { name: 'boat_no', required: true, unique: true, rule: '^(BR\\d{2}|MO\\d{5})$' },
      { name: 'boat_name', required: true },
    ])
    const calls = tableOf('visits', `Visit no|Berth ID\nV1|7\nV2|42\nV3|201\nV4|9\nV5|42`)
    const decision = decideOn([berths, calls], [ruled, visits], { instructions })
    const keyOf = (...cells: string[]): unknown => applyChain(columnOf(decision, 'boat_no').transforms, cells).value
    expect(inputsOf(decision, 'boat_no')).toEqual(['Boat No', 'Berth ID'])
    expect([keyOf('BR24', '7'), keyOf('', '42'), keyOf('', '9'), keyOf('', '201')]).toEqual([
      'BR24',
      'MO00042',
      'MO00009',
      'MO00201',
    ])
    const linked = columnOf(decision, 'boat_no', 1).transforms
    expect(['7', '42', '201', '9'].map((cell) => applyChain(linked, [cell]).value)).toEqual([
      'BR24',
      'MO00042',
      'MO00201',
      'MO00009',
    ])
  })

  it('is none where a number has more figures than are said', () => {
    const instructions = 'Boats that are only in the club get MO- plus their mooring ID, padded to five digits.'
    expect(inputsOf(decideOn([fleet], [boats], { instructions }), 'boat_no')).toEqual(['Boat No'])
  })

  it('is what others that have that number link to', () => {
    const decision = decideOn([fleet, log], [boats, visits], { instructions: said })
    const map = columnOf(decision, 'boat_no', 1).transforms.find(({ kind }) => kind === 'value_map')
    expect(map).toMatchObject({
      entries: expect.arrayContaining([
        expect.objectContaining({ raw: '7710420010', value: '2040' }),
        expect.objectContaining({ raw: '7710420017', value: 'MO-7710420017' }),
      ]),
    })
  })

  it.each([
    ['the rule takes no such key', 'Boats that are only in the club get mo_ plus their mooring ID.'],
    ['nobody says so', 'Boats without a number get MO- plus a new number.'],
    ['it is said not to', 'Boats do not get MO- plus their mooring ID.'],
    ['they do so no more', 'Boats no longer get MO- plus their mooring ID.'],
  ])('is none where %s', (_, instructions) => {
    expect(inputsOf(decideOn([fleet], [boats], { instructions }), 'boat_no')).toEqual(['Boat No'])
  })

  it('is none where nothing tells the one number from the other', () => {
    const alike = tableOf(
      'club',
      `Mooring ID|Boat name|Boat No\n${names.map((name, at) => `${3040 + at}|${name}|${at % 2 ? '' : 2040 + 3 * at}`).join('\n')}`,
    )
    expect(inputsOf(decideOn([alike], [boats], { instructions: said }), 'boat_no')).toEqual(['Boat No'])
  })

  it('is the key of the row that is called just so elsewhere, where it is said that this is the same', () => {
    const register = tableOf(
      'register',
      `Boat No|Boat name|Berth\n${names
        .slice(1)
        .map((name, at) => `${9001 + at}|${name}|B${at}`)
        .join('\n')}`,
    )
    const keyOf = (more: string, number: string): unknown => {
      const berths = templateOf('boats', [...boats.columns, { name: 'berth' }])
      const decision = decideOn([register, fleet], [berths], { instructions: `${said} ${more}` })
      const at = decision.plan.sheets[0]!.sources.findIndex(({ table }) => table === 'club')
      return applyChain(columnOf(decision, 'boat_no', 0, at).transforms, ['', number]).value
    }
    for (const same of [
      'If the name is exactly the same as in the register it is the same boat.',
      'Bei gleichem Namen ist es dasselbe Boot.',
    ])
      expect(keyOf(same, '7710420017')).toBe('9001')
    expect(keyOf('The same name does not make it the same boat.', '7710420017')).toBe('MO-7710420017')
    expect(keyOf('', '7710420017')).toBe('MO-7710420017')
  })
})
