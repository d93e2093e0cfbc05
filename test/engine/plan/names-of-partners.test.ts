import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const rows = ['Ida|Moe', 'Per|Dahl', 'Eva|Krog', 'Bo|Lund'].map((name, at) => `S${at + 1}|${name}`).join('\n')
const sailors = tableOf('sailors', `Sailor no|First name|Last name\n${rows}`)

it('a person’s own first and last names are not the name of the partner', () => {
  const template = templateOf('sailors', [
    { name: 'sailor_no', required: true, unique: true },
    { name: 'first_name', required: true },
    { name: 'last_name', required: true },
    { name: 'spouse_name', description: 'First and last name of husband or wife' },
  ])
  const decision = decideOn([sailors], [template])
  expect(inputsOf(decision, 'spouse_name')).toEqual([])
  expect(decision.questions.filter(({ kind }) => kind === 'value_map')).toEqual([])
})

it('they still are the whole name of whom the rows are about', () => {
  const template = templateOf('sailors', [{ name: 'sailor_no', required: true, unique: true }, { name: 'name' }])
  expect(inputsOf(decideOn([sailors], [template]), 'name')).toEqual(['First name', 'Last name'])
})
