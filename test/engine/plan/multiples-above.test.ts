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

const quotes = templateOf('quotes', [
  { name: 'quote', required: true, unique: true },
  { name: 'price_usd', rule: '^\\d+\\.\\d{2}$' },
])
const unitOf = (prices: string[]): unknown => {
  const table = tableOf('quotes', `Quote|Price\n${prices.map((price, at) => `Q${at}|${price}`).join('\n')}`)
  const steps = columnOf(decideOn([table], [quotes]), 'price_usd').transforms
  return steps.flatMap((step) => (step.kind === 'number' ? [step.unit] : []))[0]
}

it('a price of a hundred is a hundredth of it for one, and a price of nothing in particular is what it says', () => {
  expect(unitOf(['12.00', '18.00/C', '$46.00/C', '4.50', '7.25'])).toBe('ones')
  expect(unitOf(['12.00', '18.00', '$46.00', '4.50', '7.25'])).toBeUndefined()
})
