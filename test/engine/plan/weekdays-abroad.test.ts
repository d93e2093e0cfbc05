import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const WEEKDAY = '(Monday|Tuesday|Wednesday|Thursday|Friday)'
const tours = templateOf('bin_rounds', [
  { name: 'round_no', required: true, unique: true, rule: 'R\\d{2}' },
  { name: 'weekday', required: true, rule: WEEKDAY },
  { name: 'vehicle' },
])
const listed = (header: string, days: string[]) =>
  tableOf(
    'rounds',
    `Round no|${header}|Vehicle\n${days.map((day, at) => `R1${at}|${day}|Lorry ${(at % 2) + 1}`).join('\n')}`,
  )

describe('days of the week in another language', () => {
  it.each([
    ['Tag', ['Mo', 'Di', 'Mi', 'Do', 'Di', 'Mo']],
    ['Jour', ['lundi', 'mardi', 'jeudi', 'mercredi', 'lundi', 'mardi']],
    ['Dag', ['ma', 'di', 'woensdag', 'do', 'vr', 'maandag']],
  ])('are found under the word for a day without a question: %s', (header, days) => {
    const decision = decideOn([listed(header, days)], [tours])
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'weekday')).toEqual([header])
  })

  it('are none where most values are other words', () => {
    const decision = decideOn([listed('Tag', ['Mo', 'Werk', 'Halle', 'Di', 'Markt', 'Hof'])], [tours])
    expect(decision.questions.length).toBeGreaterThan(0)
  })
})
