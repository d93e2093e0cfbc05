import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const emptied = (text: string, description: string, required = false): string[] => {
  const template = templateOf('keepers', [
    { name: 'keeper', required: true, unique: true },
    { name: 'permit', required, description, rule: 'P\\d{5}' },
  ])
  const cells = ['P10422', text, 'P20471', 'P30115', text, 'P40118', 'P50112', 'P61120']
  const table = tableOf('keepers', `Keeper|Permit\n${cells.map((cell, at) => `K${at + 10}|${cell}`).join('\n')}`)
  const { transforms } = columnOf(decideOn([table], [template]), 'permit')
  return transforms.flatMap((one) => (one.kind === 'null_token' ? one.tokens : []))
}

it.each([
  ['Not licensed', 'P and five digits; empty if not licensed'],
  ['NOT LIC', 'P and five digits; empty if not licensed'],
  ['en cours d’attribution', 'P and five digits; empty when not yet attributed'],
  ['noch nicht registriert', 'P und fünf Ziffern, leer solange nicht registriert'],
  ['adulte', 'P und fünf Ziffern; leer bei Erwachsenen'],
  ['enfant', 'P and five digits, blank for children'],
  ['Trainee', 'P and five digits; blank for trainee or seasonal keepers'],
  ['By hand', 'P and five digits; empty for keepers without one (the old register writes "By hand" there)'],
  ['Zettel', 'P und fünf Ziffern. Leer, wenn es keinen gibt (im Altsystem „Zettel“)'],
])('“%s” says what the description leaves empty: “%s”', (text, description) => {
  expect(emptied(text, description)).toEqual([text])
})

it.each([
  ['Not licensed', 'P and five digits; empty if not insured', false],
  ['NOT INS', 'P and five digits; empty if not licensed', false],
  ['LIC', 'P and five digits; empty if not licensed', false],
  ['Fully licensed', 'P and five digits; empty if not licensed', false],
  ['Not licensed', 'P and five digits; empty if not licensed', true],
  ['adulte', 'P und fünf Ziffern; leer bei Kindern', false],
  ['Trainee', 'P and five digits; blank for trainee or seasonal keepers', true],
  ['By hand', 'P and five digits; empty for keepers without one (never "By hand")', false],
  ['By hand', 'P and five digits ("By hand" for some); empty if lost', false],
  ['Retired', 'P and five digits; blank for trainee or seasonal keepers', false],
])('“%s” stays for “%s”', (text, description, required) => {
  expect(emptied(text, description, required)).toEqual([])
})
