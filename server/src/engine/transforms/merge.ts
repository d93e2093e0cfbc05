import { quoteLiteral } from '../literal.ts'
import { NULL_WORDS } from '../profile/null-words.ts'
import { compileCalculation, describeCalculation } from './calculate.ts'
import type { TransformKind } from './node.ts'
import { isOneOf, quoted, trimmed } from './text.ts'

/** What is no value alone is no part of one either: “NULL” is nobody's middle name. */
const part = (input: string, tokens: readonly string[]): string => {
  const text = `lower(trim(${input}))`
  const isWord = `length(${input}) <= 20 AND ${isOneOf(text, [...NULL_WORDS])}`
  const told = tokens.map((token) => token.trim().toLowerCase())
  const isNone = told.length === 0 ? isWord : `(${isWord}) OR ${isOneOf(text, told)}`
  return `CASE WHEN ${isNone} THEN NULL ELSE ${trimmed(input)} END`
}

/**
 * Joins all inputs of the column, takes the first, or calculates with them; empty ones are left out, and so are their separators. Behind a number
 * of the row, that is the last of them.
 */
export const merge: TransformKind<'merge'> = {
  compile: ({ separator, first, tokens = [], calculation }, input, scope) => {
    if (calculation) return compileCalculation(calculation, input, scope)
    const parts = [...scope.inputs.map((one) => part(one, tokens)), ...(scope.numbered ? [input] : [])]
    return {
      value: first
        ? `coalesce(${[...parts, 'NULL'].join(', ')})`
        : `concat_ws(${[quoteLiteral(separator), ...parts].join(', ')})`,
    }
  },
  describe: ({ separator, first, calculation }) => {
    if (calculation) return describeCalculation(calculation)
    if (first) return 'Take the first of the columns that has a value'
    return separator === ''
      ? 'Join the columns'
      : `Join the columns with ${separator === ' ' ? 'a space' : quoted(separator)}`
  },
  lossless: ({ calculation }) => !calculation,
  expects: ({ calculation }) =>
    calculation
      ? `a result of ${quoted(calculation.formula)} with ${calculation.inputs.some(({ dates }) => dates) ? 'figures and dates' : 'figures'} in all of its columns`
      : null,
}
