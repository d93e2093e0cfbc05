import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const rentals = templateOf('rentals', [
  { name: 'rental_no', required: true, unique: true },
  { name: 'start_date', required: true, rule: String.raw`\d{4}-\d{2}-\d{2}` },
  { name: 'end_date', rule: String.raw`\d{4}-\d{2}-\d{2}` },
])

function datesOf(from: string, until: string, ends: readonly string[]) {
  const rows = ends.map((end, at) => `R${at + 10}|0${at + 1}.02.2024|${end}|1${at}.03.2025`)
  const table = tableOf('rentals', `Rental no|${from}|${until}|Printed\n${rows.join('\n')}`)
  const decision = decideOn([table], [rentals])
  return ['start_date', 'end_date'].map((name) => inputsOf(decision, name))
}

const open = ['open', 'open', '05.04.2024', 'open', 'open', 'open', '09.06.2024', 'open']

describe('a column that is called until', () => {
  it.each([
    ['Od', 'Do'],
    ['Data od', 'Data do'],
    ['Fra', 'Til'],
    ['Valid from', 'Valid to'],
  ])('is of days where few have an end yet, beside one that is called from: “%s” and “%s”', (from, until) => {
    expect(datesOf(from, until, open)).toEqual([[from], [until]])
  })

  it('is of none where it has no day at all', () => {
    expect(
      datesOf(
        'Od',
        'Do',
        open.map((_, at) => `Berth ${at}`),
      )[1],
    ).not.toContain('Do')
  })
})
