import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const boats = templateOf('boats', [
  { name: 'boat_no', required: true, unique: true },
  { name: 'boat_name', required: true },
  { name: 'status', desiredRule: 'strict', strictRule: '^(active|sold|laid_up)$' },
])
const berths = templateOf('berth_fees', [
  {
    name: 'boat_no',
    required: true,
    desiredRule: 'link',
    linkRule: [{ templateId: boats.id, columnName: 'boat_no' }],
  },
  { name: 'fee', required: true },
])
const register = tableOf(
  'boats',
  'Boat no|Boat name|Status\nB1|Ada|active\nB2|Bea|sold\nB3|Cora|laid_up\nB4|Dora|active\nB2|Bea|active',
)
const fees = tableOf('berth fees', 'Boat no|Fee\nB1|20\nB2|35\nB3|40\nB4|15')

const ofState = (instructions: string): unknown =>
  decideOn([register, fees], [boats, berths], { instructions }).plan.sheets.flatMap(({ slug, of_state = [] }) =>
    of_state.map(({ column, of, state, values }) => [slug, column, of, state, values]),
  )

describe('rows stay behind for the state of what they belong to', () => {
  it.each([
    'No berth fees please for boats that are sold',
    'No fees for sold boats please.',
    'No fees please for boats we have sold.',
  ])('as a sentence asks: %s', (instructions) => {
    expect(ofState(instructions)).toEqual([['berth_fees', 'boat_no', 'boats', 'status', ['sold']]])
  })

  it.each([
    'No fees please for boats that are not active.',
    'No fees please for boats of my neighbour.',
    'Fees for sold boats please.',
    'No sold boats please.',
    'No fees please.',
  ])('and not where it says something else: %s', (instructions) => {
    expect(ofState(instructions)).toEqual([])
  })
})

describe('what is said of rows that are left out', () => {
  const states = (instructions: string, table = register): unknown =>
    decideOn([table], [boats], { instructions }).plan.sheets.flatMap(({ sources }) =>
      sources.flatMap(({ skips }) => skips.map(({ when, state }) => [when.is, state])),
    )

  it('is a state of the thing where a column tells it', () => {
    expect(states('Sold boats are left out.')).toEqual([['one_of', true]])
  })

  it('and not where it says that another row stands for it, or that a cell is empty', () => {
    const doubled = tableOf('boats', 'Boat no|Boat name|Remark\nB1|Ada|\nB2|Bea|duplicate\nB3|Cora|\nB2|Bea|')
    expect(states('Leave out the rows with the remark "duplicate".', doubled)).toEqual([['one_of', undefined]])
    expect(states('Drop rows without a status.')).toEqual([['empty', undefined]])
  })
})
