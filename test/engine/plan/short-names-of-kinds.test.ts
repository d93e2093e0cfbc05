import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const departments = templateOf('departments', [
  { name: 'code', required: true, unique: true, rule: '[A-Z]{3}' },
  { name: 'name', required: true },
])
const staff = templateOf('staff', [
  { name: 'staff_no', required: true, unique: true, rule: '\\d{4}' },
  { name: 'last_name', required: true },
  { name: 'department_code', required: true, link: 'departments.code' },
])
const list = tableOf(
  'departments',
  'Code|Department\nPRD|Production\nDSP|Despatch\nHRS|Human Resources\nADM|Administration\nQAL|Quality\nOHS|Health and Safety Programme',
)
const names = ['Production', 'Despatch', 'Human Resources', 'Admin', 'Quality', 'Production']
const written = (...others: string[]): Record<string, string> => {
  const all = [...names, ...names, ...names, ...names, ...others]
  const rows = all.map((name, at) => `${1000 + at}|Worker${at}|${name}`)
  const table = tableOf('staff', `Staff no|Surname|Department\n${rows.join('\n')}`)
  const { transforms } = columnOf(decideOn([list, table], [departments, staff]), 'department_code', 1)
  const entries = transforms.flatMap((step) => (step.kind === 'value_map' ? step.entries : []))
  return Object.fromEntries(entries.map(({ raw, value }) => [raw, value]))
}

it('the initials of one of a few names say which, with points or without', () => {
  expect(written('H.R.', 'H. R.', 'HR', 'HSP')).toMatchObject({ 'H.R.': 'HRS', 'H. R.': 'HRS', HR: 'HRS', HSP: 'OHS' })
})

it('a long word with one letter written otherwise is the name that is written so', () => {
  expect(written('Dispatch')).toMatchObject({ Dispatch: 'DSP', Despatch: 'DSP', Admin: 'ADM' })
})

it('initials of no name, and another word, say nothing', () => {
  const entries = written('I.T.', 'Boilerhouse', 'Qualify')
  expect(Object.keys(entries)).not.toEqual(expect.arrayContaining(['I.T.']))
  expect(Object.keys(entries)).not.toEqual(expect.arrayContaining(['Boilerhouse']))
  expect(Object.keys(entries)).not.toEqual(expect.arrayContaining(['Qualify']))
})
