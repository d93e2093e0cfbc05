import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

// A lending library of tools: what is said of rows that stay behind takes what belongs to them along, and is said of no column; which of two rows
// counts is said of the list that has the column that is named.

const range = Array.from({ length: 9 }, (_, at) => at)
const members = templateOf('members', [
  { name: 'member_no', required: true, unique: true },
  { name: 'name', required: true },
  { name: 'joined_on', rule: '\\d{4}-\\d{2}-\\d{2}' },
])
const loans = templateOf('loans', [
  { name: 'loan_no', required: true, unique: true },
  { name: 'member_no', required: true, link: 'members.member_no' },
])
const fines = templateOf('fines', [
  { name: 'fine_no', required: true, unique: true },
  { name: 'member_no', required: true, link: 'members.member_no' },
])
const list = tableOf(
  'members',
  `Member No|Name|Since|LastChg\n${range.map((at) => `M${at + 10}|${at === 3 ? 'QQ practice' : `Ada ${at}`}|2020-01-1${at}|2023-02-1${at}`).join('\n')}`,
)
const lent = tableOf('loans', `Loan No|Member No|Job\n${range.map((at) => `L${at}|M${at + 10}|J-${at}`).join('\n')}`)
const fined = tableOf('fines', `Fine No|Member No\n${range.map((at) => `F${at}|M${at + 10}`).join('\n')}`)
const told = (instructions: string) =>
  decideOn([list, lent, fined], [members, loans, fines], { instructions }).plan.sheets

describe('rows that stay behind', () => {
  it.each([
    'Members whose name starts with QQ are for practice. Nothing of them comes over, nor their loans and fines.',
    'Members whose name starts with QQ are for practice. None of it is imported, nor are their fines and loans.',
  ])('take along all that is listed behind “their”: %s', (instructions) => {
    const [own, ...others] = told(instructions)
    expect(own!.sources[0]!.skips.map(({ when }) => when)).toEqual([
      { position: 1, is: 'one_of', values: ['qq practice'] },
    ])
    expect(others.map(({ bereft = [] }) => bereft.map(({ column }) => column))).toEqual([['member_no'], ['member_no']])
  })

  it('are no column of the name that the sentence before has: “its jobs … Leave it all out”', () => {
    const job = templateOf('loans', [{ name: 'loan_no', required: true, unique: true }, { name: 'job' }])
    const said = 'M013 is not real, and its jobs (J-9998, J-9999) are not either. Leave it all out.'
    expect(inputsOf(decideOn([lent], [job], { instructions: said }), 'job')).toEqual(['Job'])
    const column = 'The Job column is old. Leave it out.'
    expect(inputsOf(decideOn([lent], [job], { instructions: column }), 'job')).toEqual([])
  })
})

describe('which of two rows counts', () => {
  const twice = tableOf(
    'members',
    `Member No|Name|LastChg\n${range.map((at) => `M${(at % 7) + 10}|Ada ${at}|2023-02-1${at}`).join('\n')}`,
  )
  const other = tableOf(
    'branch',
    `Member No|Name|Since\n${range.map((at) => `M${(at % 7) + 40}|Bo ${at}|2019-02-1${at}`).join('\n')}`,
  )

  it('is said of the list that has the column that is named, and of no other with days', () => {
    const { plan } = decideOn([twice, other], [members], {
      instructions: 'A member who left and came back is listed twice. The row with the later LastChg counts.',
    })
    expect(plan.sheets[0]!.sources.map(({ table, skips }) => [table, skips.length])).toEqual([
      ['members', 1],
      ['branch', 0],
    ])
  })
})

describe('a list looked up', () => {
  const bills = templateOf('bills', [
    { name: 'bill_no', required: true, unique: true, rule: 'B\\d{3}' },
    { name: 'job_number' },
    { name: 'site_name', description: "The job's site" },
    { name: 'bill_date', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
    { name: 'amount', required: true, rule: '\\d+\\.\\d{2}' },
  ])
  const jobs = Array.from({ length: 20 }, (_, at) => at + 10)
  const register = tableOf(
    'register',
    `Job No|Site|Manager\n${jobs.map((at) => `J24-01${at}|Yard ${at}|Ann`).join('\n')}`,
  )
  const billed = tableOf(
    'bills',
    `Bill no|Job|Date|Amount\n${[...jobs, ...jobs].map((at, row) => `B${row + 100}|J24${row % 3 === 0 ? '-' : ''}01${at}|2024-03-${at}|${at}.50`).join('\n')}`,
  )

  it('has a key once, in whatever spellings the rows name it', () => {
    const decision = decideOn([billed, register], [bills])
    expect(decision.plan.sheets[0]!.sources[0]!.joins).toEqual([
      expect.objectContaining({ table: 'register', loose: true }),
    ])
    expect(inputsOf(decision, 'site_name')).toEqual(['Site'])
  })
})

describe('a description that names another column instead', () => {
  const bills = templateOf('bills', [
    { name: 'bill_no', required: true, unique: true },
    { name: 'kind', required: true, rule: 'invoice|credit_note' },
    { name: 'net', required: true, rule: '-?\\d+\\.\\d{2}', description: 'Negative on credit notes' },
    { name: 'gross', required: true, rule: '-?\\d+\\.\\d{2}', description: 'As net' },
  ])
  const table = tableOf(
    'bills',
    `Bill no|Kind|Net|Gross\n${range.map((at) => `B${at}|${at % 3 === 0 ? 'credit note' : 'invoice'}|${at + 10}.00|${at + 12}.00`).join('\n')}`,
  )

  it('says the same of its sign', () => {
    const { notes } = decideOn([table], [bills])
    expect(notes.join('\n')).toContain('“net”, “gross” are negative')
  })
})

it('who brings a parcel is no street, though “via” alone is one', () => {
  const addresses = templateOf('addresses', [
    { name: 'address_no', required: true, unique: true },
    { name: 'street', required: true },
    { name: 'city' },
  ])
  const table = tableOf(
    'shipto',
    `No|Addr1|City|ShipVia\n${range.map((at) => `${at}|${at} Elm Rd|Leeds|${at % 2 ? 'UPS' : 'TRUCK'}`).join('\n')}`,
  )
  expect(columnOf(decideOn([table], [addresses]), 'street').inputs.map(({ column }) => column)).toEqual(['Addr1'])
})
