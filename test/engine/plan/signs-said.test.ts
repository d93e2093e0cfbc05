import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const template = (description: string): ReturnType<typeof templateOf> =>
  templateOf('documents', [
    { name: 'document_no', required: true, unique: true },
    { name: 'kind', required: true, rule: 'invoice|credit_note' },
    { name: 'net_amount', description, required: true, rule: '-?\\d+\\.\\d{2}' },
    { name: 'tax_amount', description, rule: '-?\\d+\\.\\d{2}' },
    { name: 'unit_price', description: 'EUR' },
  ])
const documents = tableOf(
  'belege',
  'Nr|Art|Netto|MwSt Betrag|Einzelpreis\nR1|Rechnung|100.00|19.00|5.00\nR2|Gutschrift|50.00|0.00|5.00\nR3|Rechnung|70.00|13.30|7.00',
)

/** The columns that are negated, with what tells the rows. */
const negative = ({ plan }: Decision): unknown[] =>
  plan.sheets[0]!.sources.flatMap(({ columns, skips }) => {
    const names = columns.filter(({ transforms }) =>
      transforms.some((step) => step.kind === 'prefix' && step.text === '-'),
    )
    return names.length === 0 ? [] : [[names.map(({ column }) => column), skips.at(-1)!.when]]
  })
const creditNotes = [[['net_amount', 'tax_amount'], { position: 1, is: 'none_of', values: ['Gutschrift'] }]]

describe('the sign of amounts', () => {
  it.each([
    'In EUR; negative for credit notes',
    'EUR, credit notes with a minus',
    'Gutschriften sind negativ',
    'Invoices and credit notes (negative amounts)',
    'Invoices (credit notes are negative)',
  ])('is told by the kind of the row, as a description says: %s', (description) => {
    expect(negative(decideOn([documents], [template(description)]))).toEqual(creditNotes)
  })

  it('is told by the kind of the row, as an instruction says, and a note tells', () => {
    const instructions = 'The old system shows credit notes as positive amounts, they need to be negative.'
    const decision = decideOn([documents], [template('In EUR')], { instructions })
    expect(negative(decision)).toEqual(creditNotes)
    expect(decision.notes.join()).toContain('with “Gutschrift” in “Art” “net_amount”, “tax_amount” are negative')
    expect(decision.notes.join()).not.toContain('Not understood')
  })

  it.each([
    'In EUR, never negative for credit notes',
    'In EUR, negative amounts are allowed',
    'Credit notes and invoices',
  ])('stays where nobody says so: %s', (description) => {
    expect(negative(decideOn([documents], [template(description)]))).toEqual([])
  })

  it('is told by no state of a row that a small word of the sentence would mean elsewhere', () => {
    const stock = templateOf('berths', [
      { name: 'berth', required: true, unique: true },
      { name: 'state', rule: 'active|inactive' },
      {
        name: 'balance',
        description: 'What was due on 1 March; owed positive, paid ahead negative.',
        rule: '-?\\d+\\.\\d{2}',
      },
    ])
    const list = tableOf('berths', 'Berth|State|Balance\nA1|Active|40.00\nA2|Not active|12.50\nA3|Active|8.00')
    expect(negative(decideOn([list], [stock]))).toEqual([])
  })

  it('is left where the amounts say it themselves once they are read', () => {
    const marked = tableOf(
      'belege',
      'Nr|Art|Netto\nR1|Rechnung|100.00\nR2|Gutschrift|50.00 CR\nR3|Rechnung|70.00\nR4|Gutschrift|5.00 CR\nR5|Rechnung|7.00',
    )
    expect(negative(decideOn([marked], [template('In EUR; negative for credit notes')]))).toEqual([])
  })

  it('is not told by a word of the sentence that is written as the code of a kind is', () => {
    const coded = tableOf('belege', 'Nr|Art|Netto\nR1|IN|100.00\nR2|CR|50.00\nR3|IN|70.00\nR4|IN|30.00')
    const instructions = 'IN = invoice, CR = credit note. Amounts in brackets are negative.'
    expect(negative(decideOn([coded], [template('In EUR')], { instructions }))).toEqual([])
    expect(negative(decideOn([coded], [template('CR is negative')], { instructions }))).toEqual([
      [['net_amount'], { position: 1, is: 'none_of', values: ['CR'] }],
    ])
  })

  it('is told of documents that are called otherwise, where brackets behind their name say it', () => {
    const sales = tableOf(
      'sales',
      'Nr|Type|Netto\nR1|Invoice|100.00\nR2|Credit Memo|50.00\nR3|Invoice|70.00\nR4|Estimate|30.00',
    )
    expect(negative(decideOn([sales], [template('Invoices and credit notes (negative amounts)')]))).toEqual([
      [['net_amount'], { position: 1, is: 'none_of', values: ['Credit Memo'] }],
    ])
  })

  it('stays where the amounts have it already', () => {
    const signed = tableOf('belege', 'Nr|Art|Netto\nR1|Rechnung|100.00\nR2|Gutschrift|-50.00\nR3|Rechnung|70.00')
    expect(negative(decideOn([signed], [template('negative for credit notes')]))).toEqual([])
  })

  it.each([
    'Le note di credito hanno già il segno meno, non toccatele.',
    'Credit notes are already negative, do not touch them.',
    'Gutschriften sind schon negativ.',
    'Credit notes stay negative.',
    'Gutschriften bleiben negativ.',
  ])('stays where somebody says that they have it, whatever else is not to be done: %s', (instructions) => {
    const paid = tableOf(
      'belege',
      'Nr|Art|Netto|Bezahlt\nR1|Rechnung|100.00|Ja\nR2|Gutschrift|50.00|No\nR3|Rechnung|70.00|No',
    )
    expect(negative(decideOn([paid], [template('In EUR')], { instructions }))).toEqual([])
  })
})
