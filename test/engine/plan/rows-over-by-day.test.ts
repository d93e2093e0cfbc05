import { describe, expect, it } from 'vitest'
import type { RowSkip } from '../../../server/src/engine/model.ts'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const hires = templateOf('hires', [
  { name: 'hire_no', required: true, unique: true },
  { name: 'tool', required: true },
  { name: 'handed_out_on' },
])
const list = (header: string, days: string[]) =>
  tableOf(
    'hires',
    `Hire no|Tool|Handed out on|${header}\n${days.map((day, at) => `H${at}|Saw ${at}|2024-03-0${at + 1}|${day}`).join('\n')}`,
  )
const SOME = ['2024-03-09', '', '2024-03-11', '', '', '', '']
const skipsOf = (header: string, days: string[], instructions: string): RowSkip['when'][] =>
  decideOn([list(header, days)], [hires], { instructions }).plan.sheets[0]!.sources[0]!.skips!.map(({ when }) => when)

describe('rows that are over by a day of which the column has another word', () => {
  it.each([
    ['Date back', 'The returned hires stay behind.'],
    ['Returned', 'Only the hires that are still out come over; the returned ones stay behind.'],
    ['Storniert am', 'Leave out the cancelled hires.'],
  ])('“%s”: %s', (header, said) => {
    expect(skipsOf(header, SOME, said)).toEqual([{ position: 3, is: 'none_of', values: [''] }])
  })

  it('may be noted behind a yes', () => {
    const noted = ['yes 9/3', '', 'yes 11/3', '', '', '', '']
    expect(skipsOf('Back?', noted, 'The returned hires stay behind.')).toEqual([
      { position: 3, is: 'none_of', values: [''] },
    ])
  })

  it.each([
    ['Date back', SOME, 'The returned hires were cleaned.'],
    ['Date back', SOME, 'The cancelled hires stay behind.'],
    ['Date back', SOME.map((_, at) => `2024-04-0${at + 1}`), 'The returned hires stay behind.'],
    ['Returned', ['2', '', '1', '', '3', '', ''], 'The returned hires stay behind.'],
  ])('are none by “%s” where that is not said, or no day tells them apart', (header, days, said) => {
    expect(skipsOf(header, days, said)).toEqual([])
  })
})
