import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const visits = templateOf('visits', [{ name: 'visit', required: true, unique: true }, { name: 'ward' }])
const table = tableOf('visits', 'Visit|Ward\nV1|North\nV2|\nV3|South\nV4|')
const stepsOf = (instructions: string) => columnOf(decideOn([table], [visits], { instructions }), 'ward').transforms

it.each([
  'A visit stays even if none of its ward notes make it.',
  'A visit counts also if the ward is empty.',
  'Ein Besuch bleibt auch wenn ward leer ist.',
])('“even” before “if” is no value for empty cells: %s', (instructions) => {
  expect(stepsOf(instructions)).toEqual(stepsOf(''))
})

it('a value before “if” is one', () => {
  expect(stepsOf('For ward put Day if it is empty.')).toContainEqual(expect.objectContaining({ value: 'Day' }))
})
