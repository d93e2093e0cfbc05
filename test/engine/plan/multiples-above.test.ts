import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const grants = templateOf('grants', [
  { name: 'project', required: true, unique: true },
  { name: 'amount', required: true, rule: '^\\d+\\.\\d{2}$', description: 'Full USD, two decimals' },
  { name: 'quantity', rule: '^\\d+$' },
])
const stepsUnder = (column: string, ...above: string[][]): unknown[] => {
  const table = tableOf('grants', 'Project|Amount|Quantity\nWells|12.5|4\nRoads|140|2\nSchools|0.75|11')
  return columnOf(decideOn([{ ...table, table: { ...table.table, above } }], [grants]), column).transforms
}

it.each(['All amounts in kUSD', '(in thousands of dollars)', 'Beträge in TUSD', 'Figures in thousands'])(
  'amounts below “%s” are thousands, and counts are not',
  (line) => {
    expect(stepsUnder('amount', ['Grants'], [line])).toContainEqual(
      expect.objectContaining({ kind: 'number', unit: 'ones', bare_unit: 'thousands' }),
    )
    expect(JSON.stringify(stepsUnder('quantity', [line]))).not.toContain('thousands')
  },
)

it.each([
  'Thousand Oaks grants, spring',
  'Amounts in full, not in thousands',
  'Over a thousand wells were dug in 2020',
])('amounts below “%s” are what they say', (line) => {
  expect(JSON.stringify(stepsUnder('amount', [line]))).not.toContain('thousands')
})
