import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const divers = templateOf('divers', [
  { name: 'email', required: true, unique: true, rule: '[^@\\s]+@[^@\\s]+\\.[a-z]{2,}' },
  { name: 'name', required: true },
  { name: 'phone' },
])
const trips = templateOf('trips', [
  { name: 'trip_no', required: true, unique: true },
  { name: 'diver_email', required: true, link: 'divers.email' },
  { name: 'depth' },
])
const own = tableOf(
  'divers',
  'Diver No|Name|Email|Phone\n101|Ada Reef|ada@sea.example|\n102|Ben Kelp|ben@sea.example|0301 555101\n103|Cy Wrack|cy@sea.example|0301 555102\n104|Di Shoal|di@sea.example|0301 555103',
)
const log = tableOf('trips', 'Trip No|Diver No|Depth\nD1|101|12\nD2|102|18\nD3|103|7\nD4|101|30\nD5|104|22')
const agency = tableOf(
  'bluefin_export',
  'trip_no|diver|diver_email|diver_phone|depth\nB1|Ada Reef|ada@sea.example|+44 7589 287 080|11\nB2|Eve Cove|eve@sea.example|+44 7589 287 081|19\nB3|Eve Cove|eve@sea.example|07589287081|25\nB4|Finn Bay|finn@sea.example|07589287082|8\nB5|Finn Bay|finn@sea.example|+44 7589 287 082|9',
)

function sheetOf(slug: string, instructions: string | null): ReturnType<typeof decideOn>['plan']['sheets'][number] {
  return decideOn([own, log, agency], [divers, trips], { instructions }).plan.sheets.find((one) => one.slug === slug)!
}
const tablesOf = (instructions: string | null): string[] =>
  sheetOf('divers', instructions).sources.map(({ table }) => table)

describe('a table of other rows has more of a template’s in them', () => {
  it.each([
    'Divers come from our list of divers, plus anyone on the bluefin export who isn’t in it.',
    'Trips are booked with us or through the agency (the bluefin export). Divers are those on our list, and also anyone from the agency.',
    'Die divers stehen in unserer Liste, dazu kommen alle aus dem Bluefin-Export, die dort fehlen.',
    'Los divers de bluefin que no estén en divers.csv también hay que darlos de alta.',
    'Les divers sont dans notre liste, ainsi que ceux de l’export bluefin qui n’y sont pas.',
  ])('where somebody says so: %s', (text) => {
    expect(tablesOf(text)).toEqual(['divers', 'bluefin_export'])
  })

  it.each([
    null,
    'Divers on the bluefin export are also on our list.',
    'Divers come from our list; leave out anyone on the bluefin export, too.',
    'Please take all divers, trips (also the bluefin export) and nothing else.',
  ])('and not by itself, or where something else is said: %s', (text) => {
    expect(tablesOf(text)).toEqual(['divers'])
  })

  it('and what is told of these in different spellings is still theirs', () => {
    const text = 'Divers come from our list of divers, plus anyone on the bluefin export who isn’t in it.'
    const { columns } = sheetOf('divers', text).sources[1]!
    expect(columns.find(({ column }) => column === 'phone')?.inputs.map(({ column }) => column)).toEqual([
      'diver_phone',
    ])
  })

  it('and the country of these, which is the same however it is written', () => {
    const abroad = templateOf('divers', [...divers.columns, { name: 'country', rule: '^[A-Z]{2}$' }])
    const portal = tableOf(
      'bluefin_export',
      'trip_no|diver|diver_email|country\nB1|Eve Cove|eve@sea.example|UK\nB2|Eve Cove|eve@sea.example|GB\nB3|Eve Cove|eve@sea.example|Reino Unido\nB4|Finn Bay|finn@sea.example|Holanda\nB5|Finn Bay|finn@sea.example|NL',
    )
    const instructions = 'Divers come from our list of divers, plus anyone on the bluefin export who isn’t in it.'
    const { plan } = decideOn([own, log, portal], [abroad, trips], { instructions })
    const { columns } = plan.sheets.find(({ slug }) => slug === 'divers')!.sources[1]!
    expect(columns.find(({ column }) => column === 'country')?.inputs).toMatchObject([{ column: 'country' }])
  })

  it('and rows of the first are found by their numbers as before, whatever the names in the other are called', () => {
    const text =
      'Divers come from our list of divers, plus anyone on the bluefin export who isn’t in it. Map Diver No to diver_email.'
    const source = sheetOf('trips', text).sources.find(({ table }) => table === 'trips')!
    const link = source.columns.find(({ column }) => column === 'diver_email')!
    expect(link.transforms).toContainEqual(
      expect.objectContaining({
        kind: 'value_map',
        entries: expect.arrayContaining([expect.objectContaining({ raw: '101', value: 'ada@sea.example' })]),
      }),
    )
  })
})

describe('the key of what rows belong to beside its name', () => {
  const bookings = templateOf('bookings', [
    { name: 'booking_no', required: true, unique: true },
    { name: 'diver', required: true, link: 'divers.email' },
    { name: 'depth' },
  ])
  const portal = tableOf(
    'bluefin_export',
    'booking_no|Diver|E-mail|Phone|depth\nB1|Ada Reef|ada@sea.example|+44 7589 287 080|11\nB2|Eve Cove|eve@sea.example|+44 7589 287 081|19\nB3|Eve Cove|eve@sea.example|+44 7589 287 081|25\nB4|Finn Bay|finn@sea.example|07589287082|8\nB5|Finn Bay|finn@sea.example|07589287082|9',
  )

  it('is the link, though the name is called so, where the table is said to have more of them', () => {
    const instructions = 'Divers come from our list of divers, plus anyone on the bluefin export who isn’t in it.'
    const { plan } = decideOn([own, portal], [divers, bookings], { instructions })
    const columnsOf = (slug: string): Record<string, string[]> => {
      const sheet = plan.sheets.find((one) => one.slug === slug)!
      const source = sheet.sources.find(({ table }) => table === 'bluefin_export')!
      return Object.fromEntries(source.columns.map((one) => [one.column, one.inputs.map(({ column }) => column)]))
    }
    expect(columnsOf('divers')).toMatchObject({ email: ['E-mail'], name: ['Diver'] })
    expect(columnsOf('bookings')).toMatchObject({ diver: ['E-mail'] })
  })
})

describe('our list counts, as the sentence before calls it', () => {
  const before = 'Divers come from our divers list, plus anyone on the bluefin export who isn’t in it.'
  const keepOf = (text: string): unknown => sheetOf('divers', `${before} ${text}`).same_key?.[0]?.keep

  it.each([
    'Where somebody is in both, our list is right, but if we have no phone number take the export’s.',
    'Steht jemand in beiden, gilt unsere Liste; fehlt dort die Nummer, wird sie ergänzt.',
  ])('also where the other one fills its gaps: %s', (text) => {
    expect(keepOf(text)).toMatchObject({ table: 'divers' })
  })

  it('and the other one where that is said to count', () => {
    expect(keepOf('Where somebody is in both, the bluefin export is right.')).toMatchObject({ table: 'bluefin_export' })
  })
})
