import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { jsPattern } from '../../../server/src/engine/transforms/js-pattern.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const FIGURE = '^-?\\d+(\\.\\d+)?$'
const checks = templateOf('checks', [
  { name: 'check_no', required: true, unique: true },
  { name: 'right_camber', rule: FIGURE },
  { name: 'right_toe', rule: FIGURE },
  { name: 'left_camber', rule: FIGURE },
  { name: 'left_toe', rule: FIGURE },
])
const table = tableOf(
  'checks',
  'Check no|R|L\nC1|-0.5 / 0.10|-0.75/0.15\nC2|-1.25/0.20|-1.00 / 0.05\nC3|-0.50°|-0.25/0.10\nC4|0/0.25|-1.5 / 0.30',
)

const partOf = (decision: Decision, column: string, value: string): string | undefined => {
  const [step] = columnOf(decision, column).transforms
  const found = step?.kind === 'extract' ? jsPattern(step.pattern).exec(value) : undefined
  return found ? (found[1] ?? '') : undefined
}

describe('a cell whose parts a text names with the marks between them', () => {
  const said = { instructions: 'Until 2022 a wheel was typed into one cell as camber / toe, e.g. -0.5 / 0.10.' }

  it('fills the column of each part, of the side that its header names', () => {
    const decision = decideOn([table], [checks], said)
    expect(inputsOf(decision, 'right_camber')).toEqual(['R'])
    expect(inputsOf(decision, 'right_toe')).toEqual(['R'])
    expect(inputsOf(decision, 'left_toe')).toEqual(['L'])
    expect(partOf(decision, 'right_camber', '-0.5 / 0.10')).toBe('-0.5')
    expect(partOf(decision, 'right_toe', '-0.5 / 0.10')).toBe('0.10')
    expect(decision.questions).toEqual([])
  })

  it('leaves parts empty that are missing at its end', () => {
    const decision = decideOn([table], [checks], said)
    expect(partOf(decision, 'right_camber', '-0.50°')).toBe('-0.50')
    expect(partOf(decision, 'right_toe', '-0.50°')).toBe('')
  })

  it('is not taken apart where it holds something else', () => {
    const other = tableOf('checks', 'Check no|R|L\nC1|good|good\nC2|worn/see note 4|good\nC3|good|new tyre: 2')
    const decision = decideOn([other], [checks], said)
    expect(columnOf(decision, 'right_toe').transforms.filter(({ kind }) => kind === 'extract')).toEqual([])
  })
})

describe('a cell whose parts a text lists', () => {
  const tyres = templateOf('tyres', [
    { name: 'tyre_no', required: true, unique: true },
    { name: 'section_width', rule: '\\d{3}' },
    { name: 'aspect_ratio', rule: '\\d{2}' },
    { name: 'rim_diameter', rule: '\\d{2}' },
  ])
  const stock = tableOf(
    'tyres',
    'Tyre no|Dimension|Made\nT1|205/55-16|2020-01-05\nT2|195 65 15|2021-03-07\nT3|225/45/17|2020-11-30\nT4|185-60-14|2022-08-01',
  )
  const partsOf = (instructions: string, value: string) => {
    const decision = decideOn([stock], [tyres], { instructions })
    return ['section_width', 'aspect_ratio', 'rim_diameter'].map((name) =>
      inputsOf(decision, name)[0] === 'Dimension' ? partOf(decision, name, value) : null,
    )
  }

  it.each([
    'Dimension is section width, aspect ratio, rim diameter.',
    'The size (Dimension) holds the section width, the ratio and the rim diameter',
    'Dimension: section width, aspect ratio and rim diameter in this order.',
  ])('fills the column of each, whatever stands between them: %s', (instructions) => {
    expect(partsOf(instructions, '205/55-16')).toEqual(['205', '55', '16'])
    expect(partsOf(instructions, '195 65 15')).toEqual(['195', '65', '15'])
  })

  it('is no other column that has as many figures', () => {
    expect(partsOf('The label is section width, aspect ratio, rim diameter.', '2020-01-05')).toEqual([null, null, null])
  })
})

describe('a code of which a text says what it is made of', () => {
  const halls = templateOf('halls', [
    { name: 'hall_code', required: true, unique: true, rule: '^H[A-Z]$' },
    { name: 'title', required: true },
  ])
  const machines = templateOf('machines', [
    { name: 'machine_code', required: true, unique: true, rule: '^M\\d{3}$' },
    { name: 'title', required: true },
  ])
  const visits = templateOf('visits', [
    { name: 'visited_on', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
    { name: 'machine_code', required: true, link: 'machines.machine_code' },
    { name: 'hall_code', required: true, link: 'halls.hall_code' },
  ])
  const tables = [
    tableOf('halls', 'Hall code|Title|Paper sect\nHP|Press hall|01\nHQ|Paint hall|02\nHS|Store|03\nHY|Yard|04'),
    tableOf(
      'machines',
      'Machine code|Title|Old no\nM101|Lathe|70100\nM102|Mill|70350\nM103|Saw|71000\nM104|Press|71900',
    ),
    tableOf(
      'visits',
      'Visited on|Tag/plate\n2024-05-02|70100-03\n2024-05-03|71000-01\n2024-05-06|70350-02\n2024-05-07|71900-04\n2024-05-08|70100-01',
    ),
  ]
  const decided = (instructions: string) => decideOn(tables, [halls, machines, visits], { instructions })

  it('leads by each part to what that is called elsewhere', () => {
    const decision = decided('A Tag/plate is the old machine number, a hyphen and the hall section, as in 70100-03.')
    const linked = (column: string): unknown => {
      const { inputs, transforms } = columnOf(decision, column, 2)
      const [step, map] = transforms
      const part = step?.kind === 'extract' ? jsPattern(step.pattern).exec('70350-02')?.[1] : undefined
      return [
        inputs.map((one) => one.column),
        map?.kind === 'value_map' ? map.entries.find(({ raw }) => raw === part)?.value : null,
      ]
    }
    expect(linked('machine_code')).toEqual([['Tag/plate'], 'M102'])
    expect(linked('hall_code')).toEqual([['Tag/plate'], 'HQ'])
  })

  it('is taken apart by no sentence that names another column', () => {
    const decision = decided('A plate number is the old machine number, a hyphen and the hall section, as in 70100-03.')
    expect(columnOf(decision, 'hall_code', 2).inputs).toEqual([])
  })
})
