import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const repairs = templateOf('repairs', [
  { name: 'repair_no', required: true, unique: true, rule: '^R-\\d{6}$' },
  { name: 'device' },
])
const parts = templateOf('parts_used', [
  { name: 'repair_no', required: true, link: 'repairs.repair_no' },
  { name: 'part', required: true },
  { name: 'pieces' },
])
const numbers = [4001, 4002, 4003, 4005, 4006, 4009, 4010, 4012]
const done = tableOf('repairs', `Repair no|Device\n${numbers.map((no) => `${no}|Device ${no}`).join('\n')}`)
const used = (front: (at: number) => string, more = ''): ReturnType<typeof tableOf> =>
  tableOf(
    'parts',
    `Ref|Part|Pieces\n${numbers.map((no, at) => `${front(at)}${no}|Part ${at % 3}|${(at % 4) + 1}`).join('\n')}${more}`,
  )

/** What fills the link of the parts, and by which steps. */
function linkOf(table: ReturnType<typeof tableOf>): unknown {
  const { plan } = decideOn([done, table], [repairs, parts])
  const [column] = plan.sheets
    .find(({ slug }) => slug === 'parts_used')!
    .sources[0]!.columns.filter((one) => one.column === 'repair_no')
  return [column!.inputs.map((one) => one.column), column!.transforms.map(({ kind }) => kind)]
}

describe('letters in front of numbers that tell of which kind each is', () => {
  it('are no part of the number that a row leads to', () => {
    expect(linkOf(used((at) => (at % 3 === 0 ? 'WR' : 'CR')))).toEqual([['Ref'], ['rewrite', 'pad', 'prefix']])
    expect(linkOf(used((at) => (at % 3 === 0 ? 'WR-' : 'CR-')))).toEqual([['Ref'], ['rewrite', 'pad', 'prefix']])
  })

  it('stay where one number has both, as those are two', () => {
    expect(linkOf(used((at) => (at % 3 === 0 ? 'WR' : 'CR'), '\nCR4001|Part 9|1'))).not.toEqual([
      ['Ref'],
      ['rewrite', 'pad', 'prefix'],
    ])
  })
})
