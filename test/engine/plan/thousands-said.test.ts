import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const loads = templateOf('loads', [
  { name: 'load_no', required: true, unique: true },
  { name: 'haul_km', description: 'Haul in kilometres, four decimals', rule: '^\\d+\\.\\d{4}$' },
  { name: 'crate', rule: '^[A-Z]$' },
])
const table = (cells: string[]) =>
  tableOf('loads', `Load no|Haul (m)|Crate\n${cells.map((cell, at) => `L${at}|${cell}|${'AB'[at % 2]}`).join('\n')}`)
const ambiguous = ['41.305', '8.412', '19.777', '12.640']
const numberIn = (instructions: string, cells = ambiguous) => {
  const decision = decideOn([table(cells)], [loads], { instructions })
  const step = columnOf(decision, 'haul_km').transforms.find(({ kind }) => kind === 'number')
  return {
    asks: decision.questions.some(({ key }) => key.startsWith('decimal_mark:')),
    marks: step?.kind === 'number' ? [step.decimal, step.grouping] : null,
  }
}

describe('which mark groups the thousands', () => {
  it.each([
    'The haul is in metres, and the full stop there separates the thousands.',
    'The dot is for thousands.',
    'Der Punkt trennt die Tausender.',
    'Le point sépare les milliers.',
    'El punto separa los miles.',
    'Il punto è per le migliaia.',
    'De punt scheidt de duizendtallen.',
  ])('is told: %s', (said) => {
    expect(numberIn(said)).toEqual({ asks: false, marks: [',', '.'] })
  })

  it.each([
    'Thousands of crates are on the list.',
    'The full stop must not separate thousands.',
    'The comma of the drivers is no thousand.',
  ])('is asked where nothing tells it: %s', (said) => {
    expect(numberIn(said).asks).toBe(true)
  })

  it('is not what all figures refute', () => {
    expect(numberIn('The dot separates thousands.', ['2.5310', '14.5', '3.75', '8.1'])).toEqual({
      asks: false,
      marks: ['.', ''],
    })
  })
})

describe('a unit that is said of some list', () => {
  const fields = templateOf('fields', [
    { name: 'field_no', required: true, unique: true },
    { name: 'area_ha', description: 'Area in hectares, four decimals', required: true, rule: '^\\d+\\.\\d{4}$' },
  ])
  const ours = tableOf('ours', 'Field no|Area (ha)\nF1|2,5310\nF2|0,7420\nF3|3,9015')
  const theirs = tableOf('theirs', 'Field no|Area\nG1|41305\nG2|8412\nG3|19777')

  it('is not that of a column whose own header says another one', () => {
    const instructions = 'In the list of the other growers the area is in square metres.'
    const { plan } = decideOn([ours, theirs], [fields], { instructions })
    const unitsOf = (name: string) =>
      plan.sheets[0]!.sources.find((source) => source.table === name)!.columns[1]!.transforms.flatMap((step) =>
        step.kind === 'number' ? [step.bare_unit] : [],
      )
    expect(unitsOf('ours')).toEqual([undefined])
    expect(unitsOf('theirs')).toEqual(['m²'])
  })
})
