import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const SIGN = { name: 'limit_sign', description: '< or > where the value is a limit, else empty', rule: '^[<>]$' }
const VALUE = { name: 'value', description: 'The number alone', required: true, rule: '^\\d+(\\.\\d+)?$' }
const wanted = (...columns: Parameters<typeof templateOf>[1]) =>
  templateOf('emissions', [{ name: 'stack', required: true }, { name: 'substance', required: true }, ...columns])
const cells = ['< 0.5', '18.4', '>1,000', '7.5', '0', '1,269', '12.25', '3.1', '<2', '9.9']
const tableWith = (header: string, values: string[]) =>
  tableOf(
    'stacks',
    `Stack|Substance|${header}\n${values.map((cell, at) => `Mill ${at % 3}|Gas ${at}|${cell}`).join('\n')}`,
  )
const partsOf = (decision: Decision, values: string[]) =>
  ['limit_sign', 'value'].map((name) =>
    values.map((cell) => applyChain(columnOf(decision, name).transforms, [cell]).value),
  )

describe('figures that are limits, with their sign', () => {
  it('give the sign to its column and the figure to the other', () => {
    const decision = decideOn([tableWith('Measured', cells)], [wanted(SIGN, VALUE)])
    expect(decision.questions).toEqual([])
    expect(partsOf(decision, cells)).toEqual([
      ['<', null, '>', null, null, null, null, null, '<', null],
      ['0.5', '18.4', '1000', '7.5', '0', '1269', '12.25', '3.1', '2', '9.9'],
    ])
  })

  it('give them where somebody named the column', () => {
    const decision = decideOn([tableWith('Col 7', cells)], [wanted(SIGN, VALUE)], {
      instructions: 'Map Col 7 to value.',
    })
    expect(columnOf(decision, 'value').transforms[0]).toMatchObject({ kind: 'rewrite' })
    expect(inputsOf(decision, 'limit_sign')).toEqual(['Col 7'])
  })

  it('keep what is no figure, so that it breaks the rule', () => {
    const decision = decideOn([tableWith('Measured', [...cells, 'lost'])], [wanted(SIGN, VALUE)])
    expect(partsOf(decision, ['lost'])).toEqual([[null], ['lost']])
  })

  it('are left alone where no figure has a sign, and where the sign is wanted in the figure', () => {
    const plain = decideOn([tableWith('Measured', ['1.5', '2.5', '3.5', '4.5'])], [wanted(SIGN, VALUE)])
    expect(inputsOf(plain, 'limit_sign')).toEqual([])
    const whole = decideOn(
      [tableWith('Value', cells)],
      [wanted(SIGN, { ...VALUE, rule: '^[<>]? ?\\d[\\d,]*(\\.\\d+)?$' })],
    )
    expect(inputsOf(whole, 'limit_sign')).toEqual([])
    expect(partsOf(whole, ['<2'])[1]).toEqual(['<2'])
  })
})
