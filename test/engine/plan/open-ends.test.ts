import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('a column of ends that most rows have none of', () => {
  const berths = templateOf('berths', [
    { name: 'berth_no', required: true, unique: true, rule: 'B\\d{3}' },
    { name: 'start_date', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
    { name: 'end_date', description: 'Empty where it is open-ended', rule: '\\d{4}-\\d{2}-\\d{2}' },
  ])
  const table = (open: string) =>
    tableOf(
      'berths',
      [
        'Berth|Begin|End|Boat',
        ...Array.from(
          { length: 20 },
          (_, at) =>
            `B${200 + at}|${(at % 9) + 13}.04.2019|${at % 5 === 0 ? `${(at % 9) + 15}.08.2023` : open}|Boat ${at}`,
        ),
      ].join('\n'),
    )

  it.each(['unbefristet', 'open-ended', 'indefinido', 'm-t-m', 'mês a mês', 'lopend', 'läuft noch'])(
    'is that, and “%s” leaves the cell empty',
    (open) => {
      const decision = decideOn([table(open)], [berths])
      expect(decision.questions).toEqual([])
      expect(inputsOf(decision, 'end_date')).toEqual(['End'])
      expect(columnOf(decision, 'end_date').transforms).toContainEqual(expect.objectContaining({ kind: 'null_token' }))
    },
  )

  it.each(['31/12/2098', '31/12/9999'])('leaves the cell empty where somebody says that %s is no end', (day) => {
    const instructions = `An end date of ${day} means open-ended.`
    const decision = decideOn([table(day)], [berths], { instructions })
    expect(decision.questions).toEqual([])
    expect(columnOf(decision, 'end_date').transforms).toContainEqual({ kind: 'null_token', tokens: [day] })
  })
})
