import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const berthers = templateOf('berthers', [
  { name: 'berther_no', required: true, unique: true },
  { name: 'kind', required: true, rule: '^(person|company)$' },
  { name: 'salutation', rule: '^(mr|ms|family)$' },
  { name: 'first_name' },
  { name: 'last_name', required: true, description: 'Last name, or what the company is called' },
])
const cells = [
  'M. Luc Aubry',
  'Mme Anne-Lise Rey',
  'Famille Moulin',
  'Mme Eve de la Tour',
  'M. Guy Perret',
  'Chantier Naval Borel SA',
  'M. Marc Blanc',
]
const parts = ['kind', 'salutation', 'first_name', 'last_name']
const listed = (names: string[]): ReturnType<typeof tableOf> =>
  tableOf('port', `N°|Nom complet|Place\n${names.map((name, at) => `P${at + 11}|${name}|${at + 3}`).join('\n')}`)

describe('persons, families and firms in one column, told apart by what they are called by', () => {
  const decision = decideOn([listed(cells)], [berthers])
  const read = (cell: string): (string | null)[] =>
    parts.map((name) => applyChain(columnOf(decision, name).transforms, [cell]).value)

  it.each([
    ['M. Luc Aubry', ['person', 'mr', 'Luc', 'Aubry']],
    ['Mme Eve de la Tour', ['person', 'ms', 'Eve', 'de la Tour']],
    ['Famille Moulin', ['person', 'family', null, 'Moulin']],
    ['Chantier Naval Borel SA', ['company', null, null, 'Chantier Naval Borel SA']],
  ])('%s', (cell, wanted) => {
    expect(read(cell)).toEqual(wanted)
  })

  it('without a question', () => {
    expect(decision.questions).toEqual([])
  })

  it('but where nothing says that the last name may be that of a firm, what has no salutation is left alone', () => {
    const persons = templateOf('berthers', [
      { name: 'berther_no', required: true, unique: true },
      { name: 'kind', rule: '^(person|company)$' },
      { name: 'first_name' },
      { name: 'last_name', required: true },
    ])
    expect(inputsOf(decideOn([listed(cells)], [persons], { autonomy: 'decide' }), 'kind')).toEqual([])
  })
})
