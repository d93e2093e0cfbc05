import { expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

// A register that has the numbers of bookings, as the lines of bookings have, and a column that bookings lack: of two offices with lists of their own.

const bookings = templateOf('bookings', [
  { name: 'booking_no', required: true, unique: true, rule: '^(\\d{4}|QY-\\d{3})$' },
  { name: 'guest', required: true },
  { name: 'pitch_no', rule: '^P-\\d{4}$' },
])
const lines = templateOf('booking_lines', [
  { name: 'booking_no', required: true, link: 'bookings.booking_no' },
  { name: 'line_no', required: true, rule: '^\\d+$' },
  { name: 'description', required: true },
  { name: 'quantity', required: true, rule: '^\\d+\\.\\d{2}$' },
  { name: 'unit_price', required: true, rule: '^\\d+\\.\\d{2}$' },
  { name: 'amount', required: true, rule: '^\\d+\\.\\d{2}$' },
  { name: 'tax_code', required: true },
])
const hill = Array.from({ length: 9 }, (_, at) => `${4118 + at}`)
const quay = Array.from({ length: 7 }, (_, at) => `QY-00${at + 1}`)
const bookingList = (name: string, numbers: string[]) =>
  tableOf(name, `Booking no|Guest\n${numbers.map((no, at) => `${no}|Guest ${at}`).join('\n')}`)
const lineList = (name: string, numbers: string[]) =>
  tableOf(
    name,
    `Booking no|Line no|Description|Quantity|Unit price|Amount|Tax code\n${numbers.flatMap((no) => [1, 2].map((line) => `${no}|${line}|Night|${line}.00|20.50|${line * 20.5}|V`)).join('\n')}`,
  )
const register = tableOf(
  'tblPitch',
  `ID|BookingNo|PitchNo|Warden|HoursBudget|Closed\n${[...hill.slice(1, 8), ...quay.slice(1)].map((no, at) => `${at + 211}|${no}|P-24${at + 10}|Ash|${[20, 40, 65][at % 3]}|0`).join('\n')}`,
)

it('completes the rows that lack it, and has no rows of its own', () => {
  const tables = [
    bookingList('hill', hill),
    bookingList('quay', quay),
    lineList('hill lines', hill),
    lineList('quay lines', quay),
    register,
  ]
  const { plan } = decideOn(tables, [bookings, lines])
  const sheets = plan.sheets.flatMap(({ slug, sources }) =>
    sources.map(({ table, joins }) => `${slug} ${table} ${joins.map((join) => join.table).join()}`),
  )
  expect(sheets.toSorted()).toEqual([
    'booking_lines hill lines ',
    'booking_lines quay lines ',
    'bookings hill tblPitch',
    'bookings quay tblPitch',
  ])
})
