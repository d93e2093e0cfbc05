import { expect, test } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const table = tableOf('lessons', 'Lesson No|LE\n1|3\n2|8\n3|6\n4|12\n5|7')
const lessons = (rule: string) => [
  templateOf('lessons', [
    { name: 'lesson_no', required: true, unique: true },
    { name: 'duration_hours', description: 'Hours', rule },
  ]),
]
const answers = {
  instructions: 'Twelve LE are one hour. Map LE to duration_hours.',
}

test('units that are told by how many of them make one are divided, as far as the rule has decimals', () => {
  const decision = decideOn([table], lessons('^\\d+\\.\\d{2}$'), answers)
  const map = columnOf(decision, 'duration_hours').transforms.find(({ kind }) => kind === 'value_map')
  expect(map).toMatchObject({
    entries: expect.arrayContaining([
      expect.objectContaining({ raw: '3', value: '0.25' }),
      expect.objectContaining({ raw: '8', value: '0.67' }),
      expect.objectContaining({ raw: '12', value: '1.00' }),
    ]),
  })
})

test('where the rule takes any decimals, what can’t be written down exactly is left alone', () => {
  const decision = decideOn([table], lessons('^\\d+(\\.\\d+)?$'), answers)
  expect(JSON.stringify(columnOf(decision, 'duration_hours').transforms)).not.toContain('0.25')
})
