import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../../server/src/engine/examples/interpret.ts'
import type { Transform } from '../../../../server/src/engine/model.ts'
import type { Decision } from '../../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, tableOf, templateOf, type ColumnInput } from '../table-of.ts'
import { chain, decideColumn } from './chain.ts'

describe('phone numbers', () => {
  const template = templateOf('people', [
    { name: 'name', required: true },
    { name: 'phone', rule: '\\+[1-9]\\d{6,14}' },
    { name: 'country' },
  ])
  const phone = (text: string, more = {}): Transform | undefined =>
    columnOf(decideOn([tableOf('people', text)], [template], more), 'phone').transforms.find(
      ({ kind }) => kind === 'phone',
    )

  it('take the country in whose areas they are, where numbers of two countries stand beside them', () => {
    const abroad = ['+43 7712 1496613', '+43 (0)7712 342574', '0043 7712 4062243', '+49 851 2257791', '0049851791031']
    const numbers = [...abroad, '(0851) 8363384', '0851 / 2358125', '0851-6613516']
    const text = (all: string[]): string => `Name|Phone\n${all.map((number, at) => `P${at}|${number}`).join('\n')}`
    expect(phone(text(numbers))).toEqual({ kind: 'phone', country: 'DE' })
    expect(phone(text([...numbers, '07712 342571']))).toEqual({ kind: 'phone', country: null })
  })

  it('get the marks of a rule for the international numbers of one country in parts', () => {
    const numbers = [
      '+31 20 5551234',
      '020 555 1235',
      '(020) 5551236',
      '+31205551237',
      '0031 (0)20 5551238',
      '020-55512',
    ]
    const rule = String.raw`^\+31 \d{2} \d{7}$`
    const parted = templateOf('people', [
      { name: 'name', required: true },
      { name: 'phone', rule },
    ])
    const rows = numbers.map((number, at) => `P${at}|${number}`)
    const { transforms } = columnOf(
      decideOn([tableOf('people', ['Name|Phone', ...rows].join('\n'))], [parted]),
      'phone',
    )
    expect(transforms).toEqual([
      { kind: 'phone', country: 'NL' },
      { kind: 'insert', text: ' ', at: 3 },
      { kind: 'insert', text: ' ', at: 6 },
      { kind: 'take_back', steps: 2, pattern: expect.stringContaining('31') },
    ])
  })

  it('take the country of the rows with a national number', () => {
    const text =
      'Name|Phone|Country\nA|030 7886293|DE\nB|+43 1 8712686|AT\nC|0331 8669577|Deutschland\nD|0211 2726892|DE'
    expect(phone(text)).toEqual({ kind: 'phone', country: 'DE' })
  })

  it('of rows that name another country than most get the code of that, under whatever header it stands', () => {
    const german = Array.from({ length: 8 }, (_, at) => `G${at}|0${221 + at} 44${at}7301|D|+49 221 880${at}11`)
    const swiss = [
      'S1|044 668 18 00|CH|+41 44 668 18 01',
      'S2|031 322 21 11|CH|+41 31 322 21 12',
      'S3|+41 22 730 21 11|CH|',
    ]
    const text = (header: string): string => [`Name|Phone|${header}|Fax`, ...german, ...swiss, ...abroad].join('\n')
    const abroad = ['G8|+49 30 901820|D|', 'G9|0049 40 428280|D|', 'S4|+41 61 266 81 81|CH|', 'S5|+41 91 814 71 11|CH|']
    const steps = columnOf(decideOn([tableOf('people', text('Lkz.'))], [template]), 'phone').transforms
    expect(steps).toMatchObject([
      {
        kind: 'value_map',
        entries: [
          { raw: '031 322 21 11', value: '+41313222111' },
          { raw: '044 668 18 00', value: '+41446681800' },
        ],
      },
      { kind: 'phone', country: 'DE' },
    ])
  })

  it('are dialled where most rows of other tables are at home, if nothing else tells it and they are good numbers there', () => {
    const shops = (country: string): ReturnType<typeof tableOf> =>
      tableOf(
        'shops',
        `Shop|Country\n${[1, 2, 3, 4, 5, 6].map((no) => `S${no}|${no < 6 ? country : 'IE'}`).join('\n')}`,
      )
    const staff = tableOf(
      'people',
      'Name|Phone\nAnn Lee|07712 342571\nBob May|07400 123456\nCy Poe|07520 123456\nDi Roe|07712 342573',
    )
    const shop = templateOf('shops', [{ name: 'shop', required: true, unique: true }, { name: 'country' }])
    const found = (country: string): ReturnType<typeof decideOn> => decideOn([shops(country), staff], [template, shop])
    const step = (country: string): unknown =>
      columnOf(found(country), 'phone').transforms.find(({ kind }) => kind === 'phone')
    expect(step('GB')).toEqual({ kind: 'phone', country: 'GB' })
    expect(found('GB').notes.join()).toContain('are read as dialled in GB')
    expect(step('ES')).toEqual({ kind: 'phone', country: null })
  })

  it('are of the country of the number that the description shows, where they are good ones there', () => {
    const shown = (description: string, numbers: string[]): (string | null)[] => {
      const lines = templateOf('people', [
        { name: 'name', required: true },
        { name: 'phone', rule: '\\+\\d{10,13}', description },
      ])
      const text = `Name|Phone\n${numbers.map((number, at) => `P${at}|${number}`).join('\n')}`
      const { transforms } = columnOf(decideOn([tableOf('people', text)], [lines]), 'phone')
      return transforms.flatMap((step) => (step.kind === 'phone' ? [step.country] : []))
    }
    const british = ['0113 496 0199', '01422 496311', '(029) 2018 0699', '0131 496 0888']
    expect(shown('International, e.g. +441134960000', [...british, '+31 20 794 0155'])).toEqual(['GB'])
    expect(shown('International, e.g. +14155550123', british)).toEqual([null])
    expect(shown('International, e.g. +441134960000 or +31207940155', british)).toEqual([null])
  })

  it('are of no country that their rows name where numbers with a code say otherwise: guests have phones from elsewhere', () => {
    const guests = [
      'Portugal|+49 30 901820',
      'Portugal|+33 1 42 76 40 40',
      'Spain|+49 40 428280',
      'Spain|+41 44 668 18 00',
    ]
    const rows = [...guests, 'Portugal|+49 89 2330', 'Spain|030 7886293', 'Portugal|0341 2526459', 'Portugal|0211 8991']
    const text = ['Name|Country|Phone', ...rows.map((row, at) => `P${at}|${row}`)].join('\n')
    const steps = columnOf(decideOn([tableOf('people', text)], [template]), 'phone').transforms
    expect(steps.filter(({ kind }) => kind === 'value_map')).toEqual([])
  })

  it('take the country of the others with a code when its numbers look like that', () => {
    const text = 'Name|Phone\nA|030 7886293\nB|+49 331 8669577\nC|+49 211 2726892\nD|+49 170 1234567\nE|0171 2345678'
    expect(phone(text)).toEqual({ kind: 'phone', country: 'DE' })
  })

  it('are dialled within the country of their only calling code where the rule has the marks of that', () => {
    const local = { name: 'phone', rule: '\\d{3}-\\d{3}-\\d{4}' }
    const numbers = ['216-555-0100', '(740) 555-0123', '+1 330 555 0185', '614.555.0175', '+1 216 555 0121']
    expect(chain(local, 'Phone', numbers)).toMatchObject([
      { kind: 'phone', country: 'US' },
      { kind: 'replace', find: '+1', with: '' },
      { kind: 'insert', text: '-', at: 3 },
      { kind: 'insert', text: '-', at: 7 },
      { kind: 'take_back', steps: 2 },
    ])
    const steps = chain(local, 'Phone', [...numbers, '555-0142'])
    expect(applyChain(steps, ['555-0142']).value).toBe('555-0142')
  })

  it('are of no country that states beside them are called like', () => {
    const local = templateOf('people', [
      { name: 'name', required: true },
      { name: 'phone', rule: '\\(\\d{3}\\) \\d{3}-\\d{4}' },
    ])
    const numbers = [
      '216-682-4410',
      '(740) 682-4423',
      '+1 330 682 4485',
      '614.682.4475',
      '+1 216 682 4421',
      '2166824499',
    ]
    const rows = (states: string[]): string =>
      numbers.map((one, at) => `P${at}|${one}|${states[at % states.length]}`).join('\n')
    for (const text of [`Name|Phone|ST\n${rows(['MA', 'MA', 'RI'])}`, `Name|Phone|State\n${rows(['MA', 'CO'])}`]) {
      const steps = columnOf(decideOn([tableOf('people', text)], [local]), 'phone').transforms
      expect(numbers.map((one) => applyChain(steps, [one]).value)).toContain('(740) 682-4423')
      expect(steps[0]).toEqual({ kind: 'phone', country: 'US' })
    }
  })

  it('lose the words before them that say what they are, but no fax', () => {
    const line = { name: 'phone', rule: '\\+1\\d{10}' }
    const plain = ['(216) 555-0100', '614.555.0175', '(216) 555-0107', '216-555-0155']
    const numbers = [...plain, 'Cell: 740-555-0123', 'Phone 330 555 0185', 'Fax: 216-555-0121']
    const [first, second] = chain(line, 'Phone', numbers)
    expect(first).toEqual({ kind: 'extract', pattern: '^(?:Cell: |Phone )?(.+)$' })
    expect(second).toEqual({ kind: 'phone', country: 'US' })
    expect(chain(line, 'Phone', [...plain, 'ask Jo 555-0123'])[0]).toMatchObject({
      kind: 'phone',
    })
  })

  it('get the marks of a rule for national ones, however they are written, and stay where they are none', () => {
    const office = { name: 'phone', rule: '\\d{4} \\d{3}-\\d{4}' }
    const steps = chain(office, 'Phone', ['0161 555-0134', '0161.555.0190', '(0161) 555 0177', '0161/5550128', 'n. n.'])
    expect(steps.filter(({ kind }) => kind === 'insert')).toEqual([
      { kind: 'insert', text: ' ', at: 4 },
      { kind: 'insert', text: '-', at: 8 },
    ])
    expect(steps.at(-1)).toMatchObject({ kind: 'take_back', steps: steps.length - 1 })
  })

  it('take the country that the description of another phone column names, and no plus for a calling code', () => {
    const rule = '\\+\\d{8,14}'
    const line = { name: 'phone', rule, description: 'A number that begins with 0 is British (+44).' }
    const both = templateOf('people', [
      { name: 'name', required: true },
      line,
      { name: 'mobile', rule, description: 'Same form.' },
    ])
    const told = tableOf('people', 'Name|Phone|Mobile\nA|020 7946 0751|07700 900873\nB||07700 900932\nC|020 7946 0113|')
    const mobile = (people: typeof both): Transform[] => columnOf(decideOn([told], [people]), 'mobile').transforms
    expect(mobile(both)).toEqual([{ kind: 'phone', country: 'GB' }])
    const silent = templateOf('people', [
      { name: 'name', required: true },
      { name: 'mobile', rule },
    ])
    expect(mobile(silent).filter(({ kind }) => kind === 'prefix')).toEqual([])
  })

  it('lose every mark where figures alone are wanted', () => {
    const figures: ColumnInput = { name: 'phone', rule: '\\d{10}' }
    const steps = chain(figures, 'Phone', ['512.555.0112', '512-555-0139', '(512) 555-0171', '5125550184'])
    const removed = steps.map((step) => (step.kind === 'replace' && step.with === '' ? step.find : ''))
    expect(removed.toSorted()).toEqual([' ', '(', ')', '-', '.'])
  })

  it('take the country of most others with a code where some are from abroad, when they are good numbers there', () => {
    const abroad = 'D|+43 1 5342609\nE|+49 211 2726892\nF|+49 170 1234567'
    const text = `Name|Phone\nA|030 7886293\nB|0341 / 252 6459\nC|+49 331 8669577\n${abroad}`
    expect(phone(text)).toEqual({ kind: 'phone', country: 'DE' })
    expect(phone(text.replaceAll('+49', '+33'))).toEqual({ kind: 'phone', country: null })
  })

  it('do not become foreign because one of them is', () => {
    const text = 'Name|Phone\nA|030 1234567\nB|0171 2345678\nC|+90 212 555 0101\nD|040 998877'
    expect(phone(text)).toEqual({ kind: 'phone', country: null })
  })

  it.each([
    ['\\+44\\d{9,10}', 'GB', ['07700 900123', '020 7946 0018']],
    ['^\\+41[2-9]\\d{8}$', 'CH', ['079 123 45 67', '044 668 18 00']],
    ['\\+1[2-9]\\d{2}\\d{7}', 'US', ['(212) 555-0123', '415.555.0199 (cell)']],
  ])('take the only country that the rule takes: %s', (rule, country, numbers) => {
    expect(chain({ name: 'phone', rule }, 'Phone', numbers)).toEqual([{ kind: 'phone', country }])
  })

  it('get the area code that the template tells', () => {
    const column = { name: 'phone', rule: '\\+1\\d{10}', description: 'Local numbers are in area code 315.' }
    expect(chain(column, 'Phone', ['(212) 555-0123', '555-0142', '315.555.0199'])).toEqual([
      { kind: 'value_map', entries: [{ raw: '555-0142', value: '315 555-0142', decided_by: 'matcher' }] },
      { kind: 'phone', country: 'US' },
    ])
  })

  it('take the country that the template speaks of', () => {
    const numbers = ['030 1234567', '040 5887000', '0171 1234567']
    const told = (description: string): Transform[] =>
      chain({ name: 'phone', rule: '\\+[1-9]\\d{6,14}', description }, 'Phone', numbers)
    const country = (code: string | null) => [{ kind: 'phone', country: code }]
    expect(told('E.164; German unless it says otherwise')).toEqual(country('DE'))
    expect(told('With +49 where no country is given')).toEqual(country('DE'))
    expect(told('E.164, such as +39 06 1234567')).toEqual(country(null))
    expect(told('Swiss or French')).toEqual(country(null))
  })

  it('take what instructions say', () => {
    const text = 'Name|Phone\nA|030 7886293\nB|0331 8669577'
    expect(phone(text)).toEqual({ kind: 'phone', country: null })
    const told = [
      'Phone numbers are from `DE`.',
      'We only sell in Germany, so a phone number without a country code is a German one.',
    ]
    for (const instructions of told) expect(phone(text, { instructions })).toEqual({ kind: 'phone', country: 'DE' })
  })
})

describe('phone numbers that nobody has', () => {
  const phone: ColumnInput = { name: 'phone', rule: '\\+\\d{9,14}' }
  const country = (decision: Decision, name = 'phone'): unknown =>
    columnOf(decision, name).transforms.find(({ kind }) => kind === 'phone')

  it('tell their country by the code', () => {
    const told = [
      '+44 1632 960011',
      '0044 1632 960022',
      '(01632) 960033',
      '+353 1 555 0101',
      '01632 960044',
      '+44 1632 960055',
    ]
    expect(country(decideColumn(phone, 'Phone', told))).toEqual({ kind: 'phone', country: 'GB' })
  })

  it('are dialled where those of other columns are', () => {
    const things = templateOf('things', [
      { name: 'id', required: true, unique: true },
      phone,
      { name: 'mobile', rule: '\\+\\d{9,14}' },
    ])
    const rows = [11, 22, 33, 44].map((at) => `T${at}|+44 1632 9600${at}|07700 9000${at}`)
    const decision = decideOn([tableOf('things', `ID|Phone|Mobile\n${rows.join('\n')}`)], [things])
    expect(country(decision, 'mobile')).toEqual({ kind: 'phone', country: 'GB' })
  })

  it('stay as they are written where that is told', () => {
    const column = { name: 'phone', description: 'Direct line, as written' }
    expect(
      chain(column, 'Phone', ['0761 55021', '0761 55022', '0761 55023'], {
        instructions: 'All phone numbers are German.',
      }),
    ).toEqual([])
  })
})
