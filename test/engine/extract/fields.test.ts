import { describe, expect, test } from 'vitest'
import { findFields } from '../../../server/src/engine/extract/fields.ts'
import type { ExtractedField } from '../../../server/src/engine/extract/model.ts'
import type { TemplateColumn } from '../../../server/src/engine/model.ts'
import type { DocumentTable, TextLine } from '../../../server/src/engine/read/document/model.ts'

const column = (name: string, strictRule?: string): TemplateColumn => ({
  name,
  required: false,
  unique: false,
  desiredRule: strictRule === undefined ? 'none' : 'strict',
  ...(strictRule === undefined ? {} : { strictRule }),
})

const line = (...pieces: string[]): TextLine => ({ page: 1, pieces })

const find = (columns: TemplateColumn[], lines: TextLine[], tables: DocumentTable[] = []): ExtractedField[] =>
  findFields(columns, { pages: 1, lines, tables, notes: [] })

const table = (header: string[], ...rows: string[][]): DocumentTable => ({
  page: 2,
  header,
  headerRow: 1,
  rows: rows.map((cells, at) => ({ row: at + 2, page: 2, cells })),
  width: header.length,
  repeated: 0,
})

describe('fields by their labels', () => {
  test.each<[string, TextLine[], string, string]>([
    ['behind a colon', [line('Invoice number: 2024-7')], '2024-7', 'Invoice number: 2024-7'],
    ['in another language', [line('Rechnungsnummer: 2024-7')], '2024-7', 'Rechnungsnummer: 2024-7'],
    ['abbreviated', [line('Invoice No.: 2024-7')], '2024-7', 'Invoice No.: 2024-7'],
    ['apart from its label', [line('Invoice number:', '2024-7')], '2024-7', 'Invoice number: 2024-7'],
    ['beside its label', [line('Invoice number', '2024-7')], '2024-7', 'Invoice number 2024-7'],
    ['on the next line', [line('Invoice number:'), line('2024-7')], '2024-7', 'Invoice number:\n2024-7'],
    [
      'under its label',
      [line('Customer', 'Invoice number', 'Total'), line('Anna Berg', '2024-7', '12.00')],
      '2024-7',
      'Invoice number\n2024-7',
    ],
  ])('a value %s', (_, lines, value, quote) => {
    const [found] = find([column('invoice_number')], lines)
    expect(found).toMatchObject({ name: 'invoice_number', value, quote, page: 1 })
    expect(found?.confidence).toBeGreaterThan(0.5)
  })

  test('what is not there is not found, and nothing is made up', () => {
    const fields = find([column('iban'), column('invoice_number')], [line('Invoice number: 7'), line('Dear Anna,')])
    expect(fields[0]).toEqual({ name: 'iban', value: null, page: null, quote: null, confidence: 0 })
    expect(fields.map(({ name }) => name)).toEqual(['iban', 'invoice_number'])
  })

  test('each label is given to the field that it names best', () => {
    const fields = find(
      [column('invoice_date'), column('due_date')],
      [line('Due date: 2024-04-01'), line('Invoice date: 2024-03-01')],
    )
    expect(fields.map(({ value }) => value)).toEqual(['2024-03-01', '2024-04-01'])
  })

  test('a value that the rule takes is preferred, and surer than one that it does not', () => {
    const rule = '\\d{4}-\\d{2}-\\d{2}'
    const [strict] = find([column('date', rule)], [line('Date: see below'), line('Date: 2024-03-01')])
    const [odd] = find([column('date', rule)], [line('Date: see below')])
    expect(strict?.value).toBe('2024-03-01')
    expect(odd?.confidence).toBeLessThan(strict?.confidence ?? 0)
  })

  test('two different values under one label make it a guess', () => {
    const [sure] = find([column('customer')], [line('Customer: Anna Berg')])
    const [torn] = find([column('customer')], [line('Customer: Anna Berg'), line('Customer: Ben Ode')])
    expect(torn?.confidence).toBeLessThan(0.7 * (sure?.confidence ?? 0))
  })

  test('out of tables: a single row, and rows of a label and a value; not out of lists of many', () => {
    const single = table(['Customer', 'Total amount'], ['Anna Berg', '12.00'])
    const pairs = table(['Customer', 'Anna Berg'], ['Total amount', '12.00'], ['Currency', 'EUR'])
    const many = table(['Customer', 'Total amount', 'Note'], ['Anna', '1.00', ''], ['Ben', '2.00', ''])
    const total = [column('total_amount')]
    expect(find(total, [], [single])[0]).toMatchObject({ value: '12.00', page: 2 })
    expect(find(total, [], [pairs])[0]).toMatchObject({ value: '12.00', page: 2 })
    expect(find(total, [], [many])[0]?.value).toBeNull()
  })
})
