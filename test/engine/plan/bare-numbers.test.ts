import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('a bare number beside a column that is called as a number is', () => {
  const lines = templateOf('lines', [
    { name: 'line_no', required: true, rule: '\\d+' },
    { name: 'text', required: true },
  ])
  const rows = (second: (at: number) => string): string =>
    Array.from({ length: 10 }, (_, at) => `${40 + Math.floor(at / 2)}|${second(at)}|Bolt ${at}`).join('\n')

  it('is not it where that holds whole numbers', () => {
    const decision = decideOn([tableOf('lines', `Number|Line|Text\n${rows((at) => String((at % 2) + 1))}`)], [lines])
    expect(inputsOf(decision, 'line_no')).toEqual(['Line'])
  })

  it('is it where that holds texts', () => {
    const decision = decideOn(
      [tableOf('lines', `Number|Line|Text\n${rows((at) => ['red', 'blue'][at % 2]!)}`)],
      [lines],
    )
    expect(inputsOf(decision, 'line_no')).toEqual(['Number'])
  })
})
