import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('a key that is described as joined of others', () => {
  const calls = (description: string) =>
    templateOf('calls', [
      { name: 'call_id', description, required: true, unique: true },
      { name: 'harbour', required: true, rule: '[A-Z]{3}' },
      { name: 'ship_no', required: true },
      { name: 'cargo' },
    ])
  const rows = Array.from({ length: 12 }, (_, at) => `S-${300 + Math.floor(at / 3)}|${(at % 3) + 1}|Coal ${at % 5}`)
  const made = (description: string, header = 'Ship no|Zq|Cargo', lines = rows): Decision =>
    decideOn([tableOf('calls', [header, ...lines].join('\n'))], [calls(description)], {
      instructions: 'Set harbour to `HUL`.',
    })

  it('is made of them, with what all rows have, and of the only column that tells the rest apart', () => {
    const decision = made('Harbour code, ship number and running number, joined with dashes.')
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'call_id')).toEqual(['Ship no', 'Zq'])
    expect(columnOf(decision, 'call_id').transforms).toEqual([
      { kind: 'merge', separator: '-' },
      { kind: 'trim' },
      { kind: 'prefix', text: 'HUL-' },
    ])
    expect(decision.notes.join('\n')).toContain('“call_id” of Calls is joined of “HUL”, “Ship no”, “Zq” of calls.csv')
    const german = made('Harbour und Ship number und line, verbunden durch Schrägstrich', 'Ship no|Line|Cargo')
    expect(columnOf(german, 'call_id').transforms).toContainEqual({ kind: 'prefix', text: 'HUL/' })
  })

  it('is asked about where a part is not there, or the parts are the same in several rows', () => {
    const asked = (decision: Decision): unknown => decision.questions.map(({ target }) => target.column)
    expect(asked(made('Captain, ship number and running number, joined with dashes.'))).toContain('call_id')
    const doubled = rows.map((row, at) => row.replace(/\|\d\|/, `|${at % 2}|`))
    expect(asked(made('Harbour, ship number and running number, joined with dashes.', undefined, doubled))).toContain('call_id') // prettier-ignore
  })

  it('is made alike in tables of the same columns, though one of them is all but empty', () => {
    const lots = Array.from({ length: 30 }, (_, at) => `S-${300 + Math.floor(at / 3)}|${(at % 3) + 1}|Coal ${at % 5}`)
    const beside = (more: string[]): string =>
      decideOn(
        [lots, more].map((lines, at) => tableOf(`calls${at}`, ['Ship no|Line|Cargo', ...lines].join('\n'))),
        [calls('Harbour code, ship number and line number, joined with dashes.')],
        { instructions: 'Set harbour to `HUL`. Map "Ship no" to ship_no.' },
      ).notes.join('\n')
    expect(beside(['Sum||'])).toContain('is joined of “HUL”, “Ship no”, “Line” of calls1.csv')
    const unnumbered = Array.from({ length: 12 }, (_, at) => `S-${400 + at}||Coal`)
    expect(beside(unnumbered)).not.toContain('calls1.csv')
  })

  it('is a column that has it already', () => {
    const own = rows.map((row, at) => `${row}|HUL-${at}`)
    const decision = made('Harbour, ship number and running number, joined with dashes.', 'Ship no|Zq|Cargo|Call id', own) // prettier-ignore
    expect(inputsOf(decision, 'call_id')).toEqual(['Call id'])
  })
})
