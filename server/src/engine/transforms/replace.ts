import { quoteLiteral } from '../literal.ts'
import { anything, never, type TransformKind } from './node.ts'
import { quoted } from './text.ts'

export const replace: TransformKind<'replace'> = {
  compile: (transform, input) => ({
    value:
      transform.find === ''
        ? input
        : `replace(${input}, ${quoteLiteral(transform.find)}, ${quoteLiteral(transform.with)})`,
  }),
  describe: (transform) =>
    transform.with === ''
      ? `Remove ${quoted(transform.find)} everywhere`
      : `Replace ${quoted(transform.find)} with ${quoted(transform.with)} everywhere`,
  lossless: never,
  expects: anything,
}
