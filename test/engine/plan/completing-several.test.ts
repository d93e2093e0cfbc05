import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

describe('a list that completes two sheets of the same rows', () => {
  const template = templateOf('wells', [
    { name: 'well_no', required: true, unique: true, rule: '^W\\d{2}$' },
    { name: 'depth', required: true },
    { name: 'water', required: true, rule: '^(drinkable|brackish|dry)$' },
  ])
  const north = tableOf('north', 'Well no|Depth\nW01|12\nW02|15\nW03|9\nW04|22')
  const south = tableOf('south', 'Well no|Depth\nW11|31\nW12|8\nW13|17\nW14|20')
  const tests = tableOf(
    'tests',
    'Well no|Water\nW01|drinkable\nW02|zq\nW03|zq\nW04|dry\nW11|kx\nW12|kx\nW13|brackish\nW14|dry\nW90|vv\nW91|vv',
  )
  const asked = (...tables: (typeof north)[]): string[] =>
    decideOn([...tables, tests], [template]).questions.flatMap(
      ({ prompt }) => /What does “(\w+)”/.exec(prompt)?.[1] ?? [],
    )

  it('is asked about what either sheet needs, and not about what none has', () => {
    expect(asked(north, south).toSorted()).toEqual(['kx', 'zq'])
  })
})
