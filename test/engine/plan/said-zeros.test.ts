import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const trees = tableOf(
  'trees',
  'TREE|PLANTED|FELLED|PARENT\nT1|20110405|00000000|00000\nT2|20120607|20210809|00017\nT3|20130211|00000000|00000\nT4|20140312|20220114|00017\nT5|20150612|00000000|00000',
)
const register = templateOf('trees', [
  { name: 'tree', required: true, unique: true },
  { name: 'planted', rule: '\\d{4}-\\d{2}-\\d{2}' },
  { name: 'felled', rule: '\\d{4}-\\d{2}-\\d{2}' },
  { name: 'parent' },
])
const parentAfter = (instructions: string): unknown =>
  columnOf(decideOn([trees], [register], { instructions }), 'parent').transforms

describe('cells of nothing but zeros that are said to stand for nothing are left empty in the columns that are named', () => {
  it.each([
    'All zeros in PARENT or FELLED just means there is none.',
    'Nothing but zeros under PARENT means none.',
    'Lauter Nullen bei PARENT bedeuten leer.',
    'Rien que des zéros dans PARENT veut dire rien.',
    'Solo ceros en PARENT significa nada.',
    'Alleen nullen bij PARENT betekent niets.',
  ])('%s', (instructions) => {
    expect(parentAfter(instructions)).toContainEqual({ kind: 'null_token', tokens: ['00000'] })
  })

  it.each([
    'All zeros in PARENT does not mean there is none.',
    'All zeros in PARENT sometimes means there is none.',
    'All zeros in PLANTED just means there is none.',
    'Leading zeros in PARENT are missing.',
  ])('and where something else is said nothing is changed: %s', (instructions) => {
    expect(parentAfter(instructions)).not.toContainEqual({ kind: 'null_token', tokens: ['00000'] })
  })
})

describe('days of zeros in all places', () => {
  it('tell nothing against a column of days, most of which has none', () => {
    const jobs = tableOf(
      'jobs',
      `CREW|HIRDTE|TRMDTE|RATEDT\n${[...Array(12).keys()].map((n) => `C${n}|201${n % 9}0105|${n === 3 ? '20220306' : '00000000'}|20240701`).join('\n')}`,
    )
    const crew = templateOf('crew', [
      { name: 'crew', required: true, unique: true },
      { name: 'hire_date', rule: '\\d{4}-\\d{2}-\\d{2}' },
      { name: 'termination_date', rule: '\\d{4}-\\d{2}-\\d{2}' },
    ])
    const decision = decideOn([jobs], [crew])
    expect(inputsOf(decision, 'termination_date')).toEqual(['TRMDTE'])
    expect(inputsOf(decision, 'hire_date')).toEqual(['HIRDTE'])
  })
})
