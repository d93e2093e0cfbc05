import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../../server/src/engine/examples/interpret.ts'
import { columnOf, type ColumnInput } from '../table-of.ts'
import { chain, decideColumn } from './chain.ts'

describe('figures and words that a list allows', () => {
  const belt: ColumnInput = { name: 'class', rule: '^(PK|K|[1-6])$' }

  it('are meant by ordinals and by what the words are short for', () => {
    const values = ['1', '2nd', '3rd', 'Pre-K', 'Kindergarten', '4', '5th', 'K', '6', '1']
    const decision = decideColumn(belt, 'Class', values)
    expect(decision.questions).toEqual([])
    expect(columnOf(decision, 'class').transforms).toMatchObject([
      {
        kind: 'value_map',
        entries: [
          { raw: '2nd', value: '2' },
          { raw: '3rd', value: '3' },
          { raw: '5th', value: '5' },
          { raw: 'Kindergarten', value: 'K' },
          { raw: 'Pre-K', value: 'PK' },
        ],
      },
    ])
  })

  it('are meant by figures with a zero in front, and by the age behind the word', () => {
    const values = ['1', '02', '03', '04', 'PK3', 'KG', '05', '6', '02', 'PK4', 'KG', '03']
    const decision = decideColumn(belt, 'Class', values)
    expect(decision.questions).toEqual([])
    const steps = columnOf(decision, 'class').transforms
    const written = ['02', '03', '04', '05', 'PK3', 'PK4', 'KG'].map((raw) => applyChain(steps, [raw]).value)
    expect(written).toEqual(['2', '3', '4', '5', 'PK', 'PK', 'K'])
    const coded = chain({ name: 'class', rule: '^(PK|K|03|[1-6])$' }, 'Class', ['1', '02', '03', 'K', '5'])
    expect(applyChain(coded, ['02']).value).toBe('02')
  })

  it('are the ones with the same sign behind them, whatever the case', () => {
    const mark: ColumnInput = { name: 'mark', rule: '^([A-C][+-]?|F)$' }
    const steps = chain(mark, 'Mark', ['A', 'b-', 'B+', 'a+', 'c', 'F', 'B', 'C-', 'b-', 'A'])
    expect(['b-', 'a+', 'c', 'B+'].map((raw) => applyChain(steps, [raw]).value)).toEqual(['B-', 'A+', 'C', 'B+'])
  })

  it('are meant by no other letters behind a figure', () => {
    expect(JSON.stringify(chain(belt, 'Class', ['1', '2', '3b', '4', '5', '6', 'K']))).not.toContain('"value":"3"')
  })
})

describe('what follows from the meaning of a word', () => {
  const fee: ColumnInput = { name: 'fee', rule: '\\d+\\.\\d{2}' }
  const values = ['12.50', 'NC', '8.00', '9.00', 'NC', '11.00']

  it.each([
    ['NC in the fee column means not charged, so 0.00.', '0.00'],
    ['NC in the fee column means half price, i.e. 5.00', '5.00'],
    ['NC in the fee column means on the house (0.00)', '0.00'],
    ['NC in the fee column means no charge, so 0.00.', '0.00'],
    ['NC means no charge, so 0.00.', '0.00'],
  ])('is what is written where the column takes it: %s', (instructions, value) => {
    const map = chain(fee, 'Fee', values, { instructions }).find(({ kind }) => kind === 'value_map')
    expect(map).toMatchObject({ entries: [{ raw: 'NC', value }] })
  })

  it.each([
    ['N/C in the fee means no charge, so 0.00.', '0.00'],
    ['N/C in the fee means no charge.', ''],
  ])('is written for what else is a word for nothing: %s', (instructions, value) => {
    const written = values.map((one) => one.replace('NC', 'N/C'))
    const steps = chain(fee, 'Fee', written, { instructions })
    expect(applyChain(steps, ['N/C']).value ?? '').toBe(value)
  })

  it('is no other word behind it', () => {
    const instructions = 'NC in the fee column means not charged, so we ask for it later.'
    expect(JSON.stringify(chain(fee, 'Fee', values, { instructions }))).not.toMatch(/"value":"(?:we|later)"/)
  })
})

describe('values that only the description lists', () => {
  it.each([
    'One of: open, shut.',
    'What it is by day; one of open or shut',
    'Eine von: open, shut.',
    'Une de: open, shut',
    'Either open or shut, never empty',
    'open, shut or gone',
    'open / shut / gone',
    'In English: open, shut, gone',
  ])('are what the column is mapped to: %s', (description) => {
    const { questions } = decideColumn(
      { name: 'state', description, desiredRule: 'ai' },
      'State',
      'Open,Open,zu,zu,SHUT'.split(','),
    )
    const options = questions.map((one) =>
      one.options.flatMap(({ value }) => (['open', 'shut'].includes(value) ? value : [])).toSorted(),
    )
    expect(options).toEqual([['open', 'shut']])
  })

  it.each(['MM/DD/YYYY', 'A shop, a stall or a van', 'open or shut', 'Where it is, if open'])(
    'are none where it speaks of what is there, or how it is written: %s',
    (description) => {
      const values = 'Open,Open,zu,zu,SHUT'.split(',')
      const { questions } = decideColumn({ name: 'place', description, desiredRule: 'none' }, 'Place', values)
      expect(questions).toEqual([])
    },
  )
})

describe('what a value was said to mean', () => {
  const mapped = (column: ColumnInput, header: string, values: string[], instructions: string) =>
    chain(column, header, values, { instructions }).flatMap((step) =>
      step.kind === 'value_map' ? step.entries.map(({ raw, value }) => `${raw}=${value}`) : [],
    )

  it('is the allowed value that stands in the words for it', () => {
    const state: ColumnInput = { name: 'state', rule: 'open|closed|lost' }
    const values = ['open', 'closed', 'WO', 'open', 'closed']
    expect(mapped(state, 'State', values, 'WO means written off (lost)')).toEqual(['WO=lost'])
    expect(mapped(state, 'State', values, 'WO means something else')).toEqual([])
  })

  it('is nothing where it is none of what the column holds', () => {
    const values = ['SPRING', 'none', 'WINTER', 'none']
    expect(mapped({ name: 'voucher' }, 'Voucher', values, 'A voucher "none" means no voucher.')).toEqual(['none='])
  })
})

describe('words of a list in other languages', () => {
  it('are known, and one that stands there twice is asked about where every row must have one', () => {
    const unit: ColumnInput = { name: 'unit', rule: 'piece|box|hour', required: true }
    const values = [...Array(50).fill('piece'), 'Stk', 'Std', 'scatola', 'uur', 'XQ']
    expect(decideColumn(unit, 'Unit', values).questions).toEqual([])
    const decision = decideColumn(unit, 'Unit', [...values, 'XQ'])
    expect(columnOf(decision, 'unit').transforms).toMatchObject([
      {
        kind: 'value_map',
        entries: [
          { raw: 'Std', value: 'hour' },
          { raw: 'Stk', value: 'piece' },
          { raw: 'scatola', value: 'box' },
          { raw: 'uur', value: 'hour' },
        ],
      },
    ])
    expect(decision.questions.map(({ key }) => key)).toEqual(['value:things.unit:XQ'])
  })
})

describe('letters for man and woman', () => {
  const sex = { name: 'sex', rule: '(female|male)' }
  const mapped = (header: string, letters: string[], column: ColumnInput = sex): [string, string][] =>
    chain(column, header, [...letters, ...letters, ...letters]).flatMap((step) =>
      step.kind === 'value_map' ? step.entries.map(({ raw, value }): [string, string] => [raw, value]) : [],
    )

  it('are told by the other one', () => {
    expect(mapped('Sexo', ['H', 'M'])).toEqual([
      ['H', 'male'],
      ['M', 'female'],
    ])
    expect(mapped('Sexe', ['H', 'F'])).toEqual([
      ['F', 'female'],
      ['H', 'male'],
    ])
    expect(mapped('Sex', ['M', 'F'])).toEqual([
      ['F', 'female'],
      ['M', 'male'],
    ])
    expect(mapped('Sexo', ['H', 'M'], { name: 'sex', rule: '(F|M)' })).toEqual([
      ['H', 'M'],
      ['M', 'F'],
    ])
  })

  it('are told by the language where both are words of two, and asked about where nothing tells it', () => {
    expect(mapped('Sexo', ['M', 'V'])).toEqual([
      ['M', 'female'],
      ['V', 'male'],
    ])
    expect(mapped('Geslacht', ['M', 'V'])).toEqual([
      ['M', 'male'],
      ['V', 'female'],
    ])
    const { questions } = decideColumn(sex, 'Sex', ['M', 'V', 'V', 'M', 'M', 'V'])
    expect(questions.map(({ key, default: preset }) => [key, preset])).toEqual([
      ['value:things.sex:M', '(keep)'],
      ['value:things.sex:V', '(keep)'],
    ])
  })
})

describe('what codes mean, in words that the list does not have,', () => {
  const mode: ColumnInput = { name: 'mode', rule: '^(road|rail|sea)$' }
  const values = ['Rail', 'PO', 'Sea', 'LK', 'Road', 'PO', 'Rail', 'LK', 'Sea']

  it.each([
    'In Mode, PO is PostOnline and LK is a Lakeland parcel; both are road.',
    'In Mode, PO is PostOnline and LK is a Lakeland parcel. All are road.',
    'In Mode: PO = PostOnline, LK = Lakeland; beide sind road',
  ])('comes to what the sentence says of all of them: %s', (instructions) => {
    const decision = decideColumn(mode, 'Mode', values, { instructions })
    const written = (raw: string) => applyChain(columnOf(decision, 'mode').transforms, [raw]).value
    expect(['PO', 'LK', 'Rail'].map(written)).toEqual(['road', 'road', 'rail'])
    expect(decision.questions).toEqual([])
  })

  it('are asked about rather than written so that every row is refused', () => {
    const instructions = 'In Mode, PO is PostOnline and LK is a Lakeland parcel.'
    const { questions } = decideColumn(mode, 'Mode', values, { instructions })
    expect(questions.map(({ kind }) => kind)).toEqual(['value_map', 'value_map'])
  })
})
