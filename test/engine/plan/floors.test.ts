import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('floors and what is on them in one column', () => {
  const rooms = templateOf('rooms', [
    { name: 'room_no', required: true, unique: true, rule: 'R\\d{3}' },
    { name: 'floor', description: 'Floor as a number, 0 for the ground floor', rule: '\\d+' },
    { name: 'position', description: 'Where on the floor, for garages the number, e.g. No 4' },
  ])
  const alone = { ...rooms, columns: rooms.columns.slice(0, 2) }
  const table = (cells: string[]) =>
    tableOf(
      'rooms',
      ['Room|Lies', ...Array.from({ length: 16 }, (_, at) => `R${300 + at}|${cells[at % cells.length]}`)].join('\n'),
    )
  const written = (cells: string[], instructions: string | null = null): unknown[] => {
    const decision = decideOn([table(cells)], [rooms], { instructions })
    expect(inputsOf(decision, 'floor')).toEqual(['Lies'])
    return cells.map((cell) =>
      ['floor', 'position'].map(
        (name) =>
          applyChain(columnOf(decision, name).transforms as Parameters<typeof applyChain>[0], [cell]).value || null,
      ),
    )
  }

  it('go each to its column', () => {
    expect(written(['EG links', '1. OG rechts', '2. OG Mitte', 'Yard No 12'])).toEqual([
      ['0', 'links'],
      ['1', 'rechts'],
      ['2', 'Mitte'],
      [null, 'No 12'],
    ])
    expect(written(['ground floor', '1st floor left', '2nd floor, right'])).toEqual([
      ['0', null],
      ['1', 'left'],
      ['2', 'right'],
    ])
    expect(written(['Piano terra (0)', 'Piano 1', 'Piano 2 sinistra'])).toEqual([
      ['0', '(0)'],
      ['1', null],
      ['2', 'sinistra'],
    ])
  })

  it('below the ground are less than none where the column takes that, and asked about elsewhere', () => {
    const cells = ['gelijkvloers', 'kelder', '1e verd.', 'sous-sol 2', '2e étage']
    const floorsBy = (rule: string): { values: unknown[]; questions: number } => {
      const columns = alone.columns.map((column) =>
        column.name === 'floor' ? { ...column, strictRule: rule } : column,
      )
      const decision = decideOn([table(cells)], [{ ...alone, columns }])
      const { transforms } = columnOf(decision, 'floor')
      const valueOf = (cell: string) => applyChain(transforms as Parameters<typeof applyChain>[0], [cell]).value
      return { values: cells.map(valueOf), questions: decision.questions.length }
    }
    expect(floorsBy('-?\\d+')).toEqual({ values: ['0', '-1', '1', '-2', '2'], questions: 0 })
    expect(floorsBy('\\d+')).toMatchObject({ values: ['0', null, '1', 'sous-sol 2', '2'], questions: 1 })
  })

  it('are asked about where they are none, and no other column takes what stands there', () => {
    const { questions } = decideOn([table(['EG', '1. OG', '2. OG', 'Hof'])], [alone])
    expect(questions.map(({ prompt }) => prompt)).toEqual([expect.stringContaining('“Hof”')])
  })

  it('that have letters are the number that a text tells, and none without it', () => {
    const cells = ['EG links', '1. OG rechts', '2. OG Mitte', 'DG links']
    expect(written(cells, 'Das Dachgeschoss (DG) ist also Etage 3.').at(-1)).toEqual(['3', 'links'])
    expect((written(cells).at(-1) as unknown[])[0]).not.toBe('3')
  })
})
