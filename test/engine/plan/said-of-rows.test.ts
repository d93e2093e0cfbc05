import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

// A log of a boat hire, which fits the list of boats nearly as well as that of events.

const boats = templateOf('boats', [
  { name: 'name', required: true },
  { name: 'first_day', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
  { name: 'last_day', rule: '^\\d{4}-\\d{2}-\\d{2}$' },
])
const events = templateOf('events', [
  { name: 'boat', required: true },
  { name: 'kind', required: true, rule: '^(breakage|loan|service)$' },
  { name: 'first_day', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
  { name: 'last_day', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
])
const log = tableOf(
  'Breakage log',
  'Name|First day|Last day|Mended\nTern|2024-03-01|2024-03-04|Y\nGull|2024-04-02|2024-04-09|N\nWren|2024-05-11|2024-05-12|Y',
)

describe('a table of which a sentence says what a required column is in all its rows', () => {
  it('holds rows of the template that has the column', () => {
    const { plan, questions } = decideOn([log], [boats, events], {
      instructions: 'Everything in the breakage log is breakage.',
    })
    expect(plan.sheets.map(({ slug, sources }) => [slug, sources.length])).toEqual([['events', 1]])
    expect(questions.filter(({ kind }) => kind === 'other')).toEqual([])
  })

  it('holds what it fits best where nobody says so', () => {
    const { plan } = decideOn([log], [boats, events])
    expect(plan.sheets.find(({ slug }) => slug === 'boats')!.sources).toHaveLength(1)
  })
})
