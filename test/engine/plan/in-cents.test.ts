import { expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const entries = templateOf('entries', [
  { name: 'till', required: true },
  { name: 'text' },
  { name: 'debit_cents', description: 'Whole cents; blank on a credit', rule: '^[0-9]+$' },
  { name: 'credit_cents', description: 'Whole cents; blank on a debit', rule: '^[0-9]+$' },
])
const rows = ['T1|Rope|1 384,95||4', 'T1|Oar||285,22|7', 'T2|Sail|12,00||9', 'T3|Hook||1 344,13|12']

it.each([
  ['Débit|Crédit', 'Débit', 'Crédit'],
  ['Montant Dt|Montant Ct', 'Montant Dt', 'Montant Ct'],
  ['Kwota Wn|Kwota Ma', 'Kwota Wn', 'Kwota Ma'],
])('sums with cents behind a mark are what is wanted in whole cents, on either side: %s', (headers, debit, credit) => {
  const decision = decideOn([tableOf('entries', [`Till|Text|${headers}|Page`, ...rows].join('\n'))], [entries])
  expect(decision.questions).toEqual([])
  expect([inputsOf(decision, 'debit_cents'), inputsOf(decision, 'credit_cents')]).toEqual([[debit], [credit]])
  expect(columnOf(decision, 'debit_cents').transforms).toMatchObject([
    { kind: 'number', decimal: ',', unit: 'hundredths', bare_unit: 'ones' },
  ])
})
