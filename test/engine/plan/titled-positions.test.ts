import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const staff = templateOf('staff', [
  { name: 'staff_no', required: true, unique: true, rule: '\\d{4}' },
  { name: 'last_name', required: true },
  { name: 'job_title' },
])
const tasks = ['Baker', 'Packer', 'Fitter', 'Driver', 'Clerk']
const listed = (...headers: string[]): ReturnType<typeof tableOf> => {
  const rows = [...Array(20).keys()].map(
    (at) => `${1000 + at}|Worker${at}|${headers.map(() => tasks[at % 5]).join('|')}`,
  )
  return tableOf('staff', `Staff no|Surname|${headers.join('|')}\n${rows.join('\n')}`)
}

it.each(['Position', 'Role', 'Stelle'])('“%s” is the title of a job, and nobody is asked', (header) => {
  const decision = decideOn([listed(header)], [staff])
  expect(inputsOf(decision, 'job_title')).toEqual([header])
  expect(decision.questions).toEqual([])
})

it('is none where another column is called the title', () => {
  expect(inputsOf(decideOn([listed('Position', 'Job title')], [staff]), 'job_title')).toEqual(['Job title'])
})

it('a mere job may be a piece of work, which is asked about', () => {
  expect(decideOn([listed('Job')], [staff]).questions.map(({ target }) => target.column)).toEqual(['job_title'])
})
