import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOfCells, templateOf, type ColumnInput } from './table-of.ts'

const number = '^-?\\d+(\\.\\d+)?$'

function partsOf(columns: ColumnInput[], header: string, cells: string[]): (string | null)[][] {
  const template = templateOf('things', [{ name: 'id', required: true, unique: true }, ...columns])
  const rows = cells.map((cell, at) => [`T${at + 1}`, cell])
  const decision = decideOn([tableOfCells('things', ['id', header], rows)], [template])
  return cells.map((cell) =>
    columns.map(({ name }) =>
      inputsOf(decision, name).length === 0 ? null : applyChain(columnOf(decision, name).transforms, [cell]).value,
    ),
  )
}

describe('two figures in one cell', () => {
  it('are the least and the most of what the template has a column for each, and their unit', () => {
    const columns: ColumnInput[] = [
      { name: 'load_min', rule: number },
      { name: 'load_max', rule: number },
      { name: 'load_unit', rule: '^(kg|lb|degC)$' },
    ]
    const cells = ['0 - 300 kg', '-20 to 1,090 lbs', '5-40 kilos', '0 to 60 deg C', '2.5 – 7.5 kg', '10…20 KG']
    expect(partsOf(columns, 'Load', cells)).toEqual([
      ['0', '300', 'kg'],
      ['-20', '1090', 'lb'],
      ['5', '40', 'kg'],
      ['0', '60', 'degC'],
      ['2.5', '7.5', 'kg'],
      ['10', '20', 'kg'],
    ])
  })

  it('are prices from and to, with their signs', () => {
    const columns: ColumnInput[] = [
      { name: 'guide_low', rule: '^\\d+$' },
      { name: 'guide_high', rule: '^\\d+$' },
    ]
    expect(partsOf(columns, 'Guide £', ['£800 - £1,200', '600/800', '£400-500', '1000/1200'])).toEqual([
      ['800', '1200'],
      ['600', '800'],
      ['400', '500'],
      ['1000', '1200'],
    ])
  })

  it('are the least alone where there is no end, under a header that says what they are', () => {
    const columns: ColumnInput[] = [
      { name: 'height_min', rule: '^\\d+$' },
      { name: 'height_max', rule: '^\\d+$' },
    ]
    const cells = ['120+', '90–140', '100-150', '140 and over', '80+']
    expect(partsOf(columns, 'Heights', cells)).toEqual([
      ['120', null],
      ['90', '140'],
      ['100', '150'],
      ['140', null],
      ['80', null],
    ])
    expect(partsOf(columns, 'Remark', cells)).toEqual(cells.map(() => [null, null]))
  })

  it('are a latitude and a longitude', () => {
    const columns: ColumnInput[] = [
      { name: 'latitude', rule: '^\\d{2}\\.\\d{5}$' },
      { name: 'longitude', rule: '^\\d{1,2}\\.\\d{5}$' },
    ]
    expect(partsOf(columns, 'Position', ['53.57291, 10.00974', '53.54698; 9.98537', '53.56038 10.03978'])).toEqual([
      ['53.57291', '10.00974'],
      ['53.54698', '9.98537'],
      ['53.56038', '10.03978'],
    ])
  })

  it('are no parts where the template has one column for the whole', () => {
    expect(partsOf([{ name: 'load' }], 'Load', ['0 - 300 kg', '5-40 kg'])).toEqual([['0 - 300 kg'], ['5-40 kg']])
  })
})

describe('values of a list of units', () => {
  it('are the allowed spelling of the same unit', () => {
    const cells = ['"', 'in.', 'inches', 'MM', 'deg C', '°C']
    const unit = partsOf([{ name: 'unit', rule: '^(mm|in|degC)$', required: true }], 'Unit', cells)
    expect(unit.flat()).toEqual(['in', 'in', 'in', 'mm', 'degC', 'degC'])
  })
})

describe('intervals', () => {
  it('are converted from years and months however they are cut short', () => {
    const cells = ['12M', '2 yr', '24 mo', '6 mos', '1 year', '18 months']
    const template = templateOf('things', [
      { name: 'id', required: true, unique: true },
      { name: 'interval_months', rule: '^\\d+$' },
    ])
    const rows = cells.map((cell, at) => [`T${at + 1}`, cell])
    const decision = decideOn([tableOfCells('things', ['id', 'Interval'], rows)], [template])
    expect(columnOf(decision, 'interval_months').transforms).toMatchObject([{ kind: 'number', unit: 'month' }])
  })
})

describe('a value beside a shortened other one', () => {
  it('is asked about', () => {
    const template = templateOf('tests', [
      { name: 'id', required: true, unique: true },
      { name: 'outcome', rule: '^(pass|fail|adjusted)$', required: true },
    ])
    const outcomes = ['Pass', 'Pass after adj.', 'FAIL', 'Pass', 'Pass after adj.', 'Pass after adj.']
    const rows = outcomes.map((one, at) => [`T${at}`, one])
    const { questions } = decideOn([tableOfCells('tests', ['id', 'Outcome'], rows)], [template])
    expect(questions.map(({ prompt }) => prompt)).toEqual([expect.stringContaining('“pass” or “adjusted”')])
  })
})

describe('measures in several units', () => {
  it('are read as one where the template names one of them', () => {
    const template = templateOf('fields', [
      { name: 'id', required: true, unique: true },
      { name: 'area_ha', rule: '^\\d+\\.\\d{4}$' },
    ])
    const cells = ['74 a 09 ca', '1 ha 32 a 53 ca', '2 ha 02 a', '12 a 56 ca']
    const rows = cells.map((cell, at) => [`F${at + 1}`, cell])
    const decision = decideOn([tableOfCells('fields', ['id', 'Area_ha'], rows)], [template])
    expect(columnOf(decision, 'area_ha').transforms).toMatchObject([{ kind: 'number', unit: 'ha', decimals: 4 }])
  })

  it('are none where a letter stands behind a house number', () => {
    const template = templateOf('houses', [{ name: 'id', required: true }, { name: 'house_no' }])
    const cells = ['12 a', '7 a', '14', '3 a']
    const rows = cells.map((cell, at) => [`H${at + 1}`, cell])
    const decision = decideOn([tableOfCells('houses', ['id', 'House no'], rows)], [template])
    expect(columnOf(decision, 'house_no').transforms).toEqual([])
  })
})

describe('a degree sign behind all figures', () => {
  it('is no part of them where the rule takes figures', () => {
    const template = templateOf('tanks', [
      { name: 'id', required: true },
      { name: 'strength', rule: '^\\d+\\.\\d$' },
    ])
    const rows = ['11,9°', '12,4 °', '13,0°', '12,8°'].map((cell, at) => [`T${at + 1}`, cell])
    const decision = decideOn([tableOfCells('tanks', ['id', 'Strength'], rows)], [template])
    expect(columnOf(decision, 'strength').transforms).toMatchObject([{ kind: 'number', decimal: ',', unit: '°' }])
  })
})

describe('a day and a time in one cell', () => {
  it('go to the columns for each', () => {
    const template = templateOf('visits', [
      { name: 'id', required: true },
      { name: 'visited_on', rule: '^\\d{4}-\\d{2}-\\d{2}$', required: true },
      { name: 'visited_at', rule: '^\\d{2}:\\d{2}$' },
    ])
    const cells = ['31/08/2026 12h47', '01/09/2026 07h05', '02/09/2026 19h16']
    const rows = cells.map((cell, at) => [`V${at + 1}`, cell])
    const decision = decideOn([tableOfCells('visits', ['id', 'Date/time'], rows)], [template])
    expect(inputsOf(decision, 'visited_on')).toEqual(['Date/time'])
    expect(columnOf(decision, 'visited_at').transforms).toMatchObject([
      { kind: 'extract' },
      { kind: 'date', to: 'HH:mm' },
    ])
  })
})

describe('a column of the same name', () => {
  it('is taken for whole numbers though its own end in zeros behind a mark', () => {
    const template = templateOf('bids', [
      { name: 'id', required: true },
      { name: 'limit', rule: '^\\d+$' },
    ])
    const rows = ['30.00', '1,500.00', '120.00'].map((cell, at) => [`B${at + 1}`, cell])
    const decision = decideOn([tableOfCells('bids', ['id', 'Limit'], rows)], [template])
    expect(inputsOf(decision, 'limit')).toEqual(['Limit'])
    expect(columnOf(decision, 'limit').transforms).toMatchObject([{ kind: 'number', grouping: ',', decimals: 0 }])
  })
})
