import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const extras = templateOf('extras', [
  { name: 'extra_no', required: true, unique: true },
  { name: 'title', required: true },
  { name: 'nights', required: true, rule: '\\d+' },
  { name: 'levy_rate', required: true, rule: '\\d+(\\.\\d+)?', description: 'Levy in percent, digits only' },
])
const decided = (header: string, codes: string[], instructions: string): Decision => {
  const rows = [...codes, ...codes, ...codes].map((code, at) => `X${100 + at}|Extra ${at}|${at + 1}|${code}`)
  return decideOn([tableOf('extras', `Extra no|Title|Nights|${header}\n${rows.join('\n')}`)], [extras], {
    instructions,
  })
}
const mapped = (decision: Decision): unknown => {
  const step = columnOf(decision, 'levy_rate').transforms.find(({ kind }) => kind === 'value_map')
  return step?.kind === 'value_map' ? Object.fromEntries(step.entries.map(({ raw, value }) => [raw, value])) : {}
}
const said =
  'Levy B = City levy 3 % plus tourism levy 2.5 %, 5.5 % together; C = CTY only, 3 %; N = waived, 0 %. CTY 3 % and TRM 2.5 % since 2020.'

describe('the rate of a code', () => {
  it('is what several come to together, and letters alone find their column by what is said of them', () => {
    const decision = decided('Levy', ['B', 'C', 'N'], said)
    expect(inputsOf(decision, 'levy_rate')).toEqual(['Levy'])
    expect(mapped(decision)).toEqual({ B: '5.5', C: '3', N: '0' })
    expect(decision.questions).toEqual([])
  })

  it('is their sum where no text says what they come to, and the whole where one does alone', () => {
    const text =
      'Levy B = City levy 3 % and tourism levy 2.5 %; C = basic, together 4 things, 4 % in total; N = waived, 0 %.'
    expect(mapped(decided('Levy', ['B', 'C', 'N'], text))).toEqual({ B: '5.5', C: '4', N: '0' })
  })

  it('stands behind the names that a value is made of', () => {
    const decision = decided('Levy class', ['CTY+TRM', 'CTY only', 'Waived'], said)
    expect(inputsOf(decision, 'levy_rate')).toEqual(['Levy class'])
    expect(mapped(decision)).toEqual({ 'CTY+TRM': '5.5', 'CTY only': '3', Waived: '0' })
  })

  it('is not known of a name that has two, and of none beside it', () => {
    const text = 'CTY 3 % until 2019 and CTY 4 % since. TRM 2.5 %. Waived: 0 %. Levy in percent.'
    expect(mapped(decided('Levy class', ['CTY+TRM', 'TRM', 'Waived'], text))).not.toHaveProperty(['CTY+TRM'])
  })

  it('is no other figure that a column wants, whatever the next sentence speaks of', () => {
    const counted = templateOf('extras', [
      { name: 'extra_no', required: true, unique: true },
      { name: 'title', required: true },
      { name: 'quantity', required: true, rule: '\\d+(\\.\\d+)?', description: 'Without unit' },
    ])
    const rows = ['S', 'R', 'Z', 'S', 'R', 'Z', 'S', 'R'].map((code, at) => `X${100 + at}|Extra ${at}|${code}`)
    const decision = decideOn([tableOf('extras', `Extra no|Title|VAT code\n${rows.join('\n')}`)], [counted], {
      instructions:
        'VAT codes: S = standard 23 %, R = reduced 13.5 %, Z = zero-rated 0 %. Units of quantity: EA = each, BG = bag.',
    })
    expect(inputsOf(decision, 'quantity')).toEqual([])
  })
})
