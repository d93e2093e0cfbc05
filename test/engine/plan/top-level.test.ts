import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const wanted = (more: object = {}): ReturnType<typeof templateOf> =>
  templateOf('accounts', [
    { name: 'code', required: true, unique: true, rule: '\\d{6}' },
    { name: 'name', required: true },
    { name: 'parent_code', link: 'accounts.code', ...more },
  ])
const described = { description: 'Code of the group; empty at the top level' }
const ledgers = (top: string, more = ''): ReturnType<typeof tableOf> =>
  tableOf(
    'ledgers',
    `GL Code|Ledger Name|Under\n100000|Fixed Assets|${top}\n100010|Plant|Fixed Assets\n100020|Vehicles|Fixed Assets\n110000|Cash & Bank|${top}\n110010|Petty Cash|Cash & Bank\n110020|Till|Cash & Bank\n120000|Debtors|${top}\n120010|Dealers|Debtors\n120020|Exports|Debtors${more}`,
  )
const steps = (decision: ReturnType<typeof decideOn>): object[] => columnOf(decision, 'parent_code').transforms
const TOP_KEY = (top: string): string => `value:accounts.parent_code:${top}`

describe('a word for the top of a tree', () => {
  it.each(['Primary', 'Root', '(top level)', 'Oberste Ebene'])(
    'names no row, and leaves the link empty: “%s”',
    (top) => {
      const decision = decideOn([ledgers(top)], [wanted()])
      expect(inputsOf(decision, 'parent_code')).toEqual(['Under'])
      expect(steps(decision)).toContainEqual({ kind: 'null_token', tokens: [top] })
      expect(steps(decision)).toContainEqual(expect.objectContaining({ kind: 'value_map' }))
      expect(decision.notes.join(' ')).toContain(`“${top}” in “Under” of ledgers.csv names no row`)
      expect(decision.questions).toEqual([])
    },
  )

  it('is asked about where it may be the name of a row that is missing, and the top is left empty', () => {
    const answers = [{ key: 'column:accounts.parent_code@file_ledgers/ledgers', value: 'Under' }]
    const asked = decideOn([ledgers('Pumpenwerk')], [wanted(described)], { answers })
    expect(asked.questions.map(({ key }) => key)).toEqual([TOP_KEY('Pumpenwerk')])
    expect(steps(asked)).not.toContainEqual(expect.objectContaining({ kind: 'null_token' }))
    const more = { answers: [...answers, { key: TOP_KEY('Pumpenwerk'), value: '(empty)' }] }
    expect(steps(decideOn([ledgers('Pumpenwerk')], [wanted(described)], more))).toContainEqual({
      kind: 'null_token',
      tokens: ['Pumpenwerk'],
    })
  })

  it('stays, and is an error, where rows have it that nothing is under, where a row is called so, or where cells of the top are empty', () => {
    const answers = [{ key: 'column:accounts.parent_code@file_ledgers/ledgers', value: 'Under' }]
    const emptied = (table: ReturnType<typeof tableOf>): boolean =>
      JSON.stringify(steps(decideOn([table], [wanted(described)], { answers }))).includes('null_token')
    const leaves = Array.from({ length: 4 }, (_, at) => `\n13000${at}|Misc ${at}|Root`).join('')
    expect(emptied(ledgers('Root', leaves))).toBe(false)
    expect(emptied(ledgers('Root', '\n900000|Root|Root'))).toBe(false)
    expect(emptied(ledgers('Root', '\n900000|Chart|'))).toBe(false)
  })
})
