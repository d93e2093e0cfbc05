import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import type { TableProfile } from '../../../server/src/engine/profile/model.ts'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const members = (rule?: string) =>
  templateOf('members', [
    { name: 'member_no', required: true, unique: true, ...(rule ? { rule } : {}) },
    { name: 'name', required: true },
  ])
const loans = templateOf('loans', [
  { name: 'loan_no', required: true, unique: true },
  { name: 'member_no', required: true, link: 'members.member_no' },
])
const names = ['Alba', 'Bruno', 'Carla', 'Dario', 'Elena', 'Franz']
const list = (name: string, from: number): TableProfile =>
  tableOf(name, `Member No|Name\n${names.map((one, at) => `${from + 13 * at}|${one} ${name}`).join('\n')}`)
const [town, harbour] = [list('town', 70100), list('harbour', 2017)]
const lent = tableOf(
  'harbour_loans',
  `Loan no|Member No\n${names.map((_, at) => `${881 + at}|${2017 + 13 * at}`).join('\n')}`,
)
// The loans are another sheet of the same workbook.
const book: TableProfile = { ...lent, table: { ...lent.table, file_id: 'file_harbour', file_name: 'harbour.csv' } }

/** What becomes of a key in each table. */
const keys = (
  instructions: string,
  templates = [members('[A-Z]{3}-\\d{4}|\\d{5}'), loans],
): Record<string, string | null> =>
  Object.fromEntries(
    decideOn([town, harbour, book], templates, { instructions }).plan.sheets.flatMap(({ sources }) =>
      sources.map(({ table, columns }): [string, string | null] => {
        const { transforms } = columns.find(({ column }) => column === 'member_no')!
        return [table, applyChain(transforms, [table === 'town' ? '70113' : '2030']).value]
      }),
    ),
  )

const FRONTED = { town: '70113', harbour: 'HRB-2030', harbour_loans: 'HRB-2030' }

describe('the keys of one table', () => {
  it.each([
    'Harbour member numbers get HRB- in front, so their 2056 becomes HRB-2056.',
    'Member numbers of the harbour are prefixed with "HRB-".',
    'Put HRB- in front of the harbour member numbers.',
    'Their harbour member number 2056 becomes HRB-2056.',
    'Die Mitgliedsnummern aus harbour bekommen HRB- vorangestellt.',
    'Les numéros de membre de harbour reçoivent HRB- devant.',
    'Los números de socio de harbour llevan HRB- delante.',
    'I numeri dei soci di harbour ricevono HRB- davanti.',
    'De lidnummers van harbour krijgen HRB- ervoor.',
  ])('get letters in front, and so do the links to them in the same file: %s', (instructions) => {
    expect(keys(instructions)).toEqual(FRONTED)
  })

  it('get them without a rule, too', () => {
    expect(keys('Harbour member numbers get HRB- in front.', [members(), loans])).toEqual(FRONTED)
  })

  it.each([
    ['other numbers are meant', 'Harbour loan numbers get HRB- in front.'],
    ['only some are meant', 'Harbour member numbers that clash get HRB- in front.'],
    ['it is said not to', 'Harbour member numbers do not get HRB- in front.'],
    ['the table is none of these', 'Airfield member numbers get HRB- in front.'],
    ['no keys are meant', 'Harbour members get HRB- in front.'],
  ])('stay where %s', (_, instructions) => {
    expect(keys(instructions, [members(), loans])).toEqual({ town: '70113', harbour: '2030', harbour_loans: '2030' })
  })

  it('stay where the rule takes no such key', () => {
    expect(keys('Harbour member numbers get HRB- in front.', [members('\\d{4,5}'), loans]).harbour).toBe('2030')
  })
})

describe('the keys of two systems that had the same numbers', () => {
  const pupils = templateOf('pupils', [
    { name: 'pupil_no', required: true, unique: true, rule: '^[DM]-\\d{5}$' },
    { name: 'name', required: true },
  ])
  const lessons = templateOf('lessons', [
    { name: 'lesson_no', required: true, unique: true },
    { name: 'pupil_no', required: true, link: 'pupils.pupil_no' },
  ])
  const dance = list('stepwise_pupils', 1007)
  const music = tableOf(
    'Music pupils',
    `Member No|Name\n${names.map((one, at) => `0${1007 + 13 * at}|${one} Noll`).join('\n')}`,
  )
  const taught = (name: string, from: (at: number) => string): TableProfile =>
    tableOf(name, `Lesson no|Member No\n${names.map((_, at) => `${name[0]}${881 + at}|${from(at)}`).join('\n')}`)
  const tables = [
    dance,
    taught('STEPWISE_LESSONS', (at) => `${1007 + 13 * at}`),
    music,
    taught('music lessons', (at) => `${names[at]} Noll`),
  ]
  const renumbered = (instructions: string): Record<string, (string | null)[]> =>
    Object.fromEntries(
      decideOn(tables, [pupils, lessons], { instructions }).plan.sheets.flatMap(({ sources }) =>
        sources.map(({ table, columns }): [string, (string | null)[]] => {
          const { transforms, inputs } = columns.find(({ column }) => column === 'pupil_no')!
          const { values } = tables
            .find((one) => one.table.name === table)!
            .columns.find(({ name }) => name === inputs[0]!.column)!
          return [table, values.slice(0, 2).map(({ value }) => applyChain(transforms, [value]).value)]
        }),
      ),
    )

  it.each([
    'Dance comes from Stepwise and music from Octave. Both used the same numbers, so dance gets D- in front and music M-, padded to five digits.',
    'Dance came from Stepwise. The numbers of dance get D- in front and those of music M-.',
    'Der Dance-Teil steht fest. Dance kommt aus Stepwise. Die Nummern aus Dance bekommen D- vorangestellt und die von Music M-, auf fünf Stellen aufgefüllt.',
  ])('get the letters of theirs, with zeros, and so do the links by name: %s', (instructions) => {
    expect(renumbered(instructions)).toEqual({
      stepwise_pupils: ['D-01007', 'D-01020'],
      STEPWISE_LESSONS: ['D-01007', 'D-01020'],
      'Music pupils': ['M-01007', 'M-01020'],
      'music lessons': ['M-01007', 'M-01020'],
    })
  })

  it.each([
    ['nobody says which files are dance', 'Numbers of dance get D- in front and those of music M-.'],
    ['the other is nobody’s', 'Dance comes from Stepwise. Its dance numbers get D- in front and those of drama M-.'],
  ])('stay where %s', (_, instructions) => {
    expect(renumbered(instructions)['stepwise_pupils']).not.toContain('D-01007')
  })
})

describe('letters that some keys lack', () => {
  const documents = templateOf('documents', [
    { name: 'document_no', required: true, unique: true, rule: '(INV|CN)-\\d{5}' },
    { name: 'customer', required: true },
  ])
  const receipts = templateOf('receipts', [
    { name: 'receipt_no', required: true, unique: true, rule: 'R\\d{3}' },
    { name: 'document_no', required: true, link: 'documents.document_no' },
  ])
  const numbers = ['INV-10183', 'CN-10184', 'INV-10187', 'INV-10190', 'CN-10191', 'INV-10195']
  const posted = tableOf('posted', `Document no|Customer\n${numbers.map((no, at) => `${no}|${names[at]}`).join('\n')}`)
  const paid = ['INV-10183', '10187', 'inv10190', '10195', 'INV 10187', 'CN-10184']
  const received = tableOf('receipts', `Receipt no|Document no\n${paid.map((no, at) => `R10${at}|${no}`).join('\n')}`)
  const linked = (instructions: string): (string | null)[] => {
    const { plan } = decideOn([posted, received], [documents, receipts], { instructions })
    const { transforms } = plan.sheets[1]!.sources[0]!.columns.find(({ column }) => column === 'document_no')!
    return paid.map((no) => applyChain(transforms, [no]).value)
  }

  it.each([
    'Receipts often leave out the "INV-" of a document number.',
    'In the receipts document numbers are sometimes written without the INV-.',
    'Receipts lassen das „INV-“ der Document no oft weg.',
    'The document numbers of the receipts lost their INV- in the export.',
    'Bei den receipts hat die Document no das „INV-“ verloren.',
    'Dans les receipts les document no ont perdu leur INV-.',
    'In de receipts zijn de document no hun INV- kwijt.',
  ])('are put back where somebody says which they leave out: %s', (sentence) => {
    expect(linked(sentence)).toEqual(['INV-10183', 'INV-10187', 'INV-10190', 'INV-10195', 'INV-10187', 'CN-10184'])
  })

  it.each([
    'Receipts often leave out the VAT number.',
    'Two customers lost their INV- copies.',
    'Leave out the INV document numbers.',
    'Leave out the "INV-" of document numbers.',
    'Write the document numbers of the receipts without the INV-.',
    'Leave out receipts whose document number is often written without the INV-.',
  ])('are none where something else is left out, or the letters are to be: %s', (sentence) => {
    expect(linked(sentence)[1]).toBe(linked('')[1])
  })
})
