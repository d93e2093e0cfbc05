import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

// A column of yes and no that is called like one of two states, beside one that is only called like a state.

const courses = templateOf('courses', [
  { name: 'course_no', required: true, unique: true },
  { name: 'title', required: true },
  { name: 'status', required: true, rule: '^(active|inactive)$' },
])
const rows = [...Array(12).keys()].map((at) => `C-${100 + at}|Course ${at}|${at % 4 === 0 ? 0 : 1}`)
const listOf = (condition: string) =>
  tableOf('courses', `Course no|Title|Active|Condition\n${rows.map((row) => `${row}|${condition}`).join('\n')}`)

it('a column that asks for one of two states by its header is the state, where another has none of them', () => {
  const decision = decideOn([listOf('new')], [courses])
  expect(inputsOf(decision, 'status')).toEqual(['Active'])
  expect(decision.questions).toEqual([])
})
