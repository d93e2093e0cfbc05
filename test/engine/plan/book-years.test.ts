import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const notes = templateOf('notes', [
  {
    name: 'note_no',
    required: true,
    unique: true,
    rule: '^\\d{4}/\\d{4}$',
    description: 'Fiscal year, slash and the running number padded to four digits, e.g. 2019/0031',
  },
  { name: 'issued_on', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
  { name: 'text', required: true },
])
const frontOf = (name: string, months: string[]): unknown => {
  const rows = months.map((month, at) => `${at + 1}|${13 + at}.${month}.2021|Paper ${at}`)
  const decision = decideOn([tableOf(name, `Lfd. Nr.|Issued on|Text\n${rows.join('\n')}`)], [notes])
  return columnOf(decision, 'note_no').transforms.find(({ kind }) => kind === 'prefix')
}

it('the fiscal year is that of a list which is called by the quarter of its days', () => {
  const months = ['04', '04', '05', '06', '06', '06']
  expect(frontOf('notes_Q2_2021', months)).toEqual({ kind: 'prefix', text: '2021/' })
  expect(frontOf('Belege 2. Quartal 2021', months)).toEqual({ kind: 'prefix', text: '2021/' })
})

it('but not where its quarter is another than the calendar has, or none is named', () => {
  expect(frontOf('notes_Q1_2021', ['04', '04', '05', '06', '06', '06'])).toBeUndefined()
  expect(frontOf('notes_2021', ['04', '04', '05', '06', '06', '06'])).toBeUndefined()
})
