import { anything, never, type TransformKind } from './node.ts'
import { literalList, quotedList } from './text.ts'

export const nullToken: TransformKind<'null_token'> = {
  compile: ({ tokens }, input) => {
    const known = literalList(tokens.map((token) => token.trim().toLowerCase()))
    return { value: `CASE WHEN lower(trim(${input})) IN ${known} THEN NULL ELSE ${input} END` }
  },
  describe: ({ tokens }) => `Take ${quotedList(tokens)} as empty`,
  lossless: never,
  expects: anything,
}
