import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

// Cells that say of each part what it is: “Grain: Oak; Length: 240”.

const boards = templateOf('boards', [
  { name: 'board_no', required: true, unique: true },
  { name: 'length', rule: String.raw`\d+` },
  { name: 'color', required: true, rule: '^(White|Black|Grey)$' },
])

const list = (cells: readonly string[]) =>
  tableOf('boards', `Board no|Options|Stock\n${cells.map((one, at) => `B-${100 + at}|${one}|${at}`).join('\n')}`)

/** The only step by which a column is taken from the options. */
function patternOf(cells: readonly string[], column: string): RegExp | null {
  const { inputs, transforms } = columnOf(decideOn([list(cells)], [boards]), column)
  const [step] = inputs.some((input) => input.column === 'Options') ? transforms : []
  return step?.kind === 'extract' ? new RegExp(step.pattern, 'u') : null
}

const CELLS = ['Length: 240; Colour: White', 'Colour: Black; Length: 180', 'Colour: Grey; Length: 240', 'Length: 200']

it('a part is taken by what stands before it, in any order', () => {
  const [color, length] = [patternOf(CELLS, 'color'), patternOf(CELLS, 'length')]
  expect(CELLS.map((cell) => color?.exec(cell)?.[1] ?? '')).toEqual(['White', 'Black', 'Grey', ''])
  expect(CELLS.map((cell) => length?.exec(cell)?.[1] ?? '')).toEqual(['240', '180', '240', '200'])
})

it('in French a space stands before the mark', () => {
  const cells = ['Couleur : Grey, Longueur : 9', 'Longueur : 10, Couleur : White', 'Couleur : Black, Longueur : 8']
  const color = patternOf(cells, 'color')
  expect(cells.map((cell) => color?.exec(cell)?.[1])).toEqual(['Grey', 'White', 'Black'])
})

it('of cells that have other text as well nothing is taken', () => {
  expect(
    patternOf(['White, see note: rare', 'Black, second hand', 'Grey: on order, 3 pcs', 'White'], 'color'),
  ).toBeNull()
})

it('of long texts nothing is taken, however they begin', () => {
  const text = `Colour: White; Length: 240 ${'as good as new '.repeat(30)}`
  expect(patternOf([text, `${text}.`, `${text}!`, `${text}?`], 'color')).toBeNull()
})
