import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const fares = templateOf('fares', [
  { name: 'fare_code', required: true, unique: true },
  { name: 'label', required: true },
])
const riders = templateOf('riders', [
  { name: 'rider_no', required: true, unique: true },
  { name: 'province', required: true, rule: '^(ON|QC|NS|AB|BC)$' },
])
const fareList = tableOf('fares', 'Fare code|Label|Active\nF1|Day|Yes\nF2|Night|No\nF3|Week|Yes')
const riderList = tableOf('riders', 'Rider no|Province\nR1|ON\nR2|QC\nR3|ON\nR4|AB')
const skips = (instructions: string): unknown[] =>
  decideOn([fareList, riderList], [fares, riders], { instructions }).plan.sheets.map(({ slug, sources }) => [
    slug,
    sources.flatMap((one) => one.skips.map(({ when }) => when)),
  ])

describe('what only is wanted that is still so', () => {
  it.each([
    'We only want fares that are still active.',
    'Nur Fares, die noch aktiv sind.',
    'Uniquement les fares qui sont encore actifs.',
  ])('leaves the others behind, and says nothing of provinces: %s', (instructions) => {
    expect(skips(instructions)).toEqual([
      ['fares', [{ position: 2, is: 'none_of', values: ['yes'] }]],
      ['riders', []],
    ])
  })
})

describe('a state that is said twice', () => {
  const bookings = templateOf('bookings', [{ name: 'booking_no', required: true, unique: true }, { name: 'guest' }])
  const left = (rows: string, header = 'Status'): unknown[] =>
    decideOn([tableOf('bookings', `Booking no|Guest|Remark|${header}\n${rows}`)], [bookings], {
      instructions: 'Please skip voided bookings.',
    }).plan.sheets.flatMap(({ sources }) => sources.flatMap((one) => one.skips.map(({ when }) => when)))

  it('leaves its rows out', () => {
    const rows = 'B1|Ash||Open\nB2|Elm|Voided|Voided\nB3|Oak|late|Paid\nB4|Yew|Voided|Voided'
    expect(left(rows)).toEqual([{ position: 3, is: 'one_of', values: ['voided'] }])
    expect(left(rows, 'Note')).toEqual([{ position: 2, is: 'one_of', values: ['voided'] }])
  })

  it('is not known where two remarks say it of others', () => {
    const rows = 'B1|Ash|Voided|Open\nB2|Elm||Voided\nB3|Oak|late|Paid\nB4|Yew|Voided|Voided'
    expect(left(rows, 'Note')).toEqual([])
  })
})
