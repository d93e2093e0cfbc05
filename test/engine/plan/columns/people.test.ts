import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../../server/src/engine/plan/decide.ts'
import { jsPattern } from '../../../../server/src/engine/transforms/js-pattern.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf, type ColumnInput } from '../table-of.ts'

describe('columns of people', () => {
  it.each([
    ['Nom|Prénom|Mail', ['Prénom', 'Nom']],
    ['Nome|Cognome|Mail', ['Nome', 'Cognome']],
    ['Name|Vorname|Mail', ['Vorname', 'Name']],
  ])('a plain name beside one part of it is the other part: %s', (headers, parts) => {
    const table = tableOf('export', `${headers}\nWeiß|Anna|a@x.example\nVogel|Jan|j@x.example`)
    const separate = templateOf('contacts', [
      { name: 'first_name', required: true },
      { name: 'last_name', required: true },
      { name: 'email' },
    ])
    const split = decideOn([table], [separate])
    expect([...inputsOf(split, 'first_name'), ...inputsOf(split, 'last_name')]).toEqual(parts)
    expect(split.questions).toEqual([])
    const whole = decideOn([table], [templateOf('contacts', [{ name: 'name', required: true }, { name: 'email' }])])
    expect(inputsOf(whole, 'name')).toEqual(parts)
  })

  it('a plain name beside the last name in the template is the first name, unless the whole is wanted', () => {
    const table = tableOf('people', 'Cognome|Nome|Città\nRossi|Sara|Imola\nBianchi|Ugo|Lugo')
    const inputs = (description: string): string[] => {
      const template = templateOf('persone', [
        { name: 'cognome', required: true },
        { name: 'nome', required: true, description },
      ])
      return inputsOf(decideOn([table], [template]), 'nome')
    }
    expect(inputs('')).toEqual(['Nome'])
    expect(inputs('Full name')).not.toEqual(['Nome'])
  })

  it('who did something is in no column of figures about what was done', () => {
    const lots = templateOf('lots', [{ name: 'lot', required: true, unique: true }, { name: 'received_by' }])
    const rows = ['L1|6.125|Ana Ruiz', 'L2|1.25|Bo Lind', 'L3|40|Ana Ruiz', 'L4|7.5|Ana Ruiz', 'L5|12|Bo Lind']
    const decision = decideOn([tableOf('lots', `Lot|Received|Signed\n${rows.join('\n')}`)], [lots])
    expect(inputsOf(decision, 'received_by')).not.toEqual(['Received'])
    const named = decideOn([tableOf('lots', `Lot|Ricevuto|Ricevuto da\n${rows.join('\n')}`)], [lots])
    expect(inputsOf(named, 'received_by')).toEqual(['Ricevuto da'])
  })

  it('a name that has the first name in it is the whole name', () => {
    const table = tableOf('export', 'Name|Vorname|Mail\nAnna Weiß|Anna|a@x.example\nJan Vogel|Jan|j@x.example')
    const decision = decideOn([table], [templateOf('contacts', [{ name: 'name', required: true }, { name: 'email' }])])
    expect(inputsOf(decision, 'name')).toEqual(['Name'])
  })

  it('are merged from the first and last of somebody below one heading, beside the name of another, and no dates are', () => {
    const template = templateOf('owners', [
      { name: 'owner_id', required: true, unique: true },
      { name: 'full_name', required: true, description: 'First and last name' },
    ])
    const headers = 'Contact ID|Contact First|Contact Last|Pet Name'
    const rows = ['O-1|Susan|Hart|Rex Junior', 'O-2|Paul|Lund|Bella Donna', 'O-3|Mia|Ode|Sir Max', 'O-4|Jo|Fry|Kit Cat']
    const decision = decideOn([tableOf('owners', [headers, ...rows].join('\n'))], [template])
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'full_name')).toEqual(['Contact First', 'Contact Last'])
    const visits = ['O-1|2024-01-03|2024-05-03|Rex', 'O-2|2024-01-05|2024-06-01|Bo', 'O-3|2024-02-01|2024-06-02|Max']
    const dated = decideOn([tableOf('owners', [headers, ...visits].join('\n'))], [template])
    expect(inputsOf(dated, 'full_name')).not.toContain('Contact First')
  })

  it('are merged from first and last name', () => {
    const template = templateOf('contacts', [{ name: 'full_name', required: true }, { name: 'email' }])
    const table = tableOf('contacts', 'Nachname|Vorname|Mail\nWeiß|Anna|a@x.example\nVogel|Jan|j@x.example')
    const decision = decideOn([table], [template])
    expect(inputsOf(decision, 'full_name')).toEqual(['Vorname', 'Nachname'])
    expect(columnOf(decision, 'full_name').transforms[0]).toEqual({ kind: 'merge', separator: ' ' })
  })

  it.each([
    ['full_name', '', 'Title|First name|Last name', ['First name', 'Last name']],
    ['last_name', '', 'Voornaam|Tussenvoegsel|Achternaam', ['Tussenvoegsel', 'Achternaam']],
    ['last_name', '', 'nombre|apellido1|apellido2', ['apellido1', 'apellido2']],
    ['full_name', '', 'Nombre|Primer apellido|Segundo apellido', ['Nombre', 'Primer apellido', 'Segundo apellido']],
    [
      'teacher',
      'First and last name',
      'Room|Class Teacher Forename|Class Teacher Surname',
      ['Class Teacher Forename', 'Class Teacher Surname'],
    ],
    ['full_name', '', 'Emergency first name|Emergency last name|First name|Last name', ['First name', 'Last name']],
  ])('%s (%s) is merged from its own parts of %s', (name, description, headers, parts) => {
    const table = tableOf('list', `Ref|${headers}\n1|Dr.|van|Weiß|Smith\n2|Mrs|de|Vogel|Jones`)
    const template = templateOf('list', [
      { name: 'ref', required: true },
      { name, description, required: true },
    ])
    const decision = decideOn([table], [template])
    expect(inputsOf(decision, name)).toEqual(parts)
    expect(decision.questions).toEqual([])
  })

  it('a column with the whole names, and those of companies, is taken rather than their parts', () => {
    const template = templateOf('payers', [
      { name: 'ref', required: true },
      { name: 'name', required: true },
    ])
    const people = 'R1|Mia Kern|Mia|Kern\nR2|Ole Lund|Ole|Lund\nR3|Ida Moss|Ida|Moss'
    const inputs = (rows: string): string[] =>
      inputsOf(decideOn([tableOf('payers', `Ref|*PayerName|FirstName|LastName\n${rows}`)], [template]), 'name')
    expect(inputs(`${people}\nR4|Fjord Fish Ltd||\nR5|Hill Bros||`)).toEqual(['*PayerName'])
    // What else stands there is nobody's name.
    expect(inputs(`${people.replaceAll(/\|\w+ \w+/g, '|see file')}\nR4|see file||`)).toEqual(['FirstName', 'LastName'])
  })

  it('a part that was answered to be a column of its own is no part of the whole', () => {
    const table = tableOf('staff', 'No|Voornaam|Tussenvoegsel|Achternaam\n1|Piet|van|Dam\n2|Els|de|Wit\n3|Bo||Kok')
    const staff = templateOf('staff', [
      { name: 'no', required: true },
      { name: 'first_name', required: true },
      { name: 'name_prefix' },
      { name: 'last_name', required: true },
    ])
    const answered = (value: string): Decision =>
      decideOn([table], [staff], { answers: [{ key: 'column:staff.name_prefix@file_staff/staff', value }] })
    expect(inputsOf(answered('Tussenvoegsel'), 'name_prefix')).toEqual(['Tussenvoegsel'])
    expect(inputsOf(answered('Tussenvoegsel'), 'last_name')).toEqual(['Achternaam'])
    expect(inputsOf(answered('(none)'), 'last_name')).toEqual(['Tussenvoegsel', 'Achternaam'])
  })

  it('are split from a full name, in either order', () => {
    const template = templateOf('contacts', [
      { name: 'first_name', required: true },
      { name: 'last_name', required: true },
      { name: 'email' },
    ])
    const plain = decideOn(
      [
        tableOf(
          'contacts',
          'Full Name|Email\nAnna Weiss|a@x.example\nVincent van Gogh|v@x.example\nJan Vogel|j@x.example',
        ),
      ],
      [template],
    )
    expect(inputsOf(plain, 'first_name')).toEqual(['Full Name'])
    expect(columnOf(plain, 'first_name').transforms).toEqual([{ kind: 'split', separator: ' ', part: 1 }])
    expect(columnOf(plain, 'last_name').transforms).toEqual([{ kind: 'split', separator: ' ', part: 2, rest: true }])
    const commas = decideOn(
      [tableOf('contacts', 'Name|Email\nWeiss, Anna|a@x.example\nVogel, Jan|j@x.example')],
      [template],
    )
    expect(columnOf(commas, 'first_name').transforms).toEqual([{ kind: 'split', separator: ',', part: 2, rest: true }])
    expect(columnOf(commas, 'last_name').transforms).toEqual([{ kind: 'split', separator: ',', part: 1 }])
  })

  it('a customer is either a company or a person, where each row names one of them', () => {
    const template = templateOf('customers', [
      { name: 'customer_no', required: true },
      { name: 'name', required: true },
    ])
    const rows = ['C1||Anna|Weiß', 'C2|Lamp Ltd||', 'C3||Jan|Vogel']
    const either = decideOn(
      [tableOf('customers', ['Customer no|Company|First name|Last name', ...rows].join('\n'))],
      [template],
    )
    expect(inputsOf(either, 'name')).toEqual(['Company', 'First name', 'Last name'])
    const both = ['C1|Desk Ltd|Anna|Weiß', 'C2|Lamp Ltd|Jo|Bos']
    const beside = decideOn(
      [tableOf('customers', ['Customer no|Company|First name|Last name', ...both].join('\n'))],
      [template],
    )
    expect(inputsOf(beside, 'name')).not.toContain('Company')
  })
})

describe('names of people', () => {
  it('are made of initials where there is no first name, or where they are asked for', () => {
    const whole = (description?: string): ReturnType<typeof templateOf> =>
      templateOf('members', [
        { name: 'id', required: true, unique: true },
        { name: 'name', required: true, ...(description ? { description } : {}) },
      ])
    const row = (header: string, cells: string): ReturnType<typeof tableOf> =>
      tableOf('members', `${header}\n${cells}\n${cells.replace('1', '2')}`)
    const short = row('ID|Voorletters|Tussenvoegsel|Achternaam', '1|J.P.|van|Dam')
    expect(inputsOf(decideOn([short], [whole()]), 'name')).toEqual(['Voorletters', 'Tussenvoegsel', 'Achternaam'])
    const both = row('ID|Initials|First name|Last name', '1|J.P.|Jan|Dam')
    expect(inputsOf(decideOn([both], [whole()]), 'name')).toEqual(['First name', 'Last name'])
    expect(inputsOf(decideOn([both], [whole('Initials and last name')]), 'name')).toEqual(['Initials', 'Last name'])
  })
})

describe('names behind titles', () => {
  it('are split behind those', () => {
    const staff = templateOf('staff', [
      { name: 'staff_no', required: true, unique: true },
      { name: 'first_name', required: true },
      { name: 'last_name', required: true },
    ])
    const told = tableOf(
      'staff',
      'Staff no|Full name\n1|Dr. Jan Meyer\n2|Eva Kurz\n3|Prof. Dr. Ute van Lang\n4|Max Ott',
    )
    const decision = decideOn([told], [staff])
    const part = (name: string, value: string): string | undefined => {
      const [step] = columnOf(decision, name).transforms
      return step?.kind === 'extract' ? jsPattern(step.pattern).exec(value)?.[1] : undefined
    }
    const read = ['Dr. Jan Meyer', 'Eva Kurz', 'Prof. Dr. Ute van Lang', 'Drago Ott'].map((value) => [
      part('first_name', value),
      part('last_name', value),
    ])
    expect(read).toEqual([
      ['Jan', 'Meyer'],
      ['Eva', 'Kurz'],
      ['Ute', 'van Lang'],
      ['Drago', 'Ott'],
    ])
  })
})

describe('a plain name beside a first name', () => {
  const table = tableOf('leden', 'Voornaam|Naam|Woonplaats\nAnna|Jansen|Breda\nPiet|de Wit|Gouda\nKees|Smit|Delft')
  const members = (name: ColumnInput): Decision =>
    decideOn([table], [templateOf('members', [{ name: 'voornaam' }, name, { name: 'plaats' }])])

  it('is the last name in templates as in tables', () => {
    expect(inputsOf(members({ name: 'naam', required: true }), 'naam')).toEqual(['Naam'])
  })

  it('is the whole one where the template says so', () => {
    const whole = members({ name: 'naam', required: true, description: 'Volledige naam: voornaam en achternaam' })
    expect(inputsOf(whole, 'naam')).toEqual(['Voornaam', 'Naam'])
  })
})
