import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../../server/src/engine/examples/interpret.ts'
import { jsPattern } from '../../../../server/src/engine/transforms/js-pattern.ts'
import { columnOf, decideOn, tableOf, templateOf, type ColumnInput } from '../table-of.ts'
import { chain, decideColumn, iso } from './chain.ts'

describe('rules that say how a value is written', () => {
  it.each([
    [
      'fixed decimals',
      { name: 'price', rule: '\\d+\\.\\d{2}' },
      ['12', '7.5', '3.25'],
      { kind: 'number', decimal: '.', grouping: '', decimals: 2 },
    ],
    [
      'fixed decimals after a comma',
      { name: 'price', rule: '\\d+\\.\\d{2}' },
      ['1.250', '7,5', '3,25'],
      { kind: 'number', decimal: ',', grouping: '.', decimals: 2 },
    ],
    [
      'bounded figures that no name speaks of',
      { name: 'mark', rule: '[1-6]\\.\\d' },
      ['1,5', '2', '3,7'],
      { kind: 'number', decimal: ',', grouping: '', decimals: 1 },
    ],
    [
      'ten digits',
      { name: 'account', rule: '\\d{10}' },
      ['1200', '4400'],
      { kind: 'pad', length: 10, character: '0', side: 'left' },
    ],
    [
      'times with two digits',
      { name: 'begin_time', rule: '\\d{2}:\\d{2}' },
      ['9:05', '10:30'],
      { kind: 'pad', length: 5, character: '0', side: 'left' },
    ],
    [
      'times without seconds',
      { name: 'opens', rule: '([01]\\d|2[0-3]):[0-5]\\d' },
      ['09:05:00', '18:30:00'],
      { kind: 'date', from: ['HH:mm:ss'], to: 'HH:mm' },
    ],
    [
      'times as they are spoken',
      { name: 'opens', rule: '([01]\\d|2[0-3]):[0-5]\\d' },
      ['9.05 Uhr', '9 Uhr', '18h30', '7 pm', '11:15 a.m.'],
      { kind: 'date', from: ['HH.mm Uhr', 'HH Uhr', 'HHhmm', 'HH A', 'HH:mm A'], to: 'HH:mm' },
    ],
    [
      'times with the short word of another language behind them',
      { name: 'opens', rule: '([01]\\d|2[0-3]):[0-5]\\d' },
      ['9.05 u', '14:00', '9.30', '17.45 u.', '8.00 hod.', '10 uur'],
      {
        kind: 'date',
        from: ['HH.mm u', 'HH.mm', 'HH.mm u.', 'HH.mm hod.', 'HH uur'],
        to: 'HH:mm',
      },
    ],
    [
      'times behind a word that announces them',
      { name: 'opens', rule: '([01]\\d|2[0-3]):[0-5]\\d' },
      ['09.00', 'kl. 9', 'kl 14:30', 'kl. 8.30', '16:00', 'Klokken 10', 'godz. 12'],
      { kind: 'date', from: ['HH.mm', 'kl. HH', 'kl HH:mm', 'kl. HH.mm', 'Klokken HH', 'godz. HH'], to: 'HH:mm' },
    ],
    [
      'times whose half of the day is a letter',
      { name: 'opens', rule: '([01]\\d|2[0-3]):[0-5]\\d' },
      ['9:05a', '9:30a', '10a', '1:15p'],
      { kind: 'date', from: ['HH:mmA', 'HHA'], to: 'HH:mm' },
    ],
  ])('are met: %s', (_, column, values, step) => {
    expect(chain(column, column.name, values)).toEqual([step])
  })

  it('gives back leading zeros beside a text that is long enough, and not where hardly one is missing', () => {
    const plu: ColumnInput = { name: 'plu', rule: '\\d{4}' }
    const figures = [...'123456789'].map((digit) => `4${digit}3`)
    expect(chain(plu, 'PLU', [...figures, 'to be given'])).toEqual([
      { kind: 'pad', length: 4, character: '0', side: 'left' },
    ])
    expect(chain(plu, 'PLU', [...figures.map((value) => `0${value}`), '917'])).toEqual([])
  })

  it('gives a zero to codes that are one figure short where nearly all of these stand with theirs, too, and none to what is far shorter', () => {
    const depot: ColumnInput = { name: 'depot_code', rule: '\\d{5}' }
    const kept = [...'123456789'].flatMap((digit) => Array.from({ length: 8 }, () => `0${digit}30${digit}`))
    const short = [...'123456789'].map((digit) => `${digit}30${digit}`)
    const steps = chain(depot, 'Depot', [...kept, ...short, '071'])
    expect(['3303', '03303', '071'].map((value) => applyChain(steps, [value]).value)).toEqual(['03303', '03303', '071'])
    const others = ['4812', '5519', '6620', '7718', '8815', '9913']
    expect(chain(depot, 'Depot', [...kept, ...short.slice(0, 4), ...others, '071'])).toEqual([])
  })

  it('gives no zero to a number that lacks a figure of a beginning that all others have', () => {
    const meter: ColumnInput = { name: 'meter_no', rule: '\\d{6}' }
    const whole = [...'1234567890'].map((digit) => `70${digit}5${digit}1`)
    expect(chain(meter, 'Meter no', [...whole, '70414'])).toEqual([])
    expect(
      chain(meter, 'Meter no', [...whole.map((value) => value.replace(/^70/, '83')), '23411', '50414', '9912']),
    ).toEqual([{ kind: 'pad', length: 6, character: '0', side: 'left' }])
  })

  it('writes signs and names of currencies as codes', () => {
    const currency: ColumnInput = { name: 'currency', rule: '[A-Z]{3}' }
    const [map] = chain(currency, 'Currency', ['€', 'EUR', '£', 'Euro'])
    expect(map).toMatchObject({
      kind: 'value_map',
      entries: [
        { raw: 'Euro', value: 'EUR' },
        { raw: '£', value: 'GBP' },
        { raw: '€', value: 'EUR' },
      ],
    })
  })

  it('takes values that are weak alone for what they only can be together, and asks when two could be the same', () => {
    const subject: ColumnInput = { name: 'subject', rule: '^(MATH|ENGL|BIOL)$' }
    const paired = decideColumn(subject, 'Subject', ['Mathematics', 'English', 'Biology'])
    expect(paired.questions).toEqual([])
    const twice = decideColumn(subject, 'Subject', ['Mathematics', 'Mathematical physics', 'Biology'])
    expect(twice.questions).not.toEqual([])
  })

  it.each([
    ['Annulée', 'cancelled'],
    ['Payée', 'paid'],
    ['Double room', 'double'],
  ])('knows what %s means', (raw, value) => {
    const state: ColumnInput = { name: 'state', rule: `^(${value}|other)$` }
    expect(chain(state, 'State', [raw, 'other'])).toMatchObject([{ kind: 'value_map', entries: [{ raw, value }] }])
  })

  it('does not take a word beside a negation for the word', () => {
    const state: ColumnInput = { name: 'state', rule: '^(active|closed)$' }
    expect(chain(state, 'State', ['not active', 'closed'])).toEqual([])
  })

  it('asks what a word for nothing means that a required column has again and again, unless a default is told', () => {
    const held: ColumnInput = { name: 'consent', rule: '^(true|false)$', required: true }
    const values = ['true', 'false', 'true', 'None', 'None', 'None']
    const asked = decideColumn(held, 'Consent', values).questions.map(({ key }) => key)
    expect(asked).toEqual(['value:things.consent:None'])
    const empties = [{ kind: 'null_token', tokens: ['None'] }]
    expect(chain({ ...held, required: false }, 'Consent', values)).toEqual(empties)
    const told = chain(held, 'Consent', values, { instructions: 'The default of `consent` is `false`.' })
    expect(told).toEqual([...empties, { kind: 'default', value: 'false' }])
  })

  it('takes "unknown" for no value where a list has nothing like it', () => {
    const sex: ColumnInput = { name: 'sex', rule: '^(F|M)$' }
    expect(chain(sex, 'Sex', ['F', 'M', 'F', 'Unknown'])).toEqual([{ kind: 'null_token', tokens: ['Unknown'] }])
  })

  it('never takes another key for a misspelt one', () => {
    const places = templateOf('places', [
      { name: 'id', required: true, unique: true },
      { name: 'parent', link: 'places.id' },
    ])
    const table = tableOf('places', 'ID|Parent\nS1|\nS1-B1|S1\nS9-B1|S9')
    const decision = decideOn([table], [places])
    expect(decision.questions).toEqual([])
    expect(columnOf(decision, 'parent').transforms).toEqual([])
  })

  it('puts the first name first where the template says so', () => {
    const values = ['Meier, Ursula', 'Rossi, Marco']
    const swap = { kind: 'swap', separator: ',', with: ' ' }
    expect(chain({ name: 'full_name', description: 'First name, then last name' }, 'Full name', values)).toEqual([swap])
    expect(chain({ name: 'author', description: 'First name, then family name' }, 'Author', values)).toEqual([swap])
    expect(chain({ name: 'full_name' }, 'Full name', values)).toEqual([])
  })

  it('leaves firms as they are, which have their legal form or their partners behind a comma', () => {
    const name = { name: 'name', description: 'Full name of the person (first name, family name), or of the company' }
    const forms = ['Padaria Ribeiro & Filhos, Lda', 'Atlântico Software, S.A.', 'Florista Aurora, Unip. Lda']
    expect(chain(name, 'Name', forms)).toEqual([])
    expect(chain(name, 'Name', ['Bau Nord, GmbH & Co. KG', 'Hof, sp. z o.o.'])).toEqual([])
    expect(chain(name, 'Company', ['Baker, Hall & Partners', 'Mill, Rowe'])).toEqual([])
    const swap = { kind: 'swap', separator: ',', with: ' ' }
    expect(chain(name, 'Name', [...forms.slice(0, 1), 'Meier, Ursula', 'Rossi, Marco', 'Ito, Ana'])).toEqual([swap])
  })

  it.each([
    ['11100 Aosta', '50674 Köln', '11100'],
    ['50674', '50674 Köln', '50674'],
    ['Köln 50674', 'Bad Hof 04109', '50674'],
    ["Via Po 64/A - 10013 Borgofranco d'Ivrea", 'Am Markt 1, 04109 Leipzig', '10013'],
  ])('takes the postal code alone out of %s where the town goes nowhere', (first, second, code) => {
    const [step] = chain({ name: 'postal_code', rule: '\\d{5}' }, 'Postal code', [first, second])
    expect(step?.kind === 'extract' && jsPattern(step.pattern).exec(first)?.[1]).toBe(code)
  })

  it('leaves postal codes alone that are right, whatever stands around others', () => {
    const postal: ColumnInput = { name: 'postal_code', rule: '\\d{4} ?[A-Z]{2}' }
    expect(chain(postal, 'Postal code', ['1234 AB', '2345CD'])).toEqual([])
    expect(chain(postal, 'Postal code', ['1234 AB', '2345 CD', '3456'])).toEqual([])
  })

  it('reads births as no later than the other tables, or than the migration', () => {
    const birth: ColumnInput = { name: 'birth_date', rule: iso }
    const alone = decideColumn(birth, 'Birth date', ['15.08.47', '01.02.12'], { created_year: 2026 })
    expect(columnOf(alone, 'birth_date').transforms).toMatchObject([{ kind: 'date', latest_year: 2026 }])
    expect(alone.notes.join()).toContain('2026 is the year in which the migration was made')
  })

  it('marks identifiers that a spreadsheet shortened', () => {
    expect(columnOf(decideColumn({ name: 'serial' }, 'Serial', ['1.2E+10', '100200300402']), 'serial').shortened).toBe(
      true,
    )
    expect(columnOf(decideColumn({ name: 'serial' }, 'Serial', ['100200300402']), 'serial').shortened).toBeUndefined()
  })

  it('leaves texts in several lines as they are', () => {
    expect(chain({ name: 'note' }, 'Note', ['a  b', 'one\n  two'])).toEqual([])
  })
})
