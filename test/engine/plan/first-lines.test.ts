import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const rows = [
  'Rye loaf|with caraway|2.10',
  'Oat roll||0.90',
  'Spelt bun|sliced|1.20',
  'Malt loaf|dark|2.60',
  'Plain roll||0.80',
]
const decisionOn = (headers: string, description: string) =>
  decideOn(
    [tableOf('loaves', `Nr|${headers}|Preis\n${rows.map((row, at) => `L${at + 11}|${row}`).join('\n')}`)],
    [
      templateOf('loaves', [
        { name: 'nr', required: true, unique: true },
        { name: 'name', required: true },
        { name: 'more', description },
        { name: 'price', rule: '\\d+\\.\\d{2}' },
        { name: 'supplier' },
      ]),
    ],
  )

it('of two numbered columns the first is the text, and the second what is described as additional to it', () => {
  const decision = decisionOn('Bezeichnung 1|Bezeichnung 2', 'Additional text.')
  expect(inputsOf(decision, 'name')).toEqual(['Bezeichnung 1'])
  expect(inputsOf(decision, 'more')).toEqual(['Bezeichnung 2'])
  expect(decision.questions.filter(({ target }) => target.column !== 'supplier')).toEqual([])
})

it('the first is asked about where nothing takes the second', () => {
  const decision = decisionOn('Bezeichnung 1|Bezeichnung 2', 'Where it is baked.')
  expect(inputsOf(decision, 'more')).toEqual([])
  expect(decision.questions.map(({ target }) => target.column)).toContain('name')
})
