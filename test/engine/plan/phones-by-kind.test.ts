import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'
import { jsPattern } from '../../../server/src/engine/transforms/js-pattern.ts'

// One column with landlines and mobiles, for a template with a column for each.

const clients = (phone = '') =>
  templateOf('clients', [
    { name: 'client_no', required: true, unique: true },
    { name: 'phone', rule: '^\\+43\\d{6,12}$', description: phone },
    { name: 'mobile', rule: '^\\+43\\d{6,12}$' },
  ])
const listed = (...cells: string[]) =>
  tableOf('clients', `Client no|Telefon\n${cells.map((cell, at) => `C${at + 1}|${cell}`).join('\n')}`)
const both = [
  '0664 1234567 / 01 5123456',
  '+43 1 5123457; (0676) 7654321',
  '0512/582340',
  '+43 699 11223344',
  '01-5123458, 0650/1234567',
  'Tel. 01 5123459 / Mobil: 0660 1234568',
]

/** What the steps before the number is written make of a cell. */
function left(decision: ReturnType<typeof decideOn>, column: string, cell: string): string {
  return columnOf(decision, column).transforms.reduce((value, step) => {
    if (step.kind === 'trim') return value.trim()
    if (step.kind !== 'rewrite') return value
    return value.replace(jsPattern(`^(?:${step.pattern})$`), step.with.replaceAll('\\', '$'))
  }, cell)
}

describe('numbers of landlines and mobiles in one column', () => {
  it('go to the column of their kind each, in whatever order they stand', () => {
    const decision = decideOn([listed(...both)], [clients()])
    expect(decision.questions).toEqual([])
    expect([inputsOf(decision, 'phone'), inputsOf(decision, 'mobile')]).toEqual([['Telefon'], ['Telefon']])
    expect(both.map((cell) => left(decision, 'mobile', cell))).toEqual([
      '0664 1234567',
      '(0676) 7654321',
      '',
      '+43 699 11223344',
      '0650/1234567',
      '0660 1234568',
    ])
    expect(both.map((cell) => left(decision, 'phone', cell))).toEqual([
      '01 5123456',
      '+43 1 5123457',
      '0512/582340',
      '',
      '01-5123458',
      'Tel. 01 5123459',
    ])
    expect(columnOf(decision, 'phone').transforms.at(-1)).toEqual({ kind: 'phone', country: 'AT' })
  })

  it('of which a cell has one do so where the template says that it wants landlines', () => {
    const single = listed('0664 1234567', '01 5123456', '0512/582340', '0699 11223344', '01 5123457', '0676 7654321')
    expect(inputsOf(decideOn([single], [clients('Landline')]), 'mobile')).toEqual(['Telefon'])
    const plain = decideOn([single], [clients()])
    expect(columnOf(plain, 'phone').transforms.some(({ kind }) => kind === 'rewrite')).toBe(false)
  })
})
