import { describe, expect, it } from 'vitest'
import type { ColumnPlan } from '../../../server/src/engine/model.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('what rows are that one table has alone', () => {
  const firms = templateOf('firms', [
    { name: 'firm_no', required: true, unique: true, rule: 'F\\d{3}' },
    { name: 'name', required: true },
    { name: 'stage', required: true, rule: '(lead|client|past)' },
  ])
  const ten = Array.from({ length: 10 }, (_, at) => at)
  const ledger = tableOf(
    'ledger_2026',
    `Firm no|Name|Closed\n${ten.map((at) => `F10${at}|Firm ${'ABCDEFGHIJ'[at]}|${at === 8 ? 'Yes' : 'No'}`).join('\n')}`,
  )
  const crm = tableOf(
    'crm_export',
    `Firm no|Stage\n${ten
      .slice(0, 7)
      .map((at) => `F10${at}|${['lead', 'client', 'past'][at % 3]}`)
      .join('\n')}`,
  )
  const stage = (instructions: string): ColumnPlan =>
    columnOf(decideOn([ledger, crm], [firms], { instructions }), 'stage')

  it('is the value that a sentence gives them, or the other one where a column marks it', () => {
    const { inputs, transforms } = stage(
      'Firms that are in the ledger alone are clients, or past if they are marked closed.',
    )
    expect(inputs).toMatchObject([{ table: 'crm_export' }, { table: 'ledger_2026', column: 'Closed' }])
    const [merge, map, preset] = transforms
    expect(merge).toMatchObject({ kind: 'merge', first: true })
    expect(map).toMatchObject({
      kind: 'value_map',
      entries: [
        { raw: 'No', value: 'client' },
        { raw: 'Yes', value: 'past' },
      ],
    })
    expect(preset).toEqual({ kind: 'default', value: 'client' })
  })

  it('is not known where no column marks what makes them something else', () => {
    const { inputs, transforms } = stage('Firms that are in the ledger alone are clients, or past if they owe nothing.')
    expect(inputs).toMatchObject([{ table: 'crm_export' }])
    expect(transforms.filter(({ kind }) => kind === 'default')).toEqual([])
  })
})
