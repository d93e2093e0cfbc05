import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const wells = templateOf('wells', [
  { name: 'well_no', required: true, unique: true },
  { name: 'parish', required: true },
  { name: 'depth' },
])
const sheet = (name: string, rows: string[], header = 'Well no|Parish|Depth') => {
  const made = tableOf(name, `${header}\n${rows.join('\n')}`)
  return { ...made, table: { ...made.table, file_id: 'file_wells', file_name: 'wells.xlsx' } }
}
const drilled = sheet('Kirchspiele', ['W1|Alm|30', 'W2|Bach|41', 'W3|Alm|28', 'W4|Dorf|35'])
const left = (instructions: string, ...others: ReturnType<typeof sheet>[]): string[] =>
  decideOn([drilled, ...others], [wells], { instructions }).plan.ignored_tables.map(({ table }) => table)

describe('a sheet called after the state of its rows', () => {
  const shut = sheet('aufgelassen', ['W7|Bach|22', 'W8|Dorf|19'])
  const sold = sheet('verkauft', ['W5|Alm|18', 'W6|Bach|25'])

  it.each([
    'The dissolved wells themselves are not to be brought over.',
    'Closed wells are not migrated.',
    'Die geschlossenen Wells bitte weglassen.',
  ])('stays behind with all such rows: %s', (said) => {
    expect(left(said, shut, sold)).toEqual(['aufgelassen'])
  })

  it.each([
    'The confirmed wells are not to be brought over.',
    'The dissolved wells of the north are not to be brought over.',
    'The dissolved wells are to be brought over.',
  ])('comes along where that is not said: %s', (said) => {
    expect(left(said, shut, sold)).toEqual([])
  })
})
