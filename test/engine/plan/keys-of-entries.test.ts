import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('a key of the entry and its line, beside the reference of a document', () => {
  const postings = templateOf('postings', [
    {
      name: 'line_id',
      description: 'Entry number, hyphen, line number as in the source',
      required: true,
      unique: true,
      rule: '^[A-Z]{2}\\d{6}-\\d+$',
    },
    { name: 'document_ref', description: 'Reference of the voucher' },
    { name: 'amount', required: true },
  ])
  const lines = Array.from({ length: 16 }, (_, at) => [
    `BA${500101 + Math.floor(at / 2)}`,
    `${(at % 2) + 1}`,
    `${23319 + 7 * Math.floor(at / 2)}/${90 + Math.floor(at / 2)}`,
    `${100 + 13 * at}.50`,
  ])
  const made = (header: string, answers = {}): Decision =>
    decideOn(
      [tableOf('book', [header, ...lines.map((line) => line.join(';'))].join('\n').replaceAll(';', '|'))],
      [postings],
      answers,
    )

  it('is made of the column that is called as the part, and of no document number', () => {
    const decision = made('EcritureNum|LigneNum|PieceRef|Amount')
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'line_id')).toEqual(['EcritureNum', 'LigneNum'])
    expect(columnOf(decision, 'line_id').transforms).toContainEqual({ kind: 'merge', separator: '-' })
    expect(inputsOf(decision, 'document_ref')).toEqual(['PieceRef'])
  })

  it('is made of the vouchers’ numbers, and the reference is asked about where another column may be it', () => {
    const decision = made('Pièce n°|Lg|Référence|Amount')
    expect(inputsOf(decision, 'line_id')).toEqual(['Pièce n°', 'Lg'])
    expect(decision.questions.map(({ target }) => target.column)).toEqual(['document_ref'])
    const [{ key, options }] = decision.questions as [(typeof decision.questions)[0]]
    expect(options.slice(0, 2).map(({ value }) => value)).toEqual(['Pièce n°', 'Référence'])
    const answered = made('Pièce n°|Lg|Référence|Amount', { answers: [{ key, value: 'Référence' }] })
    expect(answered.questions).toEqual([])
    expect(inputsOf(answered, 'line_id')).toEqual(['Pièce n°', 'Lg'])
    expect(inputsOf(answered, 'document_ref')).toEqual(['Référence'])
  })

  it('leaves no doubt about the number that is called as the part', () => {
    const own = templateOf('postings', [
      { ...postings.columns[0]!, rule: '^[A-Z]{2}\\d{6}-\\d+$' },
      { name: 'entry_no', required: true },
      { name: 'amount', required: true },
    ])
    const decision = decideOn(
      [tableOf('book', ['Entry no|Line|Reference|Amount', ...lines.map((line) => line.join('|'))].join('\n'))],
      [own],
    )
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'entry_no')).toEqual(['Entry no'])
    expect(inputsOf(decision, 'line_id')).toEqual(['Entry no', 'Line'])
  })
})
