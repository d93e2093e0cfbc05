import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOfCells, templateOf } from './table-of.ts'

// Exports of databases have the number under which a record is stored beside the one that people know it by.

const berths = templateOf('berths', [
  { name: 'berth_number', required: true, unique: true, rule: '^\\d{6}$' },
  { name: 'pier', rule: '^[A-F]$' },
])

describe('a column that counts the records of a system', () => {
  it('is no number of what the rows are of, whatever the rule makes of it', () => {
    const rows = ['4411', '4020', '3999', '4410', '4150', '4007'].map((berth, at) => [
      `${200_301 + at}`,
      berth,
      'ABC'[at % 3]!,
    ])
    const decision = decideOn([tableOfCells('berths', ['RecID', 'Liegeplatz', 'Pier'], rows)], [berths])
    expect(inputsOf(decision, 'berth_number')).toEqual(['Liegeplatz'])
  })

  it('is none whose numbers are far apart, or whose header says whose they are', () => {
    const pairs = (header: string, step: number): string[] => {
      const rows = ['K1', 'K2', 'K3', 'K4', 'K5', 'K6'].map((key, at) => [`${200_301 + step * at}`, key, 'A'])
      return inputsOf(decideOn([tableOfCells('berths', [header, 'Ring', 'Pier'], rows)], [berths]), 'berth_number')
    }
    expect(pairs('Record No', 37)).toEqual(['Record No'])
    expect(pairs('Berth No', 1)).toEqual(['Berth No'])
  })

  it('is the number where the table has no other', () => {
    const rows = ['A', 'B', 'C', 'A', 'B', 'C'].map((pier, at) => [`${200_301 + at}`, pier])
    const decision = decideOn([tableOfCells('berths', ['RecID', 'Pier'], rows)], [berths])
    expect(inputsOf(decision, 'berth_number')).toEqual(['RecID'])
  })
})

describe('a list with the key of some rows', () => {
  const machines = templateOf('presses', [
    { name: 'press', required: true, unique: true, rule: '^P\\d{3}$' },
    { name: 'belongs_to', description: 'The press that it is a part of' },
    { name: 'oiled_on', rule: '^\\d{4}-\\d{2}-\\d{2}$' },
  ])

  it('says nothing of the rows that name one of them as what they are a part of', () => {
    const main = ['P101', 'P102', 'P103', 'P104', 'P105', 'P106', 'P107', 'P108'].map((press, at) => [
      `${100_002 + at}`,
      press,
      at === 1 || at === 3 ? 'P101' : at === 5 ? 'P105' : '',
      `Model ${at}`,
    ])
    const log = ['P101', 'P103', 'P104', 'P105', 'P107'].map((press, at) => [
      `${100_001 + at}`,
      press,
      `2025-03-0${at + 1}`,
    ])
    const decision = decideOn(
      [
        tableOfCells('presses', ['RecID', 'Press', 'Part of', 'Model'], main),
        tableOfCells('oiling', ['RecID', 'Tag', 'Oiled on'], log),
      ],
      [machines],
    )
    const joined = decision.plan.sheets[0]!.sources[0]!.joins
    expect(joined.map(({ left }) => left)).toEqual([1])
  })
})
