import { expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const dishes = templateOf('dishes', [
  { name: 'dish_no', required: true, unique: true },
  { name: 'title_de' },
  { name: 'title_en', description: 'Empty where there is none' },
])
const listOf = (titles: string[]) =>
  tableOf('dishes', `Dish no|Gericht / Dish\n${titles.map((title, at) => `${at + 1}|${title}`).join('\n')}`)
const titles = [
  'Grüne Bohnen mit Speck / Green beans with bacon',
  'Brühe und Brot / Broth and bread',
  'Käse zum Wein / Cheese with the wine',
  'Eis',
  'Gemüse für zwei / Vegetables for two',
  'Schweinebraten / Roast of pork',
]

it('one column of two languages fills the columns of either, whichever comes first', () => {
  const partsIn = (decision: ReturnType<typeof decideOn>) =>
    ['title_de', 'title_en'].map((name) => columnOf(decision, name).transforms[0])
  const decision = decideOn([listOf(titles)], [dishes])
  expect(decision.questions).toEqual([])
  expect(partsIn(decision)).toEqual([1, 2].map((part) => ({ kind: 'split', separator: ' / ', part })))
  const turned = titles.map((title) => title.split(' / ').toReversed().join(' / '))
  expect(partsIn(decideOn([listOf(turned)], [dishes]))).toEqual(
    [2, 1].map((part) => ({ kind: 'split', separator: ' / ', part })),
  )
})

it('two words of one language are no two languages', () => {
  const decision = decideOn([listOf(titles.map((_, at) => `Karte ${'ABCDEF'[at]!} / Saal ${'UVWXYZ'[at]!}`))], [dishes])
  expect(columnOf(decision, 'title_en').transforms).toEqual([])
  expect(inputsOf(decision, 'title_en')).toEqual([])
})
