import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const owners = templateOf('owners', [
  { name: 'owner_no', required: true, unique: true, rule: '^K-\\d{4}$' },
  { name: 'name', required: true },
  { name: 'birth_date', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
  { name: 'newsletter', required: true, rule: '^(true|false)$' },
])
const stays = templateOf('stays', [
  { name: 'stay_no', required: true, unique: true },
  { name: 'owner_no', required: true, link: 'owners.owner_no' },
  { name: 'arrival', required: true },
  { name: 'kennel', required: true },
])

const STAYS = `Stay no|Owner no|Owner name|Birth date|Newsletter|Arrival|Kennel
S1|K2036|Ada Roth|1980-05-13|Y|2024-01-08|A1
S2|K-2036|Ada Roth|13 May 1980|yes|2024-02-09|B2
S3|K-2040|Ole Lund|21/04/1975|N|2024-02-10|A3
S4|K2040|OLE LUND|1975/04/21|no|2024-03-11|B4
S5|K-2051|Eva Sand|2 Jun 1969|Y|2024-03-12|A5
S6|K2051|Eva Sand|1969-06-02|yes|2024-04-13|A1
S7|K-2060|Kim Moss|17/09/1990|N|2024-04-14|B2`

describe('what the rows of a flat file belong to', () => {
  it('depends on their key however days, answers and the key itself are written from row to row', () => {
    const decision = decideOn([tableOf('stays', STAYS)], [owners, stays])
    expect(decision.plan.sheets.map(({ sources }) => sources.map(({ table }) => table))).toEqual([['stays'], ['stays']])
  })
})
