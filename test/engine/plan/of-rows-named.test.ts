import { describe, expect, it } from 'vitest'
import type { TableProfile } from '../../../server/src/engine/profile/model.ts'
import { decideOn, tableOfCells, templateOf, type ColumnInput } from './table-of.ts'

const all = [...Array(60).keys()]
const numberOf = (at: number): string => `00${140 + 7 * at}`
const staff = (site: string, header: string, own: number[]): TableProfile =>
  tableOfCells(
    site,
    ['Staff No', 'Surname', header],
    own.map((at) => [numberOf(at), `Worker ${at}`, numberOf(own[at % 5]!)]),
  )
const payroll = tableOfCells(
  'payroll_extract',
  ['EMP_NO', 'NAME', 'ANNUAL_GROSS', 'MAIL'],
  all.map((at) => [numberOf(at), `WORKER ${at}`, `£${20 + at},${100 + 7 * at}.00`, `w${at}@mill.test`]),
)

/** The columns that fill one in the rows of either site, and what is asked. */
const fillingOf = (header: string, column: ColumnInput): { columns: string[]; asked: string[] } => {
  const people = templateOf('people', [
    { name: 'staff_no', required: true, unique: true, rule: '^\\d{5}$' },
    { name: 'surname', required: true },
    { name: 'superior', link: 'people.staff_no' },
    column,
  ])
  const sites = [staff('north', header, all.slice(0, 30)), staff('south', header, all.slice(30))]
  const { plan, questions } = decideOn([...sites, payroll], [people])
  const columns = plan.sheets[0]!.sources.flatMap((source) =>
    source.columns.flatMap((one) => (one.column === column.name ? one.inputs.map((input) => input.column) : [])),
  )
  return { columns, asked: questions.map(({ key }) => key) }
}

describe('a list of the rows themselves', () => {
  it('has beside the number of a row’s manager what is the manager’s, and not the row’s', () => {
    const salary = { name: 'annual_salary', rule: '\\d+\\.\\d{2}' }
    expect(fillingOf('Reports to', salary)).toEqual({ columns: ['ANNUAL_GROSS', 'ANNUAL_GROSS'], asked: [] })
  })

  it('has it for a column that is called after whom the rows name', () => {
    const email = { name: 'manager_email', rule: '[a-z0-9]+@[a-z.]+' }
    expect(new Set(fillingOf('Manager', email).columns)).toEqual(new Set(['Manager']))
  })
})
