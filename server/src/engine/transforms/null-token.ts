import { anything, never, type TransformKind } from './node.ts'
import { isOneOf, quotedList } from './text.ts'

export const nullToken: TransformKind<'null_token'> = {
  compile: ({ tokens }, input) => {
    const words = tokens.map((token) => token.trim().toLowerCase())
    return { value: `CASE WHEN ${isOneOf(`lower(trim(${input}))`, words)} THEN NULL ELSE ${input} END` }
  },
  describe: ({ tokens }) => `Take ${quotedList(tokens)} as empty`,
  lossless: never,
  expects: anything,
}
