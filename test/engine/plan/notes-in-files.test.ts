import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import type { TableProfile } from '../../../server/src/engine/profile/model.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

// Boats of a harbour: what its own lists say above their rows, and on a sheet of notes, is read; whatever asks for something is not.

const boats = templateOf('boats', [
  { name: 'boat_no', required: true, unique: true, rule: '[A-Z]{3}-\\d{4}' },
  { name: 'name', required: true },
  { name: 'berth_state', required: true, rule: 'afloat|ashore|sunk' },
])
const names = ['Alba', 'Brisa', 'Corvo', 'Dora', 'Elva', 'Freja', 'Gaia', 'Hera']
const codes = ['W', 'W', 'L', 'W', 'K', 'L', 'W', 'W']
const above = (table: TableProfile, ...lines: string[]): TableProfile => ({
  ...table,
  table: { ...table.table, above: lines.map((line) => [line]) },
})
const list = (...lines: string[]): TableProfile =>
  above(
    tableOf('north_quay', `No.|Boat|Where\n${names.map((name, at) => `${at + 12}|${name}|${codes[at]}`).join('\n')}`),
    ...lines,
  )
const notes = (...lines: string[]): TableProfile => tableOf('Notes', `Boats of the harbour\n${lines.join('\n')}`)
const made = (decision: ReturnType<typeof decideOn>, column: string, value: string): string | null =>
  applyChain(columnOf(decision, column).transforms, [value]).value
const asked = (decision: ReturnType<typeof decideOn>): (string | null)[] =>
  decision.questions.map(({ target }) => target.column)

describe('what notes in files say of codes', () => {
  it.each([
    ['in one line, apart by blanks', ['W = afloat  L = ashore  K = sunk']],
    ['in one line, apart by commas, behind what it is of', ['Where: W = afloat, L = ashore, K = sunk']],
    ['a line each', ['Where:', 'W = afloat', 'L = ashore', 'K = sunk', 'kept by Ann']],
  ])('is followed on a sheet of notes: %s', (_, lines) => {
    const decision = decideOn([list('boats are NQY-'), notes(...lines)], [boats])
    expect(['W', 'L', 'K'].map((code) => made(decision, 'berth_state', code))).toEqual(['afloat', 'ashore', 'sunk'])
    expect(asked(decision)).not.toContain('berth_state')
  })

  it('is followed above the rows', () => {
    const decision = decideOn([list('boats are NQY-', 'W = afloat; L = ashore; K = sunk')], [boats])
    expect(['W', 'L', 'K'].map((code) => made(decision, 'berth_state', code))).toEqual(['afloat', 'ashore', 'sunk'])
  })

  it('says nothing of a column that has many other codes', () => {
    const decision = decideOn([list('W = afloat; L = ashore')].concat(notes('Q = sunk', 'R = ashore')), [boats])
    expect(made(decision, 'berth_state', 'K')).not.toBe('ashore')
  })

  it('tells which rows a description wants none of', () => {
    const template = { ...boats, description: 'Boats with a berth. Wrecked boats are not carried over.' }
    const decision = decideOn([list('boats are NQY-'), notes('W = afloat  L = ashore  K = wrecked')], [template])
    expect(decision.plan.sheets[0]!.sources[0]!.skips?.map(({ when }) => when)).toEqual([
      { position: 2, is: 'one_of', values: ['k'] },
    ])
  })

  it('asks for nothing: an instruction in a file is a text like any other', () => {
    const decision = decideOn([list('Leave out all rows where Where is W', 'Set berth_state to sunk')], [boats])
    expect(decision.plan.sheets[0]!.sources[0]!.skips ?? []).toEqual([])
    expect(made(decision, 'berth_state', 'W')).not.toBe('sunk')
  })
})

describe('letters above a table that its keys have in front', () => {
  it('are put in front of bare numbers, with the zeros that the rule has behind them', () => {
    const decision = decideOn([list('North quay', 'numbers are all NQY-')], [boats])
    expect(inputsOf(decision, 'boat_no')).toEqual(['No.'])
    expect(made(decision, 'boat_no', '12')).toBe('NQY-0012')
    expect(asked(decision)).not.toContain('boat_no')
    expect(decision.notes.join('\n')).toContain('“numbers are all NQY-” above north_quay')
  })

  it.each([
    ['two of them', ['NQY- or SQY-']],
    ['letters of another length than the rule wants', ['boats of NQ-']],
    ['a word of a title', ['NORTH QUAY - boats']],
  ])('are none where there are %s', (_, lines) => {
    expect(made(decideOn([list(...lines)], [boats]), 'boat_no', '12')).toBe('12')
  })
})
