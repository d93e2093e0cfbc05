import { describe, expect, it } from 'vitest'
import type { Transform } from '../../../../server/src/engine/model.ts'
import { columnOf, type ColumnInput } from '../table-of.ts'
import { chain, decideColumn } from './chain.ts'

describe('hours', () => {
  it('are read of minutes where decimals are told, though no factor makes them exact', () => {
    const column = { name: 'downtime_hours', rule: '\\d+\\.\\d{2}' }
    expect(
      columnOf(decideColumn(column, 'Downtime', ['120 min', '0 min', '15 min', '90 min']), 'downtime_hours').transforms,
    ).toEqual([{ kind: 'number', decimal: '.', grouping: '', unit: 'h', decimals: 2 }])
  })
})

describe('bare minutes', () => {
  it.each([
    ['labour_hours', 'Minutes', ['45', '60', '180', '20'], { unit: 'h', bare_unit: 'min', decimals: 2 }],
    ['work_hours', 'Minuten', ['45', '60', '180', '20'], { unit: 'h', bare_unit: 'min', decimals: 2 }],
    ['minutes', 'Hours', ['1', '2', '1.5', '0.25'], { unit: 'min', bare_unit: 'h' }],
  ])('of %s become what is wanted, under the header %s', (name, header, values, measure) => {
    const column = { name, rule: name === 'minutes' ? '\\d+' : '\\d+\\.\\d{2}' }
    expect(chain(column, header, values)).toMatchObject([{ kind: 'number', ...measure }])
  })
})

describe('units behind some of the figures', () => {
  it.each([
    ['a time per another', 'hoursPerWeek', 'Hours', ['37.5', '37.5 hrs', '20.0', '30.0', '22.5 hrs'], 'h'],
    ['days by their first letter in French', 'delai_jours', 'Délai', ['30 jours', '45 j', '60', '30 j'], 'd'],
  ])('are taken off: %s', (_, name, header, values, unit) => {
    const column = { name, rule: unit === 'h' ? '\\d+\\.\\d' : '\\d+' }
    expect(chain(column, header, values)).toMatchObject([{ kind: 'number', unit }])
  })

  it.each([
    ['p/h', ['19.40 p/h', '18.20 p/h', '17.50', '21.00 p/h', '16.00']],
    ['/hour', ['19.40/hour', '18.20 /hour', '17.50', '21.00/hour', '16.00']],
    ['per hour', ['19.40 per hour', '18.20 per hour', '17.50', '21.00 per hour', '16.00']],
  ])('are taken off with what they are for: %s', (unit, values) => {
    const column = { name: 'hourly_rate', rule: '\\d+\\.\\d{2}' }
    expect(chain(column, 'Hourly rate', values)).toMatchObject([{ kind: 'number', unit }])
  })

  it.each([
    ['hourly_rate', ' ph', ['£6.50 ph', '£8.00', '£11 ph', '£14.50', '6']],
    ['fee', ' p.a.', ['£650 p.a.', '£800', '£1100 p.a.', '£90.50', '£60']],
  ])('are taken off amounts by their first letters: %s', (name, find, values) => {
    const column = { name, rule: '\\d+\\.\\d{2}' }
    expect(chain(column, name.replace('_', ' '), values)).toMatchObject([
      { kind: 'replace', find, with: '' },
      { kind: 'number', decimals: 2 },
    ])
  })

  it('are no reason to ask what a column of measures in parts is', () => {
    const load = { name: 'max_load_kg', rule: '\\d{2,3}', description: 'In whole kilograms' }
    const values = ['12st 4lb', '9 stone', '10 st 7 lb', '68kg', '11st', '8 st 2 lb']
    const decision = decideColumn(load, 'Max load', values)
    expect(decision.questions).toEqual([])
    expect(columnOf(decision, 'max_load_kg')).toMatchObject({ inputs: [{ column: 'Max load' }] })
  })

  it('are taken off though they stand right behind some figures and nobody knows them', () => {
    const height = { name: 'height_hh', rule: '\\d{2}\\.[0-3]' }
    const values = ['14.1', '13.2hh', '15.0 hh', '16.3hh', '12.2', '14hh']
    expect(chain(height, 'Height', values)).toMatchObject([{ kind: 'number', unit: 'hh', decimals: 1 }])
    const house = { name: 'house_number', rule: '\\d+' }
    expect(chain(house, 'House', ['14', '13a', '15b', '16a', '12'])).toEqual([])
  })

  it('are taken off amounts with a sign of their currency in front', () => {
    const fee = { name: 'weekly_fee', rule: '\\d+\\.\\d{2}' }
    expect(chain(fee, 'Fee', ['£95.00', '£165.00 pw', '£105.00 pw', '42.5', '£45.00 pw'])).toMatchObject([
      { kind: 'number', unit: 'pw', decimals: 2 },
    ])
  })

  it('are taken off beside figures with thousands that have none', () => {
    const column = { name: 'volume_gallons', rule: '\\d+', description: 'In gallons' }
    const values = ['18,500 gal', '22,000', '14,000 gal', '9,500', '16,250 gal']
    expect(chain(column, 'Volume gallons', values)).toMatchObject([{ kind: 'number', grouping: ',', unit: 'gal' }])
  })
})

describe('figures with the word of what is counted', () => {
  const seats: ColumnInput = { name: 'seats', rule: '\\d+' }

  it('lose it, though others stand bare', () => {
    const values = ['8', '12 chairs', '1 chair', '40', '7 Chairs', '15']
    expect(chain(seats, 'Seats', values)).toMatchObject([{ kind: 'number', unit: 'chairs' }])
  })

  it('keep it where several things are counted', () => {
    expect(chain(seats, 'Seats', ['8', '12 chairs', '3 tables', '40', '7 chairs', '2 tables'])).toEqual([])
  })

  it('are left alone where each row counts in a unit of its own and the template has none', () => {
    const values = ['8', '12 pcs', '3 bags', '40', '7 kg', '1.250 pcs']
    const decision = decideColumn({ name: 'on_hand', rule: '\\d+' }, 'On hand', values)
    expect(columnOf(decision, 'on_hand').transforms).toMatchObject([
      { kind: 'extract' },
      { kind: 'number', decimal: ',', grouping: '.' },
    ])
    expect(decision.notes).toContainEqual(expect.stringContaining('counts in several units (pcs, bags, kg)'))
    expect(chain({ name: 'weight_kg', rule: '\\d+' }, 'Weight', values)).not.toContainEqual(
      expect.objectContaining({ kind: 'extract' }),
    )
  })
})

describe('figures of miles or hours, as each machine counts', () => {
  const values = ['8,766 hrs', '12,950 mi', '943 hrs', '40,100', '7,204 mi', '31,005 mi']
  const column = { name: 'counter', rule: '\\d+' }

  it('stand alone where the template wants them without a unit', () => {
    expect(chain({ ...column, description: 'Whole number, no unit.' }, 'Counter', values)).toMatchObject([
      { kind: 'extract' },
      { kind: 'number', decimal: '.', grouping: ',' },
    ])
  })

  it('keep what is no unit that is wanted where nothing says so', () => {
    expect(chain(column, 'Counter', values)).not.toContainEqual(expect.objectContaining({ kind: 'extract' }))
  })
})

describe('terms of payment where days are wanted', () => {
  const days = (values: string[], header = 'Terms'): Record<string, string> =>
    Object.fromEntries(
      chain({ name: 'payment_days', rule: '\\d+', description: 'Payment term in days' }, header, values).flatMap(
        (step) => (step.kind === 'value_map' ? step.entries.map(({ raw, value }) => [raw, value]) : []),
      ),
    )

  it('are the net ones, and none where it is due at once', () => {
    const values = ['Net 45', '2/10 net 30', '14 Tage 2 % Skonto, 60 Tage netto', 'n/21', 'Due on receipt', 'Net 45']
    expect(days(values)).toEqual({
      'Net 45': '45',
      '2/10 net 30': '30',
      '14 Tage 2 % Skonto, 60 Tage netto': '60',
      'n/21': '21',
      'Due on receipt': '0',
    })
    expect(days(['rein netto 8 Tage', 'zahlbar innerhalb von 10 Tagen', 'sofort fällig', '8'], 'Zahlungsziel')).toEqual(
      {
        'rein netto 8 Tage': '8',
        'zahlbar innerhalb von 10 Tagen': '10',
        'sofort fällig': '0',
      },
    )
  })

  it('are read where no rule wants figures but the description, also of what a value is said to mean', () => {
    const column: ColumnInput = { name: 'payment_days', description: 'Days, whole number.', desiredRule: 'ai' }
    const instructions = 'RCPT in the terms means due on receipt, which is 0 days.'
    const values = ['RCPT', '30', '14', '30', 'Net 45', 'RCPT', '30', '14']
    const steps = chain(column, 'Terms', values, { instructions })
    const entries = steps.flatMap((step) => (step.kind === 'value_map' ? step.entries : []))
    expect(Object.fromEntries(entries.map(({ raw, value }) => [raw, value]))).toEqual({ RCPT: '0', 'Net 45': '45' })
  })

  it('stay where more is said than days, which is asked about', () => {
    const values = ['net 30', 'net 14', 'net 60 EOM', 'net 10', 'net 60 EOM', '30 days', '30 days']
    const { questions } = decideColumn({ name: 'payment_days', rule: '\\d+' }, 'Terms', values)
    expect(days(values)).toEqual({ 'net 30': '30', 'net 14': '14', 'net 10': '10', '30 days': '30' })
    expect(questions.map(({ key }) => key)).toContain('value:things.payment_days:net 60 EOM')
  })
})

describe('a word in front of figures', () => {
  const floor = (header: string, values: string[], name = 'floor'): Transform[] =>
    chain({ name, rule: '\\d{1,2}' }, header, values)

  it('goes where the column is called by it, however it is spelled', () => {
    expect(floor('Etage', ['3', 'Etage 2', '11', 'etage 4'])).toEqual([
      { kind: 'replace', find: 'Etage ', with: '' },
      { kind: 'replace', find: 'etage ', with: '' },
    ])
    expect(floor('Planta', ['piso no. 3', '1', '2'], 'piso')).toEqual([
      { kind: 'replace', find: 'piso no. ', with: '' },
    ])
  })

  it('stays where it may say something of its own', () => {
    expect(floor('Etage', ['3', 'Keller 2', '11', 'ab 4'])).toEqual([])
    expect(floor('Etage', ['3', 'Etage 2-4', '11', 'Etage'])).toEqual([])
  })
})

describe('bytes', () => {
  it('are taken off, apart or right behind the figures, though some are of another size', () => {
    const memory = { name: 'memory_gb', description: 'RAM in GB, number only', rule: '\\d+' }
    const values = ['16 GB', '32GB', '8 GB', '8GB', '16 gb', '64 GB', '1 TB']
    expect(chain(memory, 'RAM', values)).toMatchObject([{ kind: 'number', unit: 'GB' }])
  })
})
