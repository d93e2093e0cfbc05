import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

// Rows that are said to have ended before a day, of a table that has the day of the beginning as well.

const moorings = tableOf(
  'moorings',
  'Berth|Boat|Valid from|Valid to\nB1|Ada|2023-01-01|2023-12-31\nB2|Bo|2024-06-01|2025-06-30\nB3|Cy|2024-01-01|2024-12-31\nB4|Di|2025-01-13|\nB5|Ed|2022-05-01|',
)
const other = tableOf('tariffs', 'Tariff|Fee\nT1|20\nT2|30')
const template = templateOf('moorings', [
  { name: 'berth', required: true, unique: true },
  { name: 'boat' },
  { name: 'valid_from' },
  { name: 'valid_to' },
])
const tariffs = templateOf('tariffs', [{ name: 'tariff', required: true, unique: true }, { name: 'fee' }])
const decided = (instructions: string) => decideOn([moorings, other], [template, tariffs], { instructions })
const leftOut = (instructions: string): string =>
  JSON.stringify(decided(instructions).plan.sheets[0]?.sources[0]?.skips ?? [])

describe('what ended before a day', () => {
  it.each([
    'Moorings that expired before 2025 are not needed.',
    'Moorings, die vor 2025 ausgelaufen sind, brauchen wir nicht mehr.',
  ])('is left out by the day of its end: %s', (instructions) => {
    const said = leftOut(instructions)
    expect(said).toContain('2023-12-31')
    expect(said).toContain('2024-12-31')
    expect(said).not.toContain('2022-05-01')
    expect(decided(instructions).plan.ignored_tables.map(({ table }) => table)).not.toContain('moorings')
  })

  it('is left out of what is called so in another language than its template', () => {
    const prices = templateOf('prices', template.columns)
    const later = tableOf(
      'Preise_April',
      'Berth|Boat|Valid from|Valid to\nB7|Fi|2025-04-01|2025-05-31\nB8|Gus|2025-04-01|',
    )
    const { plan } = decideOn([moorings, later], [prices], {
      instructions: 'Preise, die vor 2025 ausgelaufen sind, brauchen wir nicht mehr.',
    })
    expect(plan.ignored_tables).toEqual([])
    expect(JSON.stringify(plan.sheets[0]!.sources.map(({ skips }) => skips))).toContain('2024-12-31')
  })

  it('is not known where nothing says which day is meant', () => {
    expect(leftOut('Moorings before 2025 are not needed.')).toBe('[]')
  })
})
