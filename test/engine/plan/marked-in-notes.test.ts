import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const tickets = templateOf('tickets', [
  { name: 'ticket', required: true, unique: true },
  { name: 'seat', required: true },
])
const rows = [
  'T1|A4|',
  'T2|A5|SPOILT - printed twice',
  'T3|B1|spoilt, wrong show',
  'T4|B2|torn, spoilt',
  'T5|B3|nearly spoilt by rain',
  'T6|B4|box office',
  'T7|B5|',
  'T8|C1|paid in coins',
  'T9|C2|',
]
const sales = tableOf('sales', `Ticket|Seat|Remark\n${rows.join('\n')}`)
const skipped = (instructions: string): unknown =>
  decideOn([sales], [tickets], { instructions }).plan.sheets[0]!.sources[0]!.skips.map(({ when }) => when)
const spoilt = [{ position: 2, is: 'one_of', values: ['spoilt - printed twice', 'spoilt, wrong show', 'torn, spoilt'] }]

describe('rows that are marked with a word', () => {
  it.each([
    'Tickets marked spoilt were never handed out and must not be brought over.',
    'Tickets marked as spoilt are not migrated.',
  ])('stay behind where a remark has it apart, in whatever letters: %s', (instructions) => {
    expect(skipped(instructions)).toEqual(spoilt)
  })

  it.each([
    'Tickets marked spoilt are for the archive.',
    'Tickets that are not marked spoilt must not be brought over.',
    'Tickets marked lost must not be brought over.',
    'Spoilt tickets must be brought over as well.',
  ])('stay as they are where something else is said: %s', (instructions) => {
    expect(skipped(instructions)).toEqual([])
  })
})
