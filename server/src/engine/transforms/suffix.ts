import { quoteLiteral } from '../literal.ts'
import { always, anything, type TransformKind } from './node.ts'
import { quoted } from './text.ts'

export const suffix: TransformKind<'suffix'> = {
  compile: ({ text }, input) => ({ value: `${input} || ${quoteLiteral(text)}` }),
  describe: ({ text }) => `Put ${quoted(text)} at the end`,
  lossless: always,
  expects: anything,
}
