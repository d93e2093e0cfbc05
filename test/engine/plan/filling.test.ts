import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf, type ColumnInput } from './table-of.ts'

const fees = (...more: ColumnInput[]): ReturnType<typeof templateOf> =>
  templateOf('fees', [
    { name: 'course', required: true, unique: true },
    { name: 'price', required: true, rule: '\\d+\\.\\d\\d' },
    ...more,
  ])
const constantOf = (decision: ReturnType<typeof decideOn>, name: string): unknown => columnOf(decision, name).transforms

describe('what no column holds', () => {
  const currency: ColumnInput = { name: 'currency', required: true, rule: '[A-Z]{3}', description: 'ISO 4217' }

  it('is the currency that the amounts or their header are written with, told in a note', () => {
    const header = decideOn([tableOf('list', 'Course|Price CHF\nA1|12.50\nA2|8.00\nA3|9.00')], [fees(currency)])
    expect(header.questions).toEqual([])
    expect(constantOf(header, 'currency')).toEqual([{ kind: 'constant', value: 'CHF' }])
    expect(header.notes.join()).toContain('“currency” of Fees is “CHF” for all rows of list.csv: “Price CHF” says so.')
    const cells = decideOn([tableOf('list', 'Course|Price\nA1|12.50\nA2|£8.00\nA3|9.00')], [fees(currency)])
    expect(constantOf(cells, 'currency')).toEqual([{ kind: 'constant', value: 'GBP' }])
  })

  it('is not the currency of a few amounts, which may be the ones in another', () => {
    const list = tableOf('list', 'Course|Price\nA1|12.50\nA2|8.00\nA3|9.00\nA4|CHF 7.00\nA5|5.00')
    expect(constantOf(decideOn([list], [fees(currency)]), 'currency')).toEqual([])
  })

  it('is the usual currency of the description, but for the amounts that say theirs', () => {
    const usual = (description: string): ColumnInput => ({ name: 'currency', rule: '^[A-Z]{3}$', description })
    const list = tableOf('list', 'Course|Price\nA1|12.50\nA2|$8.00\nA3|EUR 9.00\nA4|7.00\nA5|5.00 EUR\nA6|4.00')
    const written = (description: string): (string | null)[] => {
      const { transforms } = columnOf(decideOn([list], [fees(usual(description))]), 'currency')
      return ['12.50', '$8.00', 'EUR 9.00', '5.00 EUR'].map((raw) => applyChain(transforms, [raw]).value)
    }
    for (const said of ['MXN, or EUR when the amount says so', 'CAD, oder EUR wo es dabeisteht', 'AUD unless stated'])
      expect(written(said)).toEqual([said.slice(0, 3), said.slice(0, 3), 'EUR', 'EUR'])
    // A dollar sign is no peseta, and two currencies of which none is the usual one are asked for.
    for (const said of ['SEK, or EUR when the amount says so', 'MXN or EUR'])
      expect(columnOf(decideOn([list], [fees(usual(said))]), 'currency').transforms).not.toContainEqual(
        expect.objectContaining({ kind: 'default' }),
      )
  })

  it('is so still where somebody answered that there is no column for it', () => {
    const answers = [{ key: 'column:fees.currency@file_list/list', value: '(none)' }]
    const told = decideOn(
      [tableOf('list', 'Course|Price NOK|Place\nA1|12.50|Bergen\nA2|8.00|Oslo')],
      [fees(currency)],
      { answers },
    )
    expect(told.questions).toEqual([])
    expect(constantOf(told, 'currency')).toEqual([{ kind: 'constant', value: 'NOK' }])
  })

  it('is asked for in words where the table says two things, or one that may be several', () => {
    for (const list of ['Course|Price EUR\nA1|£12.50\nA2|8.00', 'Course|Price\nA1|$12.50\nA2|8.00']) {
      const { questions } = decideOn([tableOf('list', list)], [fees(currency)])
      expect(questions.map(({ key }) => key)).toContain('value:fees.currency:')
    }
    const none = decideOn([tableOf('list', 'Course|Price\nA1|12.50\nA2|8.00\nA3|9.00')], [fees(currency)])
    expect(none.questions).toMatchObject([{ key: 'value:fees.currency:', free_text: true, default: '(keep)' }])
    const answers = [{ key: 'value:fees.currency:', value: 'SEK' }]
    const answered = decideOn([tableOf('list', 'Course|Price\nA1|12.50\nA2|8.00\nA3|9.00')], [fees(currency)], {
      answers,
    })
    expect(constantOf(answered, 'currency')).toEqual([{ kind: 'constant', value: 'SEK' }])
  })

  it('is whether prices are with tax, as their header says', () => {
    const taxed: ColumnInput = { name: 'includes_vat', required: true, rule: 'yes|no' }
    const of = (header: string): unknown =>
      constantOf(decideOn([tableOf('list', `Course|${header}\nA1|12.50\nA2|8.00`)], [fees(taxed)]), 'includes_vat')
    expect(of('Price incl. VAT')).toEqual([{ kind: 'constant', value: 'yes' }])
    expect(of('Price ex VAT')).toEqual([{ kind: 'constant', value: 'no' }])
    expect(of('Price')).toEqual([])
  })

  it('is the year that the file or the sheet is called by, unless its dates are of others', () => {
    const year: ColumnInput = { name: 'fiscal_year', required: true, rule: '\\d{4}' }
    const of = (file: string, date = '03.05.2023'): unknown =>
      constantOf(
        decideOn([tableOf(file, `Course|Price|Paid on\nA1|12.50|${date}\nA2|8.00|${date}`)], [fees(year)]),
        'fiscal_year',
      )
    expect(of('courses 2023')).toEqual([{ kind: 'constant', value: '2023' }])
    expect(of('courses_2024_final')).toEqual([{ kind: 'constant', value: '2024' }])
    for (const name of ['courses 2011', 'courses 2023-24', 'courses_2023-03-01', 'courses 2022 and 2023', 'courses'])
      expect(of(name)).toEqual([])
    const since = decideOn(
      [tableOf('list 2023', 'Course|Price\nA1|12.50\nA2|8.00')],
      [fees({ name: 'construction_year', required: true })],
    )
    expect(constantOf(since, 'construction_year')).toEqual([])
  })

  it('is what the file is called by beside the name of the column', () => {
    const season: ColumnInput = { name: 'season', required: true, rule: 'winter|summer' }
    const told = decideOn([tableOf('season winter', 'Course|Price\nA1|12.50\nA2|8.00')], [fees(season)])
    expect(told.questions).toEqual([])
    expect(constantOf(told, 'season')).toEqual([{ kind: 'constant', value: 'winter' }])
    const asked = decideOn([tableOf('winter stuff', 'Course|Price\nA1|12.50\nA2|8.00')], [fees(season)])
    expect(asked.questions).toMatchObject([{ key: 'value:fees.season:', default: 'winter' }])
    const preset = (file: string, rule: string): unknown =>
      decideOn(
        [tableOf(file, 'Course|Price\nA1|12.50\nA2|8.00')],
        [fees({ name: 'channel', required: true, rule })],
      ).questions.map((question) => question.default)
    expect(preset('trips.net export', 'desk|trips\\.net|phone')).toEqual(['trips.net'])
    expect(preset('cabins', 'tent|cabin|caravan')).toEqual(['cabin'])
    expect(preset('Telefon 2024', 'desk|web|phone')).toEqual(['phone'])
    expect(preset('desk and phone', 'desk|web|phone')).toEqual(['(keep)'])
  })

  it('is asked for of each column that lacks, but not of keys, of sums, or where most is missing', () => {
    const two = fees({ name: 'level', required: true, rule: 'A|B|C' }, { name: 'branch', required: true })
    const { questions } = decideOn([tableOf('list', 'Course|Price\nA1|12.50\nA2|8.00')], [two])
    expect(questions.map(({ key }) => key)).toEqual(['value:fees.level:', 'value:fees.branch:'])
    const keyed = templateOf('fees', [
      { name: 'code', required: true, unique: true, rule: 'F\\d{3}' },
      { name: 'course' },
      { name: 'level', required: true, rule: 'A|B|C' },
    ])
    const lacking = decideOn([tableOf('list', 'Course\nBasics\nAdvanced')], [keyed])
    expect(lacking.questions.filter(({ kind }) => kind === 'value_map')).toEqual([])
    const summed = fees({ name: 'total_amount', required: true, rule: '\\d+\\.\\d\\d' })
    const sums = decideOn([tableOf('list', 'Course|Price\nA1|12.50\nA2|8.00')], [summed])
    expect(sums.questions.filter(({ kind }) => kind === 'value_map')).toEqual([])
  })

  it('is the currency in the rows with an amount, where it may be empty', () => {
    const optional = fees({ ...currency, required: false }, { name: 'deposit' })
    const list = 'Course|Price SEK\nA1|12.50\nA2|n/a\nA3|9.00\nA4|7.25'
    const decision = decideOn([tableOf('list', list)], [optional])
    const { transforms } = columnOf(decision, 'currency')
    expect(['12.50', 'n/a', '9'].map((value) => applyChain(transforms, [value]).value)).toEqual(['SEK', null, 'SEK'])
    expect(decision.notes.join()).toContain('“currency” of Fees is “SEK” where there is “Price SEK”')
    const two = decideOn(
      [tableOf('list', 'Course|Price SEK|Deposit SEK\nA1|12.50|\nA2||3.00\nA3|9.00|2.00')],
      [optional],
    )
    expect(columnOf(two, 'currency').inputs).toEqual([])
  })
})

it('what a description says of customers is so in a file that is called after them', () => {
  const dues = templateOf('dues', [
    { name: 'due_no', required: true, unique: true },
    {
      name: 'kind',
      required: true,
      rule: 'receivable|payable',
      description: 'receivable for customers, payable for suppliers',
    },
  ])
  const kindOf = (name: string): unknown =>
    columnOf(decideOn([tableOf(name, 'Due no|Text\nD1|a\nD2|b\nD3|c')], [dues]), 'kind').transforms
  expect(kindOf('OP_Debitoren_2025')).toEqual([{ kind: 'constant', value: 'receivable' }])
  expect(kindOf('creditors')).toEqual([{ kind: 'constant', value: 'payable' }])
  expect(kindOf('customers and suppliers')).toEqual([])
})

describe('empty cells of which a sentence seems to tell the value', () => {
  const course: ColumnInput = { name: 'grade', rule: '\\d\\.\\d' }
  const table = tableOf('list', 'Course|Price|Grade\nA1|12.50|7.1\nA2|8.00|\nA3|9.00|5.5')
  const steps = (instructions: string): unknown[] =>
    columnOf(decideOn([table], [fees(course)], { instructions }), 'grade').transforms

  it.each(['En grade, NP es no presentado y se deja vacía.', 'If grade is empty it means withheld.'])(
    'stay empty where it is a word that the rule refuses: %s',
    (text) => expect(steps(text)).not.toContainEqual(expect.objectContaining({ kind: 'default' })),
  )

  it('get it where the rule takes it', () => {
    expect(steps('If grade is empty use 0.0.')).toContainEqual({ kind: 'default', value: '0.0' })
  })
})
