import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const lessons = templateOf('lessons', [
  { name: 'lesson_no', required: true, unique: true },
  { name: 'teacher', description: 'Full name of the teacher' },
])
const plan = tableOf('plan', 'Lesson no|Teacher\nL1|3\nL2|5\nL3|9\nL4|3\nL5|7\nL6|9\nL7|5')

function meaningsOf(instructions: string): Record<string, string> {
  const { transforms } = columnOf(decideOn([plan], [lessons], { instructions }), 'teacher')
  const entries = transforms.flatMap((one) => (one.kind === 'value_map' ? one.entries : []))
  return Object.fromEntries(entries.map(({ raw, value }) => [raw, value]))
}

it.each([
  'Teacher 3 is Ada Lund, 5 Bo Frey and 7 Cleo Marsh, 9 is on maternity leave, and these lessons are now taken by Ada Lund.',
  'Lehrer 3 ist Ada Lund, 5 Bo Frey und 7 Cleo Marsh, die 9 ist in Rente gegangen, und diese Stunden gibt jetzt auch Ada Lund.',
  'Le professeur 3 est Ada Lund, 5 Bo Frey et 7 Cleo Marsh, le 9 est parti à la retraite, et ces leçons sont maintenant données par Ada Lund.',
])('what became of somebody is no name, and who took over is told behind it', (instructions) => {
  expect(meaningsOf(instructions)).toEqual({ 3: 'Ada Lund', 5: 'Bo Frey', 7: 'Cleo Marsh', 9: 'Ada Lund' })
})

it.each([
  'Lehrer 3 ist Ada Lund, 5 Bo Frey und 7 Cleo Marsh, die 9 ist in Rente gegangen.',
  'Teacher 3 is Ada Lund, 5 Bo Frey and 7 Cleo Marsh, 9 is on maternity leave, and these lessons are now not taken by Ada Lund.',
])('what somebody stands for is asked where nothing but what became of them is told', (instructions) => {
  const { questions } = decideOn([plan], [lessons], { instructions })
  expect(questions.map(({ key }) => key)).toContain('value:lessons.teacher:9')
  expect(meaningsOf(instructions)[9]).toBeUndefined()
})

it('a name that begins with a small letter is a name', () => {
  const told = 'Teacher 3 is Ada Lund, 5 is Bo Frey, 7 is Cleo Marsh, 9 is van der Berg.'
  expect(meaningsOf(told)[9]).toBe('van der Berg')
})
