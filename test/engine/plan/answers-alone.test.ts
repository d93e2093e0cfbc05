import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

it('a column of noes alone is no rival of one with all that a list allows', () => {
  const classes = templateOf('classes', [
    { name: 'class_no', required: true, unique: true },
    { name: 'status', required: true, rule: '(confirmed|completed|cancelled|no_show)' },
  ])
  const labels = ['Completed', 'Canceled', 'No-Show', 'Confirmed', 'Completed', 'Completed']
  const list = tableOf(
    'classes',
    `Class no|Settled?|Tag\n${labels.map((label, at) => `C${at + 1}|no|${label}`).join('\n')}`,
  )
  const decision = decideOn([list], [classes])
  expect(decision.questions).toEqual([])
  expect(inputsOf(decision, 'status')).toEqual(['Tag'])
})
