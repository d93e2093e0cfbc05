import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOfCells, templateOf, type ColumnInput } from './table-of.ts'

const KNOWLEDGE = 'Woods: OAK = white oak; ASH = ash; WAL = black walnut; BIR = birch plywood.'
const CELLS = ['OAK', 'OAK ASH', 'WAL,BIR', 'ASH + OAK', '', 'BIR', 'WAL', 'OAK / WAL', 'ASH', 'BIR OAK']

function planned(column: ColumnInput, cells = CELLS, instructions = KNOWLEDGE): ReturnType<typeof decideOn> {
  const rows = cells.map((cell, at) => [`T${100 + at}`, cell])
  const table = tableOfCells('tables', ['Table no', 'Woods'], rows)
  const template = templateOf('tables', [{ name: 'table_no', required: true, unique: true }, column])
  return decideOn([table], [template], { instructions })
}

/** Cells with what they become, as “OAK = white oak”. */
function written(decision: ReturnType<typeof decideOn>): string[] {
  return columnOf(decision, 'woods').transforms.flatMap((step) =>
    step.kind === 'value_map' ? step.entries.map(({ raw, value }) => `${raw} = ${value}`) : [],
  )
}

describe('several codes in one cell', () => {
  const woods: ColumnInput = { name: 'woods', description: 'Woods in words, separated by ; without spaces' }

  it('are each what a text says of them, whatever stands between them, with the mark that the description wants', () => {
    expect(written(planned(woods))).toEqual([
      'ASH = ash',
      'ASH + OAK = ash;white oak',
      'BIR = birch plywood',
      'BIR OAK = birch plywood;white oak',
      'OAK = white oak',
      'OAK / WAL = white oak;black walnut',
      'OAK ASH = white oak;ash',
      'WAL = black walnut',
      'WAL,BIR = black walnut;birch plywood',
    ])
  })

  it('keep the spaces within what they mean: those that are not wanted are around the mark', () => {
    const steps = columnOf(planned(woods), 'woods').transforms
    expect(steps.map(({ kind }) => kind)).toEqual(['value_map'])
    const words = ['white oak; ash', 'birch plywood', 'ash ;white oak']
    const plain = columnOf(planned(woods, words, 'Nothing of codes.'), 'woods').transforms
    expect(plain).toEqual([
      { kind: 'replace', find: ' ;', with: ';' },
      { kind: 'replace', find: '; ', with: ';' },
    ])
  })

  it('are told by a German description as well', () => {
    const holz: ColumnInput = { name: 'woods', description: 'Klartext; mehrere mit | getrennt (ohne Leerzeichen)' }
    expect(written(planned(holz))).toContain('OAK ASH = white oak|ash')
  })

  it('are asked about where one of them is unknown, instead of taken for what the others mean', () => {
    const decision = planned(woods, [...CELLS, 'OAK,TEK'])
    expect(written(decision).some((entry) => entry.startsWith('OAK,TEK'))).toBe(false)
    expect(decision.questions.map(({ prompt }) => prompt).join()).toContain('“OAK,TEK”')
  })

  it('are the words of a text that the rule takes, also behind brackets within brackets', () => {
    const ruled: ColumnInput = { name: 'woods', rule: '^W\\d{3}(\\|W\\d{3})*$' }
    const said =
      'OAK (White oak) is wood W101; ASH (Ash (2)) is wood W202; WAL (Walnut) is wood W303; BIR is wood W404.'
    expect(written(planned(ruled, CELLS, said))).toContain('OAK ASH = W101|W202')
    expect(written(planned(ruled, CELLS, said))).toContain('WAL,BIR = W303|W404')
  })
})

describe('a name within what a code is said to mean', () => {
  it('is what the code means, and never the rest of it', () => {
    const said =
      'Masters by code: 1 is Ann Reed MCh, 2 is Joe Park MCh, 3 is Lea Kranz. The new list shows them without MCh.'
    const rows = ['Ann Reed', 'Joe Park', 'Lea Kranz', 'Ann Reed'].map((name, at) => [`T${at}`, name])
    const table = tableOfCells('tables', ['Table no', 'Master'], rows)
    const template = templateOf('tables', [
      { name: 'table_no', required: true, unique: true },
      { name: 'master', description: 'Full name of the master' },
    ])
    const [step] = columnOf(decideOn([table], [template], { instructions: said }), 'master').transforms
    expect(step).toMatchObject({
      kind: 'value_map',
      entries: [
        { raw: 'Ann Reed', value: 'Ann Reed MCh' },
        { raw: 'Joe Park', value: 'Joe Park MCh' },
      ],
    })
  })
})
