import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import type { SourcePlan } from '../../../server/src/engine/model.ts'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { decideOn, tableOf, templateOf } from './table-of.ts'

// “A Harbour boat gets B7 and the berth number in four digits, a Harbour owner O7 and the folder number in four digits”.

const owners = templateOf('owners', [
  { name: 'owner_no', required: true, unique: true, rule: 'O\\d{5}' },
  { name: 'owner_name', required: true },
  { name: 'email' },
  { name: 'balance', required: true, rule: '-?\\d+\\.\\d{2}' },
])
const boats = templateOf('boats', [
  { name: 'boat_no', required: true, unique: true, rule: 'B\\d{5}' },
  { name: 'owner_no', required: true, link: 'owners.owner_no' },
  { name: 'boat_name', required: true },
  { name: 'built' },
])
const at = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
const quays = ['Abel', 'Brandt', 'Cole', 'Diaz', 'Engel', 'Fink', 'Gray', 'Hart', 'Ivens', 'Jahn']
const harbour = tableOf(
  'Harbour berths',
  [
    'Berth|Folder|Boat name|Built|Owner name|Email',
    ...at(20).map((n) => {
      const folder = Math.floor(n / 2)
      return `${101 + 7 * n}|${3 + 4 * folder}|Ship ${quays[n % 10]} ${n}|${1980 + n}|Ruth ${quays[folder]}|${quays[folder]!.toLowerCase()}@mail.example`
    }),
  ].join('\n'),
)
const marina = tableOf(
  'marina_owners',
  [
    'Owner No|Owner name|Email',
    ...at(12).map((n) => `${4011 + 3 * n}|Omar ${quays[n % 10]} ${'AB'[n % 2]}|omar${n}@mail.example`),
  ].join('\n'),
)
const fleet = tableOf(
  'marina_boats',
  [
    'Boat No|Owner No|Boat name|Built',
    ...at(20).map((n) => `${8001 + 5 * n}|${4011 + 3 * (n % 12)}|Sloop ${quays[n % 10]} ${n}|${1990 + n}`),
  ].join('\n'),
)
const open = tableOf(
  'open balances',
  [
    'Owner No|Name|Balance',
    ...at(6).map((n) => `O0${4011 + 6 * n}|${quays[n]} Omar|${n + 10}.50`),
    ...at(5).map((n) => `O7${String(3 + 8 * n).padStart(4, '0')}|${quays[2 * n]} Ruth|${n + 70}.00`),
  ].join('\n'),
)
const said =
  'A Harbour boat gets B7 and the berth number in four digits, a Harbour owner O7 and the folder number in four digits.'
const knowledge = [{ key: 'numbers', content: said, scope: { type: 'account' as const } }]
const instructions = "Balances are only in the open balances, and an owner that isn't on it owes nothing."
const decided = (more = {}): Decision =>
  decideOn([open, harbour, marina, fleet], [owners, boats], { knowledge, instructions, ...more })

function sourceOf({ plan }: Decision, slug: string, table: string): SourcePlan | undefined {
  return plan.sheets.find((sheet) => sheet.slug === slug)?.sources.find((source) => source.table === table)
}

function written(decision: Decision, slug: string, table: string, column: string, cell: string): unknown {
  const found = sourceOf(decision, slug, table)?.columns.find((one) => one.column === column)
  return [found?.inputs.map((input) => input.column), found && applyChain(found.transforms, [cell]).value]
}

describe('numbers of one list, in full behind letters', () => {
  it('are the keys that are said to be made of them, and what links to these', () => {
    const decision = decided()
    expect(written(decision, 'boats', 'Harbour berths', 'boat_no', '108')).toEqual([['Berth'], 'B70108'])
    expect(written(decision, 'boats', 'Harbour berths', 'owner_no', '7')).toEqual([['Folder'], 'O70007'])
    expect(written(decision, 'owners', 'Harbour berths', 'owner_no', '11')).toEqual([['Folder'], 'O70011'])
    expect(written(decision, 'boats', 'marina_boats', 'boat_no', '8006')).toEqual([['Boat No'], 'B08006'])
    expect(decision.questions.filter(({ kind }) => kind === 'other')).toEqual([])
  })

  it('find the rows of a list that has the keys as they will be, which completes each list that has a part of them', () => {
    const decision = decided()
    expect(sourceOf(decision, 'owners', 'open balances')).toBeUndefined()
    expect(sourceOf(decision, 'owners', 'Harbour berths')?.joins).toMatchObject([{ dress: 'O7', loose: true }])
    expect(sourceOf(decision, 'owners', 'marina_owners')?.joins).toMatchObject([{ dress: 'O', loose: true }])
    const { transforms } = sourceOf(decision, 'owners', 'marina_owners')!.columns.find(
      ({ column }) => column === 'balance',
    )!
    expect(transforms).toContainEqual({ kind: 'default', value: '0.00' })
  })

  it('stay where half of it is not clear', () => {
    const content = said.replace('a Harbour owner O7', 'a Harbour widget W7')
    const decision = decided({ knowledge: [{ key: 'numbers', content, scope: { type: 'account' as const } }] })
    expect(written(decision, 'boats', 'Harbour berths', 'boat_no', '108')).not.toEqual([['Berth'], 'B70108'])
  })

  it('are not cut short at a list that is called by letters and a figure', () => {
    const content =
      'An owner from QX4 is O7 and the QX4 number in four digits; a marina owner is O and the owner number in five digits.'
    const list = tableOf(
      'QX4 owners',
      ['Folder|Owner name', ...at(10).map((n) => `${3 + 4 * n}|Ruth ${quays[n]}`)].join('\n'),
    )
    const decision = decideOn([list, marina], [owners], {
      knowledge: [{ key: 'numbers', content, scope: { type: 'account' } }],
    })
    expect(written(decision, 'owners', 'QX4 owners', 'owner_no', '11')).toEqual([['Folder'], 'O70011'])
    expect(written(decision, 'owners', 'marina_owners', 'owner_no', '4011')).toEqual([['Owner No'], 'O04011'])
  })
})
