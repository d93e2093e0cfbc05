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

  it.each([
    'Who brewed it',
    'Brewery as the customer writes it in the beer list',
    'Brauerei, wie der Kunde sie schreibt, in der Bierliste',
  ])('stay as they are where nothing is said of another list: %s', (description) => {
    expect(columnOf(decided(description), 'brewery').transforms).toEqual([])
  })
})

it('are those of a list with the same header, whatever the template calls it', () => {
  const prices = tableOf('price list', 'Ware|Each\nTea bowl, speckled|12\nOil jar 1 l|30\nEgg cup|5\nPie dish|19')
  const sold = ['tea bowl, speckled', 'Egg cup', 'oil jar 1 l', 'Egg cup', 'Pie dish', 'pie dish']
  const sales = tableOf('sales', `Sale|Ware|Pieces\n${sold.map((ware, at) => `S${at}|${ware}|${at + 1}`).join('\n')}`)
  const template = templateOf('sales', [
    { name: 'sale', required: true, unique: true },
    { name: 'description', description: 'Name of the ware as in the price list' },
    { name: 'pieces' },
  ])
  const answers = [{ key: 'column:sales.description@file_sales/sales', value: 'Ware' }]
  const [step] = columnOf(decideOn([sales, prices], [template], { answers }), 'description').transforms
  expect(step?.kind === 'value_map' && step.entries.map(({ value }) => value)).toEqual([
    'Oil jar 1 l',
    'Pie dish',
    'Tea bowl, speckled',
  ])
})
