import { describe, expect, it } from 'vitest'
import { intervalIn } from '../../../server/src/engine/profile/intervals.ts'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOfCells, templateOf, type ColumnInput } from './table-of.ts'

function decided(column: ColumnInput, header: string, cells: string[]): ReturnType<typeof decideOn> {
  const template = templateOf('lifts', [{ name: 'lift', required: true, unique: true }, { name: 'site' }, column])
  const rows = cells.map((cell, at) => [`L${at + 1}`, ['Harbour', 'Mill', 'Old town'][at % 3]!, cell])
  return decideOn([tableOfCells('lifts', ['Lift', 'Site', header], rows)], [template])
}

function filled(column: ColumnInput, header: string, cells: string[]): (string | null)[] | null {
  const decision = decided(column, header, cells)
  if (inputsOf(decision, column.name).length === 0) return null
  return cells.map((cell) => applyChain(columnOf(decision, column.name).transforms, [cell]).value)
}

const inMonths = { name: 'intervall_monate', description: 'Prüfintervall in Monaten', rule: '\\d+' }

describe('how often something is due', () => {
  it.each([
    ['alle 2 Jahre', '24'],
    ['vierteljährlich', '3'],
    ['halbj.', '6'],
    ['2x pro Jahr', '6'],
    ['every other year', '24'],
    ['six-monthly', '6'],
    ['once a year', '12'],
    ['tous les ans', '12'],
    ['semestral', '6'],
    ['cada dos años', '24'],
    ['ogni 18 mesi', '18'],
    ['elk kwartaal', '3'],
    ['driemaandelijks', '3'],
    ['hvert andet år', '24'],
    ['6 mdr.', '6'],
    ['2 gange om året', '6'],
    ['årlig', '12'],
    ['varje halvår', '6'],
    ['hver tredje måned', '3'],
    ['každé 2 roky', '24'],
    ['čtvrtletně', '3'],
    ['co dwa lata', '24'],
    ['jednou za 6 měsíců', '6'],
  ])('%s is a number of months: %s', (words, months) => {
    expect(intervalIn(words, 'month')).toBe(months)
  })

  it.each(['bimonthly', 'biannual', 'nach Bedarf', '5x im Jahr', 'Baujahr 2010', 'täglich'])('%s is none', (words) => {
    expect(intervalIn(words, 'month')).toBeNull()
  })

  it('fills the column that wants it in months, whatever the header, and that is told', () => {
    const cells = ['jährlich', 'alle 2 Jahre', '6 Monate', 'halbjährlich', 'jährlich']
    expect(filled(inMonths, 'Inspektion', cells)).toEqual(['12', '24', '6', '6', '12'])
    expect(decided(inMonths, 'Inspektion', cells).notes.join()).toContain('says in words how often')
    const weeks = { name: 'interval', description: 'Aantal weken tussen twee beurten, als interval', rule: '\\d+' }
    expect(filled(weeks, 'Schoonmaak', ['wekelijks', 'om de twee weken', 'elke 4 weken'])).toEqual(['1', '2', '4'])
  })

  it('is asked about where months are to be days', () => {
    const inDays = { name: 'service_interval_days', rule: '\\d+' }
    const decision = decided(inDays, 'Service', ['weekly', 'every 14 days', 'quarterly', 'weekly', 'quarterly'])
    expect(decision.questions.map(({ key, default: preset }) => [key, preset])).toEqual([
      ['value:lifts.service_interval_days:quarterly', '90'],
    ])
    expect(filled(inDays, 'Service', ['weekly', 'every 14 days', 'weekly'])).toEqual(['7', '14', '7'])
  })

  it('is no matter of how long something lasts, or of columns that mostly say something else', () => {
    const warranty = { name: 'warranty_months', description: 'Warranty in months', rule: '\\d+' }
    expect(filled(warranty, 'Plan', ['yearly', 'monthly', 'yearly'])).not.toEqual(['12', '1', '12'])
    expect(filled(inMonths, 'Hinweis', ['jährlich', 'nach Bedarf', 'siehe Akte', 'beim Umbau'])).toBeNull()
  })
})

it('figures with units of Danish are a number of the unit that is wanted', () => {
  const cells = ['6 mdr.', '12 mdr', '1 år', '2 år', '24 måneder', '6 mdr.']
  const months = { name: 'service_interval_months', description: 'Number of months', rule: '\\d{1,2}' }
  const { transforms } = columnOf(decided(months, 'Interval', cells), months.name)
  expect(transforms).toEqual([{ kind: 'number', decimal: '.', grouping: '', unit: 'month' }])
})

describe('figures beside words for how often something is', () => {
  it('are times a year, which is told', () => {
    const cells = ['aux 2 sem.', '26', 'mensuel', '12', '1', '26', 'mensuel', '12', 'aux 2 sem.', '1', '26', '12']
    const column = { name: 'frequency', required: true, rule: '^(biweekly|monthly|annual)$' }
    const decision = decided(column, 'Frequency', cells)
    expect(decision.questions).toEqual([])
    expect(decision.notes.join()).toMatch(/“26” is “biweekly”.*the figures say how often/)
    expect(applyChain(columnOf(decision, 'frequency').transforms, ['26'])).toMatchObject({ value: 'biweekly' })
  })
})
