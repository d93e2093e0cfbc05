import { describe, expect, it } from 'vitest'
import type { KnowledgeEntry } from '../../../server/src/engine/model.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const berths = templateOf('stays', [
  { name: 'boat', required: true },
  { name: 'arrives_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
  { name: 'outcome', required: true, rule: '^(came|no show|planned)$' },
])
const month = (name: string, at: number, outcome: (row: number) => string): ReturnType<typeof tableOf> =>
  tableOf(
    name,
    `Boat|Arrives on|Outcome\n${Array.from({ length: 8 }, (_, row) => `Tern ${'ABCDEFGH'[row]}|2025-0${at}-1${row}|${outcome(row)}`).join('\n')}`,
  )
const [may, june] = [month('may', 5, (row) => ['x', 'n.s.', ''][row % 3]!), month('june', 6, () => '')]
const told = (content: string): { knowledge: KnowledgeEntry[] } => ({
  knowledge: [{ key: 'States', scope: { type: 'template', slug: 'stays' }, content }],
})
const codes = 'x = came, n.s. = no show, empty = planned.'
const presets = (content: string, tables = [may, june]): unknown[] => {
  const decision = decideOn(tables, [berths], told(content))
  return tables.map((_, source) =>
    columnOf(decision, 'outcome', 0, source).transforms.find(({ kind }) => kind === 'default'),
  )
}

describe('a list of codes that says what an empty cell means', () => {
  it('says it of the column that allows what it lists, and nobody is asked', () => {
    const decision = decideOn([may], [berths], told(codes))
    expect(columnOf(decision, 'outcome').transforms).toContainEqual({ kind: 'default', value: 'planned' })
    expect(decision.questions.map(({ prompt }) => prompt).join()).not.toContain('empty cells')
  })

  it.each([
    'Outcome: blank or x = came, n.s. = no show.',
    'Outcome: x or blank = came, n.s. = no show.',
    'Ausgang: leer oder x = came, n.s. = no show',
  ])('says it together with a code that means the same: %s', (content) => {
    expect(presets(content, [may])).toEqual([{ kind: 'default', value: 'came' }])
  })

  it('says it of a table where the column is empty in all rows, too', () => {
    expect(presets(codes)).toEqual([
      { kind: 'default', value: 'planned' },
      { kind: 'default', value: 'planned' },
    ])
    expect(inputsOf(decideOn([may, june], [berths], told(codes)), 'outcome', 0, 1)).toEqual(['Outcome'])
  })

  it('says nothing of a table that has no such column', () => {
    const other = tableOf(
      'log',
      'Boat|Arrives on|Note\nAuk A|2025-03-02|late\nAuk B|2025-03-05|\nAuk C|2025-03-09|paid',
    )
    expect(presets(codes, [may, other])[1]).toBeUndefined()
  })

  it('says nothing where what it says is no value of the column, or nothing else is', () => {
    expect(presets('x = came, n.s. = no show, empty = who knows.')).toEqual([undefined, undefined])
    expect(presets('A stay that is empty = planned.')[0]).toBeUndefined()
  })
})
