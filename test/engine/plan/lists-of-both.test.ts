import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const members = templateOf('members', [
  { name: 'member_no', required: true, unique: true, rule: '^M\\d{3}$' },
  { name: 'name', required: true },
  { name: 'street' },
  { name: 'contact_name' },
  { name: 'email' },
])
const mail = (at: number, host: string): string => `person${at}@${host}.example`
const old = tableOf(
  'old system',
  `Member No|Name|Street|Contact Name|Email\n${[...Array(12).keys()].map((at) => `M${at + 101}|Club ${'ABCDEFGHIJKL'[at]} Ltd|${at + 3} Quay|Ann ${'abcdefghijkl'[at]}|${mail(at, 'old')}`).join('\n')}`,
)
const desk = tableOf(
  'desk',
  `Member No|Name|Contact|Email\n${[...Array(12).keys()].map((at) => `M${at + 106}|Club ${'FGHIJKLMNOPQ'[at]}|Bob ${'abcdefghijkl'[at]}|${at % 3 ? mail(at, 'desk') : ''}`).join('\n')}`,
)
const decided = (instructions: string): ReturnType<typeof decideOn> =>
  decideOn([old, desk], [members], { instructions })

describe('two lists of the same things, of which one counts for some columns', () => {
  const decision = decided('Contact and email come from the desk where it is filled in, otherwise from the old system.')
  const tablesOf = (name: string): string[] => columnOf(decision, name).inputs.map(({ table }) => table)

  it('has these from that one, and from the other where they are empty', () => {
    expect(tablesOf('email')).toEqual(['desk', 'old system'])
    expect(tablesOf('contact_name')).toEqual(['desk', 'old system'])
    expect(tablesOf('name')).toEqual(['old system'])
  })

  it('has the rows of both, and of what is in both those of the other', () => {
    const [sheet] = decision.plan.sheets
    expect(sheet!.sources.map(({ table }) => table)).toEqual(['old system', 'desk'])
    expect(sheet!.same_key).toEqual([
      { column: 'member_no', keep: { file_id: 'file_old system', table: 'old system' } },
    ])
  })

  it('is not told which rows count where nothing was said of it', () => {
    const [sheet] = decided('All members pay by card.').plan.sheets
    expect(sheet!.same_key).toBeUndefined()
  })
})
