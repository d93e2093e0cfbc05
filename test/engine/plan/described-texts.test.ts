import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf, type ColumnInput } from './table-of.ts'

const bookings = (texts: ColumnInput): ReturnType<typeof templateOf> =>
  templateOf('bookings', [
    { name: 'booking_number', required: true, unique: true },
    { name: 'booked_on', required: true, rule: String.raw`\d{4}-\d{2}-\d{2}` },
    texts,
  ])
const punts = tableOf(
  'punts',
  'Booking Ref|Booked on|Details|Clerk\n7001|2024-05-01|School trip|AB\n7002|2024-05-02|Wedding party|AB\n7003|2024-05-02|Picnic for two|CD\n7004|2024-05-04|Night tour|CD',
)

describe('what is described as a text', () => {
  it.each(['Text on the booking', 'Description of the trip', 'Note'])(
    'is the column that only says that it has one, whatever it is called itself: %s',
    (description) => {
      const decision = decideOn([punts], [bookings({ name: 'reference', description })])
      expect(inputsOf(decision, 'reference')).toEqual(['Details'])
      expect(inputsOf(decision, 'booking_number')).toEqual(['Booking Ref'])
      expect(decision.questions).toEqual([])
    },
  )

  it('is no date of one, and no number that is described as such', () => {
    const dated = decideOn([punts], [bookings({ name: 'noted', description: 'Date of the note' })])
    expect(inputsOf(dated, 'noted')).not.toContain('Details')
    const numbered = decideOn([punts], [bookings({ name: 'reference', description: 'Our file number' })])
    expect(inputsOf(numbered, 'reference')).not.toContain('Details')
  })
})
