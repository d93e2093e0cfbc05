import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

// “Last day; same as the first day if …”: what a required column has where its own cell is empty.

const ISO = String.raw`\d{4}-\d{2}-\d{2}`
const trips = (description: string, required = true): ReturnType<typeof templateOf> =>
  templateOf('trips', [
    { name: 'trip_no', required: true, unique: true },
    { name: 'start_date', required: true, rule: ISO, description: 'First day, YYYY-MM-DD' },
    { name: 'end_date', required, rule: ISO, description },
  ])
const list = tableOf(
  'trips',
  'Trip|From|To\nT1|2025-01-03|2025-01-05\nT2|2025-01-09|\nT3|2025-02-01|2025-02-02\nT4|2025-02-11|',
)

describe('a cell that its column’s description says to be the same as another one', () => {
  it.each([
    'Last day, YYYY-MM-DD; same as the first day if the trip lasts one day or less',
    'Last day; otherwise the start date',
    'Last day; the same as the first for one day or less',
    'Letzter Tag; falls leer start_date',
    'Dernier jour, sinon start_date',
  ])('is that where it is empty: %s', (description) => {
    const decision = decideOn([list], [trips(description)])
    expect(inputsOf(decision, 'end_date')).toEqual(['To', 'From'])
    expect(columnOf(decision, 'end_date').transforms[0]).toMatchObject({ kind: 'merge', first: true })
    expect(decision.notes.join(' ')).toContain('Where “To” of trips.csv is empty, “end_date” is “From”')
  })

  it('stays empty where it may, or where nothing or another kind of thing is named', () => {
    const same = 'Last day; same as the first day if the trip lasts one day'
    expect(inputsOf(decideOn([list], [trips(same, false)]), 'end_date')).toEqual(['To'])
    expect(inputsOf(decideOn([list], [trips('Last day; same as on the ticket')]), 'end_date')).toEqual(['To'])
    expect(inputsOf(decideOn([list], [trips('Last day; otherwise the trip number')]), 'end_date')).toEqual(['To'])
  })
})

describe('a column that has the row’s own key where it is empty, as its description says', () => {
  const members = (description: string): ReturnType<typeof templateOf> =>
    templateOf('members', [
      { name: 'member_no', required: true, unique: true },
      { name: 'name', required: true },
      { name: 'payer_no', required: true, description },
    ])
  const club = tableOf(
    'members',
    'Member no|Name|Payer no\nM12|Ida Holm|\nM13|Bo Holm|M12\nM14|Una Berg|\nM15|Leo Lind|M14\nM16|Mia Dahl|',
  )

  it.each([
    'Number of the member who pays; the member’s own number when they pay themselves',
    'Wer zahlt, sonst die eigene Nummer, wenn das Mitglied selbst zahlt',
    'Who pays; own member number if nobody else does',
  ])('is that key: %s', (description) => {
    const decision = decideOn([club], [members(description)])
    expect(inputsOf(decision, 'payer_no')).toEqual(['Payer no', 'Member no'])
    expect(columnOf(decision, 'payer_no').transforms[0]).toMatchObject({ kind: 'merge', first: true })
  })

  it('is no key where its own number is spoken of without saying when', () => {
    const decision = decideOn([club], [members('Number of the payer, never the member’s own number')])
    expect(inputsOf(decision, 'payer_no')).toEqual(['Payer no'])
  })
})
