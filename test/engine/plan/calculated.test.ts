import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const figures = (description: string, name = 'total_gross'): ReturnType<typeof templateOf> =>
  templateOf('invoices', [
    { name: 'invoice_no', required: true, unique: true },
    { name: 'amount_net', required: true },
    { name, description },
  ])
const invoices = tableOf('re', 'Nr|Netto|MwSt\nR1|100,00|19,00\nR2|1.250,50|237,60\nR3|80,00|0,00')
const euro = { decimal: ',', grouping: '.' }

describe('what columns come to', () => {
  it.each([
    'Net plus VAT',
    'netto + MwSt.',
    'EUR, total = amount_net + VAT',
    'sum of the net amount and the tax',
    'Nettobetrag zzgl. Mehrwertsteuer',
  ])('is calculated as a description says: %s', (description) => {
    const decision = decideOn([invoices], [figures(description)])
    const { inputs, transforms } = columnOf(decision, 'total_gross')
    expect(inputs.map(({ column }) => column)).toEqual(['Netto', 'MwSt'])
    expect(transforms[0]).toEqual({
      kind: 'merge',
      separator: '',
      calculation: { formula: '$1 + $2', inputs: [euro, { decimal: ',', grouping: '', empty: '0' }] },
    })
    expect(decision.questions).toEqual([])
  })

  it('is calculated as an instruction says, by all that tells the result from other columns', () => {
    const template = templateOf('tickets', [
      { name: 'ticket_no', required: true, unique: true },
      { name: 'tax_total', required: true, rule: '\\d+\\.\\d{2}' },
      { name: 'total', required: true, rule: '\\d+\\.\\d{2}' },
    ])
    const table = tableOf('tickets', 'Ticket no|City levy|Harbour levy|Total\nT1|1.00|0.25|31.25\nT2|2.00|0.50|62.50')
    const sourcesOf = (instructions: string): string[] =>
      columnOf(decideOn([table], [template], { instructions }), 'tax_total').inputs.map(({ column }) => column)
    expect(sourcesOf('The tax of a ticket is its city levy plus its harbour levy.')).toEqual([
      'City levy',
      'Harbour levy',
    ])
    expect(sourcesOf('The weight of a ticket is its city levy plus its harbour levy.')).not.toContain('Harbour levy')
  })

  it('is calculated as an instruction says, with what the result is called', () => {
    const template = figures('In EUR', 'line_value')
    const table = tableOf('items', 'Nr|Netto|Qty|Unit price\nR1|1.00|3|1.25\nR2|2.00|12|10.00')
    const decision = decideOn([table], [template], { instructions: 'The line value is quantity times unit price.' })
    expect(columnOf(decision, 'line_value').transforms[0]).toMatchObject({
      calculation: { formula: '$1 * $2', decimals: 4 },
    })
    expect(decision.notes.join()).toContain(
      'calculated from items.csv as “Qty” * “Unit price”: an instruction says so: “The line value is quantity times unit price”.',
    )
  })

  it.each([
    [
      'Crates|Price per crate',
      'The old list gives the price per crate and the number of crates; the line value is the product of the two.',
    ],
    ['Cajas|Precio por caja', 'La lista da el precio por caja y las cajas. El line value es el producto de ambos.'],
    ['Kisten|Kistenpreis', 'Die Liste hat den Kistenpreis und die Kisten; the line value ist das Produkt der beiden.'],
  ])('is calculated of the two that the words before it name: %s', (headers, instructions) => {
    const table = tableOf('items', `Nr|Netto|${headers}\nR1|1.00|4|3.20\nR2|2.00|6|12.10`)
    const { inputs, transforms } = columnOf(
      decideOn([table], [figures('In EUR', 'line_value')], { instructions }),
      'line_value',
    )
    expect(inputs.map(({ column }) => column)).toEqual(headers.split('|').toReversed())
    expect(transforms[0]).toMatchObject({ calculation: { formula: '$1 * $2' } })
  })

  it('is nothing of two that nobody named', () => {
    const instructions = 'The price list is old. The line value is the sum of both.'
    const table = tableOf('items', 'Nr|Netto|Qty|Unit price\nR1|1.00|3|1.25\nR2|2.00|12|10.00')
    const { transforms } = columnOf(
      decideOn([table], [figures('In EUR', 'line_value')], { instructions }),
      'line_value',
    )
    expect(transforms).toEqual([])
  })

  it('adds a rate as a share of the amount', () => {
    const table = tableOf('re', 'Nr|Netto|MwSt %\nR1|100,00|19\nR2|50,00|7')
    const { transforms } = columnOf(decideOn([table], [figures('Net plus VAT')]), 'total_gross')
    expect(transforms[0]).toMatchObject({
      calculation: { formula: '$1 * (1 + $2)', inputs: [{}, { unit: '1', bare_unit: '%', empty: '0' }] },
    })
  })

  it('takes a discount off a product as a share of it, where a line has one', () => {
    const table = tableOf('lines', 'Nr|Qty|Price|Disc\nR1|2|10.00|\nR2|4|2.50|10%\nR3|1|3.00|\nR4|1|4.00|5%')
    const template = templateOf('lines', [
      { name: 'line_no', required: true, unique: true },
      { name: 'quantity', required: true },
      { name: 'unit_price', required: true },
      { name: 'line_total', description: 'Quantity x unit price less discount, two decimals', required: true },
    ])
    expect(columnOf(decideOn([table], [template]), 'line_total').transforms[0]).toMatchObject({
      calculation: {
        formula: '($1 * $2) * (1 - $3)',
        decimals: 2,
        inputs: [{}, {}, { unit: '1', bare_unit: '%', empty: '0' }],
      },
    })
  })

  it('counts the days of terms from the day that a description says', () => {
    const table = tableOf(
      'bills',
      'Bill|Date|Terms|Due by\nB1|2024-02-02|Net 30|\nB2|2024-02-05|Due on receipt|\nB3|2024-02-22|Net 15|',
    )
    const template = templateOf('bills', [
      { name: 'bill_no', required: true, unique: true },
      { name: 'bill_date', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
      {
        name: 'payable_on',
        description: 'YYYY-MM-DD. If the source has none: bill date plus payment terms',
        required: true,
        rule: '\\d{4}-\\d{2}-\\d{2}',
      },
    ])
    const decision = decideOn([table], [template])
    const { inputs, transforms } = columnOf(decision, 'payable_on')
    expect(inputs.map(({ column }) => column)).toEqual(['Date', 'Terms'])
    expect(transforms[0]).toMatchObject({
      calculation: {
        formula: '$1 + $2',
        result: 'day',
        inputs: [
          {},
          {
            figures: expect.arrayContaining([
              { raw: 'Net 30', value: '30' },
              { raw: 'Due on receipt', value: '0' },
            ]),
          },
        ],
      },
    })
    expect(decision.questions).toEqual([])
  })

  it('is left to the column that holds it', () => {
    const table = tableOf('re', 'Nr|Netto|MwSt|Total gross\nR1|100,00|19,00|119,00\nR2|50,00|3,50|53,50')
    const { inputs, transforms } = columnOf(decideOn([table], [figures('Net plus VAT')]), 'total_gross')
    expect(inputs.map(({ column }) => column)).toEqual(['Total gross'])
    expect(transforms.some(({ kind }) => kind === 'merge')).toBe(false)
  })

  it('is no tax on top of a net price', () => {
    const table = tableOf('re', 'Nr|Preis|MwSt\nR1|100,00|19,00\nR2|50,00|3,50')
    const template = templateOf('prices', [
      { name: 'invoice_no', required: true, unique: true },
      { name: 'price', description: 'Net price in EUR, plus VAT' },
    ])
    expect(columnOf(decideOn([table], [template]), 'price').inputs.map(({ column }) => column)).toEqual(['Preis'])
  })

  it('follows the rule of a template that a column is the sum of others', () => {
    const template = templateOf('bookings', [
      { name: 'booking', required: true, unique: true },
      { name: 'adults', required: true },
      { name: 'children', required: true },
      { name: 'guests', required: true },
    ])
    const ruled = {
      ...template,
      cross_cell_rules: [
        { kind: 'sum' as const, columns: ['adults', 'children'], column: 'guests', tolerance: 0, message: 'x' },
      ],
    }
    const table = tableOf('b', 'Booking|Adults|Children\nB1|2|1\nB2|1|\nB3|4|0')
    const { transforms } = columnOf(decideOn([table], [ruled]), 'guests')
    expect(transforms[0]).toMatchObject({ calculation: { formula: '$1 + $2' } })
  })

  it('adds up more columns than fingers', () => {
    const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
    const names = months.map((month) => `sales_${month.toLowerCase()}`)
    const template = templateOf('years', [
      { name: 'branch', required: true, unique: true },
      ...names.map((name) => ({ name })),
      { name: 'sales_year', required: true },
    ])
    const ruled = {
      ...template,
      cross_cell_rules: [{ kind: 'sum' as const, columns: names, column: 'sales_year', tolerance: 0, message: 'x' }],
    }
    const rows = ['B1', 'B2', 'B3'].map((branch, row) =>
      [branch, ...months.map((_, at) => `${at * 7 + row}.50`)].join('|'),
    )
    const table = tableOf('b', [`Branch|${months.map((month) => `Sales ${month}`).join('|')}`, ...rows].join('\n'))
    const { inputs, transforms } = columnOf(decideOn([table], [ruled]), 'sales_year')
    expect(inputs.map(({ column }) => column)).toEqual(months.map((month) => `Sales ${month}`))
    expect(transforms[0]).toMatchObject({
      calculation: { formula: '$1 + $2 + $3 + $4 + $5 + $6 + $7 + $8 + $9 + $10 + $11 + $12' },
    })
  })

  it('is calculated as an instruction says that has much else to say before', () => {
    const table = tableOf('items', 'Nr|Netto|Qty|Unit price\nR1|1.00|3|1.25\nR2|2.00|12|10.00')
    const instructions = `${'Our old system was bought in 1998 and nobody knows who wrote it. '.repeat(40)}The line value is quantity times unit price.`
    expect(
      columnOf(decideOn([table], [figures('In EUR', 'line_value')], { instructions }), 'line_value').transforms[0],
    ).toMatchObject({ calculation: { formula: '$1 * $2' } })
  })

  it('is no postal code and what is behind it', () => {
    const template = templateOf('people', [
      { name: 'no', required: true, unique: true },
      { name: 'zip', description: 'ZIP or ZIP+4' },
      { name: 'amount', description: 'Level 4+ pays 10+5 or more' },
    ])
    const table = tableOf('p', 'No|Zip|Amount\n1|02134|12\n2|90210|13')
    const { plan } = decideOn([table], [template])
    expect(plan.sheets[0]!.sources[0]!.columns.flatMap(({ transforms }) => transforms)).toEqual([])
  })

  it('is nothing where words are no columns of figures', () => {
    const template = templateOf('people', [
      { name: 'no', required: true, unique: true },
      { name: 'phone', description: 'Plus sign and digits only; mobile times are kept' },
    ])
    const table = tableOf('p', 'No|Phone|Mobile\n1|+49 30 123456|12\n2|+49 30 999999|13')
    expect(columnOf(decideOn([table], [template]), 'phone').inputs.map(({ column }) => column)).toEqual(['Phone'])
  })
})

describe('a price for many', () => {
  const articles = (description: string, more: object[] = []): ReturnType<typeof templateOf> =>
    templateOf('articles', [
      { name: 'sku', required: true, unique: true },
      { name: 'sales_price', description, rule: '\\d+\\.\\d{4}' },
      ...(more as { name: string }[]),
    ])
  const table = tableOf('artikel', 'ArtNr|VK-Preis|PE\nA1|12,35|100\nA2|1.234,50|1000\nA3|7,00|1\nA4|8,10|100 Stk')

  it('becomes the price for one, without a question where that is described', () => {
    const decision = decideOn([table], [articles('Net price for ONE piece')])
    const { inputs, transforms } = columnOf(decision, 'sales_price')
    expect(inputs.map(({ column }) => column)).toEqual(['VK-Preis', 'PE'])
    expect(transforms[0]).toMatchObject({
      calculation: {
        formula: '$1 / $2',
        inputs: [euro, { decimal: '.', grouping: '', empty: '1', figures: [{ raw: '100 Stk', value: '100' }] }],
        decimals: 4,
      },
    })
    expect(transforms.slice(1)).toMatchObject([{ kind: 'number', decimals: 4 }])
    expect(decision.questions).toEqual([])
  })

  it('is asked about where nobody says for how many it is wanted', () => {
    const decision = decideOn([table], [articles('In EUR')])
    expect(decision.questions.map(({ prompt, default: preset }) => [prompt, preset])).toEqual([
      ['“VK-Preis” of artikel.csv is for as many as “PE” says. Is “sales_price” of Articles the price for one?', 'yes'],
    ])
  })

  it.each(['Nettopreis je Preiseinheit des Artikels', 'Net price per price unit', 'Prix net par unité de prix'])(
    'stays as it is where it is wanted for as many: “%s”',
    (description) => {
      const decision = decideOn([table], [articles(description)])
      expect(columnOf(decision, 'sales_price').inputs.map(({ column }) => column)).toEqual(['VK-Preis'])
      expect(decision.questions).toEqual([])
    },
  )

  it('stays as it is where the template has a column for how many', () => {
    const decision = decideOn([table], [articles('In EUR', [{ name: 'price_unit', description: 'Preiseinheit, PE' }])])
    expect(columnOf(decision, 'sales_price').inputs.map(({ column }) => column)).toEqual(['VK-Preis'])
  })

  it('reads the letters of the trade', () => {
    const bolts = tableOf('bolts', 'Item|List price|Per\nB1|12.50|C\nB2|0.40|E\nB3|85.00|M')
    expect(columnOf(decideOn([bolts], [articles('Price each')]), 'sales_price').transforms[0]).toMatchObject({
      calculation: {
        inputs: [
          {},
          {
            figures: [
              { raw: 'C', value: '100' },
              { raw: 'E', value: '1' },
              { raw: 'M', value: '1000' },
            ],
          },
        ],
      },
    })
  })
})
