import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('a name that is that of a firm or of a person', () => {
  const members = (description: string) =>
    templateOf('members', [
      { name: 'member_no', required: true, unique: true, rule: '^M\\d{3}$' },
      { name: 'name', description, required: true },
    ])
  const rows = [
    ...Array.from(
      { length: 8 },
      (_, at) => `M${101 + at}||${['Ada', 'Bo', 'Cy', 'Di'][at % 4]}|${['Ek', 'Falk', 'Gran'][at % 3]}`,
    ),
    ...Array.from({ length: 6 }, (_, at) => `M${201 + at}|Mill ${at} Ltd|Hal|Ivers`),
    ...Array.from({ length: 4 }, (_, at) => `M${301 + at}|Works ${at} Inc||`),
  ]
  const decided = (description: string, lines = rows) =>
    decideOn(
      [tableOf('members', ['Member No|Company|First Name|Last Name', ...lines].join('\n'))],
      [members(description)],
    )

  it('has no part of whom one speaks to at the firm', () => {
    const decision = decided('Company, or first and last name of a private person')
    expect(inputsOf(decision, 'name')).toEqual(['Company', 'First Name', 'Last Name'])
    const { transforms } = columnOf(decision, 'name')
    expect(applyChain(transforms, ['Mill 1 Ltd', 'Hal', 'Ivers']).value).toBe('Mill 1 Ltd')
    expect(applyChain(transforms, ['', 'Ada', 'Ek']).value).toBe('Ada Ek')
    expect(applyChain(transforms, ['Works 0 Inc', '', '']).value).toBe('Works 0 Inc')
  })

  it('is told by the headers that a bookkeeping program has for either', () => {
    const header =
      'Member No|Name (Adressattyp Unternehmen)|Name (Adressattyp natürl. Person)|Vorname (Adressattyp natürl. Person)'
    const lines = [...rows.slice(0, 8), ...rows.slice(-4)].map((line) => {
      const [no, firm, first, last] = line.split('|')
      return [no, firm, last, first].join('|')
    })
    const decision = decideOn(
      [tableOf('members', [header, ...lines].join('\n'))],
      [members('Company name, or first and last name of a person.')],
    )
    const { inputs, transforms } = columnOf(decision, 'name')
    expect(inputs.map(({ position }) => position)).toEqual([1, 3, 2])
    expect(applyChain(transforms, ['', 'Ada', 'Ek']).value).toBe('Ada Ek')
    expect(decision.questions).toEqual([])
  })

  it('is made so only where that is asked for, and no firm could be taken for a person', () => {
    expect(inputsOf(decided('Of the member'), 'name')).not.toContain('Company')
    const half = decided('Company, or first and last name of a private person', [...rows, 'M400|Half Ltd||Jonk'])
    expect(columnOf(half, 'name').transforms).not.toContainEqual(expect.objectContaining({ with: '\\1 \\2' }))
  })
})

describe('whom one speaks to at a firm, in a column that is empty for persons', () => {
  const people = [
    ...Array.from({ length: 5 }, (_, at) => [`M${101 + at}`, '', ['Ada', 'Bo', 'Cy'][at % 3], 'Ek']),
    ...Array.from({ length: 5 }, (_, at) => [`M${201 + at}`, `Mill ${at} Ltd`, 'Hal', `Ivers${at}`]),
    ['M301', 'Works Inc', '', ''],
  ]
  const decided = (description: string, header: string, rows: (string | undefined)[][]) =>
    decideOn(
      [tableOf('members', [header, ...rows.map((cells) => cells.join('|'))].join('\n'))],
      [
        templateOf('members', [
          { name: 'member_no', required: true, unique: true, rule: '^M\\d{3}$' },
          { name: 'name', description: 'Company, or first and last name of a private person', required: true },
          { name: 'contact_name', description },
        ]),
      ],
    )
  const described = 'Who answers the letters of a company; empty for private members'

  it('is nobody where there is no firm', () => {
    const decision = decided(described, 'Member No|Company|First Name|Last Name', people)
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'contact_name')).toEqual(['Company', 'First Name', 'Last Name'])
    const { transforms } = columnOf(decision, 'contact_name')
    const written = (...cells: string[]) => applyChain(transforms, cells).value
    expect(written('Mill 1 Ltd', 'Hal', 'Ivers')).toBe('Hal Ivers')
    expect(written('', 'Ada', 'Ek')).toBeNull()
    expect(written('Works Inc', '', '')).toBeNull()
    expect(inputsOf(decision, 'name')).toEqual(['Company', 'First Name', 'Last Name'])
  })

  it('may stand in one column', () => {
    const rows = people.map(([no, firm, first, last]) => [no, firm, `${first} ${last}`.trim()])
    const decision = decided(described, 'Member No|Company|Contact', rows)
    const { transforms } = columnOf(decision, 'contact_name')
    expect(applyChain(transforms, ['Mill 1 Ltd', 'Hal Ivers']).value).toBe('Hal Ivers')
    expect(applyChain(transforms, ['', 'Ada Ek']).value).toBeNull()
  })

  it('is not made so where that is not said, or a firm could be taken for a person', () => {
    const header = 'Member No|Company|First Name|Last Name'
    const areParts = (decision: ReturnType<typeof decided>) => inputsOf(decision, 'contact_name').length === 3
    expect(areParts(decided('Who answers the letters', header, people))).toBe(false)
    expect(areParts(decided(described, header, [...people, ['M400', 'Half Ltd', '', 'Jonk']]))).toBe(false)
  })
})
