import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf } from './table-of.ts'
import { all, boats, north, pricesOf, south } from './two-yards.ts'

describe('a list for the rows of several tables, with a column that says of which each is', () => {
  it('completes each table by the numbers that the list has for it alone, and asks nothing of rows of its own', () => {
    const { plan, questions } = decideOn([north, south, all], [boats])
    const [sheet] = plan.sheets
    expect(sheet!.sources.map(({ joins }) => joins.map(({ only }) => only?.values))).toEqual([
      [['North Yd']],
      [['South Yd']],
    ])
    expect([0, 1].map((at) => inputsOf({ plan } as never, 'daily_rate', 0, at))).toEqual([
      ['Daily rate'],
      ['Daily rate'],
    ])
    expect(questions.filter(({ prompt }) => prompt.includes('prices'))).toEqual([])
  })

  it.each([
    ['has a number twice', all.rows.map((row, at) => row.with(1, at % 4 === 1 ? '11' : row[1]!))],
    ['has other numbers', all.rows.map((row) => row.with(1, `${row[1]}9`))],
    ['calls other places', all.rows.map((row) => row.with(0, row[0] === 'North Yd' ? 'Depot' : 'Dock'))],
  ])('does not where it %s', (_, rows) => {
    const other = pricesOf(rows.map((row) => row.join('|')).join('\n'))
    const { plan } = decideOn([north, south, other], [boats])
    expect(plan.sheets[0]!.sources.flatMap(({ joins }) => joins.filter(({ only }) => only))).toEqual([])
  })
})
