import { quoteLiteral } from '../literal.ts'
import { always, anything, type TransformKind } from './node.ts'
import { quoted } from './text.ts'

export const defaultValue: TransformKind<'default'> = {
  compile: ({ value }, input) => ({ value: `coalesce(${input}, ${quoteLiteral(value)})` }),
  describe: ({ value }) => `Where it is empty, write ${quoted(value)}`,
  lossless: always,
  expects: anything,
}
