import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const teas = (description?: string) =>
  templateOf('teas', [
    { name: 'sku', required: true, unique: true, rule: 'T-\\d{3}' },
    { name: 'name', required: true },
    { name: 'family', required: true, rule: 'Black|Green|Fruit', ...(description && { description }) },
  ])
const rows = [
  '11|T-100|Assam|Black > India|',
  '12|T-101|Assam 50 g||id:11',
  '13|T-102|Assam 100 g||id:11',
  '21|T-200|Sencha|Green|',
  '22|T-201|Sencha 50 g||id:21',
  '31|T-300|Hibiscus|Fruit|',
]
const table = tableOf('teas', `ID|SKU|Name|Family|Parent\n${rows.join('\n')}`)
const inputs = (decision: ReturnType<typeof decideOn>): string[] =>
  columnOf(decision, 'family').inputs.map(({ column }) => column)

describe('what a row lacks and the row above it has', () => {
  it('is taken from there where the description says so, and is told', () => {
    const decision = decideOn([table], [teas('Kind of tea. A size has the family of its parent.')])
    expect(inputs(decision)).toEqual(['Family', 'Parent'])
    const { transforms } = columnOf(decision, 'family')
    expect(
      [
        ['', 'id:11'],
        ['Green', ''],
        ['', 'id:21'],
      ].map((cells) => applyChain(transforms, cells).value),
    ).toEqual(['Black', 'Green', 'Green'])
    expect(decision.questions.filter(({ kind }) => kind === 'value_map')).toEqual([])
    expect(decision.notes.join('\n')).toContain(
      '“family” of the rows of teas.csv without a “Family” is that of the row that their “Parent” names',
    )
  })

  it.each(['The family of a size is inherited from its parent.', 'Die family erbt jede Größe vom Elternartikel.'])(
    'is taken from there where a sentence names it: %s',
    (instructions) => {
      expect(inputs(decideOn([table], [teas()], { instructions }))).toEqual(['Family', 'Parent'])
    },
  )

  it('stays empty where nobody says so, or no column names the row above', () => {
    expect(inputs(decideOn([table], [teas()]))).toEqual(['Family'])
    const alone = tableOf(
      'teas',
      `ID|SKU|Name|Family|Parent\n${rows.map((row) => row.replace('id:', 'set ')).join('\n')}`,
    )
    expect(inputs(decideOn([alone], [teas('A size has the family of its parent.')]))).toEqual(['Family'])
  })
})
