import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const repairs = templateOf('repairs', [
  { name: 'repair_no', required: true, unique: true },
  { name: 'bike', required: true },
])
const bikes = templateOf('bikes', [{ name: 'frame_no', required: true, unique: true }])
const states = ['open', 'collected', 'waiting', 'collected', 'open', 'abgeholt', 'livré']
const jobs = tableOf(
  'repairs',
  `Repair no|Bike|State\n${states.map((state, at) => `R-${120 + at}|Gazelle ${at}|${state}`).join('\n')}`,
)
const frames = tableOf('bikes', 'Frame no|Colour\nF-81|red\nF-82|blue\nF-83|black')
const left = (instructions: string): string[] =>
  decideOn([jobs, frames], [repairs, bikes], { instructions }).plan.sheets[0]!.sources[0]!.skips.flatMap(({ when }) =>
    when.is === 'one_of' ? when.values : [],
  )

describe('a sentence that wants only what is not in a state', () => {
  it.each([
    ['Of the repairs we need only what is not collected yet.', 'collected'],
    ['For the repairs, take only those that have not been collected.', 'collected'],
    ['Bei den Repairs brauchen wir nur, was noch nicht abgeholt ist.', 'abgeholt'],
    ['On ne reprend que les repairs qui ne sont pas encore livré.', 'livré'],
  ])('leaves out what is: “%s”', (sentence, state) => {
    expect(left(sentence)).toEqual([state])
  })

  it.each([
    'On the shelf there are only repairs that are not collected.',
    'Herr Fink sees only repairs that are not collected.',
    'Only repairs that are not collected stand in the hall.',
    'We need only the bikes that are not broken.',
  ])('is none where it tells of something else: “%s”', (sentence) => {
    expect(left(sentence)).toEqual([])
  })
})
