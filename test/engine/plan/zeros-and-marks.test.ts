import { describe, expect, it } from 'vitest'
import type { Transform } from '../../../server/src/engine/model.ts'
import { columnOf, decideOn, tableOfCells, templateOf } from './table-of.ts'

const template = templateOf('locks', [
  { name: 'id', required: true, unique: true },
  { name: 'lock_code', rule: '^\\d{2}-\\d{2}-\\d{2}$' },
])

function steps(values: string[]): Transform[] {
  const rows = values.map((value, at) => [`L${at}`, value])
  return columnOf(decideOn([tableOfCells('locks', ['id', 'Lock code'], rows)], [template]), 'lock_code').transforms
}

describe('codes of which a spreadsheet made numbers', () => {
  it('get their zeros back, and their marks', () => {
    expect(steps(['513022', '62217', '440516', '718822', '91704', '8155', '302418'])).toMatchObject([
      { kind: 'pad', length: 6, character: '0', side: 'left' },
      { kind: 'insert', text: '-', at: 2 },
      { kind: 'insert', text: '-', at: 5 },
    ])
  })

  it.each([
    ['where the zeros are there', ['513022', '62217', '440516', '018822', '91704', '81553', '302418']],
    ['where one is too short', ['513022', '62217', '440516', '718822', '917041', '815531', '302418']],
    ['where some lack more than zeros', ['513022', '621', '440516', '718822', '91704', '8155', '302418']],
  ])('but no zeros %s', (_, values) => {
    expect(steps(values).map(({ kind }) => kind)).not.toContain('pad')
  })
})
