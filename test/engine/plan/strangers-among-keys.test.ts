import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const rowsOf = (count: number, row: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => row(at)).join('\n')

const riders = templateOf('riders', [
  { name: 'rider_no', required: true, unique: true, rule: '^(\\d{6}|CL\\d{3})$' },
  { name: 'name', required: true },
])
const rides = templateOf('rides', [
  { name: 'ride_no', required: true, unique: true },
  { name: 'rider_no', required: true, link: 'riders.rider_no' },
])
const own = tableOf(
  'riders',
  `Rider No|Name\n${rowsOf(12, (at) => `${String(4100 + 37 * at).padStart(6, '0')}|Rider ${'ABCDEFGHIJKL'[at]}mund`)}`,
)
const club = tableOf('club', `No|Name\n${rowsOf(6, (at) => `CL00${at + 1}|Rider ${'MNOPQR'[at]}bert`)}`)
const ridden = (more: string): ReturnType<typeof tableOf> =>
  tableOf(
    'rides',
    `Ride No|Rider No\n${rowsOf(24, (at) => `R${at + 1}|${String(4100 + 37 * (at % 12)).padStart(6, '0')}`)}\n${more}`,
  )

describe('a number among keys of its own form that no row has', () => {
  it('is a wrong one, and not that of another list without its letters', () => {
    const decision = decideOn([own, club, ridden('R90|000002\nR91|000009')], [riders, rides])
    expect(columnOf(decision, 'rider_no', 1).transforms).toEqual([])
  })

  it('is that of the list whose keys have one sign in front where all others stand so, too', () => {
    const table = tableOf('rides', `Ride No|Rider No\n${rowsOf(12, (at) => `R${at + 1}|${(at % 6) + 1}`)}`)
    const decision = decideOn([club, table], [riders, rides])
    expect(JSON.stringify(columnOf(decision, 'rider_no', 1).transforms)).toContain('CL00')
  })
})
