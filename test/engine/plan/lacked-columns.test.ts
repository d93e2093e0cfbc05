import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const treatments = templateOf('treatments', [
  { name: 'treatment_no', required: true, unique: true },
  { name: 'drug_code', required: true },
  { name: 'drug_name' },
  { name: 'form', rule: '^(tablet|drops|cream)$' },
])
const codes = ['0101', '0102', '0203', '0305']
const list = tableOf(
  'treatments',
  `Treatment no|Drug code\n${[1, 2, 3, 4, 5, 6].map((no) => `T${no}|${codes[no % 4]}`).join('\n')}`,
)
const drugs = tableOf(
  'formulary',
  'Drug code|Drug name|Form\n0101|Amoxicillin|tablet\n0102|Timolol|drops\n0203|Ibuprofen|tablet\n0305|Zinc|cream',
)

/** What fills the form, and by how many columns. */
const formOf = (instructions: string): unknown =>
  decideOn([list, drugs], [treatments], { instructions })
    .plan.sheets[0]!.sources[0]!.columns.find(({ column }) => column === 'form')!
    .inputs.map(({ table, column }) => `${table}.${column}`)

describe('what a table is said to lack', () => {
  it.each([
    'The treatments have no name or form, take them from the formulary.',
    "The treatments don't have a form, take it from the formulary.",
    'Die treatments haben keine Form, nehmt sie aus dem formulary.',
  ])('comes from the table that is named then, and not from the one that lacks it: %s', (text) => {
    expect(formOf(text)).toEqual(['formulary.Form'])
  })

  it('is told as understood', () => {
    const { notes } = decideOn([list, drugs], [treatments], {
      instructions: 'The treatments have no form, take it from the formulary.',
    })
    expect(notes.join(' ')).toContain('Applied “The treatments have no form, take it from the formulary”')
  })

  it('is no source where the rows are to be skipped', () => {
    const { notes } = decideOn([list, drugs], [treatments], { instructions: 'The treatments have no form, skip them.' })
    expect(notes.join(' ')).not.toContain('Applied')
  })
})
