import { always, anything, type TransformKind } from './node.ts'
import { trimmedInSteps } from './text.ts'

export const trim: TransformKind<'trim'> = {
  compile: (_, input, { define }) => ({ value: trimmedInSteps(input, define) }),
  describe: () => 'Remove spaces at both ends',
  lossless: always,
  expects: anything,
}
