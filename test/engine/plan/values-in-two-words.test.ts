import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const beds = templateOf('beds', [
  { name: 'bed_no', required: true, unique: true },
  { name: 'state', required: true, rule: '^(free|partly_dug|dug|resting)$' },
])
const states = ['Dug', 'Partly', 'F', 'R', 'Dug', 'Partly', 'Dug', 'F', 'R', 'Dug', 'Dug', 'Partly']
const list = tableOf('beds', `Bed no|State\n${states.map((state, at) => `B${at + 1}|${state}`).join('\n')}`)

const meanings = (content: string): unknown =>
  decideOn([list], [beds], {
    knowledge: [{ key: 'states', scope: { type: 'account' }, content }],
  } as Parameters<typeof decideOn>[2])
    .plan.sheets[0]!.sources[0]!.columns.find(({ column }) => column === 'state')!
    .transforms.flatMap((one) => (one.kind === 'value_map' ? one.entries : []))
    .filter(({ raw }) => raw === 'Partly')
    .map(({ value }) => value)

describe('an allowed value of two words', () => {
  it('is no place of the value that is called as one of them', () => {
    expect(meanings('`F` = free, `Partly` or `PD` = partly dug, `Dug` = dug, `R` = resting.')).toEqual(['partly_dug'])
  })

  it('leaves the value where it stands by itself', () => {
    expect(meanings('`F` = free, `Partly` = resting, `Dug` = dug, `R` = resting.')).toEqual(['resting'])
  })
})
