import { expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

// Rows that are said to be there twice, and nothing of which counts.

const loads = templateOf('loads', [
  { name: 'load_no', required: true },
  { name: 'grain', required: true },
  { name: 'tons', required: true },
])
const table = tableOf('loads', 'Load no|Grain|Tons\nL1|Rye|12\nL1|Oat|9\nL2|Rye|11\nL1|Rye|12\nL1|Oat|9\nL3|Oat|8')
const policyOf = (instructions: string | null) =>
  decideOn([table], [loads], { instructions }).plan.sheets[0]!.duplicates

it.each([
  'A few loads are in the export twice.',
  'Einige Loads stehen doppelt in der Datei.',
  'Quelques loads sont deux fois dans le fichier.',
])('rows that are there twice are kept once: %s', (said) => {
  expect(policyOf(said)).toBe('keep_first')
})

it.each([
  null,
  'Loads are weighed twice and the second weight counts.',
  'A few loads are in both lists, but they are different ones.',
  'No loads are in the export twice.',
])('and asked about where more is said of them, or nothing: %s', (said) => {
  expect(policyOf(said)).not.toBe('keep_first')
})
