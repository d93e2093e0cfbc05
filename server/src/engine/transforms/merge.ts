import { quoteLiteral } from '../duckdb.ts'
import { always, anything, type TransformKind } from './node.ts'
import { quoted, trimmed } from './text.ts'

/** Joins all inputs of the column; empty ones are left out, and so are their separators. */
export const merge: TransformKind<'merge'> = {
  compile: ({ separator }, _, { inputs }) => ({
    value: `concat_ws(${[quoteLiteral(separator), ...inputs.map(trimmed)].join(', ')})`,
  }),
  describe: ({ separator }) =>
    separator === ''
      ? 'Join the columns'
      : `Join the columns with ${separator === ' ' ? 'a space' : quoted(separator)}`,
  lossless: always,
  expects: anything,
}
