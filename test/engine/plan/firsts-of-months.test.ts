import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('dates of which one part is 1 throughout', () => {
  const plots = templateOf('plots', [
    { name: 'plot_no', required: true, unique: true, rule: 'P\\d{3}' },
    { name: 'leased_from', rule: '\\d{4}-\\d{2}-\\d{2}' },
  ])
  const decided = (days: string[]) =>
    decideOn(
      [tableOf('plots', `Plot no|Leased from\n${days.map((day, at) => `P${at + 101}|${day}`).join('\n')}`)],
      [plots],
    )
  const months = [3, 11, 5, 8, 2, 12, 4, 3, 6]
  const years = [2021, 2022, 2021, 2023, 2022, 2021, 2023, 2023, 2022]
  const two = (figure: number): string => String(figure).padStart(2, '0')

  it('are firsts of months, day first', () => {
    const decision = decided(months.map((month, at) => `01/${two(month)}/${years[at]!}`))
    expect(decision.questions).toEqual([])
    expect(columnOf(decision, 'leased_from').transforms).toMatchObject([{ kind: 'date', from: ['DD/MM/YYYY'] }])
  })

  it('are firsts of months, month first', () => {
    const decision = decided(months.map((month, at) => `${month}/1/${years[at]!}`))
    expect(decision.questions).toEqual([])
    expect(columnOf(decision, 'leased_from').transforms).toMatchObject([{ kind: 'date', from: ['M/D/YYYY'] }])
  })

  it.each([
    ['of one year may all be days of January', months.map((month) => `01/${two(month)}/2023`)],
    ['that are few may be so by chance', ['01/03/2021', '01/11/2022', '01/05/2021', '01/08/2023']],
    ['beside others are not all firsts', months.map((month, at) => `0${(at % 2) + 1}/${two(month)}/${years[at]!}`)],
  ])('%s, and are asked about', (_, days) => {
    expect(decided(days).questions.map(({ kind }) => kind)).toEqual(['date_order'])
  })
})
