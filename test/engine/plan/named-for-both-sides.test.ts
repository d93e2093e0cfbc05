import { describe, expect, it } from 'vitest'
import { namedSides } from '../../../server/src/engine/match/names/both-sides.ts'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const entries = templateOf('entries', [
  { name: 'entry_no', required: true, unique: true },
  { name: 'debit', rule: '^-?\\d+\\.\\d{2}$' },
  { name: 'credit', rule: '^-?\\d+\\.\\d{2}$' },
])
const sidesIn = (header: string, rows: string[]): string[][] =>
  decideOn([tableOf('entries', [header, ...rows].join('\n'))], [entries]).plan.sheets[0]!.sources.map(({ columns }) =>
    ['debit', 'credit'].map((name) => columns.find(({ column }) => column === name)!.inputs[0]?.column ?? ''),
  )

describe('a header that names both sides of a ledger', () => {
  it('is the amount of neither: an amount beside a letter is', () => {
    const rows = Array.from({ length: 10 }, (_, at) => `E${at}|${40010 + at * 3}|${at + 10}.50|${'DC'[at % 2]}`)
    expect(sidesIn('Entry no|Deb/Cred|Amount|D/C', rows)).toEqual([
      ['Amount', ''],
      ['', 'Amount'],
    ])
  })

  it('tells nothing of columns that name one of them', () => {
    const rows = Array.from({ length: 10 }, (_, at) => `E${at}|${at % 2 ? '' : '12.50'}|${at % 2 ? '9.00' : ''}`)
    expect(sidesIn('Entry no|Deb.|Cred.', rows)).toEqual([['Deb.', 'Cred.']])
    expect(['Soll/Haben', 'debit', 'Kreditor', 'Amount'].map(namedSides)).toEqual(['both', 'debit', 'credit', null])
  })
})
