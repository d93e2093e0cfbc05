import { expect, test } from 'vitest'
import { explainedByNames } from '../../../server/src/engine/knowledge/explained-by-names.ts'
import { allowedIn } from '../../../server/src/engine/knowledge/meant-values.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

test('a list with the allowed values in front explains what stands behind each, and nothing that comes after', () => {
  const values = ['Oak', 'Pine', 'Chipboard', 'Steel'].flatMap((one) => [one, one, one])
  const table = tableOf('desks', ['Material', ...values].join('\n'))
  const column = {
    name: 'material',
    rule: '^(wood|board|metal)$',
    description: 'wood = oak, pine; board = chipboard, MDF; metal = steel',
  }
  const [map] = columnOf(decideOn([table], [templateOf('desks', [column])]), 'material').transforms
  expect(map).toMatchObject({ kind: 'value_map' })
  const entries = map?.kind === 'value_map' ? map.entries.map(({ raw, value }) => `${raw} ${value}`) : []
  expect(entries.toSorted()).toEqual(['Chipboard board', 'Oak wood', 'Pine wood', 'Steel metal'])
})

test('an item of two lists, and a sentence that is no such list, explain nothing', () => {
  const names = ['wood', 'board']
  expect(explainedByNames('wood = oak, mixed; board = mixed', ['mixed'], names)).toBeNull()
  expect(explainedByNames('wood = oak and whatever the joiner says', ['Oak'], names)).toBeNull()
})

test('what stands in parentheses behind each allowed value means the one before it, however many there are', () => {
  const names = ['On shelf', 'On loan', 'Withdrawn']
  const said = 'On shelf (Heritage code AV), On loan (LO, lent) or Withdrawn (WD, pulped, lost)'
  const found = explainedByNames(said, ['AV', 'LO', 'Lent', 'WD', 'Pulped', 'Lost', 'Heritage'], names)
  expect(found?.map(({ raw, value }) => `${raw} ${value}`)).toEqual([
    'AV On shelf',
    'LO On loan',
    'Lent On loan',
    'WD Withdrawn',
    'Pulped Withdrawn',
    'Lost Withdrawn',
  ])
  // What is denied there is meant by none, and one list alone is a remark.
  expect(explainedByNames('On shelf (AV, not lent) or On loan (LO, out)', ['Lent'], names)).toBeNull()
  expect(explainedByNames('On shelf (at home, lent)', ['Lent'], names)).toBeNull()
})

test('what each allowed value is for is meant by it, however many words are for one', () => {
  const names = ['KIT', 'BAR', 'OFF']
  const said = 'Units are KIT for the kitchen, BAR for bar or cellar and OFF for office or back office.'
  const raws = ['Kitchen', 'Cellar', 'Back office', 'Office', 'Units']
  expect(explainedByNames(said, raws, names)?.map(({ raw, value }) => `${raw} ${value}`)).toEqual([
    'Kitchen KIT',
    'Cellar BAR',
    'Back office OFF',
    'Office OFF',
  ])
  expect(explainedByNames('Einheiten: KIT für die Küche, BAR für die Theke', ['Küche', 'Theke'], names)).toHaveLength(2)
  expect(explainedByNames('KIT is for the kitchen', ['Kitchen'], names)).toBeNull()
})

test('an allowed value of two words is told from the one that it begins with, and “no tax” is the one for none', () => {
  const meaningOf = allowedIn(['VAT', 'VAT_FREE', 'NONE'])
  expect(['VAT free', 'VAT', 'no tax', 'no VAT on it'].map((said) => meaningOf(said, true))).toEqual([
    'VAT_FREE',
    'VAT',
    'NONE',
    null,
  ])
  expect(allowedIn(['open', 'closed'])('no tax', true)).toBeNull()
})
