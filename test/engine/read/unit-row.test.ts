import { describe, expect, it } from 'vitest'
import { areUnits } from '../../../server/src/engine/read/unit-row.ts'

const isUnitRow = (...lines: string[]): boolean =>
  areUnits(
    lines.map((line, at) => ({ row: at + 1, cells: line.split('|') })),
    1,
  )

describe('the row below a header', () => {
  it('has what is to be entered where it gives answers to choose from, and nothing but these follows', () => {
    expect(isUnitRow('Stall|Roofed|Fee', '|Y/N|EUR/day', 'A1|y|12', 'A2|N|14.50', 'A3|Y|9')).toBe(true)
    expect(isUnitRow('Stand|Dach|Strom', '|ja / nein|J/N', 'A1|ja|J', 'A2|nein|N', 'A3|ja|J')).toBe(true)
  })

  it('has it where it says how days are written, and days follow', () => {
    expect(isUnitRow('Stall|Since', '|dd/mm/yyyy', 'A1|03/04/2019', 'A2|11/12/2020', 'A3|05/06/2021')).toBe(true)
    expect(isUnitRow('Stand|Seit', '|TT.MM.JJJJ', 'A1|03.04.2019', 'A2|11.12.2020', 'A3|05.06.2021')).toBe(true)
  })

  it('is a row of data where something else follows', () => {
    expect(isUnitRow('Stall|Code|Fee', '|A/B|', 'A1|A/C|12', 'A2|B/D|14', 'A3|C/D|9')).toBe(false)
    expect(isUnitRow('Stall|Roofed', '|Y/N', 'A1|partly', 'A2|see plan', 'A3|Y')).toBe(false)
    expect(isUnitRow('Stall|Since', '|dd/mm/yyyy', 'A1|spring', 'A2|autumn', 'A3|05/06/2021')).toBe(false)
  })
})
