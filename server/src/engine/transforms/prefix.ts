import { quoteLiteral } from '../literal.ts'
import { always, anything, type TransformKind } from './node.ts'
import { quoted } from './text.ts'

export const prefix: TransformKind<'prefix'> = {
  compile: ({ text }, input) => ({ value: `${quoteLiteral(text)} || ${input}` }),
  describe: ({ text }) => `Put ${quoted(text)} in front`,
  lossless: always,
  expects: anything,
}
