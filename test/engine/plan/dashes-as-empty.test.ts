import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const rooms = templateOf('rooms', [
  { name: 'room_no', required: true, unique: true, rule: '^R\\d\\d$' },
  { name: 'view', required: true, rule: '^(none|garden|sea)$' },
])
const tableWith = (views: string[]) =>
  tableOf('rooms', `Room no|View\n${views.map((view, at) => `R${at + 10}|${view}`).join('\n')}`)

it('a dash is what empty cells of its column are said to be', () => {
  const table = tableWith(['sea', '', '', '', '-', '-', '-', 'garden', 'garden', 'sea'])
  const answers = [{ key: 'value:rooms.view:', value: 'none' }]
  const { transforms } = columnOf(decideOn([table], [rooms], { answers }), 'view')
  expect(['-', 'sea'].map((raw) => applyChain(transforms, [raw]).value)).toEqual(['none', 'sea'])
})

describe('a dash in all cells of a text that need not be there', () => {
  const boats = (required: boolean) =>
    templateOf('boats', [
      { name: 'boat', required: true, unique: true },
      { name: 'mooring', required },
    ])
  const moored = (text: string) =>
    tableOf(
      'boats',
      `Boat|Mooring\n${['Ilse', 'Otto', 'Emma', 'Karl', 'Rosa'].map((name) => `${name}|${text}`).join('\n')}`,
    )
  const written = (text: string, required = false): string | null =>
    applyChain(columnOf(decideOn([moored(text)], [boats(required)]), 'mooring').transforms, [text]).value

  it.each(['-', '–', '---'])('is nothing: %s', (text) => {
    expect(written(text)).toBeNull()
  })

  it('stays where every row must have one, and so does a word', () => {
    expect(written('-', true)).toBe('-')
    expect(written('none')).toBe('none')
  })
})
