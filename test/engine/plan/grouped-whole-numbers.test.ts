import { describe, expect, it } from 'vitest'
import { kindShare } from '../../../server/src/engine/match/expected.ts'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('whole numbers with a mark between thousands', () => {
  const logs = templateOf('logs', [
    { name: 'trip', required: true, unique: true },
    { name: 'odometer_start', rule: '\\d+' },
    { name: 'odometer_end', rule: '\\d+' },
  ])
  const rows = [
    ['T-1', '41.220', '41.385', '2'],
    ['T-2', '102.004', '102.611', '1'],
    ['T-3', '9.870', '10.012', '4'],
    ['T-4', '77.310', '77.498', '2'],
  ]
  const read = (out: string, back: string, cells = rows) =>
    decideOn([tableOf('logs', `Trip|${out}|${back}|Crew\n${cells.map((row) => row.join('|')).join('\n')}`)], [logs])

  it.each([
    ['KM_AUS', 'KM_EIN'],
    ['km raus', 'km rein'],
    ['km Ausgabe', 'km Rückgabe'],
    ['Miles out', 'Miles in'],
  ])('are what a column of whole numbers is for, as the headers say: %s and %s', (out, back) => {
    const decision = read(out, back)
    expect([inputsOf(decision, 'odometer_start'), inputsOf(decision, 'odometer_end')]).toEqual([[out], [back]])
    expect(decision.questions).toEqual([])
  })

  it('are none where one of them is a fraction, or nothing parts thousands', () => {
    const share = (last: string) =>
      kindShare(['integer'], tableOf('tanks', `Tank|Menge\nA|1.250\nB|12.500\nC|3.125\nD|${last}`).columns[1]!)
    expect(['2.000', '875', '1.002.000'].map(share)).toEqual([1, 1, 1])
    expect(['0.875', '2.5', '1.25', '00.125', 'n/a'].map(share).every((one) => one! < 0.5)).toBe(true)
  })
})

it('days under “ab” and “zurück am” are where a loan begins and ends', () => {
  const hires = templateOf('hires', [
    { name: 'no', required: true, unique: true },
    { name: 'rental_start', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
    { name: 'rental_end', rule: '\\d{4}-\\d{2}-\\d{2}' },
  ])
  const list = tableOf('hires', 'No|ab|zurück am\nH1|04.03.2024|19.03.2024\nH2|21.03.2024|\nH3|28.04.2024|30.04.2024')
  const decision = decideOn([list], [hires])
  expect([inputsOf(decision, 'rental_start'), inputsOf(decision, 'rental_end')]).toEqual([['ab'], ['zurück am']])
  expect(decision.questions).toEqual([])
})
