import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const money = '^\\d+\\.\\d{2}$'
const prices = (second: string) =>
  templateOf('bulb_prices', [
    { name: 'bulb_code', required: true, unique: true },
    { name: 'cost_price', required: true, rule: money },
    { name: second, required: true, rule: money },
  ])
const list = (headers: string) =>
  tableOf(
    'bulbs',
    `Bulb code|${headers}\n${Array.from({ length: 9 }, (_, at) => `B${at + 100}|${at + 2}.10|${at + 3}.40`).join('\n')}`,
  )
const filled = (headers: string, second = 'trade_price') => {
  const decision = decideOn([list(headers)], [prices(second)])
  return [inputsOf(decision, 'cost_price'), inputsOf(decision, second), decision.questions.length]
}

it('a header that is all of a price’s name but for the word for a price is that price, and no other one', () => {
  expect(filled('Buy|Trade')).toEqual([['Buy'], ['Trade'], 0])
  expect(filled('Buy|Club', 'club_price')).toEqual([['Buy'], ['Club'], 0])
})

it('is not it where another header says that it is a price', () => {
  expect(filled('Price|Trade')).not.toEqual([['Price'], ['Trade'], 0])
})

it('is not it where two headers have the word', () => {
  expect(filled('Trade buy|Trade')[2]).toBeGreaterThan(0)
})
