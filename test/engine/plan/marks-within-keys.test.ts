import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('a list with the keys of rows that are marked otherwise there', () => {
  const policies = templateOf('policies', [
    { name: 'policy_no', required: true, unique: true, rule: 'PL-\\d{4}-\\d{4}' },
    { name: 'holder', required: true },
    { name: 'premium', required: true, rule: '\\d+\\.\\d{2}' },
    { name: 'excess', description: 'Excess in euro', rule: '\\d+\\.\\d{2}' },
  ])
  const numbers = Array.from({ length: 14 }, (_, at) => [2010 + (at % 9), String(at + 21).padStart(4, '0')] as const)
  const main = tableOf(
    'policies',
    [
      'Policy|Holder|Premium',
      ...numbers.map(([year, no], at) => `PL-${year}-${no}|Holder ${'ABCDEFG'[at % 7]}|${40 + at}.50`),
    ].join('\n'),
  )
  const listed = (written: (year: number, no: string) => string) =>
    tableOf(
      'excesses',
      [
        'Policy|Kept in|Excess amount',
        ...numbers.map(([year, no], at) => `${written(year, no)}|${['bank', 'safe'][at % 2]}|${100 + at}.00`),
      ].join('\n'),
    )
  const joinsOf = (other: ReturnType<typeof listed>) =>
    decideOn([main, other], [policies]).plan.sheets[0]!.sources[0]!.joins

  it('says more of them', () => {
    const other = listed((year, no) => `PL${year}/${no}`)
    expect(joinsOf(other)).toMatchObject([{ table: 'excesses', loose: true, unmarked: true }])
    expect(columnOf(decideOn([main, other], [policies]), 'excess').inputs).toMatchObject([
      { table: 'excesses', column: 'Excess amount' },
    ])
  })

  it('says more of those of each of several tables, however few of it they are', () => {
    const part = (name: string, from: number, to: number, written: (year: number, no: string) => string) =>
      tableOf(
        name,
        [
          'Policy|Holder|Premium',
          ...numbers
            .slice(from, to)
            .map(([year, no], at) => `${written(year, no)}|Holder ${'ABCDEFG'[at % 7]}|${40 + at}.50`),
        ].join('\n'),
      )
    const tables = [
      part('running', 0, 12, (year, no) => `PL-${year}-${no}`),
      part('ended', 12, 14, (year, no) => `PL-${year}-${no}`),
      listed((year, no) => `PL${year}/${no}`),
    ]
    const { sources } = decideOn(tables, [policies]).plan.sheets[0]!
    expect(sources.map(({ table, joins }) => [table, joins.map((join) => join.table)])).toEqual([
      ['running', ['excesses']],
      ['ended', ['excesses']],
    ])
  })

  it('says nothing of them where the numbers are others', () => {
    expect(joinsOf(listed((year, no) => `PL${year - 20}/${no}`))).toEqual([])
  })
})
