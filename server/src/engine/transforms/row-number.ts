import { always, anything, type TransformKind } from './node.ts'

export const rowNumber: TransformKind<'row_number'> = {
  compile: ({ start, within }, _, { inputs: [input], rowNumber: place }) => {
    const isWithin = within && input !== undefined
    const number = isWithin ? `row_number() OVER (PARTITION BY trim(${input}) ORDER BY ${place}) - 1` : place
    return { value: `(${number} + ${Math.trunc(start)})::VARCHAR` }
  },
  describe: ({ start, within }) => `Number the rows ${within ? 'that have the same there ' : ''}from ${start}`,
  lossless: always,
  expects: anything,
}
