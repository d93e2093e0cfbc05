import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const bookings = templateOf('bookings', [
  { name: 'booking_no', required: true, unique: true },
  { name: 'guest', required: true },
  { name: 'nights', required: true, rule: '\\d{1,3}' },
  { name: 'channel', required: true, rule: 'desk|zimmerly' },
])
const list = (name: string, from: number) =>
  tableOf(name, `Booking no|Guest|Nights\n${[0, 1, 2, 3].map((at) => `N${from + at}|Guest ${'ABCD'[at]!}|${at + 1}`).join('\n')}`) // prettier-ignore
const channels = (...names: string[]): unknown[] => {
  const decision = decideOn(names.map((name, at) => list(name, 100 * at + 100)), [bookings]) // prettier-ignore
  return names.map((_, at) => columnOf(decision, 'channel', 0, at).transforms)
}
const always = (value: string) => [{ kind: 'constant', value }]

describe('what all rows of a file have, of which no column tells', () => {
  it('is the value that the file goes by, and of the other file the only value that is left', () => {
    expect(channels('ZimmerlyBookings2031', 'front bookings 2031')).toEqual([always('zimmerly'), always('desk')])
    const { questions, notes } = decideOn([list('ZimmerlyBookings2031', 100), list('front 2031', 200)], [bookings])
    expect(questions).toEqual([])
    expect(notes.join('\n')).toContain('“channel” of Bookings is “desk” for all rows of front 2031.csv')
  })

  it.each([
    ['one file may have rows of all kinds', ['zimmerly bookings', 'all bookings']],
    ['one file may have others', ['zimmerly bookings', 'mixed bookings']],
    ['two files are left', ['zimmerly bookings', 'bookings 2030', 'bookings 2031']],
    ['the file is the only one', ['bookings']],
  ])('is asked about where %s', (_, names) => {
    expect(channels(...names).at(-1)).toEqual([])
  })
})
