import { describe, expect, it } from 'vitest'
import type { Transform } from '../../../server/src/engine/model.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const days = ['', '2023-04-30', '', '2022-11-02', '', '']

function steps(header: string, column: string, cells = days, description = ''): Transform[] {
  const template = templateOf('members', [
    { name: 'member_no', required: true, unique: true },
    { name: 'name', required: true },
    { name: column, required: true, rule: '^(yes|no)$', description },
  ])
  const rows = cells.map((day, at) => `M${at}|Person ${'ABCDEF'[at]}|${day}`)
  return columnOf(decideOn([tableOf('members', `Member no|Name|${header}\n${rows.join('\n')}`)], [template]), column)
    .transforms
}

const told = (filled: string, empty: string) => [
  { kind: 'trim' },
  { kind: 'rewrite', pattern: '[\\s\\S]+', with: filled },
  { kind: 'default', value: empty },
]

describe('a yes or no that only the day of it tells', () => {
  it.each([
    ['Archived at', 'active'],
    ['deactivated_on', 'is_active'],
    ['Unsubscribed date', 'newsletter'],
  ])('is no where “%s” has one, for “%s”', (header, column) => {
    expect(steps(header, column)).toEqual(told('no', 'yes'))
  })

  it.each([
    ['Cancelled at', 'cancelled'],
    ['VerifiedOn', 'verified'],
  ])('is yes where “%s” has one, for “%s”', (header, column) => {
    expect(steps(header, column)).toEqual(told('yes', 'no'))
  })

  it('is no where the description says so of what the header asks', () => {
    expect(steps('Moved away on', 'member', days, 'yes, or no for those who moved away')).toEqual(told('no', 'yes'))
  })

  it.each([
    ['Blocked until', 'active', days],
    ['Updated at', 'active', days],
    ['Archived at', 'active', days.map(() => '2024-01-05')],
    ['Archived', 'active', ['', 'shelf 3', '', 'shelf 9', '', '']],
  ])('is not told by “%s”, for “%s”', (header, column, cells) => {
    expect(steps(header, column, cells)).not.toContainEqual(expect.objectContaining({ kind: 'rewrite' }))
  })
})
