import { describe, expect, it } from 'vitest'
import type { Transform } from '../../../../server/src/engine/model.ts'
import { type ColumnInput } from '../table-of.ts'
import { chain, decideColumn, date } from './chain.ts'

describe('what a person would read at once', () => {
  const told = (column: ColumnInput, values: string[], more = ''): Transform[] =>
    chain(column, 'Given', values, { instructions: `\`Given\` is \`${column.name}\`. ${more}` })

  it('are states by their names and short forms, where codes are wanted', () => {
    const state: ColumnInput = { name: 'state', rule: '[A-Z]{2}' }
    const entry = (raw: string, value: string): object => ({ raw, value, decided_by: 'matcher' })
    expect(told(state, ['Oregon', 'Tex.', 'nv', 'N. Dak.', 'UT'])).toEqual([
      { kind: 'value_map', entries: [entry('N. Dak.', 'ND'), entry('Oregon', 'OR'), entry('Tex.', 'TX')] },
      { kind: 'case', to: 'upper' },
    ])
    expect(told(state, ['W. Virginia', 'S Carolina'])).toEqual([
      { kind: 'value_map', entries: [entry('S Carolina', 'SC'), entry('W. Virginia', 'WV')] },
    ])
    expect(told({ name: 'state' }, ['Oregon', 'Texas'])).toEqual([])
  })

  it('are letters typed for the figures that they look like, where the rule takes none', () => {
    const zero = ['O', 'o'].map((find) => ({ kind: 'replace', find, with: '0' }))
    expect(told({ name: 'room', rule: '\\d{3}' }, ['1O1', '2O4', '300'])).toEqual(zero)
    expect(told({ name: 'room', rule: '[A-Z0-9]{3}' }, ['1O1', '2O4', '300'])).toEqual([])
  })

  it('are dates of zeros, days as spreadsheets count them, and zeros behind a decimal point', () => {
    expect(told(date, ['0000-00-00', '2024-01-05'])).toMatchObject([
      { kind: 'null_token', tokens: ['0000-00-00'] },
      { kind: 'date' },
    ])
    expect(told(date, ['45123', '45200'])).toEqual([{ kind: 'date', from: ['serial'], to: 'YYYY-MM-DD' }])
    expect(told(date, ['45123', '16.07.2023', '31.12.2023'])).toEqual([
      { kind: 'date', from: ['DD.MM.YYYY', 'serial'], to: 'YYYY-MM-DD' },
    ])
    expect(told({ name: 'count', rule: '\\d+' }, ['45123', '45200'])).toEqual([])
    expect(told({ name: 'count', rule: '\\d+(\\.\\d*[1-9])?' }, ['1.0000', '0.5000'])).toMatchObject([{ decimals: 0 }])
  })

  it('are codes in two forms of which one lost its zeros, and codes that the description tells the length of', () => {
    const either: ColumnInput = { name: 'order', rule: '(\\d{6}|WEB-\\d{3})' }
    const steps = told(either, ['417', '#418', '000419', 'web 201', 'WEB-202', '1020'])
    expect(steps).toMatchObject([
      { kind: 'case' },
      { kind: 'replace' },
      { kind: 'replace', find: '#' },
      { kind: 'pad', length: 6 },
    ])
    const member: ColumnInput = { name: 'member', description: 'M- and five digits', rule: 'M-\\d{5}' }
    expect(told(member, ['12', '345', '6'])).toMatchObject([
      { kind: 'pad', length: 5 },
      { kind: 'prefix', text: 'M-' },
    ])
    const zip: ColumnInput = { name: 'zip', rule: '\\d{5}' }
    expect(told(zip, ['2116', '60614', '07102-2170'])).toMatchObject([{ kind: 'extract' }, { kind: 'pad', length: 5 }])
  })

  it('are codes for what is to be written out: nobody knows them, so it is asked, and answers are taken', () => {
    const nurse: ColumnInput = { name: 'nurse', description: 'Nurse, first and last name' }
    const codes = ['1', '2', '1', '2']
    const instructions = '`By` is `nurse`.'
    const { questions } = decideColumn(nurse, 'By', codes, { instructions })
    expect(questions).toMatchObject([
      { key: 'value:things.nurse:1', kind: 'value_map', free_text: true, default: '(keep)' },
      { key: 'value:things.nurse:2' },
    ])
    const answers = [{ key: 'value:things.nurse:1', value: 'Ada Byron' }]
    expect(chain(nurse, 'By', codes, { instructions, answers })).toEqual([
      { kind: 'value_map', entries: [{ raw: '1', value: 'Ada Byron', decided_by: 'answer' }] },
    ])
    expect(decideColumn({ name: 'nurse' }, 'By', codes, { instructions }).questions).toEqual([])
  })
})

describe('the case that a description asks for', () => {
  it.each([
    ['All in capitals, accents kept', 'upper'],
    ['in Großbuchstaben', 'upper'],
    ['En minuscules', 'lower'],
  ])('is written: %s', (description, to) => {
    expect(chain({ name: 'name', description }, 'Name', ['Rémi Péron', 'Éva Nagy'])).toEqual([{ kind: 'case', to }])
  })

  it('is that of names where both are named', () => {
    const description = 'Family name in normal upper and lower case'
    expect(chain({ name: 'surname', description }, 'Surname', ['KRAUSE', 'BÖHM'])).toEqual([
      { kind: 'case', to: 'name' },
    ])
    const mixed = 'En majuscules et minuscules'
    expect(chain({ name: 'surname', description: mixed }, 'Nom', ['Petit', 'Roux'])).toEqual([])
  })

  it.each(['First letter in capitals', 'Not in capitals'])(
    'is left where not all of it is meant: %s',
    (description) => {
      const steps = chain({ name: 'name', description }, 'Name', ['ada', 'Bob'])
      expect(steps).not.toContainEqual({ kind: 'case', to: 'upper' })
    },
  )
})

describe('marks that a description asks to be without', () => {
  it.each([
    ['Chassis number without spaces', [' ']],
    ['in Großbuchstaben, ohne Leerzeichen und Bindestriche', ['upper', ' ', '-']],
    ['Written in capitals with no spaces or dashes', ['upper', ' ', '-']],
    ['sans espaces ni tirets', [' ', '-']],
    ['no spaces at the end', []],
    ['without spaces and brackets', []],
  ])('go: %s', (description, wanted) => {
    const steps = chain({ name: 'chassis', description }, 'Chassis', ['wvw-19 x', 'VF1 20-y', 'TMB'])
    expect(
      steps.map((step) => (step.kind === 'replace' ? step.find : step.kind === 'case' ? step.to : step.kind)),
    ).toEqual(wanted)
  })
})

describe('names in capitals', () => {
  const surname = { name: 'surname', description: 'Family name, normal capitalisation' }

  it('get the capitals of names, as the others of the column and the template write them', () => {
    const values = ['VAN BUREN', 'Van Halen', 'de Wit', 'DE WIT', 'MacDuff', 'MACDUFF', 'Lee']
    expect(chain(surname, 'Surname', values)).toEqual([{ kind: 'case', to: 'name', words: ['Van', 'de', 'MacDuff'] }])
    const shown = { name: 'surname', description: 'First letters in capitals, as in LaRue' }
    expect(chain(shown, 'Surname', ['LARUE', 'OH'])).toEqual([{ kind: 'case', to: 'name', words: ['LaRue'] }])
    const town = { name: 'town', description: 'Town in usual Dutch spelling' }
    expect(chain(town, 'Town', ['DELFT', 'Breda'])).toEqual([{ kind: 'case', to: 'name' }])
    const block = { name: 'town', description: 'As on the map; not in block capitals' }
    expect(chain(block, 'Town', ['DELFT', 'Breda'])).toEqual([{ kind: 'case', to: 'name' }])
    const given = { name: 'town', description: 'Town with normal capitals' }
    expect(chain(given, 'Town', ['DELFT', 'Breda'])).toEqual([{ kind: 'case', to: 'name' }])
  })

  it('stay where nothing asks for it, or none is in capitals', () => {
    expect(chain({ name: 'surname', description: 'IBAN in capitals' }, 'Surname', ['LARUE', 'OH'])).toEqual([])
    expect(chain(surname, 'Surname', ['LaRue', 'Oh'])).toEqual([])
  })
})

describe('character references of HTML', () => {
  const replace = (find: string, text: string): Transform => ({ kind: 'replace', find, with: text })

  it('are read in names, that of the ampersand last', () => {
    const values = ['Nuts &amp; Bolts', '24&quot; Rim', 'M&uuml;sli&#x2f;Bowl', 'it&#146;s', 'R&D; A & B']
    expect(chain({ name: 'label' }, 'Label', values)).toEqual([
      replace('&quot;', '"'),
      replace('&uuml;', 'ü'),
      replace('&#x2f;', '/'),
      replace('&#146;', '’'),
      replace('&amp;', '&'),
    ])
    expect(chain({ name: 'label' }, 'Label', ['Bolt&nbsp;', 'Nut'])).toEqual([replace('&nbsp;', ' '), { kind: 'trim' }])
    expect(chain({ name: 'label' }, 'Label', ['&#0;', '&#55296;', '&#9999999;', '&unknown;'])).toEqual([])
  })

  it('stay in marked-up text, unless plain text is wanted', () => {
    const values = ['<p>Nuts &amp; Bolts</p>', '<b>Rims</b>']
    expect(chain({ name: 'label' }, 'Label', values)).toEqual([])
    expect(chain({ name: 'label_html' }, 'Label', ['Nuts &amp; Bolts', 'Rims'])).toEqual([])
    expect(
      chain({ name: 'label', description: 'Plain text, no HTML.' }, 'Label', ['Nuts &amp; Bolts', 'Rims']),
    ).toEqual([replace('&amp;', '&')])
  })
})

describe('what a description leaves as it was recorded', () => {
  const values = [
    '1911',
    '1911 (Hull yard)',
    'ca. 1920',
    '1934',
    '1935 (Leith yard)',
    '1940',
    '1941',
    '1952',
    'ca. 1960',
  ]

  it.each(['Date or year, as recorded', 'Year or span of years, as noted', 'Jahr oder Datum, wie angegeben'])(
    'keeps what stands around its figures: %s',
    (description) => {
      expect(chain({ name: 'launched', description }, 'Launched', values)).toEqual([])
    },
  )
})
