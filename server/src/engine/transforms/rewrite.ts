import { quoteLiteral } from '../literal.ts'
import { never, type TransformKind } from './node.ts'
import { quoted } from './text.ts'

const CONTENT = "'[^\\p{L}\\p{N}]'"
/** Zeros in front of a number are none of its content. */
const ZEROS = "'(^|[^0-9])0+([0-9])'"

/** Letters and digits are lost where fewer are written than there were. */
export const rewrite: TransformKind<'rewrite'> = {
  compile: ({ pattern, with: text }, input, scope) => {
    const matches = scope.define(`regexp_full_match(${input}, ${quoteLiteral(pattern)})`)
    const whole = quoteLiteral(`^(?:${pattern})$`)
    const written = scope.define(
      `CASE WHEN ${matches} THEN regexp_replace(${input}, ${whole}, ${quoteLiteral(text)}) END`,
    )
    const content = (of: string): string =>
      `length(regexp_replace(regexp_replace(${of}, ${ZEROS}, '\\1\\2', 'g'), ${CONTENT}, '', 'g'))`
    return {
      value: `CASE WHEN ${matches} THEN ${written} ELSE ${input} END`,
      failed: `${input} IS NOT NULL AND NOT ${matches}`,
      ...(scope.shared ? {} : { lossy: `${matches} AND ${content(written)} < ${content(input)}` }),
    }
  },
  describe: ({ pattern, with: text }) => `Write ${quoted(text)} of the parts of ${quoted(pattern)}`,
  lossless: never,
  expects: ({ pattern }) => `a text like ${quoted(pattern)}`,
}

/** How many groups an RE2 pattern captures: open parentheses outside of classes, unescaped, without `?` (or with a name). */
export function groupsOf(pattern: string): number {
  const bare = pattern
    .replace(/\\Q.*?(\\E|$)/gs, '')
    .replace(/\\./gs, 'x')
    // Something has to stay, or the mark behind it would follow upon a parenthesis: ([ab]?c).
    .replace(/\[\^?\]?[^\]]*\]/g, 'x')
  return bare.match(/\((?!\?)|\(\?P?</g)?.length ?? 0
}
