import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const bookings = templateOf('bookings', [
  { name: 'booking_no', required: true, unique: true },
  { name: 'guest_no', required: true },
  { name: 'room' },
])
const list = tableOf(
  'Bookings',
  `Booking no|Guest no|Room\n${[1, 2, 3, 4, 5, 6].map((no) => `B${no}|${no < 3 ? 90001 : 10000 + no}|${no}`).join('\n')}`,
)

const left = (instructions: string): unknown[] =>
  decideOn([list], [bookings], { instructions }).plan.sheets.flatMap(({ sources }) =>
    sources.flatMap(({ skips = [] }) => skips.map(({ when }) => when)),
  )

describe('what belongs to the one that was named just before', () => {
  it.each([
    'Guest 90001 is for training, leave its bookings out.',
    'Guest 90001 is for training. Her bookings are not imported.',
    'Guest 90001 was only for training, skip their bookings.',
    'Guest 90001 ist nur zur Schulung da. Seine Bookings bitte weglassen.',
  ])('is left out by its number: %s', (text) => {
    expect(left(text)).toEqual([{ position: 1, is: 'one_of', values: ['90001'] }])
  })

  it.each([
    'Guest 90001 is for training.',
    'Guest 77777 is for training, leave its bookings out.',
    'Guests come back often, leave their bookings out.',
  ])('stays where that is not said, or nobody is named who is there, and no table is left out: %s', (text) => {
    expect(left(text)).toEqual([])
    expect(decideOn([list], [bookings], { instructions: text }).plan.sheets[0]!.sources).toHaveLength(1)
  })
})
