import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const repairs = templateOf('repairs', [
  { name: 'order_no', required: true, unique: true },
  { name: 'done_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
  { name: 'description', required: true },
])
const notes = ['', 'ZRUŠENO', '', 'záruka', '', 'ZRUŠENO', '', '']
const listed = tableOf(
  'opravy',
  `Zakázka|Datum|Popis|Poznámka\n${notes.map((note, at) => `Z${at + 10}|2024-05-1${at}|oprava ${at}|${note}`).join('\n')}`,
)

const leftOut = (instructions: string): unknown[] =>
  decideOn([listed], [repairs], { instructions }).plan.sheets[0]!.sources.flatMap(({ skips }) =>
    skips.map(({ when }) => when),
  )

describe('rows that Czech sentences leave out', () => {
  it.each([
    'Opravy se ZRUŠENO v poznámce vynechte.',
    'Zakázky s poznámkou ZRUŠENO nepřenášejte.',
    'Záznamy „ZRUŠENO“ se nepřevádějí.',
  ])('stay behind: %s', (said) => {
    expect(leftOut(said)).toEqual([{ position: 3, is: 'one_of', values: ['zrušeno'] }])
  })

  it('are none of which something else is said', () => {
    expect(leftOut('Opravy se ZRUŠENO v poznámce převeďte také.')).toEqual([])
  })
})
