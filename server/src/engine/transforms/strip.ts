import { quoteLiteral } from '../literal.ts'
import { anything, never, type TransformKind } from './node.ts'
import { quoted } from './text.ts'

export const strip: TransformKind<'strip'> = {
  compile: ({ characters }, input) => ({
    value: characters === '' ? input : `trim(${input}, ${quoteLiteral(characters)})`,
  }),
  describe: ({ characters }) => `Remove any of ${quoted(characters)} at both ends`,
  lossless: never,
  expects: anything,
}
