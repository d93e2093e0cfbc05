import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const lockers = templateOf('lockers', [
  { name: 'locker_no', required: true, unique: true },
  { name: 'main_keeper', required: true, description: 'First keeper named' },
  { name: 'other_keepers', description: 'All further keepers, separated by a comma and a space' },
])

/** What each cell comes to: the first, and all others. */
function read(header: string, cells: string[]): (string | null)[][] {
  const table = tableOf('lockers', `Locker No|${header}\n${cells.map((cell, at) => `K${at + 11}|${cell}`).join('\n')}`)
  const decision = decideOn([table], [lockers])
  expect(decision.questions).toEqual([])
  return cells.map((cell) =>
    ['main_keeper', 'other_keepers'].map((name) => applyChain(columnOf(decision, name).transforms, [cell]).value),
  )
}

describe('several in one cell, for the first of them and all others', () => {
  it.each([
    [['Mr Ivo Lund & Ms Eda Birk & Mr Olaf Strand', 'Ms Una Holm', 'Mr Per Moss & Ms Eda Birk']],
    [['Mr Ivo Lund; Ms Eda Birk; Mr Olaf Strand', 'Ms Una Holm', 'Mr Per Moss ; Ms Eda Birk']],
    [['Mr Ivo Lund and Ms Eda Birk / Mr Olaf Strand', 'Ms Una Holm', 'Mr Per Moss / Ms Eda Birk']],
    [['Mr Ivo Lund, Ms Eda Birk and Mr Olaf Strand', 'Ms Una Holm', 'Mr Per Moss & Ms Eda Birk']],
  ])('are parted: %s', (cells) => {
    expect(read('Keeper(s)', cells)).toEqual([
      ['Mr Ivo Lund', 'Ms Eda Birk, Mr Olaf Strand'],
      ['Ms Una Holm', null],
      ['Mr Per Moss', 'Ms Eda Birk'],
    ])
  })

  it.each([
    ['couples of one surname', ['Ivo & Eda Lund', 'Una Holm', 'Per & Ida Moss']],
    ['last names first', ['Lund, Ivo & Birk, Eda', 'Holm, Una', 'Moss, Per & Birk, Eda']],
    ['single ones', ['Ivo Lund', 'Una Holm', 'Per Moss']],
  ])('are not parted where they are %s', (_, cells) => {
    const table = tableOf('lockers', `Locker No|Keepers\n${cells.map((cell, at) => `K${at + 11}|${cell}`).join('\n')}`)
    expect(columnOf(decideOn([table], [lockers]), 'main_keeper').transforms).toEqual([])
  })
})

it('columns of one name and a number each are the first and all others', () => {
  const table = tableOf(
    'lockers',
    'Locker No|Keeper 1|Keeper 2|Keeper 3\nK1|Ivo Lund|Eda Birk|Olaf Strand\nK2|Una Holm||',
  )
  const decision = decideOn([table], [lockers])
  expect(decision.questions).toEqual([])
  expect(inputsOf(decision, 'main_keeper')).toEqual(['Keeper 1'])
  expect(inputsOf(decision, 'other_keepers')).toEqual(['Keeper 2', 'Keeper 3'])
  expect(columnOf(decision, 'other_keepers').transforms[0]).toEqual({ kind: 'merge', separator: ', ' })
})
