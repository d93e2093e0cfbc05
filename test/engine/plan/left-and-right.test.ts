import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const tests = templateOf('tests', [
  { name: 'test_no', required: true, unique: true },
  { name: 'right_grip', description: 'Right hand, kg' },
  { name: 'left_grip', description: 'Left hand, kg' },
])
const sourceOf = (headers: string, name: string): string[] =>
  columnOf(
    decideOn([tableOf('tests', `Test no|${headers}\n1|31.5|30.0\n2|42.0|41.5\n3|28.0|33.5`)], [tests]),
    name,
  ).inputs.map(({ column }) => column)

describe('a letter for a side', () => {
  it.each([
    ['L_GRIP|R_GRIP', 'R_GRIP', 'L_GRIP'],
    ['Grip dx|Grip sx', 'Grip dx', 'Grip sx'],
    ['Grip OS|Grip OD', 'Grip OD', 'Grip OS'],
  ])('is told by its opposite beside it: %s', (headers, right, left) => {
    expect(['right_grip', 'left_grip'].map((name) => sourceOf(headers, name))).toEqual([[right], [left]])
  })
})
