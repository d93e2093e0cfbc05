import { describe, expect, it } from 'vitest'
import type { Transform } from '../../../server/src/engine/model.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const people = templateOf('people', [
  { name: 'first_name', required: true },
  { name: 'last_name', required: true },
  { name: 'street' },
  { name: 'remark' },
])
const table = tableOf(
  'people',
  'Given|Surname|Street|Remark\nADA|MCADAM|5 HIGH ST|VIP\nLEO|O’DELL|7 QUAY RD|CALL LATE\nMIA|OST|UNIT 2/9 HILL AVE|VIP',
)
const steps = (column: string, instructions: string): Transform[] =>
  columnOf(decideOn([table], [people], { instructions }), column).transforms
const normal = expect.objectContaining({ kind: 'case', to: 'name' })

describe('columns of which people say that their capitals are to be written as usual', () => {
  it.each([
    'The till only knows capitals, please write names and streets normally (McAdam, O’Dell).',
    'Everything is in upper case: write names and streets properly.',
    'In der Kasse steht alles in Großbuchstaben, Namen und Straßen bitte normal schreiben.',
  ])('are: %s', (instructions) => {
    expect(steps('first_name', instructions)).toContainEqual(normal)
    expect(steps('last_name', instructions)).toContainEqual(normal)
    expect(steps('street', instructions)).toContainEqual(normal)
    expect(steps('remark', instructions)).not.toContainEqual(normal)
  })

  it('are told with the sentence', () => {
    const instructions = 'The till only knows capitals, please write names normally.'
    const notes = decideOn([table], [people], { instructions }).notes.join('\n')
    expect(notes).toContain('an instruction says so: “The till only knows capitals')
    expect(notes).not.toContain('Not understood')
  })

  it.each([
    'The till only knows capitals, do not write names normally.',
    'Please write names normally.',
    'The till only knows capitals.',
  ])('are not: %s', (instructions) => {
    expect(steps('last_name', instructions)).not.toContainEqual(normal)
  })
})

it.each([
  'Normal capitalisation (Hooper, not HOOPER)',
  'Normale Groß- und Kleinschreibung (Hooper, nicht HOOPER)',
  'Majuscule initiale (Hooper et non HOOPER)',
])('a word that a description shows as it is not to be written is written as others are: %s', (description) => {
  const staff = templateOf('staff', [
    { name: 'first_name', required: true },
    { name: 'last_name', description },
  ])
  const list = tableOf('staff', 'Given|Surname\nAda|HOOPER\nLeo|OST\nMia|QUAY')
  const [step] = columnOf(decideOn([list], [staff]), 'last_name').transforms
  expect(step).toEqual({ kind: 'case', to: 'name' })
})

it.each([
  ['^[^;]+$', [{ kind: 'case', to: 'name' }]],
  ['^[A-Z’]+$', []],
])(
  'names that a description wants in no capitals are written as usual where the rule %s takes them so',
  (rule, wanted) => {
    const staff = templateOf('staff', [
      { name: 'first_name', required: true },
      { name: 'last_name', description: 'Not in capitals.', rule },
    ])
    const list = tableOf('staff', 'Given|Surname\nAda|HOOPER\nLeo|OST\nMia|QUAY')
    expect(columnOf(decideOn([list], [staff]), 'last_name').transforms).toEqual(wanted)
  },
)

describe('columns of names and addresses of which the description of the template says so', () => {
  const described = (description: string) => ({ ...people, description })
  const stepsOf = (column: string, description: string): Transform[] =>
    columnOf(decideOn([table], [described(description)]), column).transforms

  it.each([
    'Everybody who comes here, with ordinary capitals in names and addresses.',
    'One row each. Names and addresses in normal case.',
    'Eine Zeile je Person, Namen und Adressen in Groß- und Kleinschreibung',
  ])('are written so: %s', (description) => {
    for (const column of ['first_name', 'last_name', 'street'])
      expect(stepsOf(column, description)).toContainEqual(normal)
    expect(stepsOf('remark', description)).not.toContainEqual(normal)
  })

  it('and no others', () => {
    expect(stepsOf('street', 'Ordinary capitals in names.')).not.toContainEqual(normal)
    expect(stepsOf('last_name', 'Everybody, by name.')).not.toContainEqual(normal)
  })
})
