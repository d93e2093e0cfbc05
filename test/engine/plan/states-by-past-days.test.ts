import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const yard = tableOf(
  'boats',
  'Boat no|Name|Berth|Went\nB1|Tern|A1|\nB2|Gull|A2|2024-03-02\nB3|Knot|A3|\nB4|Ruff|A4|2023-11-30\nB5|Skua|A5|',
)
const fleet = (description: string, day = 'Day on which the boat was sold', rule = '(kept|gone)') =>
  templateOf('boats', [
    { name: 'boat_no', required: true, unique: true },
    { name: 'name', required: true },
    { name: 'went_on', rule: '\\d{4}-\\d{2}-\\d{2}', description: day },
    { name: 'fate', required: true, rule, description },
  ])
const decided = (...given: Parameters<typeof fleet>) => decideOn([yard], [fleet(...given)])

describe('a state of which a description says what such rows have come to', () => {
  it.each(['kept, or gone for a boat that was sold', 'gone when it was sold, else kept'])(
    'is that of the rows that have the day of it: %s',
    (description) => {
      const decision = decided(description)
      const { transforms } = columnOf(decision, 'fate')
      expect(inputsOf(decision, 'fate')).toEqual(['Went'])
      expect(['2024-03-02', ''].map((cell) => applyChain(transforms, [cell]).value)).toEqual(['gone', 'kept'])
      expect(inputsOf(decision, 'went_on')).toEqual(['Went'])
      expect(decision.notes.join()).toContain('“fate” is “gone” where “Went” of boats.csv has a day, else “kept”')
    },
  )

  it.each<[string, string, (string | undefined)?, (string | undefined)?]>([
    ['the day is of something else', 'kept, or gone for a boat that was sold', 'Day on which the boat was launched'],
    ['it may be ahead', 'kept, or gone for a boat whose berth ends', 'Day on which the berth ends'],
    ['both values say so', 'kept for what was sold abroad, or gone for what was sold', undefined],
    ['there are more values', 'kept, lent, or gone for a boat that was sold', undefined, '(kept|lent|gone)'],
  ])('is asked about where %s', (_, description, day, rule) => {
    expect(inputsOf(decided(description, day, rule), 'fate')).not.toContain('Went')
  })
})
