import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import type { TableProfile } from '../../../server/src/engine/profile/model.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

// Two cellars number their casks by themselves; one's numbers get figures in front, on all of its lists, in what links to them, and in what is
// joined of them.

const casks = templateOf('casks', [
  { name: 'cask_no', required: true, unique: true, rule: '\\d{6}' },
  { name: 'wood', required: true },
])
const racks = templateOf('racks', [
  {
    name: 'rack_no',
    description: 'Cask number, a dash and the position in two digits: 004512-01',
    required: true,
    unique: true,
    rule: '\\d{6}-\\d{2}',
  },
  { name: 'cask_no', required: true, link: 'casks.cask_no' },
  { name: 'row', required: true },
])
const tastings = templateOf('tastings', [
  { name: 'tasting_no', required: true, unique: true },
  { name: 'cask_no', required: true, link: 'casks.cask_no' },
  { name: 'rack_no', description: 'Empty if no position is named', link: 'racks.rack_no' },
])
const range = Array.from({ length: 8 }, (_, at) => at)
const at = (table: TableProfile, file: string, name: string): TableProfile => ({
  ...table,
  table: { ...table.table, file_id: `file_${file}`, file_name: `${file}.xlsx`, name },
})
const main = tableOf('casks', `Cask No|Wood\n${range.map((one) => `00${4510 + one}|oak ${one}`).join('\n')}`)
const hill = at(
  tableOf('a', `Cask #|Wood\n${range.map((one) => `${1042 + one}|ash ${one}`).join('\n')}`),
  'hill_cellar',
  'Casks',
)
const hillRacks = at(
  tableOf('b', `Cask #|Pos|Row\n${range.map((one) => `${1042 + one}|${(one % 3) + 1}|R${one}`).join('\n')}`),
  'hill_cellar',
  'Racks',
)
const hillTastings = at(
  tableOf(
    'c',
    `No|Cask #|Pos\n${range.map((one) => `T${one}|${1042 + one}|${one === 5 ? '' : (one % 3) + 1}`).join('\n')}`,
  ),
  'tastings',
  'Hill room',
)
const tables = [main, hill, hillRacks, hillTastings]
const SAID =
  'The hill uses its own four-digit numbers on all Hill lists, including the tastings of the Hill room. We put `80` in front of those, so 1042 becomes 801042.'
const made = (sheet: number, column: string, cells: string[], source = 0, instructions = SAID): string | null =>
  applyChain(
    columnOf(decideOn(tables, [casks, racks, tastings], { instructions }), column, sheet, source).transforms,
    cells,
  ).value

describe('figures in front of numbers', () => {
  it('are put there on all lists that are called so, and on no other', () => {
    expect(made(0, 'cask_no', ['1042'], 1)).toBe('801042')
    expect(made(0, 'cask_no', ['004512'], 0)).toBe('004512')
    expect(made(1, 'cask_no', ['1043'])).toBe('801043')
    expect(made(2, 'cask_no', ['1043'])).toBe('801043')
  })

  it('are in what is joined of such a number, and in what links to that', () => {
    expect(made(1, 'rack_no', ['1042', '1'])).toBe('801042-01')
    expect(made(2, 'rack_no', ['1042', '1'])).toBe('801042-01')
  })

  it('leave a link empty that lacks a part, where it need not be there', () => {
    expect(made(2, 'rack_no', ['1047']) ?? '').toBe('')
  })

  it('rename no value: “1042 becomes 801042” is an example', () => {
    expect(JSON.stringify(decideOn(tables, [casks, racks, tastings], { instructions: SAID }).plan)).not.toContain(
      '"value":"80"',
    )
  })

  it('fill no zeros into numbers that others have: their own four-digit numbers', () => {
    const { plan } = decideOn([main], [casks], {
      instructions: 'Other exports drop the zeros. The hill uses its own four-digit cask numbers.',
    })
    expect(JSON.stringify(plan)).not.toContain('"length":4')
  })
})

describe('a link of several parts', () => {
  it('is found by the column that leads to the same rows, however it is called', () => {
    const parts = tableOf(
      'racks',
      `CaskNo|Pos|Row\n${range.map((one) => `00${4510 + one}|${(one % 3) + 1}|R${one}`).join('\n')}`,
    )
    const tasted = tableOf(
      'tastings',
      `No|Cask|Pos\n${range.map((one) => `T${one}|00${4510 + one}|${(one % 3) + 1}`).join('\n')}`,
    )
    const decision = decideOn([main, parts, tasted], [casks, racks, tastings])
    expect(inputsOf(decision, 'rack_no', 2)).toEqual(['Cask', 'Pos'])
  })
})
