import { expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const first = tableOf('catch_Q1', 'Slip|Boat|Weight\n81400|Tern|120\n81401|Gull|230\n81402|Knot|340')
const second = tableOf('catch_Q2_auction', 'Slip no|Vessel|Net weight\n81402|Knot|355\n81403|Ruff|410\n81404|Skua|500')
const boats = tableOf('boats', 'Boat|Built\nTern|1999\nGull|2004\nKnot|2011')
const slips = templateOf('slips', [
  { name: 'slip_no', required: true, unique: true },
  { name: 'boat' },
  { name: 'weight' },
])
const kept = (instructions: string): unknown =>
  decideOn([first, second, boats], [slips], { instructions }).plan.sheets[0]!.same_key?.map(({ keep }) => keep)

const REPEATS = "The auction's Q2 file repeats a few slips from the end of Q1."

it.each([
  `${REPEATS} Our own Q1 figures are right, use those.`,
  `${REPEATS} Go by the Q1 file.`,
  'La liste Q2 auction répète quelques slips. Gardez ceux du fichier Q1.',
])('of two files the one wins that is named by its part of the year, where the other repeats its rows: %s', (said) => {
  expect(kept(said)).toEqual([expect.objectContaining({ file_id: 'file_catch_Q1' })])
})

it.each([REPEATS, `${REPEATS} The Q1 figures are wrong.`, 'Our own Q1 figures are right, use those.'])(
  'and none does where nothing says so: %s',
  (said) => {
    expect(kept(said)).toBeUndefined()
  },
)
