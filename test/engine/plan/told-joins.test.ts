import { describe, expect, it } from 'vitest'
import type { PlanChange } from '../../../server/src/engine/model.ts'
import { berlin, boston, customers, orders } from './customers.ts'
import { columnOf, decideOn, tableOf } from './table-of.ts'

describe('tables that were told to complete another one', () => {
  const contacts = tableOf('contacts', 'Mail|Limit\nA@X.example|500\nA@X.example|700\nz@x.example|10')
  const told = (instructions: string, tables = [contacts, berlin, boston]) =>
    decideOn(tables, [customers, orders], { instructions, autonomy: 'decide' })
  const completed = ({ plan }: ReturnType<typeof told>) =>
    plan.sheets.flatMap(({ slug, sources }) =>
      sources.map(({ table, joins }) => [slug, table, joins.map((join) => [join.table, join.left, join.right])]),
    )

  it('do so by the column named, whatever they would be alone, and their keys may repeat', () => {
    const decision = told('Join contacts.csv to kunden by email')
    expect(completed(decision)).toEqual([
      ['customers', 'kunden', [['contacts', 2, 0]]],
      ['customers', 'boston', []],
    ])
    const [source] = decision.plan.sheets[0]!.sources
    expect(source!.joins[0]).toMatchObject({
      loose: true,
      reason: 'contacts.csv completes kunden.csv by “Mail”, as an instruction says.',
    })
    expect(columnOf(decision, 'email').inputs).toMatchObject([{ table: 'kunden' }])
    expect(columnOf(decision, 'credit_limit').inputs).toMatchObject([{ table: 'contacts', column: 'Limit' }])
    expect(decision.notes).toContain('Applied “Join contacts.csv to kunden by email”.')
  })

  it('complete every table of a template, and a column of each side may be named', () => {
    expect(completed(told('Join contacts to customers by email'))).toEqual([
      ['customers', 'kunden', [['contacts', 2, 0]]],
      ['customers', 'boston', [['contacts', 2, 0]]],
    ])
    expect(completed(told('join kunden with contacts on `Mail` = `E-Mail`', [berlin, contacts]))).toEqual([
      ['customers', 'kunden', [['contacts', 2, 0]]],
    ])
  })

  it('do so by an exact change, whatever other tables and columns are called', () => {
    const twin = { ...boston, table: { ...boston.table, name: 'kunden' } }
    const left = { file_id: 'file_kunden', table: 'kunden', column: 'E-Mail' }
    const right = { file_id: 'file_contacts', table: 'contacts', column: 'Mail' }
    const joined = (slug: string) => {
      const change: PlanChange = { kind: 'join', slug, left, right }
      const revisions = [{ instructions: null, changes: [change], current: true }]
      return decideOn([contacts, berlin, twin], [customers, orders], { revisions, autonomy: 'decide' })
    }
    const decision = joined('customers')
    expect(completed(decision)).toEqual([
      ['customers', 'kunden', [['contacts', 2, 0]]],
      ['customers', 'kunden', []],
    ])
    expect(decision.notes).toContain('Applied changes[0] (join customers).')
    expect(joined('orders').notes.join(' ')).toContain(
      'changes[0] (join orders) changes nothing: “contacts” and “kunden” fill no template together',
    )
  })

  it('leave all as it was where a table or a column is not there, which is said', () => {
    const before = told('Thanks')
    for (const [said, why] of [
      ['Join nothing.csv to kunden by email', 'there is no table “nothing.csv”'],
      ['Join contacts to nobody by email', 'there is no table and no template “nobody”'],
      ['Join contacts to kunden by passport', 'no template and no table has a column “passport”'],
      ['Join contacts to kunden by amount', 'or have no columns to join them by “amount”'],
    ] as const) {
      const decision = told(said)
      expect(decision.plan.sheets.map(({ sources }) => sources.map(({ joins }) => joins))).toEqual(
        before.plan.sheets.map(({ sources }) => sources.map(({ joins }) => joins)),
      )
      expect(decision.notes.join(' ')).toContain(`“${said}” changes nothing: `)
      expect(decision.notes.join(' ')).toContain(why)
    }
  })
})
