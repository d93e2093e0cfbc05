import { always, anything, type TransformKind } from './node.ts'
import { trimmed } from './text.ts'

export const trim: TransformKind<'trim'> = {
  compile: (_, input) => ({ value: trimmed(input) }),
  describe: () => 'Remove spaces at both ends',
  lossless: always,
  expects: anything,
}
