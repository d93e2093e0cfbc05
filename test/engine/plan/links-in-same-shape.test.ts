import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const teams = templateOf('teams', [
  { name: 'code', required: true, unique: true, rule: '^T\\d{2}$' },
  { name: 'name', required: true },
])
const hours = templateOf('hours', [
  { name: 'entry', required: true, unique: true, rule: '^E\\d+$' },
  { name: 'team', link: 'teams.code' },
  { name: 'note' },
])
const names = ['Kitchen', 'Garden', 'Laundry', 'Stable', 'Bakery', 'Cellar']
const list = tableOf('teams', `Code|Name\n${names.map((name, at) => `T${at + 11}|${name}`).join('\n')}`)
const month = (name: string, first: number, cells: string[], header = 'Team'): ReturnType<typeof tableOf> =>
  tableOf(
    name,
    `Entry|${header}|Note\n${cells.map((cell, at) => `E${first + at}|${cell}|as planned ${at}`).join('\n')}`,
  )
const january = month('january', 100, [...names, ...names])
const written = (february: string[], tables = [january], header = 'Team'): (string | null)[] => {
  const decision = decideOn([list, ...tables, month('february', 200, february, header)], [teams, hours])
  const { sources } = decision.plan.sheets.find(({ slug }) => slug === 'hours')!
  const at = sources.findIndex(({ table }) => table === 'february')
  const sheet = decision.plan.sheets.findIndex(({ slug }) => slug === 'hours')
  const { transforms } = columnOf(decision, 'team', sheet, at)
  return february.map((cell) => applyChain(transforms, [cell]).value)
}
const short = ['Kitchen', 'Garden', 'Kitchen', 'Canteen', 'Cellar']

describe('names of a month with a wrong one among few', () => {
  it('are what those of other months with the same columns are', () => {
    expect(written(short)).toEqual(['T11', 'T12', 'T11', 'Canteen', 'T16'])
  })

  it('say nothing by themselves, or where most of them are wrong', () => {
    expect(written(short, [])).toEqual(short)
    expect(written(['Kitchen', 'Canteen', 'Tower', 'Mill', 'Pier'])[0]).toBe('Kitchen')
  })

  it('say nothing beside a table that is made otherwise', () => {
    expect(written(short, [january], 'Where')).toEqual(short)
  })
})

it('of two reports with the keys, none tells the other what a number beside them stands for', () => {
  const stalls = templateOf('stalls', [
    { name: 'stall_code', required: true, unique: true },
    { name: 'trade', required: true },
  ])
  const dues = templateOf('dues', [
    { name: 'stall_code', required: true, link: 'stalls.stall_code' },
    { name: 'group_no' },
    { name: 'due' },
  ])
  const codes = ['FISH', 'BRED', 'CHES', 'FLWR', 'OLIV', 'SPIC', 'MEAT', 'TOYS', 'BOOK', 'CLTH', 'HATS', 'SHOE']
  const market = tableOf('stalls', `Code|Trade\n${codes.map((code) => `${code}|Trade of ${code}`).join('\n')}`)
  const rows = Array.from({ length: 50 }, (_, at) => {
    const code = at === 4 ? 'HCVM' : codes[(at * at + 3 * at) % codes.length]
    return `${code}|${at % 2 ? 'XXP' : '00'}${(at + 3) * 741_250}|${70_411 + at}|${at}.50`
  })
  const report = (name: string, own: string[]): ReturnType<typeof tableOf> =>
    tableOf(name, `LOC|STALL PMT ID|GRP NO|Due\n${own.join('\n')}`)
  const december = rows.filter((_, at) => at % 5 < 3)
  const decision = decideOn([market, report('june', rows), report('december', december)], [stalls, dues])
  for (const source of [0, 1])
    expect(columnOf(decision, 'stall_code', 1, source).inputs).toMatchObject([{ column: 'LOC' }])
})
