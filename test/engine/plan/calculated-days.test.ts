import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import type { Template } from '../../../server/src/engine/model.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const DAY = '\\d{4}-\\d{2}-\\d{2}'

describe('days that are counted', () => {
  const invoices = (description: string, rule = DAY): Template =>
    templateOf('invoices', [
      { name: 'invoice_no', required: true, unique: true },
      { name: 'invoice_date', required: true, rule: DAY },
      { name: 'due_date', required: true, rule, description },
    ])
  const table = tableOf('re', 'No|Invoice date|Terms in days\nR1|28.02.2024|14\nR2|31.12.2023|30\nR3|01.02.2024|0')

  it.each([
    ['Invoice date plus terms', '$1 + $2', ['Invoice date', 'Terms in days']],
    ['Invoice date plus 14 days', '$1 + 14', ['Invoice date']],
    ['Rechnungsdatum zuzüglich Zahlungsziel', '$1 + $2', ['Invoice date', 'Terms in days']],
  ])('are on from another, as a description says: %s', (description, formula, columns) => {
    const decision = decideOn([table], [invoices(description)])
    const { inputs, transforms } = columnOf(decision, 'due_date')
    expect(inputs.map(({ column }) => column)).toEqual(columns)
    expect(transforms[0]).toMatchObject({
      calculation: { formula, result: 'day', inputs: [{ dates: ['DD.MM.YYYY'] }, {}].slice(0, columns.length) },
    })
    expect(decision.questions).toEqual([])
  })

  it('are written as the template wants them', () => {
    const decision = decideOn([table], [invoices('Invoice date plus terms', '\\d{2}\\.\\d{2}\\.\\d{4}')])
    expect(columnOf(decision, 'due_date').transforms).toMatchObject([
      { calculation: { result: 'day' } },
      { kind: 'date', from: ['YYYY-MM-DD'], to: 'DD.MM.YYYY' },
    ])
  })

  it('are none where words are of no date, or two dates are added', () => {
    for (const description of [
      'Date of the terms plus the reminder',
      'Invoice date plus invoice date',
      'Terms plus 14',
    ])
      expect(columnOf(decideOn([table], [invoices(description)]), 'due_date').inputs).toHaveLength(0)
  })

  it('are left to the column that holds them', () => {
    const own = tableOf(
      're',
      'No|Invoice date|Terms|Due date\nR1|28.02.2024|14|13.03.2024\nR2|31.12.2023|30|30.01.2024',
    )
    expect(columnOf(decideOn([own], [invoices('Invoice date plus terms')]), 'due_date').inputs).toMatchObject([
      { column: 'Due date' },
    ])
  })
})

describe('days that are told for those that are not there', () => {
  const loans = templateOf('loans', [
    { name: 'loan_no', required: true, unique: true },
    { name: 'lent_on', required: true, rule: DAY },
    { name: 'due_on', required: true, rule: DAY },
  ])
  const listed = (due: string[]) =>
    tableOf(
      'desk',
      `Loan No|Loan date|Due\n${due.map((cell, at) => `L${at + 1}|${13 + at}/02/2024|${cell}`).join('\n')}`,
    )
  const dueOf = (instructions: string, due = ['27/02/2024', '', '5-Mar-24', '']) => {
    const decision = decideOn([listed(due)], [loans], { instructions })
    const { inputs, transforms } = columnOf(decision, 'due_on')
    const cells = due.map((cell, at) => inputs.map(({ column }) => (column === 'Due' ? cell : `${13 + at}/02/2024`)))
    return { decision, written: cells.map((row) => applyChain(transforms, row).value) }
  }

  it.each([
    'Where the due date is blank it is 21 days after the loan date.',
    'If due is empty, use 21 days after the loan date.',
    'Where the due date is missing: loan date plus 21 days.',
    'Missing due dates are 21 days after the loan date.',
    'Fehlt das Datum bei Due, gilt 21 Tage nach Loan date.',
  ])('are counted where a cell is empty, and the others stay: %s', (instructions) => {
    const { decision, written } = dueOf(instructions)
    expect(written).toEqual(['2024-02-27', '2024-03-06', '2024-03-05', '2024-03-08'])
    expect(decision.questions).toEqual([])
    expect(decision.notes.join('\n')).toContain(
      'is calculated from desk.csv as “Due” or, where that is empty, “Loan date” + 21',
    )
    expect(decision.notes.join('\n')).not.toContain('Not understood')
  })

  it('are not where a cell says something else than a day, which is told', () => {
    const { decision, written } = dueOf('Where the due date is blank it is 21 days after the loan date.', [
      '27/02/2024',
      '',
      'on request',
      '',
    ])
    expect(written[1] || null).toBe(null)
    expect(decision.notes.join('\n')).toContain('Not understood')
  })

  it('are no certain ones where something is to be done within so many', () => {
    const { written } = dueOf('Where the due date is blank it must be settled within 21 days after the loan date.')
    expect(written[1] || null).toBe(null)
  })
})

describe('nights', () => {
  const stays = templateOf('stays', [
    { name: 'ref', required: true, unique: true },
    { name: 'arrival', required: true, rule: DAY },
    { name: 'departure', required: true, rule: DAY },
    { name: 'nights', required: true, rule: '\\d+' },
  ])

  it('are the days between arrival and departure, however the dates are written', () => {
    const table = tableOf(
      'b',
      'Ref|Check-in|Check-out\nB1|2024-02-27|01/03/2024\nB2|2024-03-30|03/04/2024\nB3|2024-05-01|21/05/2024',
    )
    const decision = decideOn([table], [stays])
    expect(columnOf(decision, 'nights')).toMatchObject({
      inputs: [{ column: 'Check-out' }, { column: 'Check-in' }],
      transforms: [
        { calculation: { formula: '$1 - $2', inputs: [{ dates: ['DD/MM/YYYY'] }, { dates: ['YYYY-MM-DD'] }] } },
      ],
    })
    expect(decision.questions).toEqual([])
  })

  it('behind the arrival make the departure', () => {
    const table = tableOf(
      'b',
      'Ref|Anreise|Nächte|Erwachsene\nB1|27.02.2024|3|2\nB2|30.03.2024|4|1\nB3|01.05.2024|20|2',
    )
    const decision = decideOn([table], [stays])
    expect(columnOf(decision, 'departure')).toMatchObject({
      inputs: [{ column: 'Anreise' }, { column: 'Nächte' }],
      transforms: [{ calculation: { formula: '$1 + $2', result: 'day' } }],
    })
    expect(decision.questions).toEqual([])
  })

  it('are asked for where only the arrival is known', () => {
    const table = tableOf('b', 'Ref|Check-in|Adults\nB1|2024-02-27|2\nB2|2024-03-30|3\nB3|2024-05-01|2')
    const decision = decideOn([table], [stays])
    expect(decision.questions.map(({ target }) => target.column).toSorted()).toEqual(['departure', 'nights'])
  })
})

describe('the day on which something is due', () => {
  const invoices = templateOf('invoices', [
    { name: 'invoice_no', required: true, unique: true },
    { name: 'issue_date', required: true, rule: DAY },
    { name: 'due_date', rule: DAY },
  ])
  const dueOf = (header: string, terms: string[]) => {
    const rows = terms.map((term, at) => `R${at + 1}|${10 + at}.02.2024|${term}`)
    return decideOn([tableOf('invoices', `Invoice No|Issued on|${header}\n${rows.join('\n')}`)], [invoices])
  }

  it.each([
    ['Terms', ['14', '30', '14 days', 'cash', '30']],
    ['Zahlungsziel', ['14 Tage', '30 Tage', 'sofort', '14', 'netto 30 Tage']],
    ['Termin', ['14 dni', 'przelew 30 dni', '14', 'gotówka', '7 dni']],
  ])('is the one on which it was written and the days of its terms: %s', (header, terms) => {
    const decision = dueOf(header, terms)
    const due = columnOf(decision, 'due_date')
    expect(due.inputs.map(({ column }) => column)).toEqual(['Issued on', header])
    expect(due.transforms[0]).toMatchObject({ calculation: { formula: '$1 + $2', result: 'day' } })
    const written = terms.map((term) => applyChain(due.transforms, ['10.02.2024', term]).value)
    expect(written[0]).toBe('2024-02-24')
    expect(written).toContain('2024-02-10')
    expect(decision.notes.join('\n')).toContain('“due_date” of Invoices is calculated')
  })

  it.each([
    ['Parcels', ['14', '30', '2', '1', '3']],
    ['Terms', ['2 weeks', '14 days', 'end of month', '2 % in 10 days', '30 days']],
  ])('is not where a column counts something else, or says it otherwise: %s', (header, terms) => {
    expect(columnOf(dueOf(header, terms), 'due_date').inputs).toEqual([])
  })
})

it('the days of terms are those that they say in words', () => {
  const firms = templateOf('firms', [
    { name: 'firm', required: true, unique: true },
    { name: 'payment_days', rule: '\\d+', description: 'Days' },
  ])
  const terms = ['transfer 30 days', '14 days', 'cash', '7', 'cash on delivery']
  const table = tableOf('firms', `Firm|Payment terms\n${terms.map((term, at) => `F${at}|${term}`).join('\n')}`)
  const { transforms } = columnOf(decideOn([table], [firms]), 'payment_days')
  expect(terms.map((term) => applyChain(transforms, [term]).value)).toEqual(['30', '14', '0', '7', '0'])
})
