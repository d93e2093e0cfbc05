import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const posters = templateOf('posters', [
  { name: 'code', required: true, unique: true },
  { name: 'color', description: 'Empty if it comes in one' },
  { name: 'size', description: 'Size or format of the poster' },
])
const rows = [
  'P1|Colour|Red|Format|A2',
  'P2|Colour|Blue|Format|A3',
  'P3|Format|A1|Colour|Green',
  'P4|Frame|Oak||',
  'P5|Color|Grey||',
]
const table = tableOf('posters', `Code|Trait 1 Name|Trait 1 Value|Trait 2 Name|Trait 2 Value\n${rows.join('\n')}`)

describe('pairs of columns of which one names what the other holds', () => {
  it('fill the columns that are called by those names, each where its name stands', () => {
    const decision = decideOn([table], [posters])
    const pairs = ['Trait 1 Name', 'Trait 1 Value', 'Trait 2 Name', 'Trait 2 Value']
    expect(inputsOf(decision, 'color')).toEqual(pairs)
    expect(inputsOf(decision, 'size')).toEqual(pairs)
    expect(columnOf(decision, 'color').transforms).toEqual([
      { kind: 'merge', separator: '¦' },
      { kind: 'extract', pattern: '^(?:.*¦)?(?:Colour|Color)¦([^¦]*)|^' },
    ])
    expect(columnOf(decision, 'size').transforms[1]).toMatchObject({ pattern: '^(?:.*¦)?(?:Format)¦([^¦]*)|^' })
    expect(decision.questions).toEqual([])
  })

  it('are left alone where a value has the sign in it that would part them', () => {
    const own = tableOf(
      'posters',
      `Code|Trait 1 Name|Trait 1 Value\n${rows.map((row) => row.split('|').slice(0, 3).join('|')).join('\n')}¦9`,
    )
    expect(inputsOf(decideOn([own], [posters]), 'color')).not.toContain('Trait 1 Value')
  })

  it('are left alone where the names are those of the rows', () => {
    const lines = [...Array(20).keys()].map((at) => `P${at}|Poster ${at}|${at + 5}.50|red`)
    const own = tableOf('posters', `Code|Stock Name|Stock Value|Color\n${lines.join('\n')}`)
    expect(inputsOf(decideOn([own], [posters]), 'color')).toEqual(['Color'])
  })
})

describe('lists that a rule wants with other marks', () => {
  const tagged = templateOf('posters', [
    { name: 'code', required: true, unique: true },
    { name: 'keywords', rule: '^[^,|\\s]+(\\|[^,|\\s]+)*$' },
  ])
  const stepsOf = (cells: string[], rule = tagged): unknown[] =>
    columnOf(
      decideOn([tableOf('posters', `Code|Keywords\n${cells.map((cell, at) => `P${at}|${cell}`).join('\n')}`)], [rule]),
      'keywords',
    ).transforms

  it('get them, with the spaces around them gone', () => {
    expect(stepsOf(['sea, boats', 'sea', 'birds, sea, sky', 'sky'])).toEqual([
      { kind: 'replace', find: ', ', with: ',' },
      { kind: 'replace', find: ',', with: '|' },
    ])
  })

  it('get them of a column whose name may be another thing in another language', () => {
    const days = templateOf('posters', [
      { name: 'code', required: true, unique: true },
      { name: 'tags', rule: '^[^,|\\s]+(\\|[^,|\\s]+)*$' },
    ])
    const own = tableOf('posters', 'Code|Tags\nP1|sea,boats\nP2|sky,sea\nP3|sky')
    expect(columnOf(decideOn([own], [days]), 'tags').transforms).toEqual([{ kind: 'replace', find: ',', with: '|' }])
  })

  it('are left where the parts are no values that the rule takes', () => {
    const coded = templateOf('posters', [
      { name: 'code', required: true, unique: true },
      { name: 'keywords', rule: '^[A-Z]{3}\\|[A-Z]{3}$' },
    ])
    expect(stepsOf(['ABC', 'DEF', 'x, y'], coded)).not.toContainEqual({ kind: 'replace', find: ',', with: '|' })
  })
})
