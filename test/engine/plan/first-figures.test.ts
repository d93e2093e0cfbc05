import { expect, it } from 'vitest'
import { applyStep } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const plannedFor = (description: string, rule: string, values: readonly string[]): (string | null)[] => {
  const template = templateOf('firms', [
    { name: 'firm_no', required: true, unique: true },
    { name: 'register_no', description, rule },
  ])
  const table = tableOf('firms', `Firm no|Register no\n${values.map((value, at) => `F${at}|${value}`).join('\n')}`)
  const { transforms } = columnOf(decideOn([table], [template]), 'register_no')
  return values.map((value) =>
    // A step that says nothing of a value leaves it as it is.
    transforms.reduce<string | null>((text, step) => (text === null ? null : (applyStep(step, text) ?? text)), value),
  )
}

it.each([
  [
    'Nine digits (the first nine of the branch number)',
    '\\d{9}',
    ['812 345 678 00017', '81234567900025', '812345680', '012 345 678 00017'],
    ['812345678', '812345679', '812345680', '012345678'],
  ],
  [
    'Die letzten 4 Ziffern der Karte',
    '\\d{4}',
    ['4111 1111 1111 1234', '5500-0000-0000-0004', '0077'],
    ['1234', '0004', '0077'],
  ],
])('figures of a longer number are those that the description says: %s', (description, rule, values, wanted) => {
  expect(plannedFor(description, rule, values)).toEqual(wanted)
})

it('a longer number stays as it is where nothing says which of its figures are meant', () => {
  expect(plannedFor('Nine digits', '\\d{9}', ['81234567800017', '812345680', '812345681'])[0]).toBe('81234567800017')
})
