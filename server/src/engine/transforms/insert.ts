import { quoteLiteral } from '../literal.ts'
import { always, anything, type TransformKind } from './node.ts'
import { quoted } from './text.ts'

/** A value that isn't longer than the place stays as it is. */
export const insert: TransformKind<'insert'> = {
  compile: ({ text, at }, input) => {
    const place = Math.trunc(at)
    const before = place < 0 ? `length(${input}) - ${-place}` : `${place}`
    return {
      value: `CASE WHEN length(${input}) > ${Math.abs(place)}
        THEN left(${input}, (${before})::INTEGER) || ${quoteLiteral(text)} || substr(${input}, (${before})::INTEGER + 1) ELSE ${input} END`,
    }
  },
  describe: ({ text, at }) => {
    const count = Math.abs(at)
    const characters = count === 1 ? 'character' : `${count} characters`
    return at < 0
      ? `Put ${quoted(text)} before the last ${characters}`
      : `Put ${quoted(text)} after the first ${characters}`
  },
  lossless: always,
  expects: anything,
}
