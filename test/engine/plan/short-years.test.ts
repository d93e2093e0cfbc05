import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const trees = (rule: string) =>
  templateOf('trees', [
    { name: 'tree_no', required: true, unique: true },
    { name: 'planted', rule },
    { name: 'checked_on' },
  ])
const cells = ['1984', '’79', "'04", '2011', '‘ 24', "'25"]
const table = (checked: string) =>
  tableOf('trees', `Tree no|Planted|Checked on\n${cells.map((cell, at) => `T${at}|${cell}|${checked}`).join('\n')}`)
const written = (rule: string, checked: string): (string | null)[] => {
  const { transforms } = columnOf(decideOn([table(checked)], [trees(rule)]), 'planted')
  return cells.map((cell) => applyChain(transforms, [cell]).value)
}

describe('years of two digits behind a sign', () => {
  it('are of the century in which they are not later than the latest year of the data', () => {
    expect(written('^\\d{4}$', '12/05/2024')).toEqual(['1984', '1979', '2004', '2011', '2024', '1925'])
  })

  it('stay where the rule takes something else', () => {
    expect(written('^.{2,6}$', '12/05/2024')).toEqual(cells)
  })
})

describe('years with what kind of year they are', () => {
  const entries = templateOf('entries', [
    { name: 'entry_no', required: true, unique: true },
    { name: 'fiscal_year', required: true, rule: '^\\d{4}$' },
    { name: 'booked_on' },
  ])
  const years = (own: string[]) => {
    const rows = own.map((year, at) => `E${at}|${year}|2024-05-${at + 10}`).join('\n')
    const decision = decideOn([tableOf('entries', `Entry no|Fiscal year|Booked on\n${rows}`)], [entries])
    expect(decision.questions).toEqual([])
    const { transforms } = columnOf(decision, 'fiscal_year')
    return own.map((year) => applyChain(transforms, [year]).value)
  }

  it.each([
    [['FY2023', 'FY2024', 'FY2024', '2022']],
    [['FY 2023', 'fy 2024', 'FY-2024', 'FY 2022']],
    [['GJ 2023', 'GJ 2024', 'Geschäftsjahr 2024', '2022']],
    [['2023 FY', '2024 (FY)', '2024', '2022 FY']],
  ])('are the years alone: %j', (own) => {
    expect(years(own)).toEqual(['2023', '2024', '2024', '2022'])
  })

  it('are in full where they have two digits, though no date has reached some of them', () => {
    expect(years(['FY23', 'FY24', "FY'25", 'FY98'])).toEqual(['2023', '2024', '2025', '1998'])
  })

  it('keep what says something else of them', () => {
    expect(years(['2021', '2023', 'bis 2024', '2022', '2020', '2020'])[2]).toBe('bis 2024')
  })
})
