import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const units = templateOf('units', [
  { name: 'code', required: true, unique: true },
  { name: 'name', required: true },
  { name: 'parent_code', link: 'units.code' },
])
/** What each code is under, as the plan makes it of the code. */
const parentsOf = (text: string, codes: string[]): (string | null)[] => {
  const decision = decideOn([tableOf('units', text)], [units])
  expect(decision.questions).toEqual([])
  const { inputs, transforms } = columnOf(decision, 'parent_code')
  expect(inputs.map(({ column }) => column)).toEqual(['Code'])
  return codes.map((code) => applyChain(transforms, [code]).value || null)
}

describe('what a row is under', () => {
  it('is told by the code before its last mark', () => {
    const text = 'Code|Name\nA|Works\nA-1|North\nA-1-7|Hall\nA-2|South\nB|Office\nB-1|Desk'
    expect(parentsOf(text, ['A', 'A-1', 'A-1-7', 'B-1'])).toEqual([null, 'A', 'A-1', 'B'])
  })

  it('is told by the code that its own begins with', () => {
    const text = 'Code|Name\n4|Costs\n42|Staff\n4210|Wages\n4220|Training\n5|Income\n50|Sales\n5010|Home\n5020|Abroad'
    expect(parentsOf(text, ['4', '42', '4220', '5010'])).toEqual([null, '4', '42', '50'])
  })

  it('is told by the number of its level, or by how far its name is set in', () => {
    const levels = 'Code|Name|Level\nx7|Group|1\nq2|East|2\nm9|Lab|3\nk1|West|2\nz3|Other|1\nz9|Rest|2'
    expect(parentsOf(levels, ['x7', 'q2', 'm9', 'k1', 'z9'])).toEqual([null, 'x7', 'q2', 'x7', 'z3'])
    const set = 'Code|Name\nx7|Group\nq2|  East\nm9|    Lab\nk1|  West\nz3|Other'
    expect(parentsOf(set, ['x7', 'q2', 'm9', 'k1', 'z3'])).toEqual([null, 'x7', 'q2', 'x7', null])
  })

  it('is told by another row’s name', () => {
    const decision = decideOn(
      [
        tableOf(
          'units',
          'Code|Name|Gehört zu\nu1|Haus Nord|\nu2|Küche|Haus Nord\nu3|Lager|Haus Nord\nu4|Kühlraum|Lager',
        ),
      ],
      [units],
    )
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'parent_code')).toEqual(['Gehört zu'])
    expect(applyChain(columnOf(decision, 'parent_code').transforms, ['Lager']).value).toBe('u3')
  })

  it('is not told by numbers that only count, nor where the link is another one', () => {
    const counted = `Code|Name\n${Array.from({ length: 14 }, (_, at) => `${at + 1}|Unit ${at}`).join('\n')}`
    expect(inputsOf(decideOn([tableOf('units', counted)], [units]), 'parent_code')).toEqual([])
    const parts = templateOf('parts', [...units.columns.slice(0, 2), { name: 'replaced_by', link: 'parts.code' }])
    const text = 'Code|Name\nA|Bolt\nA-1|Bolt long\nA-2|Bolt short\nB|Nut'
    expect(inputsOf(decideOn([tableOf('parts', text)], [parts]), 'replaced_by')).toEqual([])
  })
})
