import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const keepers = templateOf('keepers', [
  { name: 'keeper_code', required: true, unique: true, rule: String.raw`K\d{3}` },
  { name: 'till_account', unique: true },
  { name: 'name', required: true },
  { name: 'town', required: true },
  { name: 'payment_terms_days', rule: String.raw`\d{1,3}` },
])
const names = ['Holm', 'Dahl', 'Krog', 'Lund', 'Berg', 'Moe', 'Vik', 'Nes']
const keeperRows = names.map((name, at) => `K00${at + 1}|${name.toUpperCase()}01|${name} Apiaries|Hexham`)
const list = tableOf('keepers', `Keeper No|Till A/C|Keeper|Town\n${keeperRows.join('\n')}`)
const tillRows = names.map((name, at) => `${name.toUpperCase()}01|${at % 2 ? '30' : '45 days'}|${at}1.50|0`)
const till = (more: string): ReturnType<typeof tableOf> =>
  tableOf('counter_accounts', `A/C|Terms|Turnover YTD|Dept\n${tillRows.join('\n')}${more}`)

const terms = [{ table: 'counter_accounts', column: 'Terms' }]

describe('a list that has another key of the rows than their first', () => {
  it('says more of them, though nobody said so', () => {
    const decision = decideOn([list, till('')], [keepers])
    expect(columnOf(decision, 'payment_terms_days').inputs).toMatchObject(terms)
    expect(decision.questions).toEqual([])
  })
})

describe('a list that was said to complete the rows of a template', () => {
  it('gives what it has a column for, though that is called only partly so', () => {
    const instructions = 'The counter accounts file only adds terms to our keepers.'
    const decision = decideOn([list, till('\nCASH||9.10|0')], [keepers], { instructions })
    expect(columnOf(decision, 'payment_terms_days').inputs).toMatchObject(terms)
    expect(decision.questions.map(({ target }) => target.column)).not.toContain('payment_terms_days')
  })
})
