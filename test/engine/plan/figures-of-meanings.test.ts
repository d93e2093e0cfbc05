import { expect, it } from 'vitest'
import type { KnowledgeEntry } from '../../../server/src/engine/model.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const leases = templateOf('leases', [
  { name: 'lease', required: true, unique: true },
  { name: 'notice', required: true, rule: '(None|Notice 2|Notice 4|Notice 6)' },
])
const codes = ['K2', 'K4', 'K6', 'K4', 'K2', 'K6', 'K4', 'K2']
const table = tableOf('leases', `Lease|Notice\n${codes.map((code, at) => `L${at}|${code}`).join('\n')}`)
const mapOf = (content: string): Record<string, string> => {
  const known: KnowledgeEntry = { key: 'notice', scope: { type: 'account' }, content }
  const decision = decideOn([table], [leases], { knowledge: [known] })
  const map = columnOf(decision, 'notice').transforms.find(({ kind }) => kind === 'value_map')
  return map?.kind === 'value_map' ? Object.fromEntries(map.entries.map(({ raw, value }) => [raw, value])) : {}
}

it('a sentence about several codes gives none of them the figure of another one', () => {
  expect(mapOf('K2, K4 and K6 in the old books mean a notice of that many weeks, and so does "2 weeks".')).toEqual({
    K2: 'Notice 2',
  })
})

it('what is said of one code counts, though it has a figure, where none is allowed that has it', () => {
  const others = codes.map((code) => code.replace('K2', 'K9'))
  const own = tableOf('leases', `Lease|Notice\n${others.map((code, at) => `L${at}|${code}`).join('\n')}`)
  const known: KnowledgeEntry = { key: 'notice', scope: { type: 'account' }, content: 'K9 means Notice 2.' }
  const map = columnOf(decideOn([own], [leases], { knowledge: [known] }), 'notice').transforms[0]
  expect(map?.kind === 'value_map' && map.entries).toContainEqual({
    raw: 'K9',
    value: 'Notice 2',
    decided_by: 'knowledge',
  })
})
