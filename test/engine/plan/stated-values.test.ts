import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const boats = templateOf('boats', [
  { name: 'boat_no', required: true, unique: true },
  { name: 'length' },
  { name: 'afloat', required: true, rule: '^(yes|no)$' },
  { name: 'berth_kind', rule: '^(river|lake)$' },
])
const rows = 'Boat No|Length\n#1|7\n#2|9\n#3|12\n#4|8'
const lists = ['Boats_Afloat', 'winter_shed'].map((name) => tableOf(name, rows.replaceAll('#', name[0]!)))

function given(column: string, instructions: string | null, template = boats): (string | null)[] {
  const { plan } = decideOn(lists, [template], { instructions })
  return ['Boats_Afloat', 'winter_shed'].map((name) => {
    const source = plan.sheets[0]?.sources.find(({ table }) => table === name)
    const step = source?.columns.find((one) => one.column === column)?.transforms[0]
    return step?.kind === 'constant' || step?.kind === 'default' ? step.value : null
  })
}

describe('a column that is named with its value is that in every row of the file', () => {
  it.each([
    [
      'Every boat on the afloat list is afloat = yes, every boat that is only in the winter shed is afloat = no.',
      'afloat',
      ['yes', 'no'],
    ],
    ['In Boats_Afloat.csv afloat is yes, in winter_shed.csv afloat is no.', 'afloat', ['yes', 'no']],
    ['Alles in winter_shed.csv ist afloat = no.', 'afloat', [null, 'no']],
    ['The boats in winter_shed.csv have berth kind lake.', 'berth_kind', [null, 'lake']],
  ])('%s', (text, column, expected) => {
    expect(given(column, text)).toEqual(expected)
  })

  it.each([
    ['Some boats of winter_shed.csv are afloat = yes.', 'afloat'],
    ['If a boat of winter_shed.csv is afloat, tell us.', 'afloat'],
    ['winter_shed.csv has no afloat column.', 'afloat'],
  ])('but not by “%s”', (text, column) => {
    expect(given(column, text)).toEqual([null, null])
  })
})

describe('a description that says of each file which value its rows have', () => {
  const described = (description: string): ReturnType<typeof templateOf> => ({
    ...boats,
    columns: boats.columns.map((column) => (column.name === 'afloat' ? { ...column, description } : column)),
  })

  it.each([
    'yes for the afloat list, no for the winter shed',
    'yes = afloat list; no = winter shed',
    'yes for the afloat list, no for all others',
    'yes for boats on our own afloat list, no for those known from there only',
    'yes (Liste afloat), no (nur dort bekannte)',
  ])('fills it: %s', (description) => {
    expect(given('afloat', null, described(description))).toEqual(['yes', 'no'])
  })

  it.each([
    'yes for boats on the afloat list with a sail, no for all others',
    'yes for the afloat list, no for boats of a club',
    'yes for boats that are afloat, no for those in winter',
    'yes for the winter shed, no for the winter shed',
  ])('says nothing where a value is not of one file alone: %s', (description) => {
    expect(given('afloat', null, described(description))).toEqual([null, null])
  })

  it('gives way to a column that holds it', () => {
    const held = tableOf('winter_shed', 'Boat No|Length|Afloat\nw1|7|yes\nw2|9|no\nw3|12|no')
    const { plan } = decideOn([lists[0]!, held], [described('yes for the afloat list, no for the winter shed')])
    const source = plan.sheets[0]!.sources.find(({ table }) => table === 'winter_shed')
    expect(source?.columns.find(({ column }) => column === 'afloat')?.inputs[0]?.column).toBe('Afloat')
  })
})

describe('a description that names a program from which several files are', () => {
  const both = [
    tableOf('Marina_boats', rows.replaceAll('#', 'M')),
    tableOf('Marina_owners', 'Owner|Since\nAda|2001\nBo|2007'),
  ]
  const afloat = (description: string): unknown[] => {
    const columns = boats.columns.map((one) => (one.name === 'afloat' ? { ...one, description } : one))
    const { plan } = decideOn([...both, lists[1]!], [{ ...boats, columns }])
    return ['Marina_boats', 'winter_shed'].map((name) => {
      const source = plan.sheets[0]!.sources.find(({ table }) => table === name)
      return source?.columns.find(({ column }) => column === 'afloat')?.transforms[0]
    })
  }

  it('says of each of them what all rows have', () => {
    expect(afloat('yes for everyone in Marina, no for the others')).toMatchObject([
      { kind: 'constant', value: 'yes' },
      { kind: 'default', value: 'no' },
    ])
  })

  it('says nothing where another value is of one of them', () => {
    expect(afloat('yes for everyone in Marina, no for Marina_boats')).toEqual([undefined, undefined])
  })
})

describe('the country that a description says an empty cell means', () => {
  const kilns = (description: string): ReturnType<typeof templateOf> =>
    templateOf('kilns', [
      { name: 'kiln_no', required: true, unique: true },
      { name: 'country', description, required: true, rule: '^[A-Z]{2}$' },
    ])
  const list = tableOf('kilns', 'Kiln No|Country\nK1|\nK2|Belgium\nK3|\nK4|France')
  const preset = (description: string): unknown => {
    const { plan } = decideOn([list], [kilns(description)])
    const steps = plan.sheets[0]!.sources[0]!.columns.find(({ column }) => column === 'country')!.transforms
    return steps.find(({ kind }) => kind === 'default')
  }

  it.each([
    ['ISO 3166 alpha-2; empty in the source means the Netherlands', 'NL'],
    ['Two letters; empty means New Zealand', 'NZ'],
    ['ISO-Code; leer bedeutet Schweiz', 'CH'],
  ])('is written as its code: %s', (description, value) => {
    expect(preset(description)).toEqual({ kind: 'default', value })
  })

  it('is none where no country is named', () => {
    expect(preset('ISO 3166 alpha-2; empty means the same as above')).toBeUndefined()
  })
})
