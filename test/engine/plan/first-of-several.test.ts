import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOfCells, templateOf } from './table-of.ts'

const CELLS = [
  'mail@mill.example; books@mill.example',
  'Anna@hill.example',
  'info@inn.example; bar@inn.example; bo@inn.example',
  'ed@weir.example',
  'Flo@mill.example',
  'gus@mill.example',
  'hal@mill.example',
  'ida@mill.example',
]

function written(description: string, cells: string[], cell: string, instructions: string | null = null) {
  const firms = templateOf('firms', [
    { name: 'firm_no', required: true, unique: true },
    { name: 'email', description, rule: String.raw`^[^@\sA-Z;]+@[^@\sA-Z;]+\.[a-z]{2,}$` },
  ])
  const rows = cells.map((own, at) => [`F${at}`, own])
  const decision = decideOn([tableOfCells('firms', ['Firm no', 'E-mail'], rows)], [firms], { instructions })
  return applyChain(columnOf(decision, 'email').transforms, [cell]).value
}

describe('the first of several in one cell', () => {
  it.each([
    'General address in lower case. One address only: the first, if there are several',
    'Nur die erste E-Mail-Adresse, klein geschrieben',
    "La première adresse, s'il y en a plusieurs",
    'Kun den første adresse',
  ])('is taken where the description says so: “%s”', (description) => {
    expect(written(description, CELLS, CELLS[0]!)).toBe('mail@mill.example')
    expect(written(description, CELLS, CELLS[2]!)).toBe('info@inn.example')
    expect(written(description, CELLS, CELLS[3]!)).toBe(CELLS[3])
  })

  it('is taken where somebody says so of the column', () => {
    const said = 'If there are several e-mail addresses, take the first.'
    expect(written('General address', CELLS, CELLS[0]!, said)).toBe('mail@mill.example')
  })

  it('is not taken where nobody says so: the other one would be lost', () => {
    expect(written('General address', CELLS, CELLS[0]!)).toBe(CELLS[0])
  })

  it('is not taken of what is no list of such', () => {
    const cells = ['mail@mill.example; ask for Bo', ...CELLS]
    expect(written('The first address, if there are several', cells, cells[0]!)).toBe(cells[0])
    expect(written('The first address, if there are several', cells, cells[1]!)).toBe('mail@mill.example')
  })
})
