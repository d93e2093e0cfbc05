import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf, type ColumnInput } from './table-of.ts'

const whole = { name: 'name', required: true, description: 'Full name: forename and surname, or the name of the firm.' }
const list = (headers: string, rows: string[]): ReturnType<typeof tableOf> =>
  tableOf('clients', `No|${headers}\n${rows.map((row, at) => `C${at + 11}|${row}`).join('\n')}`)
const rows = ['Marsh|Ida', 'Poole|Ewan', 'Alder & Finch Ltd|', 'Rowe|Tess', 'Kiln Works|', 'Hale|Owen', 'Two Mills|']
const read = (headers: string, cells: string[], columns: ColumnInput[] = [whole]): Decision =>
  decideOn([list(headers, cells)], [templateOf('clients', [{ name: 'no', required: true, unique: true }, ...columns])])

describe('a column with the surname of a person or the name of a firm', () => {
  it.each([
    'Surname / Company|Forename',
    'Nachname/Firma|Vorname',
    'Name / Firma|Vorname',
    'Nom / Société|Prénom',
    'Surname or business name|First name',
  ])('makes the whole name with the first names beside it: %s', (headers) => {
    const decision = read(headers, rows)
    const [either, first] = headers.split('|')
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'name')).toEqual([first, either])
    expect(columnOf(decision, 'name').transforms[0]).toEqual({ kind: 'merge', separator: ' ' })
  })

  it('is a part of the whole name beside the number of a company register, which is no firm’s name', () => {
    const numbered = [whole, { name: 'siret', rule: '\\d{14}' }]
    expect(inputsOf(read('Name / Firma|Vorname', rows, numbered), 'name')).toEqual(['Vorname', 'Name / Firma'])
  })

  it('is offered with them, and not taken so, where firms have somebody’s first name beside them', () => {
    const beside = rows.map((row) => (row.endsWith('|') ? `${row}Jean` : row))
    const decision = read('Surname / Company|Forename', beside)
    expect(inputsOf(decision, 'name')).not.toEqual(['Forename', 'Surname / Company'])
    expect(decision.questions[0]?.options.map(({ value }) => value)).toContain('Forename + Surname / Company')
  })

  it('stays alone where it holds the first names as well', () => {
    const full = rows.map((row) => (row.endsWith('|') ? row : row.replace(/^(.*)\|(.*)$/, '$2 $1|$2')))
    expect(inputsOf(read('Name / Company|Forename', full), 'name')).toEqual(['Name / Company'])
  })

  it('is left to the columns of either, where the template has them', () => {
    const parted = [{ name: 'company' }, { name: 'last_name' }, { name: 'first_name' }]
    const decision = read('Surname / Company|Forename', rows, parted)
    expect(inputsOf(decision, 'last_name')).toEqual(['Forename', 'Surname / Company'])
    expect(columnOf(decision, 'company').transforms).toContainEqual(expect.objectContaining({ kind: 'extract' }))
  })

  it.each(['Co./Last Name', 'Firma/Nachname', 'Raison sociale / nom de famille'])(
    'is a firm’s name where nobody has a first name: %s',
    (header) => {
      const firms = [
        'Marsh Ltd',
        'Poole Pty Ltd',
        'Alder & Finch Ltd',
        'Rowe Tiles',
        'Kiln Works',
        'Hale and Sons',
        'Two Mills',
      ]
      const decision = read(
        `${header}|Status|Town`,
        firms.map((firm, at) => `${firm}|Active|${['Leeds', 'York', 'Hull'][at % 3]}`),
        [{ name: 'name', required: true, description: 'Trading name.' }, { name: 'city' }],
      )
      expect(decision.questions).toEqual([])
      expect(inputsOf(decision, 'name')).toEqual([header])
    },
  )
})
