import { expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const mills = templateOf('mills', [
  { name: 'mill_no', required: true, unique: true, rule: '\\d{5}' },
  { name: 'name', required: true, unique: true },
])
const loads = templateOf('loads', [
  { name: 'load_no', required: true, unique: true, rule: 'L\\d{3}' },
  { name: 'mill', required: true, link: 'mills.name' },
])
const NAMES = [
  'Alder Brook Paper Ltd',
  'Alder Brook Sawing',
  'Grey Fell Paper',
  'Stone Weir Bindery Co',
  'Old Ferry Pulp',
]
const list = tableOf('mills', `Mill No|Name\n${NAMES.map((name, at) => `${51200 + 3 * at}|${name}`).join('\n')}`)
const bookOf = (written: string[]) =>
  tableOf(
    'loads',
    `Load No|For\n${Array.from({ length: 30 }, (_, at) => `L${100 + at}|${at < written.length ? written[at] : NAMES[at % 5]}`).join('\n')}`,
  )
const millOf = (written: string[], cell: string): string | null =>
  applyChain(columnOf(decideOn([list, bookOf(written)], [mills, loads]), 'mill', 1).transforms, [cell]).value

it('a link by names is the one whose name is written in part, where that is no other', () => {
  const written = ['Stone Weir Bndry', 'Grey Fell', 'Old Ferry', 'Lost Moor Mill']
  expect(millOf(written, 'Stone Weir Bndry')).toBe('Stone Weir Bindery Co')
  expect(millOf(written, 'Grey Fell')).toBe('Grey Fell Paper')
  expect(millOf(written, 'Lost Moor Mill')).toBe('Lost Moor Mill')
})

it('a part that two names have is neither of them', () => {
  expect(millOf(['Alder Brook', 'Grey Fell', 'Old Ferry'], 'Alder Brook')).toBe('Alder Brook')
})
