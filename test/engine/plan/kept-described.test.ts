import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const trips = (description: string): ReturnType<typeof templateOf> => ({
  ...templateOf('trips', [
    { name: 'trip_no', required: true, unique: true },
    { name: 'boat', required: true },
    { name: 'sailed_on', required: true, rule: String.raw`\d{4}-\d{2}-\d{2}` },
  ]),
  description,
})
const states = ['Sailed', 'Billed', 'Cancelled', 'Sailed', 'Planned', 'Billed', 'Sailed']
const log = tableOf(
  'trips',
  `Trip no|Boat|Sailed on|State\n${states.map((state, at) => `T${at + 401}|${['Dory', 'Skiff', 'Punt'][at % 3]}|2024-05-0${at + 1}|${state}`).join('\n')}`,
)
const keptBy = (description: string): unknown[] =>
  decideOn([log], [trips(description)]).plan.sheets[0]!.sources[0]!.skips.map(({ when }) => when)

describe('what the description of a template says of which rows it wants', () => {
  it.each([
    'One row per trip. Only trips that were sailed or billed.',
    'Only what took place: sailed or billed.',
    'Nur Trips, die sailed oder billed sind.',
  ])('“%s” leaves out what has another state', (description) => {
    expect(keptBy(description)).toEqual([{ position: 3, is: 'none_of', values: ['sailed', 'billed'] }])
  })

  it.each(['Only one row per trip.', 'Trips, sailed or billed.', 'Only trips that were sailed by the owner.'])(
    '“%s” leaves out none',
    (description) => expect(keptBy(description)).toEqual([]),
  )
})

describe('what the description of a template wants none of', () => {
  const remarks = ['', 'with Bo', 'ANNULÉ', '', 'late', 'annulé', '']
  const noted = tableOf(
    'trips',
    `Trip no|Boat|Sailed on|Remark\n${remarks.map((text, at) => `T${at + 401}|${['Dory', 'Skiff', 'Punt'][at % 3]}|2024-05-0${at + 1}|${text}`).join('\n')}`,
  )
  const leftOut = (description: string): unknown[] =>
    decideOn([noted], [trips(description)]).plan.sheets[0]!.sources[0]!.skips.map(({ when }) => when)

  it.each([
    'All trips of the year. No cancelled trips.',
    'Trips of members, no repairs, no cancelled ones.',
    'Keine Werkstattfahrten, keine stornierten Fahrten.',
    'Nicht stornierte Fahrten.',
  ])('is left out where cells say that in another language: “%s”', (description) => {
    expect(leftOut(description)).toEqual([{ position: 3, is: 'one_of', values: ['annulé'] }])
  })

  it('is left out where it is said of what alone is wanted', () => {
    expect(keptBy('Only trips that were not cancelled.')).toEqual([
      { position: 3, is: 'one_of', values: ['cancelled'] },
    ])
  })

  it.each(['Cancelled trips, too.', 'No trips of guests.', 'No other trips.'])(
    'is not where it says nothing of them: “%s”',
    (description) => expect(leftOut(description)).toEqual([]),
  )
})
