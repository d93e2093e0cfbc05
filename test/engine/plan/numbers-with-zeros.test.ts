import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const cabins = templateOf('cabins', [
  { name: 'cabin_no', required: true, unique: true, rule: '^\\d{5}$' },
  { name: 'title', required: true },
])
const visits = templateOf('visits', [
  { name: 'visit', required: true, unique: true, rule: '^V\\d+$' },
  { name: 'cabin_no', required: true, link: 'cabins.cabin_no' },
])
const titles = ['Birch', 'Rowan', 'Alder', 'Maple', 'Hazel', 'Willow', 'Larch', 'Aspen', 'Cedar', 'Holly', 'Linden']
const other = ['0010', '0020', '0050', '1100', '2109', '4905', '7403', '7901', '8000', '8105', '8210']
const list = (numbers: readonly string[]): ReturnType<typeof tableOf> =>
  tableOf(
    'list',
    `Cabin no|Title|North\n${titles.map((title, at) => `${15010 + 530 * at}|${title}|${numbers[at]}`).join('\n')}`,
  )
const book = (numbers: readonly string[]): ReturnType<typeof tableOf> =>
  tableOf('book', `Visit|Cabin no\n${numbers.map((no, at) => `V${at + 1}|${no}`).join('\n')}`)
const written = (cells: readonly string[], numbers: readonly string[]): (string | null)[] => {
  const decision = decideOn([list(numbers), book(cells)], [cabins, visits])
  expect(inputsOf(decision, 'cabin_no', 1)).toEqual(['Cabin no'])
  const { transforms } = columnOf(decision, 'cabin_no', 1)
  return cells.map((cell) => applyChain(transforms, [cell]).value)
}

describe('numbers of another house, of which a spreadsheet took the zeros', () => {
  const cells = ['10', '20', '1100', '0050', '2109', '7403', '7901', '50', '1100', '4905', '20']

  it('lead to the rows that have them with their zeros', () => {
    const keyOf = (cell: string): string => String(15010 + 530 * other.indexOf(cell.padStart(4, '0')))
    expect(written(cells, other)).toEqual(cells.map(keyOf))
  })

  it('do so where the list has a remark among them', () => {
    const remarked = other.with(10, 'closed')
    expect(written(cells, remarked)[0]).toBe('15010')
  })

  it('stay as they stand where the list lacks them: with zeros they would be no key either', () => {
    expect(written([...cells, '8999'], other).at(-1)).toBe('8999')
    expect(written(['31', '442', '5120', '6093', '77'], other)).toEqual(['31', '442', '5120', '6093', '77'])
  })
})

it('keys without their zeros get them where that makes keys of them', () => {
  const short = tableOf(
    'list',
    `Cabin no|Title\n${titles.map((title, at) => `0${1510 + 53 * at}|${title}`).join('\n')}`,
  )
  const cells = ['1510', '1563', '1616', '9999']
  const decision = decideOn([short, book(cells)], [cabins, visits])
  const { transforms } = columnOf(decision, 'cabin_no', 1)
  expect(cells.slice(0, 3).map((cell) => applyChain(transforms, [cell]).value)).toEqual(['01510', '01563', '01616'])
})
