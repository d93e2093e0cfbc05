import { expect, it } from 'vitest'
import type { KnowledgeEntry } from '../../../server/src/engine/model.ts'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const dues = templateOf('dues', [
  { name: 'due_no', required: true, unique: true, rule: 'D\\d{4}' },
  { name: 'member', required: true },
  { name: 'state', required: true, rule: 'settled|partly_settled|owing' },
])
const table = (name: string, mark: (row: number) => string) =>
  tableOf(
    name,
    `Due no|Member|Till?\n${Array.from({ length: 9 }, (_, row) => `D${name.length}10${row}|Ida ${'ABCDEFGHI'[row]}|${mark(row)}`).join('\n')}`,
  )
const told = (content: string): { knowledge: KnowledgeEntry[] } => ({
  knowledge: [{ key: 'Marks', scope: { type: 'template', slug: 'dues' }, content }],
})
const [spring, summer] = [
  table('spring', (row) => (row < 4 ? 'J' : '')),
  table('summers', (row) => (row === 3 ? 't' : '')),
]
const found = (content: string): string[][] => {
  const decision = decideOn([spring, summer], [dues], told(content))
  return [0, 1].map((source) => inputsOf(decision, 'state', 0, source))
}

it('the header of a list of codes is the column that takes what they mean, however few of them are there', () => {
  const list = 'J = settled, t = partly_settled, empty = owing'
  for (const content of [
    `In the club book: paid = settled. In the lists column Till?: ${list}.`,
    `“Till?”: ${list}`,
    `Till?: ${list}`,
  ])
    expect(found(content)).toEqual([['Till?'], ['Till?']])
})

it('a word of its own may stand beside what is allowed', () => {
  expect(found('Spalte Till?: J = bezahlt (settled), t = teils (partly_settled), leer = offen (owing)')).toEqual([
    ['Till?'],
    ['Till?'],
  ])
})

it('nothing is said where the list has something else, or its header stands within a sentence', () => {
  expect(found('Column Till?: J = red, t = green, empty = blue')).toEqual([[], []])
  expect(found('We never look at Till? - J = settled, t = owing')).toEqual([[], []])
})
