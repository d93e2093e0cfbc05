import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const hives = templateOf('hives', [
  { name: 'hive_no', required: true, unique: true },
  { name: 'queen', required: true },
])
const tablesOf = (names: string[]): string[] => {
  const tables = names.map((name, at) => tableOf(name, `Hive no|Queen\nH${at}1|Nigra\nH${at}2|Carnica\nH09|Ligustica`))
  return decideOn(tables, [hives], { autonomy: 'decide' }).plan.sheets[0]!.sources.map(({ table }) => table)
}

describe('tables that fill one template', () => {
  it('are taken in the order of the years that they are called by, so that the last row of a key is the latest', () => {
    expect(tablesOf(['hives_2025', 'count of 2023', 'hives_2024'])).toEqual([
      'count of 2023',
      'hives_2024',
      'hives_2025',
    ])
  })

  it('stay in their order where one says no year, or two say the same', () => {
    expect(tablesOf(['hives_2025', 'hives_old'])).toEqual(['hives_2025', 'hives_old'])
    expect(tablesOf(['hives_2025', 'north_2024', 'south_2024'])).toEqual(['hives_2025', 'north_2024', 'south_2024'])
  })
})
