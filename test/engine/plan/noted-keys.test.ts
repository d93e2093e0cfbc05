import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const keepers = templateOf('keepers', [
  { name: 'keeper_no', required: true, unique: true },
  { name: 'name', required: true },
  { name: 'town' },
])
const hives = templateOf('hives', [
  { name: 'hive_no', required: true, unique: true },
  { name: 'keeper_no', required: true, link: 'keepers.keeper_no' },
  { name: 'kind' },
])
const list = (notes: string[]): ReturnType<typeof tableOf> =>
  tableOf(
    'keepers',
    `Keeper no|Name|Town|Remark\n${notes.map((note, at) => `K${at + 10}|Keeper ${'ABCDEFGH'[at]}|Town ${at}|${note}`).join('\n')}`,
  )
const owned = tableOf(
  'hives',
  'Hive no|Keeper|Kind\nH1|K10|Dadant\nH2|K12|Zander\nH3|K13|Dadant\nH4|K11|Zander\nH5|K14|Dadant',
)

const left = ({ plan }: Decision): unknown =>
  plan.sheets.find(({ slug }) => slug === 'keepers')!.sources[0]!.skips.map(({ when }) => when)
const moved = (decision: Decision): unknown =>
  columnOf(decision, 'keeper_no', 1).transforms.flatMap((step) =>
    step.kind === 'value_map' ? step.entries.map(({ raw, value }) => `${raw} ${value}`) : [],
  )

describe('rows whose remark names the row that took their place', () => {
  it.each([
    'Keepers whose remark says "use …" are old doubles: do not bring them over, put their hives on the keeper named in the remark.',
    'Leave out the keepers with a remark "use ...". Their hives go to the one that the remark names.',
    'Keepers that name another one in the remark are not migrated.',
  ])('stay behind, and what points at them points at that: %s', (instructions) => {
    const decision = decideOn(
      [list(['', 'pays late', 'Old record - use K10', 'double, use K11', '']), owned],
      [keepers, hives],
      {
        instructions,
      },
    )
    expect(left(decision)).toEqual([{ position: 3, is: 'one_of', values: ['old record - use k10', 'double, use k11'] }])
    expect(moved(decision)).toEqual(['K12 K10', 'K13 K11'])
    expect(decision.notes.join()).not.toContain('Not understood')
  })

  it('do so in German, too, and not where the remark names none, itself or two', () => {
    const decision = decideOn(
      [list(['siehe K10', 'siehe oben', 'doppelt zu K11', 'siehe K10 oder K11', '']), owned],
      [keepers, hives],
      { instructions: 'Halter, bei denen in „Remark“ steht, welcher andere gilt, bitte weglassen.' },
    )
    expect(left(decision)).toEqual([{ position: 3, is: 'one_of', values: ['doppelt zu k11'] }])
    expect(moved(decision)).toEqual(['K12 K11'])
  })

  it('are none where the remark says to see another one as well, or others are said to go', () => {
    const decision = decideOn([list(['', 'see also K10', 'sold', 'see K10', '']), owned], [keepers, hives], {
      instructions: 'Leave out keepers with "sold" in the remark.',
    })
    expect(left(decision)).toEqual([{ position: 3, is: 'one_of', values: ['sold'] }])
    const seen = decideOn([list(['', 'see also K10', '', 'see K11', '']), owned], [keepers, hives], {
      instructions: 'Keepers that name another one in the remark are not migrated.',
    })
    expect(left(seen)).toEqual([{ position: 3, is: 'one_of', values: ['see k11'] }])
  })

  it('stay where nobody says that they go', () => {
    const decision = decideOn([list(['', '', 'use K10', '', '']), owned], [keepers, hives], {
      instructions: 'The remark is for the office.',
    })
    expect(left(decision)).toEqual([])
    expect(moved(decision)).toEqual([])
  })
})
