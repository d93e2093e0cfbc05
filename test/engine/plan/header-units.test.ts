import { describe, expect, it } from 'vitest'
import type { TableProfile } from '../../../server/src/engine/profile/model.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const credits = templateOf('credits', [
  { name: 'member', required: true },
  { name: 'activity', required: true, rule: 'Ride|Hike|Boat trip' },
  { name: 'credit_hours', required: true, rule: '-?\\d+\\.\\d{2}', description: 'Hours left' },
])
const table = tableOf('credits', 'Member|Ride|Hike|Boat\nAda|12.5|4|2\nBen|8||0.5\nCleo|0|6|1\nDan|3|2|0')
const titled = (...above: string[]): TableProfile => ({
  ...table,
  table: { ...table.table, above: above.map((line) => [line]) },
})
const LINE = 'Rides and hikes in hours, boat trips in days'
const FACTOR = 'A boat trip is 6 hours.'

const stepsOf = (profile: TableProfile, instructions: string | null = null): unknown[] => {
  const decision = decideOn([profile], [credits], { instructions })
  return decision.plan.sheets[0]!.sources.map((_, source) => columnOf(decision, 'credit_hours', 0, source).transforms)
}

describe('headers of a crosstab', () => {
  it('may be shortened, where others beside them are written out', () => {
    const { plan } = decideOn([table], [credits])
    expect(plan.sheets[0]!.sources.map(({ part }) => part)).toEqual(['Ride', 'Hike', 'Boat'])
    expect(columnOf({ plan } as ReturnType<typeof decideOn>, 'activity', 0, 2).transforms).toEqual([
      { kind: 'constant', value: 'Boat trip' },
    ])
    const unlike = tableOf('credits', 'Member|Ride|Hike|Bus\nAda|12.5|4|2\nBen|8||0.5\nCleo|0|6|1')
    expect(decideOn([unlike], [credits]).plan.sheets[0]?.sources.length ?? 1).toBe(1)
  })

  it('have their figures multiplied where these are said to be in another unit, of which one is so much', () => {
    const decision = decideOn([titled(LINE)], [credits], { instructions: FACTOR })
    expect(stepsOf(titled(LINE), FACTOR)).toEqual([
      [expect.objectContaining({ kind: 'number' })],
      [expect.objectContaining({ kind: 'number' })],
      [
        expect.objectContaining({
          kind: 'merge',
          calculation: expect.objectContaining({ formula: '$1 * 6' }) as unknown,
        }),
        expect.objectContaining({ kind: 'number' }),
      ],
    ])
    expect(decision.notes.join()).toContain('“Boat” of credits.csv is multiplied by 6')
  })

  it('have them as they are where no unit is said of them, or not how much one of it is', () => {
    const kinds = (steps: unknown[]): unknown[] =>
      steps.map((own) => (own as { kind: string }[]).map(({ kind }) => kind))
    expect(kinds(stepsOf(table, FACTOR))).toEqual([['number'], ['number'], ['number']])
    expect(kinds(stepsOf(titled(LINE)))).toEqual([['number'], ['number'], ['number']])
    expect(kinds(stepsOf(titled('Rides, hikes and boat trips in hours'), FACTOR))).toEqual([
      ['number'],
      ['number'],
      ['number'],
    ])
  })

  it('have rows for zeros where only blank cells are to be skipped', () => {
    const skips = (instructions: string): unknown =>
      decideOn([table], [credits], { instructions }).plan.sheets[0]!.sources[0]!.skips.map(({ when }) => when)
    expect(skips('A zero credit is real, only skip the blank ones.')).toMatchObject([{ is: 'one_of', values: [''] }])
    expect(JSON.stringify(skips('Zero credits are left out.'))).toContain('0')
  })
})
