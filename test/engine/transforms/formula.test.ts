import { describe, expect, test } from 'vitest'
import { calculated } from '../../../server/src/engine/examples/calculation.ts'
import { FormulaError, inputsOf, parseFormula, type Formula } from '../../../server/src/engine/transforms/formula.ts'

const result = (formula: string, ...cells: string[]): string | null | undefined =>
  calculated({ formula, inputs: cells.map(() => ({ decimal: '.', grouping: '' })) }, cells)

describe('a formula', () => {
  test.each([
    ['1 + 2 * 3', '7'],
    ['(1 + 2) * 3', '9'],
    ['7 - 2 - 1', '4'],
    ['8 / 4 / 2', '1'],
    ['-$1 + $2', '-1'],
    ['$1*$1/$2', '2.25'],
    ['- (2 - 5)', '3'],
    ['1 / 0 ?? 2 + $1 ?? 7', '5'],
    ['$1 ?? 7', '3'],
  ])('%s follows the precedence of arithmetic', (formula, want) => {
    expect(result(formula, '3', ...(formula.includes('/$2') ? ['4'] : ['2']))).toBe(want)
  })

  test.each([
    ['', 'it ends too soon'],
    ['$1 +', 'it ends too soon'],
    ['($1', 'it ends too soon'],
    ['$1 $2', '“$2” at character 4 has no place there'],
    ['$1 ) 2', '“)” at character 4 has no place there'],
    ['$0', '“$0” at character 1 is no part of one'],
    ['$1 ** 2', '“*” at character 5 has no place there'],
    ['1; DROP TABLE x', '“; DROP TAB” at character 2 is no part of one'],
    ['1.', '“.” at character 2 is no part of one'],
    [`${'('.repeat(30)}1${')'.repeat(30)}`, 'more than 8 brackets'],
    ['-'.repeat(150) + '1', 'more than 8 brackets'],
  ])('%j is refused, with what is wrong', (formula, why) => {
    expect(() => parseFormula(formula)).toThrow(FormulaError)
    expect(() => parseFormula(formula)).toThrow(why)
  })

  test.each(['+', '-', '*', '/', '??'])('of hundreds of figures with %s between them stays shallow', (operator) => {
    const depth = (formula: Formula): number =>
      'operator' in formula ? 1 + Math.max(depth(formula.left), depth(formula.right)) : 0
    expect(depth(parseFormula(Array(300).fill('1').join(` ${operator} `)))).toBeLessThan(11)
  })

  test('tells which columns it needs', () => {
    expect(inputsOf(parseFormula('$3 * ($1 + $3) - 2'))).toEqual([1, 3])
  })
})
