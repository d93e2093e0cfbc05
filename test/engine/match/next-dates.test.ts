import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from '../plan/table-of.ts'

it('the next date of something is not the day on which it was closed', () => {
  const files = templateOf('files', [
    { name: 'file_no', required: true, unique: true, rule: 'F\\d{3}' },
    { name: 'opened_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
    { name: 'closed_on', rule: '\\d{4}-\\d{2}-\\d{2}' },
  ])
  const rows = Array.from(
    { length: 14 },
    (_, at) => `F1${10 + at}|2023-0${1 + (at % 9)}-1${at % 10}|2025-0${1 + (at % 8)}-2${at % 9}`,
  )
  const table = tableOf('files', `File No|Opened|Next critical date\n${rows.join('\n')}`)
  const decision = decideOn([table], [files])
  expect(inputsOf(decision, 'opened_on')).toEqual(['Opened'])
  expect(inputsOf(decision, 'closed_on')).toEqual([])
})
