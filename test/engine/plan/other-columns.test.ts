import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const members = templateOf('people', [
  { name: 'ref', required: true, unique: true },
  { name: 'name', required: true },
])
const names = ['Alba', 'Bruno', 'Carla', 'Dario', 'Elena', 'Franz', 'Greta']
const lines = (of: (at: number) => string): string => names.map((name, at) => `${name}|${of(at)}`).join('\n')
const town = tableOf('town', `Name|M/B\n${lines((at) => `T${100 + at}`)}`)
const harbour = tableOf('harbour', `Name|Ref|Old club m/b\n${lines((at) => `${200 + at}|${at < 2 ? `T10${at}` : ''}`)}`)

const skipped = (instructions: string, tables = [town, harbour]): string[] =>
  decideOn(tables, [members], { instructions }).plan.sheets.flatMap(({ sources }) =>
    sources.flatMap(({ table, skips }) =>
      skips.flatMap(({ when }) => ('position' in when ? `${table} ${when.position}` : [])),
    ),
  )

describe('rows that are left out by a column', () => {
  it.each([
    'Where the "Old club m/b" column is filled in, leave the harbour member out.',
    'Leave out the members with the column "Old club m/b" filled in.',
    'Die Zeilen, bei denen die Spalte „Old club m/b“ ausgefüllt ist, bitte weglassen.',
  ])('are those of the column that is quoted, not of one with a part of its name: %s', (instructions) => {
    expect(skipped(instructions)).toEqual(['harbour 2'])
  })

  it('may be of a header of two letters that stands there as it is written', () => {
    const some = tableOf('town', `Name|No|M/B\n${lines((at) => `${300 + at}|${at < 2 ? `T10${at}` : ''}`)}`)
    expect(skipped('Leave out the rows where M/B is filled in.', [some])).toEqual(['town 2'])
  })

  it.each([
    ['Leave out the harbour kiosk and the test members.', ['town 0']],
    ['Bitte Harbour Kiosk weglassen.', ['town 0']],
    // Too many are called so, or it is no name.
    ['Leave out the family ticket members.', []],
    ['Leave out the kiosk.', []],
  ])('are the one that is called so: %s', (instructions, expected) => {
    const called = [
      'Harbour Kiosk Till',
      ...Array.from({ length: 6 }, (_, at) => `Family Ticket ${at}`),
      'Ann',
      'Bo',
      'Cy',
      'Di',
      'Ed',
    ]
    const rows = tableOf('town', `Name|Ref\n${called.map((name, at) => `${name}|R${310 + at}`).join('\n')}`)
    expect(skipped(instructions, [rows])).toEqual(expected)
  })

  it('are never all of a table that the sentence does not speak of', () => {
    const all = tableOf('town', `Name|No|Leaving date\n${lines((at) => `${300 + at}|2024-01-1${at}`)}`)
    const some = tableOf(
      'harbour',
      `Name|Ref|Leaving date\n${lines((at) => `${200 + at}|${at < 2 ? `2024-02-1${at}` : ''}`)}`,
    )
    expect(skipped('Leave out the rows where the leaving date is filled in.', [all, some])).toEqual(['harbour 2'])
    expect(skipped('Leave out the town rows where the leaving date is filled in.', [all, some])).toEqual(['town 2'])
  })
})
