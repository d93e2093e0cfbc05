import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const shelves = templateOf('shelves', [
  { name: 'code', required: true, unique: true, rule: '^\\d{2,3}$' },
  { name: 'name', required: true },
  { name: 'parent_code', link: 'shelves.code' },
])
const planned = (text: string, parent: string) => {
  const told = { instructions: `Map the column "${parent}" to parent_code.` }
  return decideOn([tableOf('shelves', text)], [shelves], told)
}
const LINES = ['10|Novels|110|Crime', '10|Novels|120|Love', '20|Maps|210|Roads', '20|Maps|220|Alps']

describe('what the rows are under, beside them with its number and name', () => {
  it('gives rows of its own where nothing else does', () => {
    const decision = planned(['Main shelf|Name of main shelf|Code|Name', ...LINES].join('\n'), 'Main shelf')
    expect(decision.plan.sheets[0]!.sources).toHaveLength(2)
    expect(['code', 'name', 'parent_code'].map((column) => inputsOf(decision, column))).toEqual([
      ['Code'],
      ['Name'],
      ['Main shelf'],
    ])
    expect(['code', 'name', 'parent_code'].map((column) => inputsOf(decision, column, 0, 1))).toEqual([
      ['Main shelf'],
      ['Name of main shelf'],
      [],
    ])
    expect(columnOf(decision, 'parent_code', 0, 1).transforms).toEqual([])
    expect(decision.notes).toContainEqual(expect.stringContaining('each “Main shelf” is a row of Shelves, too'))
  })

  it.each([
    ['some have rows already', 'Main shelf', [...LINES, '20|Maps|10|Novels']],
    ['it has more than one name', 'Main shelf', [...LINES, '20|Atlases|230|Sea']],
    ['the rule takes no such key', 'Main shelf', LINES.map((line) => `N${line}`)],
    ['it may be who looks after them', 'Keeper', LINES],
    ['it is a person', 'Main contact', LINES],
    ['a name has no number', 'Main shelf', [...LINES, '|Atlases|230|Sea']],
  ])('gives none where %s', (_, header, lines) => {
    const decision = planned([`${header}|Name of it|Code|Name`, ...lines].join('\n'), header)
    expect(decision.plan.sheets[0]!.sources).toHaveLength(1)
  })
})
