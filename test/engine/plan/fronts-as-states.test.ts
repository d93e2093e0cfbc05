import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const papers = templateOf('papers', [
  { name: 'paper_no', required: true, unique: true, rule: '[A-Z]\\d{2}-\\d{4}' },
  { name: 'document_type', description: 'invoice or credit_note', required: true, rule: 'invoice|credit_note' },
  { name: 'note', required: false },
])
const rows = Array.from(
  { length: 14 },
  (_, at) => `${at % 5 === 4 ? 'N' : 'F'}22-${String(at + 11).padStart(4, '0')}|Text ${at}`,
)
const table = tableOf('papers', ['Paper no|Note', ...rows].join('\n'))
const series = tableOf(
  'papers_2021',
  ['Paper no|Series|Note', ...rows.map((row, at) => `${row[0]}21-${row.slice(4, 8)}|${row[0]}|Text ${at}`)].join('\n'),
)
const decided = (instructions: string, tables = [table]) => decideOn(tables, [papers], { instructions })

describe('what the letters in front of numbers stand for', () => {
  it.each([
    'Series F are invoices, series N credit notes.',
    'La serie N son rectificativas (abonos), la F facturas normales.',
    'Nummernpräfix: F = Rechnung, N = Gutschrift.',
  ])('is taken where a text says it of all of them: “%s”', (instructions) => {
    const decision = decided(instructions)
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'document_type')).toEqual(['Paper no'])
    const written = ['F22-0011', 'N22-0015'].map(
      (text) =>
        applyChain(columnOf(decision, 'document_type').transforms as Parameters<typeof applyChain>[0], [text]).value,
    )
    expect(written).toEqual(['invoice', 'credit_note'])
  })

  it.each([
    ['invoice (F numbers) or credit_note (N numbers)', ['Paper no']],
    ['invoice (F…) or credit_note (others)', []],
    ['invoice (F and N numbers) or credit_note', []],
  ])('is taken where the description says it beside what is allowed: “%s”', (description, inputs) => {
    const columns = papers.columns.map((one) => (one.name === 'document_type' ? { ...one, description } : one))
    const decision = decideOn([table], [{ ...papers, columns }])
    expect(inputsOf(decision, 'document_type')).toEqual(inputs)
  })

  it('stands in its own column where there is one', () => {
    const decision = decided('Series F are invoices, series N credit notes.', [series])
    expect(inputsOf(decision, 'document_type')).toEqual(['Series'])
  })

  it('is known of a series that is a part of the key, too', () => {
    const parted = ['Series|Number|Note', ...rows.map((row, at) => `${row[0]}|${at + 11}|Text ${at}`)].join('\n')
    const columns = papers.columns.map((one) =>
      one.unique
        ? { ...one, strictRule: '[A-Z]-\\d{4}', description: 'Series letter, hyphen, number in four digits' }
        : one,
    )
    const decision = decideOn([tableOf('papers', parted)], [{ ...papers, columns }], {
      instructions: 'Series F are invoices, series N credit notes.',
    })
    expect(inputsOf(decision, 'paper_no')).toEqual(['Series', 'Number'])
    expect(inputsOf(decision, 'document_type')).toEqual(['Series'])
  })

  it('is asked about where a text says it of some alone', () => {
    const decision = decided('Series F are invoices.')
    expect(decision.questions.map(({ target }) => target.column)).toContain('document_type')
  })
})

describe('rows with the same value as others', () => {
  it('are no rows with a value', () => {
    const decision = decided('Some customers are there twice with the same note: their invoices go to the first.')
    expect(columnOf(decision, 'document_type').inputs).toEqual([])
  })
})
