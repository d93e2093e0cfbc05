import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const beds = templateOf('beds', [
  { name: 'bed_no', required: true, unique: true },
  { name: 'ward', required: true },
])
const rows = ['1', '2', '9', '1', '2', '9', '1', '2'].map((ward, at) => `B${100 + at}|${ward}`)
const skipsOf = (header: string, instructions: string): unknown[] =>
  decideOn([tableOf('beds', `Bed no|${header}\n${rows.join('\n')}`)], [beds], { instructions }).plan.sheets.flatMap(
    ({ sources }) => sources.flatMap(({ skips }) => skips.map(({ when }) => when)),
  )

describe('rows of which a sentence says what they are, and then that they stay behind', () => {
  it.each([
    ['Dépôt', "Le dépôt 9 c'est le garage, ne pas le reprendre."],
    ['Station', 'La station 9, c’est la buanderie : ne pas l’importer.'],
    ['Reparto', 'Il reparto 9 è chiuso, non importarlo.'],
    ['Enfermaria', 'A enfermaria 9 está fechada, não a importar.'],
    ['Station', 'Die Station 9 ist stillgelegt, bitte nicht übernehmen.'],
  ])('%s: %s', (header, instructions) => {
    expect(skipsOf(header, instructions)).toEqual([{ position: 1, is: 'one_of', values: ['9'] }])
  })

  it('stay where it is only said what they are', () => {
    expect(skipsOf('Dépôt', "Le dépôt 9 c'est le garage.")).toEqual([])
  })
})
