import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const growers = templateOf('growers', [
  { name: 'grower_no', required: true, unique: true },
  { name: 'farm', required: true },
])
const fieldsWith = (description: string) =>
  templateOf('fields', [
    { name: 'grower_no', required: true, link: 'growers.grower_no' },
    { name: 'field_type', required: true, rule: 'home|leased', description },
    { name: 'crop', required: true },
    { name: 'hectares', required: true, rule: '\\d+' },
  ])
const described = fieldsWith('home for the field in the growers list, leased for any other field')
const list = tableOf('growers', 'Grower no|Farm|Crop|Hectares\nG1|Alder|Rye|12\nG2|Birch|Oats|30\nG3|Cedar|Barley|8')
const others = tableOf('more fields', 'Grower no|Crop|Hectares\nG1|Wheat|4\nG1|Rye|6\nG3|Oats|9')

const typesOf = (decision: ReturnType<typeof decideOn>): Record<string, unknown> =>
  Object.fromEntries(
    (decision.plan.sheets.find(({ slug }) => slug === 'fields')?.sources ?? []).map(({ table, columns }) => [
      table,
      columns.find(({ column }) => column === 'field_type')?.transforms,
    ]),
  )

describe('a description that tells the rows of another template from all others', () => {
  it('makes the first ones of the rows there, with its own value, and the others of its own table', () => {
    const decision = decideOn([list, others], [growers, described])
    expect(typesOf(decision)).toEqual({
      growers: [{ kind: 'constant', value: 'home' }],
      'more fields': [{ kind: 'constant', value: 'leased' }],
    })
    expect(decision.notes.join('\n')).toContain('growers.csv also fills Fields, with “home” as “field_type”')
    expect(decision.questions).toEqual([])
  })

  it('makes none of a list that lacks what each must have', () => {
    const short = tableOf('growers', 'Grower no|Farm|Crop\nG1|Alder|Rye\nG2|Birch|Oats\nG3|Cedar|Barley')
    expect(Object.keys(typesOf(decideOn([short, others], [growers, described])))).toEqual(['more fields'])
  })

  it('makes none where a column says of which kind each row is, or no value is for those rows', () => {
    const typed = tableOf(
      'more fields',
      'Grower no|Field type|Crop|Hectares\nG1|leased|Wheat|4\nG1|home|Rye|6\nG3|leased|Oats|9',
    )
    expect(Object.keys(typesOf(decideOn([list, typed], [growers, described])))).toEqual(['more fields'])
    for (const text of [
      'home for the field by the house, leased for any other field',
      'leased for a field that is not in the growers list, home for the one by the house',
    ])
      expect(Object.keys(typesOf(decideOn([list, others], [growers, fieldsWith(text)])))).toEqual(['more fields'])
  })
})
