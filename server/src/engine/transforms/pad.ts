import { quoteLiteral } from '../literal.ts'
import { always, anything, type TransformKind } from './node.ts'
import { quoted } from './text.ts'

/** Longer values stay as they are: SQL's own padding would cut them. */
export const pad: TransformKind<'pad'> = {
  compile: ({ length, character, side }, input) => ({
    value:
      character === ''
        ? input
        : `CASE WHEN length(${input}) < ${Math.trunc(length)}
             THEN ${side === 'left' ? 'lpad' : 'rpad'}(${input}, ${Math.trunc(length)}, ${quoteLiteral(character)}) ELSE ${input} END`,
  }),
  describe: ({ length, character, side }) =>
    `Fill up to ${length} characters with ${quoted(character)} on the ${side === 'left' ? 'left' : 'right'}`,
  lossless: always,
  expects: anything,
}
