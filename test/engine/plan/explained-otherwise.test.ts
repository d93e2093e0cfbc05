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

it('a letter that a table explains is that, though it may as well say yes or no', () => {
  const checks = templateOf('checks', [
    { name: 'check_no', required: true, unique: true },
    { name: 'result', required: true, rule: 'pass|fail|limited' },
  ])
  const letters = ['V', 'N', 'O', 'V', 'V', 'N', 'O', 'V', 'V', 'N']
  const own = tableOf('checks', `Check no|Výsledek\n${letters.map((one, at) => `K${at + 30}|${one}`).join('\n')}`)
  const legend = tableOf('legend', 'Výsledek|Význam\nV|vyhovuje\nN|nevyhovuje\nO|vyhovuje s omezením')
  const decision = decideOn([own, legend], [checks])
  const entries = columnOf(decision, 'result').transforms.flatMap((one) =>
    one.kind === 'value_map' ? one.entries : [],
  )
  expect(Object.fromEntries(entries.map(({ raw, value }) => [raw, value]))).toEqual({
    V: 'pass',
    N: 'fail',
    O: 'limited',
  })
  expect(decision.questions).toEqual([])
})
