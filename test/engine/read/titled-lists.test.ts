import { describe, expect, it } from 'vitest'
import { divide } from '../../../server/src/engine/read/workbook/divide.ts'

const sheetOf = (...lines: string[]): { row: number; cells: string[] }[] =>
  lines.map((line, at) => ({ row: at + 1, cells: line.split('|') }))
const titlesIn = (...lines: string[]): (string | undefined)[] =>
  divide(sheetOf(...lines)).map(({ header, left }) => header?.cells[left])

describe('lists of codes side by side', () => {
  it('are one each, with a title over the codes and nothing over what they mean', () => {
    expect(
      titlesIn('STATE|||KEEPER', '1|in the pen||K1|Ms Ada Holt', '2|in the field||K2|Mr Tom Reed', '3|sold or lent'),
    ).toEqual(['STATE', 'KEEPER'])
  })

  it('have their columns named by the row below the titles, where the same word stands there over the codes of each', () => {
    const lines = [
      'Keepers|||State',
      'Short|Full name||Short|Meaning',
      'AH|Ada Holt||pen|in the pen',
      'TR|Tom Reed||out|in the field',
    ]
    const regions = divide(sheetOf(...lines))
    expect(regions.map(({ header, left }) => header?.cells.slice(left))).toEqual([
      ['Short', 'Full name'],
      ['Short', 'Meaning'],
    ])
    const [first] = divide(sheetOf(lines[0]!, 'MB|Mia Berg||new|just bought', ...lines.slice(2)))
    expect(first?.header?.cells[0]).toBe('Keepers')
  })

  it('are no lists where a code stands twice, or means nothing', () => {
    const [whole, ...more] = titlesIn('STATE|||KEEPER', '1|in the pen||K1|Ms Ada Holt', '1|in the field||K2|')
    expect([whole, more]).toEqual([undefined, []])
  })

  it('are no lists where names stand over all columns', () => {
    expect(titlesIn('Tag|Pen||Sire|Dam', 'A1|north pasture||A7|A9', 'A2|south pasture||A7|A8')).toHaveLength(1)
  })
})
