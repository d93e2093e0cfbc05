import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const catches = templateOf('catches', [
  { name: 'catch_no', required: true, unique: true },
  { name: 'landed_on', required: true, description: 'Date of landing, YYYY-MM-DD', rule: '\\d{4}-\\d\\d-\\d\\d' },
])
const days = ['0501', '0701', '1401', '2802', '501', '1703', '3003', '0903']
const list = (name: string, header = 'Date', cells = days): ReturnType<typeof tableOf> =>
  tableOf(name, `Catch no|${header}\n${cells.map((cell, at) => `C${at}|${cell}`).join('\n')}`)
const plan = (decision: ReturnType<typeof decideOn>, cell: string): string | null => {
  const { transforms } = columnOf(decision, 'landed_on')
  return applyChain(transforms, [cell]).value
}

describe('days and months without a year', () => {
  it.each([
    ['Im Export ist das Datum TTMM, das Jahr ist immer 2023.', '2023'],
    ['The date is DDMM; all of the year 2022.', '2022'],
    ['Les dates sont de l’année 2021.', '2021'],
  ])('are of the year that a text tells: %s', (instructions, year) => {
    const decision = decideOn([list('catches')], [catches], { instructions })
    expect(inputsOf(decision, 'landed_on')).toEqual(['Date'])
    expect(['0501', '501', '2802'].map((cell) => plan(decision, cell))).toEqual([
      `${year}-01-05`,
      `${year}-01-05`,
      `${year}-02-28`,
    ])
    expect(decision.notes.join()).toContain(`they are of ${year}`)
  })

  it('are of the year in the name of their file, however they are marked', () => {
    const marked = list('catches_2024_Q1', 'Datum', ['05.01.', '7.1.', '14.01', '28.2.', '17.03.', '30.3.'])
    const decision = decideOn([marked], [catches])
    expect(['7.1.', '28.2.'].map((cell) => plan(decision, cell))).toEqual(['2024-01-07', '2024-02-28'])
  })

  it.each([
    ['catches', [['20230701', '20230930']], '2023'],
    ['catches', [['Fangbuch 01.07.2022 bis 30.09.2022']], '2022'],
    ['catches_2024', [['Fangbuch 2023'], ['Printed 04.01.2024']], '2023'],
    ['Catches_20210701_20210930', [], '2021'],
    ['catches_2024', [['from 1 October 2023 to 31 March 2024']], null],
    ['Catches_20211001_20220331', [], null],
  ])('are of the year of the period that the lines above, or the name, tell: %s, %j', (name, above, year) => {
    const { table, ...profile } = list(name, 'Belegdatum')
    const decision = decideOn([{ ...profile, table: { ...table, above } }], [catches])
    expect(plan(decision, '2802')).toBe(year === null ? '2802' : `${year}-02-28`)
  })

  it('are no dates where nothing tells the year, or several are told', () => {
    expect(plan(decideOn([list('catches')], [catches]), '0501')).toBe('0501')
    const instructions = 'The dates are of the years 2022 and 2023.'
    expect(plan(decideOn([list('catches')], [catches], { instructions }), '0501')).toBe('0501')
  })

  it('stay figures under another header, and where most are none', () => {
    expect(inputsOf(decideOn([list('catches_2024', 'Weight')], [catches]), 'landed_on')).not.toEqual(['Date'])
    const years = list('catches_2024', 'Date', ['2001', '2005', '2012', '1998', '1987', '2020'])
    expect(plan(decideOn([years], [catches]), '2005')).not.toBe('2024-05-20')
  })
})
