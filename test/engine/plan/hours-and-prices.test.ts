import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const boats = (columns: string[]): ReturnType<typeof templateOf> =>
  templateOf('boats', [
    { name: 'boat_no', required: true, unique: true, rule: 'B\\d{3}' },
    ...columns.map((name) => ({ name, rule: '\\d+(\\.\\d{1,2})?' })),
  ])
const hours = ['5130.1', '1,650.5 hrs', '416.5', '2241.8', '78.25', '9122.4']

describe('figures below “Hrs”', () => {
  it('are hours where they stand alone', () => {
    const list = tableOf(
      'boats',
      `Boat no|Old no|Hrs\n${hours.map((one, at) => `B10${at}|${at * 7 + 31}|${one}`).join('\n')}`,
    )
    const decision = decideOn([list], [boats(['engine_hours'])])
    expect(inputsOf(decision, 'engine_hours')).toEqual(['Hrs'])
    expect(decision.questions).toEqual([])
  })

  it('are what an hour costs where a day has its price beside it', () => {
    const prices = tableOf(
      'boats',
      `Boat no|Hour|Day\n${hours.map((_, at) => `B10${at}|${at + 19}.50|${at * 7 + 95}.00`).join('\n')}`,
    )
    const decision = decideOn([prices], [boats(['hourly_rate', 'daily_rate'])])
    expect(['hourly_rate', 'daily_rate'].map((name) => inputsOf(decision, name))).toEqual([['Hour'], ['Day']])
  })
})
