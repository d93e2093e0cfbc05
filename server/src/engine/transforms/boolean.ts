import { quoteLiteral } from '../literal.ts'
import { always, type TransformKind } from './node.ts'
import { isOneOf, quoted, quotedList } from './text.ts'

/** Compared trimmed and without case; what is already one of the two results is taken too. */
export const boolean: TransformKind<'boolean'> = {
  compile: ({ yes, no, to }, input, scope) => {
    const bare = scope.define(`lower(trim(${input}))`)
    const result = scope.define(
      `CASE WHEN ${isOneOf(bare, words([...yes, to.yes]))} THEN ${quoteLiteral(to.yes)}
            WHEN ${isOneOf(bare, words([...no, to.no]))} THEN ${quoteLiteral(to.no)} END`,
    )
    return { value: `coalesce(${result}, ${input})`, failed: `${input} IS NOT NULL AND ${result} IS NULL` }
  },
  describe: ({ yes, no, to }) =>
    `Write ${quoted(to.yes)} for ${quotedList(yes)} and ${quoted(to.no)} for ${quotedList(no)}`,
  lossless: always,
  expects: ({ yes, no }) => `one of ${quotedList([...yes, ...no], 8)}`,
}

function words(list: string[]): string[] {
  return list.map((word) => word.trim().toLowerCase())
}
