import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const wanted = (required = false): ReturnType<typeof templateOf> =>
  templateOf('customers', [
    { name: 'customer_no', required: true, unique: true },
    { name: 'type', required: true, rule: '(private|company)' },
    { name: 'company_name', required },
    { name: 'title', rule: '(mr|mrs)' },
    { name: 'first_name' },
    { name: 'last_name' },
  ])
const columns = ['company_name', 'title', 'first_name', 'last_name']

/** What each of the columns has for each row. */
const read = (header: string, rows: string[], template = wanted()): (string | null)[][] => {
  const names = `Customer no|${header}`.split('|')
  const lines = rows.map((row, at) => `K${at + 100}|${row}`)
  const decision = decideOn([tableOf('customers', `${names.join('|')}\n${lines.join('\n')}`)], [template])
  return lines.map((line) => {
    const cells = line.split('|')
    return columns.map((column) => {
      const { inputs, transforms } = columnOf(decision, column)
      const given = inputs.map((input) => cells[names.indexOf(input.column)] ?? '')
      return inputs.length === 0 ? null : applyChain(transforms, given).value || null
    })
  })
}

describe('firms and persons in one column of names', () => {
  it('are told apart by the column whose values say what rows with a first name are', () => {
    const rows = [
      'P|Roth|Ada',
      'P|Le Gall|Yann',
      'S|Rothe & Sons Ltd|',
      'P|Moss|Kim',
      'S|Harbour School|',
      'S|Lido AG|',
    ]
    expect(read('Nature|Name / company|First name', rows)).toEqual([
      [null, null, 'Ada', 'Roth'],
      [null, null, 'Yann', 'Le Gall'],
      ['Rothe & Sons Ltd', null, null, null],
      [null, null, 'Kim', 'Moss'],
      ['Harbour School', null, null, null],
      ['Lido AG', null, null, null],
    ])
  })

  it('are told apart by its words, and the whole names of persons are taken apart', () => {
    const rows = [
      'privat|Frau Ada Roth',
      'privat|Herr Yann Le Gall',
      'Firma|Rothe und Söhne',
      'privat|Herr Kim Moss',
      'Firma|Hafenschule',
      'Firma|Lido AG',
    ]
    expect(read('Art|Kunde', rows)).toEqual([
      [null, 'mrs', 'Ada', 'Roth'],
      [null, 'mr', 'Yann', 'Le Gall'],
      ['Rothe und Söhne', null, null, null],
      [null, 'mr', 'Kim', 'Moss'],
      ['Hafenschule', null, null, null],
      ['Lido AG', null, null, null],
    ])
    const listed = [
      'private|Roth, Ada',
      'private|Le Gall, Yann',
      'company|Rothe & Sons',
      'private|Moss, Kim',
      'company|Lido, Bar and Grill',
      'company|Lido AG',
    ]
    expect(read('Kind|Customer', listed).map(([firm, , first, last]) => [firm, first, last])).toEqual([
      [null, 'Ada', 'Roth'],
      [null, 'Yann', 'Le Gall'],
      ['Rothe & Sons', null, null],
      [null, 'Kim', 'Moss'],
      ['Lido, Bar and Grill', null, null],
      ['Lido AG', null, null],
    ])
  })

  it('are told apart by the first name alone where the header says that both stand there', () => {
    const rows = ['Roth|Ada', 'Le Gall|Yann', 'Rothe & Sons Ltd|', 'Moss|Kim', 'Harbour School|', 'Lido AG|']
    expect(read('Name or company|First name', rows).map(([firm, , first, last]) => [firm, first, last])).toEqual([
      [null, 'Ada', 'Roth'],
      [null, 'Yann', 'Le Gall'],
      ['Rothe & Sons Ltd', null, null],
      [null, 'Kim', 'Moss'],
      ['Harbour School', null, null],
      ['Lido AG', null, null],
    ])
  })

  it('are told apart by words cut short, the family name first where the header says so', () => {
    const rows = [
      'os. fiz.|Bąk Anna',
      'firma|Hurtownia Pod Lipą',
      'os. fiz.|Wrona Jan Maria',
      'firma|Lido s.c.',
      'os. fiz.|Żak Ewa',
      'firma|P.H.U. Moss Kim',
    ]
    expect(read('Typ|Nazwisko i imię / nazwa firmy', rows).map(([firm, , first, last]) => [firm, first, last])).toEqual(
      [
        [null, 'Anna', 'Bąk'],
        ['Hurtownia Pod Lipą', null, null],
        [null, 'Jan Maria', 'Wrona'],
        ['Lido s.c.', null, null],
        [null, 'Ewa', 'Żak'],
        ['P.H.U. Moss Kim', null, null],
      ],
    )
  })

  it('stay as they are where each row must have a company, or another column has one of the names', () => {
    const rows = ['P|Roth|Ada', 'P|Le Gall|Yann', 'S|Rothe Ltd|', 'P|Moss|Kim', 'S|Harbour School|', 'S|Lido AG|']
    expect(read('Nature|Name / company|First name', rows, wanted(true)).map(([firm]) => firm)).toEqual([
      'Roth',
      'Le Gall',
      'Rothe Ltd',
      'Moss',
      'Harbour School',
      'Lido AG',
    ])
    const both = rows.map((row) => `${row}|Works ${row.length}`)
    expect(read('Nature|Last name|First name|Company', both).map(([firm, , , last]) => [firm, last])[0]).toEqual([
      'Works 10',
      'Roth',
    ])
  })

  it('have the names of those whom one speaks to at the firms, where a column has these for firms alone', () => {
    const rows = [
      'P|Roth, Ada|',
      'P|Le Gall, Yann Marie|',
      'S|Rothe & Sons Ltd|Eve van Loon',
      'P|Moss, Kim|',
      'S|Harbour School|Dr. Max Hill',
      'S|Lido AG|Lea Sand',
      'S|Nobody Inc|',
    ]
    expect(read('Nature|Name|Contact', rows)).toEqual([
      [null, null, 'Ada', 'Roth'],
      [null, null, 'Yann Marie', 'Le Gall'],
      ['Rothe & Sons Ltd', null, 'Eve van', 'Loon'],
      [null, null, 'Kim', 'Moss'],
      ['Harbour School', null, 'Max', 'Hill'],
      ['Lido AG', null, 'Lea', 'Sand'],
      ['Nobody Inc', null, null, null],
    ])
    const alsoOfPersons = rows.map((row) => (row.endsWith('|') ? `${row}Ann Reed` : row))
    expect(read('Nature|Name|Contact', alsoOfPersons)[2]).toEqual(['Rothe & Sons Ltd', null, null, null])
  })

  it('are told apart by the letters of Italian registers, and what belongs to a family name stays with it where that stands first', () => {
    const rows = [
      'PF|DE LUCA MARCO|marco.deluca@a.example',
      'PF|LA ROCCA FRANCA|f.larocca@b.example',
      'PG|Edil Lago S.r.l.|info@c.example',
      'PF|FERRI ANNA MARIA|aferri@d.example',
      'PF|NERI UGO|ugo.neri@a.example',
      'PF|BONI ADA|ada.boni@b.example',
      'PF|ROSSI EVA|eva.rossi@d.example',
      'PG|Lido S.n.c.|lido@e.example',
      'PF|VERDI ALDO|aldo.verdi@f.example',
      'PG|Porto S.p.A.|porto@g.example',
      'PF|BINI LEO|leo.bini@b.example',
    ]
    const parts = read('Tipo|Nominativo|E-mail', rows).map(([firm, , first, last]) => [firm, first, last])
    expect(parts.slice(0, 4)).toEqual([
      [null, 'MARCO', 'DE LUCA'],
      [null, 'FRANCA', 'LA ROCCA'],
      ['Edil Lago S.r.l.', null, null],
      [null, 'ANNA MARIA', 'FERRI'],
    ])
  })

  it('are told apart by how persons alone are called, though few are firms, with the names as they stand', () => {
    const rows = [
      'Frau|Ada Roth',
      'Herr|Bo Lund',
      'Firma|Lido AG',
      'Herr|Jan Falk',
      'Frau|Lea Sand',
      'Firma|Rothe Bau',
      'Herr|Udo Kern',
      'Frau|Ina Wolf',
    ]
    const parts = read('Anrede|Kunde', rows).map(([firm, , first, last]) => [firm, first, last])
    expect(parts.slice(0, 3)).toEqual([
      [null, 'Ada', 'Roth'],
      [null, 'Bo', 'Lund'],
      ['Lido AG', null, null],
    ])
  })

  it('with a legal form behind a comma are firms, and two first names or a Jr. make none of persons', () => {
    const rows = [
      'P|Roth, Ada & Bo',
      'P|Lund Jr., Bo',
      'C|Lido Boats, Inc.',
      'P|Falk, Jan',
      'P|Sand, Lea',
      'C|Roth Dental, P.C.',
      'P|Kern, Udo',
      'C|Harbor Light Co.',
    ]
    const parts = read('Type|Name', rows).map(([firm, , first, last]) => [firm, first, last])
    expect(parts.slice(0, 3)).toEqual([
      [null, 'Ada & Bo', 'Roth'],
      [null, 'Bo', 'Lund Jr.'],
      ['Lido Boats, Inc.', null, null],
    ])
    expect(parts[5]).toEqual(['Roth Dental, P.C.', null, null])
  })

  it('that are named after two persons and end in a legal form are firms, and surnames may begin with a small letter', () => {
    const rows = [
      'PRV|Roth, Ada',
      'PRV|de la Cruz, Ana',
      'CIE|Reed, Moss & Co Ltd',
      'PRV|Falk, Jan',
      'PRV|Sand, Lea Ida',
      'CIE|Lido Boats',
      'CIE|Harbour School',
      'PRV|van Dam, Udo',
    ]
    const parts = read('Sort|Name', rows).map(([firm, , first, last]) => [firm, first, last])
    expect(parts.slice(0, 3)).toEqual([
      [null, 'Ada', 'Roth'],
      [null, 'Ana', 'de la Cruz'],
      ['Reed, Moss & Co Ltd', null, null],
    ])
    expect(parts[4]).toEqual([null, 'Lea Ida', 'Sand'])
  })
})
