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

describe('two lists of the same things, of which one wins', () => {
  const said = 'If a member is on both lists, the desk wins and the old system only fills in what is empty there.'
  const sourcesOf = (instructions: string): Map<string, string[]> =>
    new Map(
      decided(instructions).plan.sheets[0]!.sources.map((source) => [
        source.table,
        source.columns.find(({ column }) => column === 'email')!.inputs.map(({ table }) => table),
      ]),
    )

  it('has its gaps filled from the other, and not the other way round', () => {
    expect(sourcesOf(said).get('desk')).toEqual(['desk', 'old system'])
    expect(sourcesOf(said).get('old system')).toEqual(['old system'])
    const [sheet] = decided(said).plan.sheets
    expect(sheet!.same_key).toEqual([{ column: 'member_no', keep: { file_id: 'file_desk', table: 'desk' } }])
  })

  it('keeps its gaps where nobody said which wins', () => {
    expect(sourcesOf('All members pay by card.').get('desk')).toEqual(['desk'])
  })
})

it('a column that is said to be something else is not what it is called like', () => {
  const list = tableOf('members', 'Member No|Name|Contact\nM101|Club A|Ann\nM102|Club B|Bo\nM103|Club C|Cy')
  const inputs = (instructions: string): string[] =>
    columnOf(decideOn([list], [members], { instructions }), 'contact_name').inputs.map(({ column }) => column)
  expect(inputs('The members are those of the desk, the contact is something else.')).toEqual([])
  expect(inputs('The members are those of the desk.')).toEqual(['Contact'])
})

describe('two lists whose numbers are their own', () => {
  const lines = (from: number, names: string, host: string, gaps: number): string =>
    Array.from(
      names,
      (name, at) =>
        `M${at + from}|Club ${name} Ltd|${at + from} ${host} Road|Ann ${name}|${(at + 1) % gaps ? mail(at, host) : ''}`,
    ).join('\n')
  const header = 'Member No|Name|Street|Contact Name|Email'
  const sourcesOf = (other: string): string[] => {
    const first = tableOf('north', `${header}\n${lines(101, 'ABCDEFGHIJKL', 'north', 2)}`)
    const second = tableOf('south', `${header}\n${other}`)
    const decision = decideOn([first, second], [members], {
      instructions: 'If a member is on both lists, north wins and south only fills in what is empty there.',
    })
    return columnOf(decision, 'email').inputs.map(({ table }) => table)
  }

  it('have nothing for each other where a number is in both by chance, whichever counts', () => {
    expect(sourcesOf(lines(111, 'MNOPQRSTUVWX', 'south', 9))).toEqual(['north'])
  })

  it('complete each other where it is the same member', () => {
    expect(sourcesOf(lines(111, 'KLOPQRSTUVWX', 'north', 9))).toEqual(['north', 'south'])
  })
})
