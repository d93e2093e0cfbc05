import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const people = ['Ada Roth', 'Leo Hay', 'Mia Ost', 'Nils Ode', 'Eve Kim']
const clients = (description: string) => [
  templateOf('clients', [
    { name: 'client_no', description, required: true, unique: true, rule: '^(\\d{5}|K\\d{3})$' },
    { name: 'name', required: true },
  ]),
]
const own = tableOf(
  'clients 2024',
  `Client no|Name\n${people.map((name, at) => `${10_200 + 7 * at}|${name}`).join('\n')}`,
)
const taken = tableOf('Kestrel clients', `Nr|Name\n${people.map((name, at) => `${3 + 14 * at}|${name}son`).join('\n')}`)
const stepsOf = (description: string, instructions: string | null = null) => {
  const decision = decideOn([own, taken], clients(description), { instructions })
  return [0, 1].map((source) => columnOf(decision, 'client_no', 0, source).transforms)
}

describe('letters that a part of a text puts in front of the numbers of one file', () => {
  it.each([
    ['Five digits; for clients of the former Kestrel office K and three digits (their old number)', null],
    ['Five digits, for those of Kestrel K plus their old number', null],
    ['Five digits, or K and three', 'Clients who came from Kestrel keep their number behind K.'],
  ])('are put there, with the zeros that lack: %s', (description, instructions) => {
    const [first, second] = stepsOf(description, instructions)
    expect(first).toEqual([])
    expect(second!.slice(0, 2)).toMatchObject([
      { kind: 'pad', length: 3 },
      { kind: 'rewrite', with: 'K\\1' },
    ])
  })

  it.each(['Five digits, or K and three digits', 'Five digits; for clients of another office K and three digits'])(
    'are not where it is not said of which: %s',
    (description) => {
      expect(JSON.stringify(stepsOf(description))).not.toContain('K\\\\1')
    },
  )
})

it('what is said of others behind a comma puts nothing before the numbers that a table has', () => {
  const template = templateOf('clients', [
    {
      name: 'client_no',
      description: 'Number in the clients list with four digits, or the number of the Kestrel form (K-1001)',
      required: true,
      unique: true,
      rule: '^(\\d{4}|K-\\d{4})$',
    },
    { name: 'name', required: true },
  ])
  const [first, second, third] = people
  const short = tableOf('clients list', `Client no|Name\n0012|${first}\n27|${second}\n0031|${third}\n48|Ina Dorn`)
  const form = tableOf('Kestrel form', `Number|Name\nK-1001|${first}\nK-1002|${second}`)
  const { transforms } = columnOf(decideOn([short, form], [template]), 'client_no')
  expect(transforms).toMatchObject([{ kind: 'pad', length: 4 }])
})

describe('numbers of a house that would do without its letters', () => {
  const members = (description: string) =>
    templateOf('members', [
      { name: 'member_no', description, required: true, unique: true, rule: '^(\\d{4,6}|LH\\d{5})$' },
      { name: 'name', required: true },
    ])
  const visits = templateOf('visits', [
    { name: 'member_no', required: true, link: 'members.member_no' },
    { name: 'day', required: true },
  ])
  const list = (file: string, from: number, step: number) =>
    tableOf(file, `Member no|Name\n${people.map((name, at) => `${from + step * at}|${name} ${file[0]}`).join('\n')}`)
  const days = tableOf(
    'LH diary',
    `Member no|Day\n${[880, 1391, 880, 1902, 2413].map((no, at) => `${no}|2024-05-0${at + 1}`).join('\n')}`,
  )
  const described =
    'Number of the main house; for those only known at the lake house LH and the old number with five digits'
  const stepsIn = (description: string, file: string, sheet = 0) => {
    const decision = decideOn([list('main', 1391, 77), list(file, 880, 511), days], [members(description), visits])
    const source = decision.plan.sheets[sheet]!.sources.findIndex(
      ({ table }) => table === (sheet === 0 ? file : 'LH diary'),
    )
    return columnOf(decision, 'member_no', sheet, source).transforms
  }
  const lettered = [
    { kind: 'pad', length: 5, character: '0', side: 'left' },
    { kind: 'rewrite', pattern: '(\\d{5})', with: 'LH\\1' },
  ]

  it('get them where the file is called after them, as what links to them does', () => {
    expect(stepsIn(described, 'LHMEMBER')).toEqual(lettered)
    expect(stepsIn(described, 'LHMEMBER', 1)).toEqual(lettered)
  })

  it('do not where the file is called otherwise, or nothing is said of it', () => {
    expect(JSON.stringify(stepsIn(described, 'lhasa members'))).not.toContain('LH')
    expect(JSON.stringify(stepsIn('Four to six digits', 'LHMEMBER'))).not.toContain('LH')
  })
})

describe('of a rule whose forms all have letters', () => {
  const DESCRIPTION = 'K- and four digits for clients of the counter, OK- and four digits for those of the web form'
  const stepsWith = (rule: string, description = DESCRIPTION) => {
    const template = templateOf('clients', [
      { name: 'client_no', description, required: true, unique: true, rule },
      { name: 'name', required: true },
    ])
    const counter = tableOf(
      'counter',
      `Client no|Name\n${people.map((name, at) => `K-${1200 + at}|${name}`).join('\n')}`,
    )
    const web = tableOf(
      'web form export',
      `Client no|Name\n${people.map((name, at) => `${8200 + at}|${name}son`).join('\n')}`,
    )
    const decision = decideOn([counter, web], [template])
    return [0, 1].map((source) => columnOf(decision, 'client_no', 0, source).transforms)
  }

  it.each(['O?K-[0-9]{4}', '(K|OK)-\\d{4}', '(K-\\d{4}|OK-\\d{4})'])('the file is told that has one: %s', (rule) => {
    expect(stepsWith(rule)).toMatchObject([[], [{ kind: 'rewrite', with: 'OK-\\1' }]])
  })

  it('and nothing is put there where the clause names no file', () => {
    const [, second] = stepsWith('O?K-[0-9]{4}', 'K- and four digits for some clients, OK- and four digits for others')
    expect(JSON.stringify(second)).not.toContain('OK-')
  })
})
