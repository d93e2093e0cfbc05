import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const boats = templateOf('boats', [
  { name: 'boat_no', required: true, unique: true, rule: 'B-\\d{3}' },
  { name: 'builder', required: true },
  { name: 'status', required: true, rule: 'afloat|ashore|sold' },
  { name: 'length', rule: '\\d+' },
  { name: 'left_on', description: 'Day on which it left the harbour', rule: '\\d{4}-\\d\\d-\\d\\d' },
])
const sheet = (name: string, text: string): ReturnType<typeof tableOf> => {
  const profile = tableOf(name, text)
  return { ...profile, table: { ...profile.table, file_id: 'file_fleet', file_name: 'fleet.xlsx' } }
}
const fleet = sheet(
  'Fleet',
  'Boat no|Builder|Status|Length\nB-001|Riva|afloat|7\nB-002|Riva|ashore|9\nB-003|Dehler|afloat|11\nB-004|Sirius|afloat|10\n' +
    'B-005|Hallberg|ashore|12\nB-006|Riva|afloat|6\nB-010|Dehler|ashore|8\nB-011|Hallberg|afloat|13',
)
const gone = sheet(
  'Gone',
  'Boat no|Builder|Left on\nB-002|Riva|2024-05-06\nB-003|Dehler|2024-07-06\nB-004|Sirius|2024-07-08\nB-012|Hallberg|2024-07-10\n' +
    'B-007|Sirius|2024-07-09\nB-008|Sirius|2024-08-09\nB-009|Riva|2024-08-10',
)
const decided = (instructions: string) => decideOn([fleet, gone], [boats], { instructions })

it('what the rows of a sheet are to be loaded with is said of all of them, and counts where another sheet has the same things', () => {
  const decision = decided('The boats on the sheet Gone are to be loaded with status sold.')
  const { sources, same_key: kept } = decision.plan.sheets[0]!
  const at = sources.findIndex(({ table }) => table === 'Gone')
  expect(columnOf(decision, 'status', 0, at).transforms).toEqual([{ kind: 'constant', value: 'sold' }])
  expect(kept).toEqual([{ column: 'boat_no', keep: { file_id: 'file_fleet', table: 'Gone' } }])
  expect(decision.notes.join(' ')).toContain('Of rows that are in several tables that of Gone counts')
})

it('which of two sheets counts is open where nobody says what all of one are', () => {
  expect(decided('').plan.sheets[0]!.same_key).toBeUndefined()
})
