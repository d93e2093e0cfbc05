import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

// Fields of a program whose names are no words: what they stand for is said in a text, or on a sheet beside the data.

const boats = templateOf('boats', [
  { name: 'boat_number', required: true, unique: true },
  { name: 'builder', required: true },
  { name: 'launched_on', rule: '\\d{4}-\\d{2}-\\d{2}', description: 'Launch date' },
  { name: 'last_service_date', rule: '\\d{4}-\\d{2}-\\d{2}', description: 'Last service' },
  { name: 'length_m', rule: '\\d+\\.\\d' },
  { name: 'draught_m', rule: '\\d+\\.\\d' },
])
const stock = tableOf(
  'BTSTK',
  'BKNR|BWRF|BDT1|BDT2|BV01|BV02\n1041|Sørvik|2001-05-02|2023-03-11|8.4|1.2\n1042|Kehl Yachts|1998-09-12|2022-10-30|11.0|1.7\n1057|Ostvaart|2010-04-20|2023-05-06|6.2|0.8\n1060|Sørvik|2004-06-01|2021-08-17|9.9|1.5',
)
const filled = ['boat_number', 'builder', 'launched_on', 'last_service_date', 'length_m', 'draught_m']
const fields = ['BKNR', 'BWRF', 'BDT1', 'BDT2', 'BV01', 'BV02']
const TEXT =
  'Table BTSTK: BKNR = boat number, BWRF = builder, BDT2 = last service date, BDT1 = launch date, BV01 = length, BV02 = draught.'

const known = (content: string) => ({ knowledge: [{ key: 'fields', scope: { type: 'account' as const }, content }] })
const placesOf = (decision: ReturnType<typeof decideOn>) => filled.map((name) => inputsOf(decision, name)[0])

describe('fields whose names are no words', () => {
  it('are what a text says that they stand for, and nothing is asked', () => {
    const decision = decideOn([stock], [boats], known(TEXT))
    expect(placesOf(decision)).toEqual(fields)
    expect(decision.questions).toEqual([])
  })

  it('are what a sheet of fields says, which is no data itself', () => {
    const sheet = tableOf(
      'fields',
      'Field|Type|Meaning\nBKNR|N4|Boat number\nBWRF|C20|Builder\nBDT1|D|Launch date\nBDT2|D|Last service date\nBV01|N4.1|Length\nBV02|N3.1|Draught',
    )
    const decision = decideOn([stock, sheet], [boats])
    expect(placesOf(decision)).toEqual(fields)
    expect(decision.plan.sheets[0]!.sources.map(({ table }) => table)).toEqual(['BTSTK'])
    expect(decision.questions).toEqual([])
  })

  it('are asked about where nobody says anything', () => {
    expect(decideOn([stock], [boats]).questions).not.toEqual([])
  })

  it('are not explained by what stands in their own cells', () => {
    const spots = tableOf('spots', 'SPOT|BLDR\n1|length\n2|builder\n3|length')
    const decision = decideOn([spots], [boats], known('SPOT = number, BLDR = builder.'))
    expect(decision.plan.sheets.flatMap(({ sources }) => sources).length).toBeLessThanOrEqual(1)
    const listed = tableOf(
      'list',
      'Boat number|Builder|KIND\n1|Ost|launch date\n2|Sør|last service\n3|Kehl|launch date',
    )
    const plain = decideOn([listed], [boats])
    expect(placesOf(decideOn([listed], [boats], known('KIND = launch date, XX = none.')))).toEqual(placesOf(plain))
  })
})

describe('a family', () => {
  const goods = templateOf('goods', [
    { name: 'item_number', required: true, unique: true },
    { name: 'title', required: true },
    { name: 'category' },
  ])
  const people = templateOf('people', [
    { name: 'number', required: true, unique: true },
    { name: 'first_name', required: true },
    { name: 'last_name', required: true },
  ])

  it('of few kinds in a list of things is their category', () => {
    const list = tableOf(
      'items',
      'Item no|Title|Family\n1|Sail|RIG\n2|Mast|RIG\n3|Oar|DECK\n4|Cleat|DECK\n5|Block|RIG\n6|Winch|DECK',
    )
    expect(inputsOf(decideOn([list], [goods]), 'category')).toEqual(['Family'])
  })

  it('beside forenames is a surname', () => {
    const list = tableOf(
      'people',
      'No|Forename|Family\n1|Ada|Roth\n2|Leo|Roth\n3|Mia|Roth\n4|Jon|Ost\n5|Eve|Ost\n6|Kai|Ost',
    )
    expect(inputsOf(decideOn([list], [people]), 'last_name')).toEqual(['Family'])
  })
})
