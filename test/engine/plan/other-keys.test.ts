import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const templates = [
  templateOf('ledgers', [
    { name: 'ledger_no', required: true, unique: true, rule: '^\\d{4}$' },
    { name: 'title', required: true },
  ]),
  templateOf('members', [
    { name: 'member_no', required: true, unique: true, rule: '^M\\d{3}$' },
    { name: 'full_name', required: true },
  ]),
  templateOf('bookings', [
    { name: 'booking_no', required: true, unique: true },
    { name: 'ledger_no', link: 'ledgers.ledger_no' },
    { name: 'member_no', link: 'members.member_no' },
  ]),
]
const tables = (accounts: string[]): ReturnType<typeof tableOf>[] => [
  tableOf('ledgers', 'Ledger no|Title\n4100|Fees\n4200|Rent\n1200|Bank\n1000|Cash'),
  tableOf('members', 'Member no|Full name\nM001|Ada Holm\nM002|Bo Lind\nM003|Cy Rask'),
  tableOf('bookings', `Booking no|Account\n${accounts.map((account, at) => `B${at + 1}|${account}`).join('\n')}`),
]
const answers = ['ledger_no', 'member_no'].map((column) => ({
  key: `column:bookings.${column}@file_bookings/bookings`,
  value: 'Account',
}))

describe('a column with keys of two kinds', () => {
  const member = (accounts: string[], value: string): string | null => {
    const decision = decideOn(tables(accounts), templates, { answers })
    const sheet = decision.plan.sheets.findIndex(({ slug }) => slug === 'bookings')
    return applyChain(columnOf(decision, 'member_no', sheet).transforms, [value]).value
  }

  it('gives each of two links its own', () => {
    const accounts = ['4100', 'M001', '4200', 'M002', '1200', 'M003', '4100', 'M001']
    expect(['4100', 'M002'].map((value) => member(accounts, value))).toEqual([null, 'M002'])
  })

  it('keeps what is of neither, so that its row is refused', () => {
    const accounts = ['4100', 'M001', '4200', 'X77', '1200', 'X78', '4100', 'X79']
    expect(['4100', 'X77'].map((value) => member(accounts, value))).toEqual(['4100', 'X77'])
  })
})
