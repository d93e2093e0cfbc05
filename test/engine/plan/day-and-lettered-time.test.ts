import { describe, expect, test } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('a day beside a time whose half of the day is a letter', () => {
  const tours = templateOf('tours', [
    { name: 'tour_no', required: true },
    { name: 'departs_at', required: true, rule: '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d' },
    { name: 'berth' },
  ])
  const row = (no: number, day: string, time: string, berth: string): string => `T${no}|${day}|${time}|${berth}`

  test('is the moment that the template wants, and an hour alone is a time as the others are', () => {
    const decision = decideOn(
      [
        tableOf(
          'boats',
          [
            'Tour no|Section|Time|Berth',
            row(1, 'Monday, March 4, 2024', '9a', '4a'),
            row(2, 'Monday, March 4, 2024', '10:30a', '7'),
            row(3, 'Friday, July 12, 2024', '1:15p', '9a'),
            row(4, 'Friday, July 12, 2024', '5p', '2'),
            row(5, 'Sunday, July 14, 2024', '5:45p', '4a'),
          ].join('\n'),
        ),
      ],
      [tours],
    )
    expect(inputsOf(decision, 'departs_at')).toEqual(['Section', 'Time'])
    expect(columnOf(decision, 'departs_at').transforms.at(-1)).toMatchObject({ kind: 'date', to: 'YYYY-MM-DDTHH:mm' })
    expect(inputsOf(decision, 'berth')).toEqual(['Berth'])
  })
})
