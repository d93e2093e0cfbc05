import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

describe('rows of a table that are said to stay behind by a state', () => {
  const orders = templateOf('orders', [
    { name: 'order_no', required: true, unique: true },
    { name: 'state', desiredRule: 'strict', strictRule: '^(open|cancelled)$' },
  ])
  const slips = templateOf('slips', [
    { name: 'slip_no', required: true, unique: true },
    { name: 'amount', desiredRule: 'strict', strictRule: '^\\d+$' },
  ])
  const book = tableOf('orders', 'Order no|State\nA1|open\nA2|cancelled\nA3|open\nA4|cancelled')
  const till = (header: string) =>
    tableOf('till_slips', `Slip no|Amount|${header}\nS1|10|N\nS2|20|Y\nS3|30|N\nS4|40|N\nS5|50|Y\nS6|60|N`)
  const skipsOf = (instructions: string, header: string) =>
    decideOn([book, till(header)], [orders, slips], { instructions }).plan.sheets.map(({ slug, sources }) => ({
      slug,
      skips: sources.flatMap(({ skips }) => skips.map(({ when }) => when)),
    }))

  it.each([
    ['Skip voided till slips.', 'Void'],
    ['Stornierte till_slips bitte weglassen.', 'Storno'],
  ])('are those with a yes in the column that means that state: %s', (instructions, header) => {
    expect(skipsOf(instructions, header)).toMatchObject([
      { slug: 'orders', skips: [] },
      { slug: 'slips', skips: [{ position: 2, is: 'one_of', values: ['y'] }] },
    ])
  })

  it('and no rows of another template, where no cell of the table says so', () => {
    expect(skipsOf('Skip voided till slips.', 'Printed')).toMatchObject([
      { slug: 'orders', skips: [] },
      { slug: 'slips', skips: [] },
    ])
  })
})
