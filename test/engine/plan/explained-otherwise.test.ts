import { expect, it } from 'vitest'
import type { KnowledgeEntry } from '../../../server/src/engine/model.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const trips = templateOf('trips', [
  { name: 'trip_no', required: true, unique: true },
  { name: 'state', required: true, rule: 'confirmed|planned' },
])
const marks = ['B', 'G', 'C', 'B', 'B', 'G', 'C', 'B', 'G', 'B']
const table = tableOf('trips', `Trip no|State\n${marks.map((mark, at) => `T${at + 30}|${mark}`).join('\n')}`)
const decided = (content: string) => {
  const knowledge: KnowledgeEntry[] = [{ key: 'Marks', scope: { type: 'template', slug: 'trips' }, content }]
  const decision = decideOn([table], [trips], { knowledge })
  const mapped = columnOf(decision, 'state').transforms.flatMap((one) => (one.kind === 'value_map' ? one.entries : []))
  return {
    entries: Object.fromEntries(mapped.map(({ raw, value }) => [raw, value])),
    asked: decision.questions.map(({ prompt, default: preset }) => [/“(.)” in/.exec(prompt)?.[1], preset]),
  }
}

it('a code that a list explains as something else is not taken for what begins with its letter', () => {
  expect(decided('Column State: B = bestätigt (confirmed), G = geplant (planned), C = abgesagt.')).toEqual({
    entries: { B: 'confirmed', G: 'planned' },
    asked: [['C', '(keep)']],
  })
})

it('one of which nothing is said may be', () => {
  expect(decided('Column State: B = bestätigt (confirmed), G = geplant (planned).').asked).not.toContainEqual([
    'C',
    '(keep)',
  ])
})
