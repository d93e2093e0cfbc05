import { quoteLiteral } from '../literal.ts'
import { never, type TransformKind } from './node.ts'
import { groupsOf } from './rewrite.ts'
import { hasContent, quoted } from './text.ts'

/** Takes the first group of the pattern, or the whole match when it has none. */
export const extract: TransformKind<'extract'> = {
  compile: ({ pattern }, input, scope) => {
    const expression = quoteLiteral(pattern)
    const group = groupsOf(pattern) > 0 ? 1 : 0
    const found = scope.define(
      `CASE WHEN regexp_matches(${input}, ${expression}) THEN regexp_extract(${input}, ${expression}, ${group}) END`,
    )
    return {
      value: `coalesce(${found}, ${input})`,
      failed: `${input} IS NOT NULL AND ${found} IS NULL`,
      ...(scope.shared ? {} : { lossy: `${found} <> '' AND ${hasContent(`replace(${input}, ${found}, '')`)}` }),
    }
  },
  describe: ({ pattern }) => `Take the part that matches ${quoted(pattern)}`,
  lossless: never,
  expects: ({ pattern }) => `a text with a part that matches ${quoted(pattern)}`,
}
