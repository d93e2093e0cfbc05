import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const boats = templateOf('boats', [
  {
    name: 'boat_code',
    required: true,
    unique: true,
    rule: '(NY|SY)-\\d{2}',
    description: 'Yard code (NY = North Yard, SY = South Yard), hyphen, boat number: NY-11.',
  },
  { name: 'yard', required: true, rule: 'North Yard|South Yard' },
  { name: 'class', required: true, rule: 'dinghy|ketch|sloop' },
  { name: 'daily_rate', required: true, rule: '\\d+\\.\\d{2}' },
])
const north = tableOf('North Yard', 'No.|Class\n11|dinghy\n12|ketch\n21|sloop\n22|dinghy')
const south = tableOf('South Yard', 'Boat|Class\n11|ketch\n12|sloop\n21|dinghy\n31|sloop')
const prices = (lines: string) => tableOf('prices', `Yard|Boat|Daily rate|Set by\n${lines}`)
const all = prices(
  'North Yd|11|40.00|AB\nNorth Yd|12|55.50|AB\nNorth Yd|21|60.00|AB\nNorth Yd|22|41.00|AB\nSouth Yd|11|70.00|CD\nSouth Yd|12|71.00|CD\nSouth Yd|21|72.00|CD\nSouth Yd|31|73.50|CD',
)

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
    const other = prices(rows.map((row) => row.join('|')).join('\n'))
    const { plan } = decideOn([north, south, other], [boats])
    expect(plan.sheets[0]!.sources.flatMap(({ joins }) => joins.filter(({ only }) => only))).toEqual([])
  })
})
