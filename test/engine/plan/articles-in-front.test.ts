import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const written = (description: string, values: string[]): (string | null)[] => {
  const scores = templateOf('scores', [
    { name: 'score_no', required: true, unique: true },
    { name: 'title', required: true, description },
  ])
  const rows = values.map((value, at) => `S${at}|${value}`).join('\n')
  const { transforms } = columnOf(decideOn([tableOf('scores', `Score no|Title\n${rows}`)], [scores]), 'title')
  return values.map((value) => applyChain(transforms, [value]).value)
}

describe('articles behind titles', () => {
  it.each([
    'Title with the article in front (The Merry Widow, not Merry Widow, The)',
    'Titel, der Artikel steht vorne',
    'Titre, article devant',
  ])('stand in front where the description wants that: “%s”', (description) => {
    expect(written(description, ['Merry Widow, The', 'Carmen', 'Night in Venice, A', 'Red, White and Blue'])).toEqual([
      'The Merry Widow',
      'Carmen',
      'A Night in Venice',
      'Red, White and Blue',
    ])
  })

  it.each(['Title', 'Title without leading article', 'Title, the article stays at the end'])(
    'stay where it wants nothing of the kind: “%s”',
    (description) => {
      expect(written(description, ['Merry Widow, The', 'Carmen', 'Zarewitsch, Der'])).toEqual([
        'Merry Widow, The',
        'Carmen',
        'Zarewitsch, Der',
      ])
    },
  )
})
