import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const DAY = '^\\d{4}-\\d{2}-\\d{2}$'
const bills = templateOf('bills', [
  { name: 'bill_no', required: true, unique: true },
  { name: 'bill_date', required: true, rule: DAY },
  { name: 'due_date', required: true, rule: DAY },
])
const rows = (codes: string[]): string =>
  `Bill no|Bill date|Terms\n${codes.map((code, at) => `B-${101 + at}|${at + 10}/01/2024|${code}`).join('\n')}`
const table = tableOf('bills', rows(['N', 'W', 'W', 'B', 'N', 'W', 'B']))
const codes = (texts: string): ReturnType<typeof tableOf> => tableOf('terms', `Terms|Meaning\n${texts}`)
const listed = codes(
  'N|On the 15th of the month following the bill date\nW|Due 7 days after the bill\nB|Due on the invoice date',
)

describe('a day that is due by terms of several kinds, as a list explains their codes', () => {
  it('is counted in days for the rows of the ones, and is a day of the next month for those of the others', () => {
    const decision = decideOn([table, listed], [bills])
    expect(decision.questions).toEqual([])
    const [byDays, byMonth, ...more] = decision.plan.sheets[0]!.sources
    expect(more).toEqual([])
    expect(byDays!.skips.at(-1)!.when).toEqual({ position: 2, is: 'none_of', values: ['W', 'B'] })
    expect(byMonth!.skips.at(-1)!.when).toEqual({ position: 2, is: 'none_of', values: ['N'] })
    expect(inputsOf(decision, 'due_date')).toEqual(['Bill date', 'Terms'])
    expect(columnOf(decision, 'due_date').transforms[0]).toMatchObject({
      calculation: {
        formula: '$1 + $2',
        inputs: [
          {},
          {
            figures: [
              { raw: 'W', value: '7' },
              { raw: 'B', value: '0' },
            ],
          },
        ],
      },
    })
    expect(columnOf(decision, 'due_date', 0, 1).transforms.slice(0, 2)).toMatchObject([
      { calculation: { formula: '$1 + 1', inputs: [{ unit: 'month' }], result: 'day' } },
      { kind: 'rewrite', with: '\\1-15' },
    ])
  })

  it('is not counted where one of the codes says no day', () => {
    const others = codes('N|On the 15th of the month following the bill date\nW|Due 7 days after the bill\nB|As agreed')
    const decision = decideOn([table, others], [bills])
    expect(decision.plan.sheets[0]!.sources).toHaveLength(1)
    expect(columnOf(decision, 'due_date').transforms.filter(({ kind }) => kind === 'merge')).toEqual([])
  })

  it('is left alone where a column has it', () => {
    const own = tableOf(
      'bills',
      'Bill no|Bill date|Due date|Terms\nB1|2024-01-10|2024-02-01|N\nB2|2024-01-11|2024-01-18|W\nB3|2024-01-12|2024-01-12|B',
    )
    const decision = decideOn([own, listed], [bills])
    expect(decision.plan.sheets[0]!.sources).toHaveLength(1)
    expect(inputsOf(decision, 'due_date')).toEqual(['Due date'])
  })
})
