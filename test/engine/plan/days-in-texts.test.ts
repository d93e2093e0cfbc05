import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const boats = templateOf('boats', [
  { name: 'boat_no', required: true, unique: true },
  { name: 'name', required: true },
  { name: 'sold_on', rule: '\\d{4}-\\d{2}-\\d{2}', description: 'ISO date, only for boats that were sold' },
])
const table = tableOf(
  'boats',
  'Boat no|Name|Remarks\nB1|Isla|new sails\nB2|Tern|SOLD 26/05/2024\nB3|Gull|trailer; GONE: 3/6/2024, paid\nB4|Kite|survey 01/02/2023\nB5|Wren|SOLD',
)

describe('a day that stands behind a word in texts', () => {
  it('is taken from there where a text says what it is, and nothing from other texts or other days', () => {
    const said =
      '"SOLD" (or swapped) or "GONE" with a date in Remarks is the day it was sold; other remarks are not needed.'
    const decision = decideOn([table], [boats], { instructions: said })
    expect(inputsOf(decision, 'sold_on')).toEqual(['Remarks'])
    const { transforms } = columnOf(decision, 'sold_on')
    const days = table.rows.map((cells) => applyChain(transforms, [cells[2]!]).value)
    expect(days).toEqual([null, '2024-05-26', '2024-06-03', null, null])
  })

  it('is left where it stands where no text says so', () => {
    const said = '"SOLD" with a date in Remarks is the day of the survey.'
    for (const instructions of [null, said])
      expect(inputsOf(decideOn([table], [boats], { instructions }), 'sold_on')).toEqual([])
  })
})

describe('a code among others that a text explains', () => {
  const crews = templateOf('trips', [
    { name: 'trip_no', required: true, unique: true },
    { name: 'skipper', description: 'Full name, empty if nobody is named' },
  ])
  const trips = tableOf('trips', 'Trip no|Skipper\nT1|AO\nT2|TJM\nT3|HIRE\nT4|AO\nT5|TJM\nT6|HIRE')

  it('is asked about where the text says nothing of it that is understood, instead of going out as it is', () => {
    const instructions = 'Skippers: AO is Abena Osei, TJM is Tom Mellor. HIRE was whoever came that day.'
    const { questions } = decideOn([trips], [crews], { instructions })
    expect(questions.map(({ prompt }) => prompt).join()).toContain('What does “HIRE” in column “Skipper”')
  })
})
