import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const beds = templateOf('beds', [
  { name: 'bed_no', required: true, unique: true },
  { name: 'ward', required: true },
])
const rows = ['1', '2', '9', '1', '2', '9', '1', '2'].map((ward, at) => `B${100 + at}|${ward}`)
const skipsOf = (header: string, instructions: string): unknown[] =>
  decideOn([tableOf('beds', `Bed no|${header}\n${rows.join('\n')}`)], [beds], { instructions }).plan.sheets.flatMap(
    ({ sources }) => sources.flatMap(({ skips }) => skips.map(({ when }) => when)),
  )

describe('rows of which a sentence says what they are, and then that they stay behind', () => {
  it.each([
    ['Dépôt', "Le dépôt 9 c'est le garage, ne pas le reprendre."],
    ['Station', 'La station 9, c’est la buanderie : ne pas l’importer.'],
    ['Reparto', 'Il reparto 9 è chiuso, non importarlo.'],
    ['Enfermaria', 'A enfermaria 9 está fechada, não a importar.'],
    ['Station', 'Die Station 9 ist stillgelegt, bitte nicht übernehmen.'],
    ['Ward', 'Beds where Ward = 9 are not coming over.'],
    ['Ward', "Beds on ward 9 aren't moving across."],
  ])('%s: %s', (header, instructions) => {
    expect(skipsOf(header, instructions)).toEqual([{ position: 1, is: 'one_of', values: ['9'] }])
  })

  it('stay where it is only said what they are', () => {
    expect(skipsOf('Dépôt', "Le dépôt 9 c'est le garage.")).toEqual([])
  })
})

describe('rows of which a sentence says how they are called, and the next one that they and what is on them stay behind', () => {
  const members = templateOf('members', [
    { name: 'member_no', required: true, unique: true },
    { name: 'last_name', required: true },
  ])
  const loans = templateOf('loans', [
    { name: 'loan_no', required: true, unique: true },
    { name: 'member_no', required: true, link: 'members.member_no' },
    { name: 'state', rule: '^(lent|returned)$' },
  ])
  const people = ['Berg', 'XXTrial', 'Olsen', 'Lund', 'Falk', 'XXDemo', 'Roth']
  const tables = [
    tableOf('members', `No|Last name\n${people.map((name, at) => `M${at}|${name}`).join('\n')}`),
    tableOf(
      'loans',
      `Loan|Member no|State\n${people.map((_, at) => `L${at}|M${at}|${at % 2 ? 'lent' : 'returned'}`).join('\n')}`,
    ),
  ]
  const skips = (content: string): unknown[] =>
    decideOn(tables, [members, loans], {
      knowledge: [{ key: 'trials', scope: { type: 'template', slug: 'members' }, content }] as never,
    }).plan.sheets.flatMap(({ sources }) => sources.map((one) => one.skips.map(({ when }) => when)))

  it.each([
    'Members whose last name starts with **XX** are trials. They are not migrated, nor is anything lent or booked on them.',
    'Members whose last name starts with **XX** are trials. They are not migrated.',
  ])('are found by that alone: %s', (said) => {
    expect(skips(said)).toEqual([[{ position: 1, is: 'one_of', values: ['xxtrial', 'xxdemo'] }], []])
  })
})
