import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const casks = templateOf('casks', [
  { name: 'cask_no', required: true, unique: true },
  { name: 'vintage', rule: '^(19|20)\\d{2}$' },
  { name: 'shelf', rule: '^[A-Z]?\\d{2}$' },
])
const stepsOf = (column: string, word: string) =>
  columnOf(
    decideOn(
      [
        tableOf(
          'casks',
          `Cask no|Jahrgang|Shelf\n${Array.from({ length: 12 }, (_, at) => `C${at + 10}|${at % 4 ? 2010 + at : word}|${at % 4 ? 20 + at : word}`).join('\n')}`,
        ),
      ],
      [casks],
    ),
    column,
  ).transforms

it('is what stands for a wine of no year, and for nothing where none is wanted', () => {
  for (const word of ['NM', 'NV', 'ohne Jahrgang'])
    expect(stepsOf('vintage', word)).toEqual([{ kind: 'null_token', tokens: [word] }])
  expect(stepsOf('shelf', 'NV')).toEqual([])
})
