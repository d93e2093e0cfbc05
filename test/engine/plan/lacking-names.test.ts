import { expect, it } from 'vitest'
import { tablesIn } from '../../../server/src/engine/knowledge/grounded/tables.ts'
import { isCalledByLack } from '../../../server/src/engine/knowledge/grounded/lacking-names.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const register = tableOf('Tillmaster_boats', 'Boat no|Owner|Berth\nB1|Ada|12\nB2|Bo|13\nB3|Cy|14')
const extra = tableOf('Not in Tillmaster', 'Boat no|Owner\nB7|Di\nB8|Ed\nB9|Flo')

it('a sheet is not called by what its rows are missing from', () => {
  const named = (text: string): string[] => tablesIn(text, [register, extra]).map(({ table }) => table.name)
  expect(named('Tillmaster is the master for boats.')).toEqual(['Tillmaster_boats'])
  expect(named('Take the lines on the Not in Tillmaster tab as well.')).toEqual(['Not in Tillmaster'])
})

it.each(['Noch nicht im Kassenbuch', 'Pas dans Ciel', 'Falta en Sage', 'Niet in Exact', 'Missing from Xero'])(
  'in other words and languages: %s',
  (name) => {
    expect(isCalledByLack(name)).toBe(true)
  },
)

it('other names with the same words are names', () => {
  expect(['Notes in Sage', 'Missing', 'In Sage', 'Northside'].map(isCalledByLack)).toEqual([false, false, false, false])
})

it('“which are all” says of the rows of the sheet right before it what they are', () => {
  const boats = templateOf('boats', [
    { name: 'boat_no', required: true, unique: true },
    { name: 'owner' },
    { name: 'state', required: true, rule: '^(afloat|ashore)$' },
  ])
  const instructions =
    'Tillmaster is the master for boats, plus the lines on the Not in Tillmaster tab, which are all ashore.'
  const decision = decideOn([extra, register], [boats], { instructions })
  const own = decision.plan.sheets[0]!.sources.findIndex(({ table }) => table === 'Not in Tillmaster')
  expect(columnOf(decision, 'state', 0, own).transforms).toEqual([{ kind: 'constant', value: 'ashore' }])
})
