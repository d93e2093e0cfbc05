import { expect, it } from 'vitest'
import type { Context, Mapping, Placed } from '../../../server/src/engine/plan/context.ts'
import { gapFillers } from '../../../server/src/engine/plan/joins/gap-fillers.ts'
import { tableOf, templateOf } from './table-of.ts'

const template = templateOf('clubs', [
  { name: 'club_no', required: true, unique: true },
  { name: 'email', rule: '^[^@ ]+@[^@ ]+$' },
])
const mapping = (source: number): Mapping => ({
  sources: [source],
  lead: [],
  confidence: 1,
  reason: '',
  decided_by: 'knowledge',
  alternatives: [],
})

/** A table of two columns, of whose second so much meets the rule. */
function placed(name: string, text: string, reachable: number): Placed {
  const candidates = [{ source: 1, target: 1, rule: { now: reachable, reachable } }]
  const placement = { table: { profile: tableOf(name, text) }, side: { template }, candidates }
  return { placement, mappings: [mapping(0), mapping(1)] } as unknown as Placed
}

it('what the rule takes next to nothing of fills no gap', () => {
  const main = placed('books', 'Club no|E-mail\nK1|a@x.example\nK2|\nK3|', 1)
  const context = { directives: [] as unknown[] } as Context
  const fillers = (cell: string, reachable: number): unknown[] => {
    const other = placed('web', `Club no|Mail of the owner\nK1|a@x.example\nK2|${cell}\nK3|${cell}`, reachable)
    const join = { file_id: '', table: '', left: 0, right: 0, reason: '' }
    return gapFillers(main, 1, main.mappings[1]!, [{ placed: other, join }], context)
  }
  expect(fillers('b@x.example', 1)).toHaveLength(1)
  expect(fillers('Ada Roth', 0.33)).toEqual([])
})
