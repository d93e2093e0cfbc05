import { describe, expect, it } from 'vitest'
import type { TableProfile } from '../../../server/src/engine/profile/model.ts'
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

  it('does not hold them where that was said of its whole workbook, which has a list of them', () => {
    const inWorkbook = (name: string, text: string): TableProfile => {
      const table = tableOf(name, text)
      return { ...table, table: { ...table.table, file_id: 'file_yard', file_name: 'Yard book.xlsx' } }
    }
    const sheet = inWorkbook(
      'Events',
      'Boat|First day|Last day\nTern|2024-03-01|2024-03-04\nGull|2024-04-02|2024-04-09\nWren|2024-05-11|2024-05-12',
    )
    const till = inWorkbook('Till', 'Date|What|Out\n2024-03-02|Rope|12.5\n2024-03-09|Tar|8.4\n2024-04-01|Soap|3.1')
    const { plan } = decideOn([sheet, till], [boats, events], {
      instructions: 'Everything in the yard book is breakage.',
    })
    const tables = plan.sheets.flatMap(({ slug, sources }) => sources.map(({ table }) => [slug, table]))
    expect(tables).toContainEqual(['events', 'Events'])
    expect(tables).not.toContainEqual(['events', 'Till'])
  })
})
