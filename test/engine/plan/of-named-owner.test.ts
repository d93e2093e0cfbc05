import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const trips = templateOf('trips', [
  { name: 'trip_no', required: true, unique: true },
  { name: 'van', required: true },
  { name: 'driver' },
])
const invoices = templateOf('invoices', [
  { name: 'invoice_no', required: true, unique: true },
  { name: 'trip_no', required: true, link: 'trips.trip_no' },
  { name: 'sum', required: true, rule: '\\d+' },
])
const vans = ['Blue Whale', 'Old Bess', 'Blue Whale', 'Red Fox', 'Old Bess', 'Red Fox']
const driven = tableOf(
  'trips',
  `Trip no|Van|Driver\n${vans.map((van, at) => `T${at + 1}|${van}|${['Ann', 'Bo'][at % 2]}`).join('\n')}`,
)
const billed = tableOf(
  'invoices',
  `Invoice no|Trip no|Sum\n${vans.map((_, at) => `I${at + 1}|T${at + 1}|${at}50`).join('\n')}`,
)
const sourceOf = (instructions: string, slug: string) =>
  decideOn([driven, billed], [trips, invoices], { instructions }).plan.sheets.find((sheet) => sheet.slug === slug)!
    .sources[0]!

describe('rows of one that is named, with what belongs to them', () => {
  it.each([
    'Old Bess was scrapped last year, so her trips and their invoices stay behind.',
    'Old Bess was scrapped last year. Leave its trips out with their invoices.',
    'Old Bess was scrapped and its trips and their invoices are not imported.',
    'Skip the trips of Old Bess and their invoices.',
    'Old Bess ist verkauft, ihre trips und deren invoices bleiben weg.',
  ])('stay behind: %s', (text) => {
    expect(sourceOf(text, 'trips').skips).toMatchObject([{ when: { position: 1, is: 'one_of', values: ['old bess'] } }])
    expect(sourceOf(text, 'invoices').skips).toEqual([])
  })

  it.each([
    'Grey Owl was scrapped, so her trips and their invoices stay behind.',
    'Some vans were scrapped, so their trips and their invoices stay behind.',
    'Invoices of trips that are not imported stay behind.',
  ])('are not guessed where nobody is named who is there: %s', (text) => {
    expect(sourceOf(text, 'trips').skips).toEqual([])
  })
})
