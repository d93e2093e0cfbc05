import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

// A bank's code and an account behind it, in one field, of which a text says how long the code is.

const growers = templateOf('growers', [
  { name: 'grower_no', required: true, unique: true, description: 'Account number of the grower.' },
  { name: 'name', required: true },
  { name: 'sort_code', rule: '^\\d{2}-\\d{2}-\\d{2}$' },
  { name: 'bank_account', rule: '^\\d{7,8}$' },
])
const cells = ['20304012345678', '0720931234567', '60111198765432']
const list = tableOf(
  'growers',
  `Grower|Name|Bank details no\n${cells.map((cell, at) => `G${at + 10}|Grower ${'ABC'[at]}|${cell}`).join('\n')}`,
)
const decided = (content: string) => decideOn([list], [growers], { instructions: content })
const written = (content: string, name: string) =>
  cells.map((cell) => applyChain(columnOf(decided(content), name).transforms, [cell]).value)

describe('the first places of a code', () => {
  it.each([
    'Bank details no has the sort code and the account number in one field; the first six digits are the sort code.',
    'The first six digits of the bank details no: see there. The first 6 digits are the sort code, the rest is the account number.',
    'Sort code und Account number stehen in einem Feld, die ersten sechs Ziffern sind der Sort code.',
  ])('are one thing, and what is behind them another: %s', (text) => {
    expect(written(text, 'sort_code')).toEqual(['20-30-40', '07-20-93', '60-11-11'])
    expect(written(text, 'bank_account')).toEqual(['12345678', '1234567', '98765432'])
  })

  it.each(['The first six digits are the sort code.', 'The sort code and the account number are in one field.'])(
    'stay where they are while half of it is said: %s',
    (text) => {
      expect(inputsOf(decided(text), 'sort_code')).toEqual([])
    },
  )
})
