import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const seats = templateOf('seats', [
  { name: 'seat_no', required: true, unique: true },
  { name: 'course', required: true },
  { name: 'booked_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
  { name: 'status', required: true, rule: '(taken|waiting|cancelled)' },
  { name: 'amount' },
])
const rows = [...Array(6).keys()].map((at) => `S${at + 10}|K${at}|2024-05-1${at}`)
const bookings = tableOf(
  'Buchungen',
  `Seat no|Course|Booked on|Status\n${rows.map((row, at) => `${row}|${at % 2 ? 'taken' : 'cancelled'}`).join('\n')}`,
)
const waiting = tableOf(
  'Warteliste',
  `Seat no|Course|Booked on\n${rows.map((row) => row.replace('S', 'W')).join('\n')}`,
)

const constants = (instructions: string): unknown[] =>
  decideOn([bookings, waiting], [seats], { instructions }).plan.sheets[0]!.sources.flatMap(({ table, columns }) =>
    columns.flatMap(({ transforms }) =>
      transforms.flatMap((step) => (step.kind === 'constant' ? [[table, step.value]] : [])),
    ),
  )

describe('what is listed behind the name of a table', () => {
  it.each([
    'Die Warteliste kommt mit zu den Buchungen: Nummer ist die Seat no, Status waiting, Betrag bleibt leer.',
    'Warteliste goes to the bookings: status waiting, amount stays empty.',
  ])('holds for all rows of the table that comes first: %s', (said) => {
    expect(constants(said)).toEqual([['Warteliste', 'waiting']])
  })

  it.each(['Zu den Buchungen: alle sind da.', 'Die Warteliste: manche sind status waiting.'])(
    'is nothing where that is denied, or said of some: %s',
    (said) => {
      expect(constants(said)).toEqual([])
    },
  )
})
