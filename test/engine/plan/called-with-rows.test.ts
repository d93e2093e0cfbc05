import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const template = templateOf('craft', [
  { name: 'hull_no', required: true, unique: true },
  { name: 'kind', required: true, rule: 'own_boat|hired_boat|own_raft|tender' },
])
const constant = (instructions: string): unknown => {
  const list = tableOf('Hired', 'Hull no|Colour\nH1|red\nH2|blue\nH3|red')
  const [step] = columnOf(decideOn([list], [template], { instructions }), 'kind').transforms
  return step?.kind === 'constant' ? step.value : null
}

it.each([
  'The boats on the Hired sheet belong with the others.',
  'Please add all boats in Hired.',
  'Toutes les boats de la feuille «Hired» sont à reprendre.',
])('rows are what a sentence calls them, with the name of their sheet: %s', (instructions) => {
  expect(constant(instructions)).toBe('hired_boat')
})

it.each([
  'The tenders on the Hired sheet come last.',
  'The boats are hired.',
  'The rafts on the Hired sheet are long.',
])('they are not where only the one or the other says it: %s', (instructions) => {
  expect(constant(instructions)).not.toBe('hired_boat')
  expect(constant(instructions)).not.toBe('tender')
})
