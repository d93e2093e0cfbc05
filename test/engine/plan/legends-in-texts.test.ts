import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

// What codes mean, as a text file beside the data says it: where its lines have commas, they were read as cells.

const loans = tableOf('loans', 'Loan|St\nL1|R\nL2|G\nL3|A\nL4|R\nL5|G\nL6|V')
const template = templateOf('loans', [
  { name: 'loan', required: true, unique: true },
  { name: 'status', required: true, rule: '^(returned|reminded|reserved|lost)$' },
])
const mapOf = (notes: string): Record<string, string> => {
  const { transforms } = columnOf(decideOn([loans, tableOf('notes', notes)], [template]), 'status')
  return Object.fromEntries(
    transforms.flatMap((step) => (step.kind === 'value_map' ? step.entries.map(({ raw, value }) => [raw, value]) : [])),
  )
}

describe('a text that explains codes', () => {
  const meant = { R: 'returned', G: 'reminded', A: 'reserved', V: 'lost' }

  it('is read with what stands behind a comma', () => {
    const notes = [
      'On our loans (Mrs Berg|front desk)',
      'States in the book:|',
      'R = returned|',
      'G = gemahnt|noch nicht zurück',
      'A = reserved|',
      'V = lost (stays in the book|please bring it)',
      'All else is clear.|',
    ]
    expect(mapOf(notes.join('\n'))).toEqual(meant)
  })

  it('is read where a line of it has several', () => {
    const notes = [
      'On our loans (Mrs Berg|front desk|Leeds)||',
      'R = returned|||',
      'G = reminder sent|not back yet||',
      'A = reserved|||',
      'V = lost|||',
      'Kind regards|||',
    ]
    expect(mapOf(notes.join('\n'))).toEqual(meant)
  })

  it('says nothing of a code where a cell beside it is no part of the sentence', () => {
    const notes = [
      'Notes|More',
      'R = returned|Shelf 4',
      'G = reminded|Shelf 5',
      'A = reserved|Shelf 6',
      'V = lost|Shelf 7',
    ]
    expect(mapOf(notes.join('\n'))).toEqual({})
  })
})
