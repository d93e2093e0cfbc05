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

  it('is made so only where that is asked for, and no firm could be taken for a person', () => {
    expect(inputsOf(decided('Of the member'), 'name')).not.toContain('Company')
    const half = decided('Company, or first and last name of a private person', [...rows, 'M400|Half Ltd||Jonk'])
    expect(columnOf(half, 'name').transforms).not.toContainEqual(expect.objectContaining({ with: '\\1 \\2' }))
  })
})
