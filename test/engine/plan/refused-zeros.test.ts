import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const template = (rule: string, required = false): ReturnType<typeof templateOf> =>
  templateOf('visits', [
    { name: 'visit_no', required: true, unique: true },
    { name: 'meter', required, rule },
  ])
const table = (...cells: string[]): ReturnType<typeof tableOf> =>
  tableOf('visits', `Visit no|Meter\n${cells.map((cell, at) => `V${at}|${cell}`).join('\n')}`)
const kinds = (own: ReturnType<typeof tableOf>, wanted: ReturnType<typeof templateOf>): string[] =>
  columnOf(decideOn([own], [wanted]), 'meter').transforms.map(({ kind }) => kind)

it('reads a zero as no value where an optional column takes any number but that, and says so', () => {
  const decision = decideOn([table('1204', '0', '1390', '1455', '0', '1502')], [template('[1-9]\\d*')])
  expect(columnOf(decision, 'meter').transforms).toEqual([{ kind: 'null_token', tokens: ['0'] }])
  expect(decision.notes.join()).toContain('“0” in “Meter” of visits.csv was read as no value')
})

it('leaves zeros where the rule takes them, each row must have a value, or most are zeros', () => {
  const some = table('1204', '0', '1390', '1455', '0', '1502')
  expect(kinds(some, template('\\d+'))).not.toContain('null_token')
  expect(kinds(some, template('[1-9]\\d*', true))).not.toContain('null_token')
  expect(kinds(table('0', '0', '0', '1455', '0', '1502'), template('[1-9]\\d*'))).not.toContain('null_token')
})
