import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const boats = templateOf('boats', [
  { name: 'boat_no', required: true, unique: true },
  { name: 'boat_name', required: true },
  { name: 'licence', required: true, rule: 'inland|coastal|sea' },
])
const rows = ['Kiel|blue', 'Bremen|red', 'Kiel|red', 'Kiel|blue', 'Emden|white', 'Emden|red', 'Bremen|blue']
const table = tableOf(
  'boats',
  `Boat no|Boat name|Hull colour\n${rows.map((row, at) => `B${at}|Name ${'ABCDEFG'[at]!} ${row}`).join('\n')}`,
)
const asked = (more: Parameters<typeof decideOn>[2] = {}): string[] =>
  decideOn([table], [boats], more).questions.map(({ key }) => key)

describe('the values of a column that was named for want of a better one', () => {
  it('are asked about once somebody said that it is the one', () => {
    const [column, ...others] = asked()
    expect(column).toContain('column:boats.licence')
    expect(others).toEqual([])
    const answers = [{ key: column!, value: 'Hull colour' }]
    expect(asked({ answers }).toSorted()).toEqual(
      ['blue', 'red', 'white'].map((value) => `value:boats.licence:${value}`),
    )
  })

  it('are no matter where a told value holds of what is not known', () => {
    const preset = templateOf('boats', [
      ...boats.columns.slice(0, 2),
      { name: 'licence', required: true, rule: 'inland|coastal|sea', description: 'inland when it is not known' },
    ])
    expect(decideOn([table], [preset]).questions).toEqual([])
  })
})
