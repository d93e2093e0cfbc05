import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf, type ColumnInput } from './table-of.ts'

const berths = (more: ColumnInput[]): ReturnType<typeof templateOf> =>
  templateOf('berths', [
    { name: 'berth_no', required: true, unique: true },
    { name: 'fee', required: true, rule: '^\\d+\\.\\d{2}$' },
    ...more,
  ])
const due: ColumnInput = { name: 'fee_period', required: true, rule: '^(weekly|monthly|yearly)$' }
const listed = (cells: string[]): ReturnType<typeof tableOf> =>
  tableOf('berths', `Berth No|Fee\n${cells.map((cell, at) => `Q${at + 11}|${cell}`).join('\n')}`)

/** What each cell of fees comes to, as an amount and as how often it is due. */
function read(cells: string[], instructions: string | null = null): (string | null)[][] {
  const decision = decideOn([listed(cells)], [berths([due])], { instructions })
  expect(decision.questions).toEqual([])
  return cells.map((cell) =>
    ['fee', 'fee_period'].map((column) => applyChain(columnOf(decision, column).transforms, [cell]).value),
  )
}

describe('amounts with the time that they are for', () => {
  it.each([
    [['£925 pcm', '£1,185.50 pw', '£74.00 pw', '£310 p.a.']],
    [['£925 per month', '£1,185.50 per week', '£74 a week', '£310 per annum']],
    [['£925/month', '£1,185.50/week', '£74 / week', '£310/year']],
    [['925,00 € monatlich', '1.185,50 € pro Woche', '74,00 € wöchentlich', '310 € pro Jahr']],
    [['EUR 925 mensual', 'EUR 1.185,50 semanal', 'EUR 74,00 semanal', 'EUR 310 anual']],
  ])('are an amount and how often it is due: %s', (cells) => {
    expect(read(cells)).toEqual([
      ['925.00', 'monthly'],
      ['1185.50', 'weekly'],
      ['74.00', 'weekly'],
      ['310.00', 'yearly'],
    ])
  })

  it('say thousands with a letter, which goes with the amount', () => {
    const cells = ['£9.5k per annum', '£185 pw', '£12k p.a.', '£74.00 pw']
    const decision = decideOn([listed(cells)], [berths([due])])
    const [amount, ...others] = columnOf(decision, 'fee').transforms
    expect(cells.map((cell) => applyChain([amount!], [cell]).value)).toEqual(['9.5k', '185', '12k', '74.00'])
    expect(others.at(-1)).toMatchObject({ kind: 'number', unit: 'ones' })
    expect(read(cells).map(([, time]) => time)).toEqual(['yearly', 'weekly', 'yearly', 'weekly'])
  })

  it('are so for the columns that somebody named', () => {
    const cells = ['£925 pcm', '£185 pw', '£74.00 pw']
    expect(read(cells, 'Map Fee to fee_period and Fee to fee.')[1]).toEqual(['185.00', 'weekly'])
  })

  it('stay whole where words behind them say something else, or nothing is wanted of how often', () => {
    const other = decideOn([listed(['£925 pcm', '£185 deposit', '£74 paid', '£20 waived'])], [berths([due])])
    expect(inputsOf(other, 'fee_period')).toEqual([])
    const bare = decideOn([listed(['£925 pcm', '£185 pw', '£74 pw'])], [berths([{ name: 'tariff', rule: '^(A|B)$' }])])
    expect(columnOf(bare, 'fee').transforms).not.toContainEqual(expect.objectContaining({ kind: 'extract' }))
  })
})
