import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOfCells, templateOf } from './table-of.ts'

const written = (description: string, cells: string[]): (string | null)[] => {
  const template = templateOf('jobs', [
    { name: 'job', required: true, unique: true },
    { name: 'remark', description },
  ])
  const rows = cells.map((cell, at) => [`J${at + 40}`, cell])
  const decision = decideOn([tableOfCells('jobs', ['Job', 'Remark'], rows)], [template])
  return cells.map((cell) => applyChain(columnOf(decision, 'remark').transforms, [cell]).value || null)
}
const texts = ['Cleaned\nand oiled', 'Belt changed', 'No fault']

describe('what a description says of texts', () => {
  it.each([
    'Remark in one line',
    'Remark; line breaks become a space',
    'Bemerkung, einzeilig',
    'Remarque sur une seule ligne',
  ])('is one line: %s', (description) =>
    expect(written(description, texts)).toEqual(['Cleaned and oiled', ...texts.slice(1)]),
  )

  it('is as many lines as there are where nothing is said', () => {
    expect(written('What was done', texts)[0]).toBe('Cleaned\nand oiled')
  })

  it('is nothing where just the words stand there that are to be empty', () => {
    const cells = ['scratched off', 'KX-20 b', 'Scratched off', 'rim scratched off']
    expect(written('As on the plate; empty if scratched off', cells)).toEqual([
      null,
      'KX-20 b',
      null,
      'rim scratched off',
    ])
    expect(written('As on the plate', cells)[0]).toBe('scratched off')
  })
})
