import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const orders = templateOf('orders', [
  { name: 'order_no', required: true, unique: true, rule: '^[A-Z]{2}-\\d{6}$' },
  { name: 'placed', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
  { name: 'total', required: true, rule: '^\\d+\\.\\d{2}$' },
])
const rowsOf = (of: (at: number) => string): string =>
  Array.from({ length: 12 }, (_, at) => `${of(at)}|2024-03-${at + 10}|${at + 3}.50|paid`).join('\n')
const web = (header: string, rows: string): ReturnType<typeof tableOf> =>
  tableOf('web', `${header}|Created at|Total|Financial Status\n${rows}`)

describe('the number of a row', () => {
  it('is the only column of codes that come to meet its rule, whatever that is called', () => {
    const decision = decideOn(
      [
        web(
          'Name',
          rowsOf((at) => `#WS-0010${at + 41}`),
        ),
      ],
      [orders],
    )
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'order_no')).toEqual(['Name'])
  })

  it('is asked about where another column may be it as well', () => {
    const both = rowsOf((at) => `#WS-0010${at + 41}|#KP-0020${at + 52}`)
    const { questions } = decideOn([web('Name|Label', both)], [orders])
    expect(questions).toMatchObject([{ kind: 'column_match', target: { column: 'order_no' } }])
  })
})
