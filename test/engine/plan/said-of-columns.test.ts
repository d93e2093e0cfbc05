import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const members = templateOf('members', [
  { name: 'member_no', required: true, unique: true },
  { name: 'name', required: true },
  { name: 'left_on', rule: '\\d{4}-\\d{2}-\\d{2}' },
  { name: 'note' },
])
const list = tableOf(
  'Members 2025-07',
  'Member no|Book no|Name|Left on|Note\nM1|901|Anna Roth|2024-05-01|x\nM2|902|Berta Hall|unbegrenzt|y\nM3|903|Carl Moss|unbegrenzt|\nM4|904|Dora Lind|2023-01-31|z',
)
const older = tableOf(
  'Members 2023-11',
  'Member no|Name|Left on\nM1|Anna Rot|\nM2|Berta Hal|\nM3|Carl Mos|\nM9|Egon Fox|2022-02-02',
)

describe('a column that a sentence begins with, and says to leave out', () => {
  const noteOf = (instructions: string): string[] => inputsOf(decideOn([list], [members], { instructions }), 'note')

  it.each([
    'Note is of the office, don’t import it.',
    'Note ist intern, bitte nicht übernehmen.',
    'Note est interne et ne pas reprendre.',
    'Note is van de boekhouding, niet overnemen.',
  ])('is not taken: %s', (said) => {
    expect(noteOf(said)).toEqual([])
  })

  it.each(['Note is x for the guests, leave them out.', 'Note is free text.'])('is taken otherwise: %s', (said) => {
    expect(noteOf(said)).toEqual(['Note'])
  })
})

it.each([
  'Left on "unbegrenzt" = leave blank.',
  'Left on "unbegrenzt" = leer lassen',
  'Left on "unbegrenzt" = leeg laten',
])('a value that is to be left empty is no text for the cell: %s', (instructions) => {
  const decision = decideOn([list], [members], { instructions })
  expect(columnOf(decision, 'left_on').transforms[0]).toEqual({ kind: 'null_token', tokens: ['unbegrenzt'] })
  expect(decision.questions).toEqual([])
})

it.each([
  'Members 2025-07 is the current file and has precedence.',
  'Members 2025-07 ist die aktuelle Datei und geht vor.',
  'Members 2025-07 is het actuele bestand en gaat voor.',
])('of two files the one that goes before has the rows that are in both: %s', (instructions) => {
  const { plan } = decideOn([list, older], [members], { instructions })
  expect(plan.sheets[0]!.same_key).toMatchObject([{ keep: { table: 'Members 2025-07' } }])
})
