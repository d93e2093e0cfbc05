import { always, anything, type TransformKind } from './node.ts'

export const rowNumber: TransformKind<'row_number'> = {
  compile: ({ start }, _, scope) => ({ value: `(${scope.rowNumber} + ${Math.trunc(start)})::VARCHAR` }),
  describe: ({ start }) => `Number the rows from ${start}`,
  lossless: always,
  expects: anything,
}
