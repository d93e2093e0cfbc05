import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const template = templateOf('suppliers', [
  { name: 'code', required: true, unique: true },
  { name: 'name', required: true, description: 'Trading name.' },
  { name: 'gst_registered', description: 'true or false', rule: '^(true|false)$' },
])
const rows = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => `${14 + at}D|${['Y', 'N', 'Yes', 'No'][at % 4]}|5-11${at}0`)
const list = (headers: string): ReturnType<typeof tableOf> =>
  tableOf(
    'cards',
    `Code|Name|${headers}\n${rows.map((row, at) => `S${at + 21}|Mill ${'ABCDEFGH'[at]}|${row}`).join('\n')}`,
  )

describe('a word above several columns that says nothing of them', () => {
  it.each(['Terms|GST Reg?|Expense A/c', 'Trading Terms|Trading GST Reg?|Trading Expense A/c'])(
    'keeps nobody from seeing what the rest is short for: %s',
    (headers) => {
      const decision = decideOn([list(headers)], [template])
      expect(decision.questions).toEqual([])
      expect(inputsOf(decision, 'gst_registered')).toEqual([headers.split('|')[1]])
      expect(columnOf(decision, 'gst_registered').confidence).toBeGreaterThan(0.95)
    },
  )

  it('is needed where it tells two columns apart', () => {
    const flags = rows.map((row, at) => `C${at}|Mill ${at}|${row.split('|', 2).join('|')}|${at % 3 ? 'Yes' : 'No'}|14D`)
    const headers = 'Code|Name|Quillon Terms|Quillon GST Reg?|Trading GST Reg?|Trading Terms'
    const decision = decideOn([tableOf('cards', [headers, ...flags].join('\n'))], [template])
    expect(decision.questions.map(({ target }) => target.column)).toContain('gst_registered')
  })
})
