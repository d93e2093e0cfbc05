import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const breweries = tableOf(
  'breweries',
  'Brewery|Town\nHarbour Ales|Fowey\nOld Mill|Leeds\nRedgate Brewing|York\nStonebridge|Bath',
)
const names = [
  'Harbour Ales',
  'Old Mill',
  'HARBOUR ALES',
  'Stone Bridge',
  'Redgate',
  'Old Mill',
  'Stonebridge',
  'Kettle & Co',
]
const beers = tableOf(
  'beers',
  `Beer|Maker|Strength\n${names.map((name, at) => `Beer ${at}|${name}|${4 + at / 10}`).join('\n')}`,
)
const decided = (description: string): ReturnType<typeof decideOn> => {
  const template = templateOf('beers', [
    { name: 'beer', required: true, unique: true },
    { name: 'brewery', description },
  ])
  const answers = [{ key: 'column:beers.brewery@file_beers/beers', value: 'Maker' }]
  return decideOn([beers, breweries], [template], { answers })
}

describe('names that the description wants as a list has them', () => {
  const decision = decided('Name of the brewery as in the list of breweries')

  it('are written so, in whatever case, in short or in several words, and told', () => {
    expect(columnOf(decision, 'brewery').transforms).toEqual([
      {
        kind: 'value_map',
        entries: [
          { raw: 'HARBOUR ALES', value: 'Harbour Ales', decided_by: 'matcher' },
          { raw: 'Redgate', value: 'Redgate Brewing', decided_by: 'matcher' },
          { raw: 'Stone Bridge', value: 'Stonebridge', decided_by: 'matcher' },
        ],
      },
    ])
    expect(decision.notes.join()).toContain('“Redgate” is “Redgate Brewing”')
  })

  it('are asked about where they are none of the list', () => {
    const asked = decision.questions.filter(({ kind }) => kind === 'value_map')
    expect(asked.map(({ prompt }) => prompt)).toEqual([
      expect.stringContaining('What does “Kettle & Co” in column “Maker”'),
    ])
  })

  it('stay as they are where nothing is said of a list', () => {
    expect(columnOf(decided('Who brewed it'), 'brewery').transforms).toEqual([])
  })
})
