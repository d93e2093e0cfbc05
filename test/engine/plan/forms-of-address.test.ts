import { expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

it('forms of address of men and women are all it takes for a column of genders', () => {
  const rows = [
    'M.|Roux|Lyon',
    'Mme|Petit|Nantes',
    'Mlle|Faure|Lyon',
    'Mme|Blanc|Brest',
    'M.|Noir|Nantes',
    'Mme|Morel|Brest',
  ]
  const table = tableOf('riders', `N°|Civilité|Nom|Ville\n${rows.map((row, at) => `R${at + 11}|${row}`).join('\n')}`)
  const template = templateOf('riders', [
    { name: 'no', required: true, unique: true },
    { name: 'last_name' },
    { name: 'city' },
    { name: 'gender', rule: 'male|female' },
  ])
  const decision = decideOn([table], [template])
  expect(inputsOf(decision, 'gender')).toEqual(['Civilité'])
  expect(JSON.stringify(columnOf(decision, 'gender').transforms)).toContain('{"raw":"Mlle","value":"female"')
  expect(decision.questions).toEqual([])
})
