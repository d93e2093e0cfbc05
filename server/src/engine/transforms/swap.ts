import { quoteLiteral } from '../literal.ts'
import { always, anything, type TransformKind } from './node.ts'
import { quoted } from './text.ts'

/** A value without the separator, or with nothing on one side of it, stays as it is. */
export const swap: TransformKind<'swap'> = {
  compile: ({ separator, with: between }, input, scope) => {
    const at = scope.define(`strpos(${input}, ${quoteLiteral(separator)})`)
    const before = scope.define(`nullif(trim(left(${input}, ${at} - 1)), '')`)
    const after = scope.define(`nullif(trim(substr(${input}, ${at} + ${[...separator].length})), '')`)
    return {
      value: `CASE WHEN ${at} > 0 AND ${before} IS NOT NULL AND ${after} IS NOT NULL THEN ${after} || ${quoteLiteral(between)} || ${before} ELSE ${input} END`,
    }
  },
  describe: ({ separator, with: between }) =>
    `Put what stands behind the first ${quoted(separator)} to the front, with ${quoted(between)} between`,
  lossless: always,
  expects: anything,
}
