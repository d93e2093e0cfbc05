import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOfCells, templateOf } from './table-of.ts'

const payees = templateOf('payees', [
  { name: 'payee', required: true },
  { name: 'iban', description: 'Without blanks', rule: '^[A-Z]{2}\\d{18}$' },
])
const account = (at: number): string => `${10 + at} ${4000 + at} 5511 2200 10${10 + at}`
const bare = (text: string): string => text.replaceAll(' ', '')

function writtenIn(ibans: string[]): (string | null)[] {
  const rows = ibans.map((iban, at) => [`Payee ${'ABCDEFGHIJKLMNOP'[at]}`, iban])
  const { transforms } = columnOf(decideOn([tableOfCells('payees', ['Payee', 'IBAN'], rows)], [payees]), 'iban')
  return ibans.map((iban) => applyChain(transforms, [iban]).value)
}

describe('account numbers of which some lack the country', () => {
  const written = [0, 1, 2, 3, 4].map((at) => `LT${account(at)}`)
  const lacking = [5, 6, 7, 8].map((at) => bare(account(at)))

  it('get the letters that all others of their length have, and lose the blanks, in one chain', () => {
    expect(writtenIn([...written, ...lacking])).toEqual([
      ...written.map(bare),
      ...lacking.map((number) => `LT${number}`),
    ])
  })

  it('stay without where those of their length are of several countries', () => {
    const others = [9, 10, 11].map((at) => `EE${account(at)}`)
    expect(writtenIn([...written, ...others, ...lacking]).slice(-4)).toEqual(lacking)
  })
})
