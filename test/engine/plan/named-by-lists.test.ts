import { describe, expect, it } from 'vitest'
import type { Template } from '../../../server/src/engine/model.ts'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const template = (...more: { name: string; description: string }[]): Template =>
  templateOf('wagons', [
    { name: 'wagon_no', required: true, unique: true, rule: 'W-\\d{3}' },
    { name: 'keeper', required: true, description: 'Name of the railway company, not its code' },
    ...more,
  ])
const wagons = (header: string, line: (at: number) => string): ReturnType<typeof tableOf> =>
  tableOf(
    'wagons',
    [`Wagon no|${header}`, ...Array.from({ length: 12 }, (_, at) => `W-${at + 100}|${line(at)}`)].join('\n'),
  )
const codes = ['NR', 'TUX', 'BLV']
const companies = tableOf('lists', 'Code|Company\nNR|Northern Rail\nTUX|Tuxford Lines\nBLV|Belvoir Freight')
const one = wagons('Kp', (at) => codes[at % 3]!)

describe('a column for the names that a list has beside codes', () => {
  it('is filled by the only column with these codes, whatever its header, and nobody is asked', () => {
    const decision = decideOn([one, companies], [template()])
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'keeper')).toEqual(['Kp'])
    const { transforms } = columnOf(decision, 'keeper')
    expect(codes.map((code) => applyChain(transforms, [code]).value)).toEqual([
      'Northern Rail',
      'Tuxford Lines',
      'Belvoir Freight',
    ])
  })

  it.each([
    ['the list is of something else', one, tableOf('lists', 'Code|Colour\nNR|Night red\nTUX|Tuxedo black\nBLV|Blue')],
    ['two columns have such codes', wagons('Kp|Vx', (at) => `${codes[at % 3]}|${codes[(at + 1) % 3]}`), companies],
  ])('is asked about where %s', (_, table, list) => {
    expect(decideOn([table, list], [template()]).questions.map(({ key }) => key)).toContain(
      'column:wagons.keeper@file_wagons/wagons',
    )
  })

  it('is asked about where another column asks for the name of such a one, too', () => {
    const both = template({ name: 'lessee', description: 'Name of the company that hires it' })
    expect(decideOn([one, companies], [both]).questions.map(({ key }) => key)).toContain(
      'column:wagons.keeper@file_wagons/wagons',
    )
  })
})
