import { quoteLiteral } from '../literal.ts'
import { anything, never, type TransformKind } from './node.ts'
import { quoted } from './text.ts'

export const constant: TransformKind<'constant'> = {
  compile: ({ value }) => ({ value: quoteLiteral(value) }),
  describe: ({ value }) => `Write ${quoted(value)} in every row`,
  lossless: never,
  expects: anything,
}
