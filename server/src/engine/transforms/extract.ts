import { quoteLiteral } from '../duckdb.ts'
import { never, type TransformKind } from './node.ts'
import { hasContent, quoted } from './text.ts'

/** Takes the first group of the pattern, or the whole match when it has none. */
export const extract: TransformKind<'extract'> = {
  compile: ({ pattern }, input, scope) => {
    const expression = quoteLiteral(pattern)
    const group = hasGroup(pattern) ? 1 : 0
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

/** Whether an RE2 pattern has a capturing group: an open parenthesis outside of classes, unescaped, without `?` (or with a name). */
export function hasGroup(pattern: string): boolean {
  const bare = pattern
    .replace(/\\Q.*?(\\E|$)/gs, '')
    .replace(/\\./gs, '')
    .replace(/\[\^?\]?[^\]]*\]/g, '')
  return /\((?!\?)|\(\?P?</.test(bare)
}
