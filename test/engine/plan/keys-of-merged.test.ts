import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const members = templateOf('members', [
  { name: 'member_no', required: true, unique: true, rule: '\\d{5}|N-\\d{3}' },
  { name: 'name', required: true },
  { name: 'town' },
])
const loans = templateOf('loans', [
  { name: 'loan_no', required: true, unique: true },
  { name: 'member_no', required: true, link: 'members.member_no' },
  { name: 'title', required: true },
])
const ten = [...Array(10).keys()]
const person = (at: number): string => `${'ABCDEFGHIJKL'[at]}da ${'RSTUVWXYZKLM'[at]}oth`
const main = tableOf(
  'main members',
  `Member no|Name|Town\n${ten.map((at) => `${20115 + 31 * at}|${person(at)}|${['Aldham', 'Bury', 'Colne'][at % 3]}`).join('\n')}`,
)
const branch = (card: (at: number) => string): ReturnType<typeof tableOf> =>
  tableOf(
    'branch members',
    `Card|Name|Town|Main no\n${ten
      .slice(2)
      .map(
        (at) =>
          `${card(at)}|${at < 7 ? person(at) : `Eve ${'KLM'[at - 7]}undt`}|${['Aldham', 'Bury', 'Colne'][at % 3]}|${at < 7 ? 20115 + 31 * at : ''}`,
      )
      .join('\n')}`,
  )
const lent = (card: (at: number) => string): ReturnType<typeof tableOf> =>
  tableOf(
    'branch loans',
    `Loan no|Card|Title\n${ten
      .slice(2)
      .map((at) => `L${at}|${card(at)}|Book ${at}`)
      .join('\n')}`,
  )
const answers = [{ key: 'column:members.member_no@file_branch members/branch members', value: 'Card' }]

function linkOf(decision: Decision): Record<string, string> {
  const loan = decision.plan.sheets.find(({ slug }) => slug === 'loans')!.sources[0]!
  const { transforms } = loan.columns.find(({ column }) => column === 'member_no')!
  return Object.fromEntries(
    transforms.flatMap((step) => (step.kind === 'value_map' ? step.entries.map(({ raw, value }) => [raw, value]) : [])),
  )
}

describe('links to rows that are rows of another list', () => {
  it('lead to the number that these have there, and stay for rows of their own', () => {
    const card = (at: number): string => `N-0${40 + at}`
    const decision = decideOn([main, branch(card), lent(card)], [members, loans], { answers })
    expect(linkOf(decision)).toEqual({
      'N-042': '20177',
      'N-043': '20208',
      'N-044': '20239',
      'N-045': '20270',
      'N-046': '20301',
    })
    expect(decision.notes.join()).toContain('“Card” of branch loans.csv has 5 numbers that are gone')
  })

  it('do so where they are noted in another way than in their list', () => {
    const card = (at: number): string => `N0${40 + at}`
    const noted = (at: number): string => (at % 2 === 0 ? `n ${40 + at}` : card(at))
    const decision = decideOn([main, branch(card), lent(noted)], [members, loans], { answers })
    const loan = decision.plan.sheets.find(({ slug }) => slug === 'loans')!.sources[0]!
    const { transforms } = loan.columns.find(({ column }) => column === 'member_no')!
    const written = (at: number): string | null => applyChain(transforms, [noted(at)]).value
    expect([2, 3, 4, 7, 8].map(written)).toEqual(['20177', '20208', '20239', 'N-047', 'N-048'])
    expect(decision.notes.join()).toContain('“Card” of branch loans.csv has 5 numbers that are gone')
  })

  it('stay where the number is one of another row as well', () => {
    const card = (at: number): string => (at < 7 ? String(20115 + 31 * (at - 1)) : `N-0${40 + at}`)
    expect(Object.keys(linkOf(decideOn([main, branch(card), lent(card)], [members, loans], { answers })))).toEqual([])
  })

  it('do so beside a link to another column of the same rows', () => {
    const card = (at: number): string => `N-0${40 + at}`
    const both = {
      ...loans,
      columns: [...templateOf('loans', [{ name: 'town', link: 'members.town' }]).columns, ...loans.columns],
    }
    const list = tableOf(
      'branch loans',
      `Town|Loan no|Card|Title\n${ten
        .slice(2)
        .map((at) => `${['Aldham', 'Bury', 'Colne'][at % 3]}|L${at}|${card(at)}|Book ${at}`)
        .join('\n')}`,
    )
    expect(Object.keys(linkOf(decideOn([main, branch(card), list], [members, both], { answers })))).toHaveLength(5)
  })

  it('lead there by a name that both lists have, in whichever order', () => {
    const names = ten.slice(2).map((at) => (at < 7 ? person(at) : `Eve ${'KLM'[at - 7]}undt`))
    const turned = (name: string): string => name.split(' ').toReversed().join(', ')
    const list = tableOf(
      'branch loans',
      `Loan no|Who|Title\n${names.map((name, at) => `L${at}|${at % 3 === 0 ? turned(name) : name}|Book ${at}`).join('\n')}`,
    )
    const told = [{ key: 'column:loans.member_no@file_branch loans/branch loans', value: 'Who' }, ...answers]
    const decision = decideOn([main, branch((at) => `N-0${40 + at}`), list], [members, loans], { answers: told })
    const link = linkOf(decision)
    expect([turned(names[0]!), names[1], names[5], turned(names[6]!)].map((name) => link[name!])).toEqual([
      '20177',
      '20208',
      'N-047',
      'N-048',
    ])
  })
})
