import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../../server/src/engine/examples/interpret.ts'
import type { Transform } from '../../../../server/src/engine/model.ts'
import { columnOf, decideOn, tableOf, templateOf, type ColumnInput } from '../table-of.ts'
import { chain, decideColumn } from './chain.ts'

describe('amounts', () => {
  it.each([
    ['rands', ['R 1 250.00', 'R90.00', 'R 12 840.50']],
    ['rupees', ['Rs. 1 250.00', 'Rs 90.00']],
    ['shillings', ['KSh 1 250.00', 'KSh 90.00']],
  ])('in %s are read by the letters of the currency', (_, values) => {
    expect(chain({ name: 'fee', rule: '\\d+\\.\\d\\d' }, 'Fee', values)).toMatchObject([
      { kind: 'number', decimal: '.', grouping: ' ' },
    ])
  })

  it('are zero where the template says so, or where the other side of the account has the amount', () => {
    const amount = (name: string, description: string): ColumnInput => ({
      name,
      required: true,
      rule: '\\d+\\.\\d\\d',
      description,
    })
    const lines = tableOf('lines', 'No|Debit|Credit\n1|12.50|\n2||7.00\n3|3.25|\n4||9.10')
    const stepsOf = (descriptions: [string, string]): Transform[][] => {
      const columns = [amount('debit', descriptions[0]), amount('credit', descriptions[1])]
      const decision = decideOn([lines], [templateOf('lines', [{ name: 'no', required: true }, ...columns])])
      return ['debit', 'credit'].map((name) => columnOf(decision, name).transforms)
    }
    const zero = { kind: 'default', value: '0.00' }
    expect(stepsOf(['', ''])).toEqual([[zero], [zero]])
    const fees = decideColumn(amount('fee', '0.00 where nothing is due'), 'Fee', ['12.50', '', '9.00'])
    expect(columnOf(fees, 'fee').transforms).toEqual([zero])
    expect(fees.notes.join()).toContain('1 empty cells of “Fee”')
    expect(chain(amount('fee', 'In euro'), 'Fee', ['12.50', '', '9.00'])).toEqual([])
    for (const rest of ['0.00 for members, otherwise 23.00', '0 für Kinder, sonst 23.00'])
      expect(chain(amount('fee', rest), 'Fee', ['12.50', '', '9.00'])).not.toContainEqual(zero)
  })

  const plain = { kind: 'number', decimal: '.', grouping: '' }
  const major: ColumnInput = { name: 'price', description: 'In whole francs, not centimes', rule: '\\d+\\.\\d\\d' }

  it('under a header that says cents become whole units, but not where cents are wanted or where they have decimals', () => {
    const cents = { unit: 'ones', bare_unit: 'hundredths', decimals: 2 }
    expect(chain(major, 'price_centimes', ['1250', '99', '100000'])).toEqual([{ ...plain, ...cents }])
    expect(chain({ name: 'price', rule: '\\d+' }, 'price_cents', ['1250', '99'])).toEqual([])
    expect(chain({ name: 'price_cents', rule: '\\d+' }, 'Price (cents)', ['1250', '99'])).toEqual([])
    expect(chain({ name: 'price', description: 'In cents', rule: '\\d+' }, 'Price', ['12.50', '9.99'])).toEqual([
      { ...plain, unit: 'hundredths', bare_unit: 'ones' },
    ])
    // A workbook leaves the zeros behind the mark away: the others are no larger than what has decimals.
    const few = ['45.5', 'CHF 500.-', '100', '20', '30', '7', '75', '60']
    expect(chain({ name: 'price_cents', rule: '\\d+' }, 'Price', few)).toMatchObject([
      { unit: 'hundredths', bare_unit: 'ones' },
    ])
    const mixed = ['12.50', '4550', '10000', '2000', '9.90', '8000']
    expect(chain({ name: 'price_cents', rule: '\\d+' }, 'Price', mixed)).not.toMatchObject([{ bare_unit: 'ones' }])
    expect(chain(major, 'price_cents', ['12.5', '9.99', '7'])).not.toMatchObject([{ bare_unit: 'hundredths' }])
    expect(chain({ name: 'rate', rule: '\\d+\\.\\d\\d' }, 'per cent', ['12', '7'])).toEqual([{ ...plain, decimals: 2 }])
  })

  it('of which some are texts with a comma become cents once, however they are written', () => {
    const price: ColumnInput = { name: 'price', description: 'In cents', rule: '\\d+' }
    const figures = ['899', '329.9', '12.95', '649', '7.5', '1.699,00 €', '4,50 €', '2.049,00 €']
    expect(chain(price, 'Price', figures)).toMatchObject([
      { kind: 'number', decimal: ',', grouping: '.', unit: 'ones' },
      { kind: 'take_back', steps: 1 },
      { kind: 'number', decimal: '.', unit: 'hundredths', bare_unit: 'ones' },
    ])
  })

  it('in “dollars and cents” are dollars, and so are those whose rule wants a point', () => {
    for (const description of ['Dollars and cents', 'Price in cents, written with a point']) {
      const steps = chain({ name: 'total', description, rule: '\\d+\\.\\d\\d' }, 'Total', ['$45.00', '12.50', '$9.99'])
      expect(steps).toEqual([plain])
    }
  })

  it('with a k or a million behind them count as many', () => {
    expect(chain(major, 'Price', ['45k', '1200', '1.5 Mio'])).toEqual([{ ...plain, unit: 'ones', decimals: 2 }])
  })

  it('of a distance that was read when something came in are not converted to inches', () => {
    const distance: ColumnInput = { name: 'MILEAGE_IN', rule: '\\d+' }
    expect(chain(distance, 'Miles', ['221091', '68413'])).toEqual([])
    const length: ColumnInput = { name: 'length_in', rule: '\\d+(\\.\\d+)?' }
    expect(chain(length, 'Length (ft)', ['2', '3'])).toEqual([{ ...plain, unit: 'in', bare_unit: 'ft' }])
  })

  it('of hours in a clock’s notation become decimals, with as many as most of them need', () => {
    const hours: ColumnInput = { name: 'labour_hours', rule: '\\d+\\.\\d\\d' }
    expect(chain(hours, 'Labour hours', ['0:30', '1:00', '3:20', '0:45'])).toEqual([
      { ...plain, decimals: 2, unit: 'h' },
    ])
  })
})

describe('signs of dollars', () => {
  it('are of the country whose dollar most cells name, and those of others are known', () => {
    const currency = { name: 'currency', rule: '[A-Z]{3}', description: 'ISO 4217' }
    const values = ['$', 'USD', 'C$', 'US$', 'CAD', 'USD']
    expect(chain(currency, 'Curr', values)).toMatchObject([
      {
        entries: [
          { raw: '$', value: 'USD' },
          { raw: 'C$', value: 'CAD' },
          { raw: 'US$', value: 'USD' },
        ],
      },
    ])
    expect(chain(currency, 'Curr', ['$', 'EUR', '$', 'EUR'])).toEqual([])
  })

  it('are what was told where another dollar stands beside them', () => {
    const currency = { name: 'currency', rule: '[A-Z]{3}', description: 'ISO 4217' }
    const values = ['$', 'C$', '$', 'C$']
    const told = { instructions: '$ means US dollars.' }
    expect(chain(currency, 'Currency', values, told)).toMatchObject([
      {
        entries: [
          { raw: '$', value: 'USD' },
          { raw: 'C$', value: 'CAD' },
        ],
      },
    ])
    expect(chain(currency, 'Currency', values)).toMatchObject([{ entries: [{ raw: 'C$', value: 'CAD' }] }])
  })
})

describe('signs of dollars where a list says what is allowed', () => {
  const ofList = (allowed: string): ColumnInput => ({ name: 'currency', required: true, rule: `^(${allowed})$` })
  const read = (allowed: string, values: string[], sign = '$', more = {}): unknown => {
    const decision = decideColumn(ofList(allowed), 'Curr', values, more)
    const [map] = columnOf(decision, 'currency').transforms
    const found = map?.kind === 'value_map' ? map.entries.find(({ raw }) => raw === sign)?.value : undefined
    const asked = decision.questions.filter(({ prompt }) => prompt.includes(`“${sign}”`))
    return [found, asked.map(({ default: preset }) => preset)]
  }

  it.each([
    ['the only one that is allowed', 'USD|GBP', ['USD', 'US$', '$', 'GBP', '£'], '$', 'USD'],
    ['that, whatever country it is of', 'EUR|CAD', ['EUR', '$', '$'], '$', 'CAD'],
    ['that beside those of others that are written out', 'USD|GBP', ['$', 'C$', 'USD', '$'], '$', 'USD'],
    ['the one that other cells name where several are allowed', 'USD|CAD|EUR', ['$', 'CAD', 'EUR', '$'], '$', 'CAD'],
    ['kroner just the same', 'EUR|SEK', ['EUR', 'kr', 'SEK', 'kr'], 'kr', 'SEK'],
  ])('are %s', (_, allowed, values, sign, want) => {
    expect(read(allowed, values, sign)).toEqual([want, []])
  })

  it.each([
    ['several are allowed and no cell says which', 'USD|CAD|EUR', ['$', 'EUR', 'EUR', '$']],
    ['cells name several', 'USD|CAD|EUR', ['$', 'CAD', 'USD', 'USD']],
    ['cells name another one', 'USD|GBP', ['$', 'CAD', 'CAD', 'USD']],
  ])('are asked about where %s', (_, allowed, values) => {
    const [found, asked] = read(allowed, values) as [unknown, string[]]
    expect(found).toBeUndefined()
    expect(asked).toEqual(['(keep)'])
  })

  it('are what is told', () => {
    const told = { instructions: '$ means Canadian dollars.' }
    expect(read('USD|CAD|EUR', ['$', 'EUR', 'USD', '$'], '$', told)).toEqual(['CAD', []])
  })
})

describe('words among figures', () => {
  it('are the figure that the description has for them or their initials', () => {
    const days: ColumnInput = { name: 'days', rule: '\\d+', description: 'Days to pay; 0 for payment in advance.' }
    const [map] = chain(days, 'Days', ['30', '14', 'PIA', '30', 'payment in advance'])
    expect(map).toMatchObject({
      kind: 'value_map',
      entries: [
        { raw: 'PIA', value: '0' },
        { raw: 'payment in advance', value: '0' },
      ],
    })
  })
})

describe('figures in two notations', () => {
  const amount: ColumnInput = { name: 'amount', rule: '\\d+\\.\\d{2}' }
  const texts = { kind: 'number', decimal: ',', grouping: '.' }

  it('are both read, those with a comma first', () => {
    const values = ['236.81', '1.785,00', '53,79', '12.5', '7', '10727.91']
    expect(chain(amount, 'Amount', values)).toEqual([
      texts,
      { kind: 'take_back', steps: 1, pattern: '-?[0-9]+(?:\\.[0-9]+)?' },
      { kind: 'number', decimal: '.', grouping: '', decimals: 2 },
    ])
  })

  it('are both read, whatever groups the thousands of those with a comma', () => {
    const values = ['$30,501.50', '14\u00a0264,95 $', '484,00 $', '48706', '60425.95', '1.302,50 $']
    const steps = chain(amount, 'Amount', values)
    expect(values.map((value) => applyChain(steps, [value]).value)).toEqual([
      '30501.50',
      '14264.95',
      '484.00',
      '48706.00',
      '60425.95',
      '1302.50',
    ])
  })

  it('stay as they are where one could be of either', () => {
    expect(chain(amount, 'Amount', ['236.81', '1.785,00', '1.785'])).not.toContainEqual(texts)
  })

  it('are of one unit', () => {
    const hours: ColumnInput = { name: 'hours', description: 'Decimal hours.', rule: '\\d+\\.\\d{2}' }
    const steps = chain(hours, 'Aantal uur', ['7.5', '8,00 u', '4', '1,25 u', '6.25'])
    expect(steps).toMatchObject([{ kind: 'replace' }, { kind: 'number', unit: 'h', decimals: 2 }])
  })
})

describe('amounts that name their side', () => {
  const amount = { name: 'amount', rule: '-?\\d+\\.\\d{2}' }
  const find = (values: string[], column = amount): unknown[] =>
    chain(column, 'Amount', values).flatMap((step) => (step.kind === 'replace' ? [[step.find, step.with]] : []))

  it('are negative on the credit side, in words or by letters that all of them have', () => {
    expect(find(['1,204.50', '18,363.00CR', '40.00 CR', '12.00 DR'])).toEqual([
      [' CR', '-'],
      [' DR', ''],
      ['CR', '-'],
    ])
    expect(find(['12,50 H', '1.300,00 S', '7,00 S'])).toEqual([
      [' H', '-'],
      [' S', ''],
    ])
  })

  it('stay as they are where no number may be negative, or one letter stands alone', () => {
    expect(find(['1,204.50', '18,363.00CR'], { ...amount, rule: '\\d+\\.\\d{2}' })).toEqual([])
    expect(find(['12,50 H', '1.300,00', '7,00'])).toEqual([])
  })
})
