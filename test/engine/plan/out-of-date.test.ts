import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const patients = templateOf('patients', [
  { name: 'patient_no', required: true, unique: true, rule: 'P\\d{3}' },
  { name: 'last_name', required: true },
  { name: 'phone' },
  { name: 'email', rule: '[^@\\s]+@[^@\\s]+' },
])
const rows = ['Moss', 'Lake', 'Hill', 'Ford', 'Wood', 'Dale'].map(
  (name, at) => `P10${at}|${name}|0161 49600${at}1|${name.toLowerCase()}@old.example|1980-0${at + 1}-11`,
)
const cards = tableOf('cards', `Patient no|Last name|Phone|E-mail|Born\n${rows.join('\n')}`)
const filled = (instructions: string): string[] => {
  const decision = decideOn([cards], [patients], { instructions })
  return ['last_name', 'phone', 'email'].filter((name) => inputsOf(decision, name).length > 0)
}

it.each([
  "The e-mail and the phone in cards.csv are out of date, please don't use them.",
  'E-Mail und Telefon in cards.csv sind veraltet.',
  'Les colonnes e-mail et téléphone de cards.csv ne sont plus à jour.',
])('columns that a sentence calls out of date are not taken: %s', (said) => {
  expect(filled(said)).toEqual(['last_name'])
})

it.each(['The list cards.csv is outdated.', 'Where the phone in cards.csv is out of date, we call them.'])(
  'nothing is left out where the sentence says it of the list, or of some: %s',
  (said) => {
    expect(filled(said)).toEqual(['last_name', 'phone', 'email'])
  },
)
