import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('a name that is described as put together', () => {
  const wares = (description: string) =>
    templateOf('wares', [
      { name: 'ware_no', required: true, unique: true, rule: 'W\\d{3}' },
      { name: 'name', description, required: true },
      { name: 'category', required: true, rule: 'paint|tool' },
      { name: 'brand' },
    ])
  const rows = Array.from(
    { length: 8 },
    (_, at) => `W${101 + at}|${['Farbe', 'Hobel'][at % 2]}|${['Alfa', 'Brio'][at % 3 === 0 ? 1 : 0]}|M ${at % 4}`,
  )
  const made = (description: string, header = 'Nr|Gruppe|Marke|Typ'): Decision =>
    decideOn([tableOf('wares', [header, ...rows].join('\n'))], [wares(description)], {
      instructions: 'Farbe means paint. Hobel means tool.',
    })

  it('has the words of the file, though one of its parts becomes the category elsewhere', () => {
    const decision = made('In German. For what is made abroad: group, brand and type with a space between')
    expect(inputsOf(decision, 'name')).toEqual(['Gruppe', 'Marke', 'Typ'])
    expect(columnOf(decision, 'name').transforms).toEqual([{ kind: 'merge', separator: ' ' }, { kind: 'trim' }])
  })

  it('is left to be asked about where one of the parts is not there', () => {
    const decision = made('In German. For what is made abroad: group, brand and colour with a space between')
    expect(columnOf(decision, 'name').inputs.length).toBeLessThan(2)
  })
})
