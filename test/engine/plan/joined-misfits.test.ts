import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

// A harbour says which boats lie there, and an office's list of the same boats how far they have come as customers.

const range = Array.from({ length: 10 }, (_, at) => at)

describe('a column whose values are allowed', () => {
  const boats = templateOf('boats', [
    { name: 'boat_no', required: true, unique: true, rule: '^B\\d{3}$' },
    { name: 'status', required: true, rule: '^(active|closed|pending)$' },
    { name: 'owner', required: true },
    { name: 'length', required: true, rule: '^\\d+$' },
    { name: 'berth' },
  ])
  const harbour = tableOf(
    'harbour',
    `Boat no|Now?|Owner|Length\n${range.map((at) => `B${101 + at}|${['Active', 'Closed', 'Pending'][at % 3]}|Ada R${at}|${7 + at}`).join('\n')}`,
  )
  const office = tableOf(
    'office',
    `Boat no|Status stage|Berth\n${range.map((at) => `B${101 + at}|${['Prospect', 'Lead'][at % 2]}|K${at}`).join('\n')}`,
  )

  it('is not given up for one of another list that is called so and has none of them', () => {
    const decision = decideOn([harbour, office], [boats])
    const [source] = decision.plan.sheets[0]!.sources
    expect(source!.columns.find(({ column }) => column === 'status')!.inputs).toMatchObject([
      { table: 'harbour', column: 'Now?' },
    ])
  })
})
