import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const pens = tableOf('pens', 'Pen|Name\nP1|Blue\nP2|Red\nP3|Green')
const chain = (description: string) => {
  const template = templateOf('pens', [
    { name: 'pen', required: true, unique: true },
    { name: 'name' },
    { name: 'duty', required: true, rule: '^(21|9|0)$', description },
  ])
  const decision = decideOn([pens], [template])
  return { transforms: columnOf(decision, 'duty').transforms, asked: decision.questions.length }
}

it.each(['Percent; all our pens are at 21', 'Per cent. All of them have 21.'])(
  'what a description says all rows have needs no column: %s',
  (description) => {
    expect(chain(description)).toEqual({ transforms: [{ kind: 'default', value: '21' }], asked: 0 })
  },
)

it.each(['Percent; nearly all are at 21, some at 9', 'Percent. All are written without a sign.', '21 for pens'])(
  'and nothing is taken where it doesn’t say so: %s',
  (description) => {
    expect(chain(description).transforms).toEqual([])
  },
)
