import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const gifts = templateOf('gifts', [
  { name: 'gift_no', required: true, unique: true },
  { name: 'amount' },
  { name: 'payment_method', required: true, rule: '^(standing_order|online|cash)$' },
])
const sheetOf = (name: string, text: string) => {
  const profile = tableOf(name, text)
  return { ...profile, table: { ...profile.table, file_id: 'file_gifts', file_name: 'Gifts 2024-25.xlsx' } }
}
const sheets = [
  sheetOf('Monthly', 'Gift no|Amount\nM1|5\nM2|6\nM3|7'),
  sheetOf('WebPay', 'Gift no|Amount\nW1|5\nW2|6\nW3|7'),
  sheetOf('Till', 'Gift no|Amount|Payment method\nT1|5|cash\nT2|6|cash\nT3|7|online'),
]
const methods = (instructions: string): (string | null)[] => {
  const { plan } = decideOn(sheets, [gifts], { instructions })
  return ['Monthly', 'WebPay', 'Till'].map((table) => {
    const source = plan.sheets[0]!.sources.find((one) => one.table === table)
    const step = source?.columns.find(({ column }) => column === 'payment_method')?.transforms[0]
    return step?.kind === 'constant' ? step.value : null
  })
}

describe('what is said of sheets after their workbook was named', () => {
  it.each([
    'In the gifts workbook the sheet Monthly holds gifts paid by standing order, and the sheet WebPay gifts paid online.',
    'In the gifts workbook the sheet “Monthly” holds gifts paid by standing order, and the sheet “WebPay” gifts paid online.',
    'In der Datei Gifts enthält das Blatt Monthly alles per standing order, das Blatt WebPay ist online.',
  ])('holds for each sheet, not for all of the workbook: “%s”', (sentence) => {
    expect(methods(sentence)).toEqual(['standing_order', 'online', null])
  })
})
