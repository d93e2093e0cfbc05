import { expect, it } from 'vitest'
import type { KnowledgeEntry } from '../../../server/src/engine/model.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const gardens = templateOf('gardens', [
  { name: 'garden', required: true, unique: true },
  { name: 'gardener_email', description: 'E-mail address of the gardener, in lower case' },
])
const note = (content: string): { knowledge: KnowledgeEntry[] } => ({
  knowledge: [{ key: 'team', scope: { type: 'account' }, content }],
})
const team = 'Our gardeners: RV = Rita Vance, Rita.Vance@example.com; OB = Otto Beck, otto@example.org.'

it.each([
  ['codes', 'Gardener', 'RV', 'OB'],
  ['names', 'Head gardener', 'Rita Vance', 'Otto Beck'],
])(
  'a text that has an e-mail address behind each of a column’s %s fills the one that is wanted of them',
  (_, header, ...who) => {
    const rows = [0, 1, 0, 1, 0, 0].map((at, no) => `G-${no + 1}|${who[at]}|${no + 3}`)
    const decision = decideOn([tableOf('gardens', `Garden|${header}|Beds\n${rows.join('\n')}`)], [gardens], note(team))
    expect(inputsOf(decision, 'gardener_email')).toEqual([header])
    const [step] = columnOf(decision, 'gardener_email').transforms
    expect(step).toMatchObject({
      kind: 'value_map',
      entries: expect.arrayContaining([
        { raw: who[0], value: 'rita.vance@example.com', decided_by: 'knowledge' },
        { raw: who[1], value: 'otto@example.org', decided_by: 'knowledge' },
      ]),
    })
  },
)

it('of other people’s codes no address is taken', () => {
  const rows = ['RV', 'OB', 'RV', 'OB', 'RV'].map((who, no) => `G-${no + 1}|${who}`)
  const decision = decideOn([tableOf('gardens', `Garden|Landlord\n${rows.join('\n')}`)], [gardens], note(team))
  expect(inputsOf(decision, 'gardener_email')).toEqual([])
})
