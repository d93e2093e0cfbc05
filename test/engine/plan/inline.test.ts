import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const boats = templateOf('boats', [
  { name: 'boat_no', required: true, unique: true, rule: 'B\\d{3}' },
  { name: 'boat_name', required: true },
  { name: 'berth' },
])
const trips = templateOf('trips', [
  { name: 'trip_no', required: true, unique: true },
  { name: 'boat_no', required: true, link: 'boats.boat_no' },
  { name: 'trip_date', required: true, rule: '\\d{4}-\\d\\d-\\d\\d' },
  { name: 'skipper' },
])
const rows = [
  'T-1|2024-05-01|B101|Möwe|North 4|Ines',
  'T-2|2024-05-02|B102|Albatros|South 1|Karl',
  'T-3|2024-05-03|B101|Möwe|North 4|Karl',
  'T-4|2024-05-04|B103|Kormoran|North 7|Ines',
  'T-5|2024-05-05|B102|Albatros|South 1|Rosa',
]
const header = 'Trip No|Trip Date|Boat No|Boat Name|Berth|Skipper'
const flat = tableOf('trips 2024', [header, ...rows].join('\n'))
const inputs = (plan: ReturnType<typeof decideOn>['plan'], slug: string): Record<string, string[]> => {
  const sheet = plan.sheets.find((one) => one.slug === slug)
  return Object.fromEntries((sheet?.sources[0]?.columns ?? []).map((one) => [one.column, one.inputs.map(({ column }) => column)])) // prettier-ignore
}

describe('one flat file of several things', () => {
  it('fills the template of what its rows belong to, each once, and is told', () => {
    const { plan, questions, notes } = decideOn([flat], [boats, trips])
    expect(questions).toEqual([])
    expect(plan.sheets).toMatchObject([
      { slug: 'boats', duplicates: 'keep_first', inline: true, sources: [{ table: 'trips 2024', skips: [] }] },
      { slug: 'trips', duplicates: 'ask' },
    ])
    expect(plan.sheets[1]).not.toHaveProperty('inline')
    expect(inputs(plan, 'boats')).toEqual({ boat_no: ['Boat No'], boat_name: ['Boat Name'], berth: ['Berth'] })
    expect(inputs(plan, 'trips')).toMatchObject({ trip_no: ['Trip No'], boat_no: ['Boat No'], skipper: ['Skipper'] })
    expect(notes.join()).toContain(
      'trips 2024.csv also fills Boats, for which there is no other table: each “Boat No” once.',
    )
  })

  it('gives it no column that differs where its key is the same', () => {
    const { plan } = decideOn([flat], [templateOf('boats', [...boats.columns, { name: 'skipper' }]), trips])
    expect(inputs(plan, 'boats')).toMatchObject({ boat_name: ['Boat Name'], skipper: [] })
  })

  it('leaves out rows that belong to nothing, unless they have something of it', () => {
    const none = tableOf('trips', [header, ...rows, 'T-6|2024-05-06||||Karl'].join('\n'))
    const some = tableOf('trips', [header, ...rows, 'T-6|2024-05-06||Kranich||Karl'].join('\n'))
    const skips = (table: typeof flat): unknown => decideOn([table], [boats, trips]).plan.sheets[0]!.sources[0]!.skips
    expect(skips(none)).toMatchObject([{ when: { position: 2, is: 'empty' } }])
    expect(skips(some)).toEqual([])
  })

  it('does no such thing where there is a table for it, or its rows do not have it', () => {
    const fleet = tableOf(
      'boats',
      'Boat No|Boat Name|Berth\nB101|Möwe|North 4\nB102|Albatros|South 1\nB103|Kormoran|N 7',
    )
    expect(decideOn([flat, fleet], [boats, trips]).plan.sheets[0]!.sources.map(({ table }) => table)).toEqual(['boats'])
    const bare = tableOf(
      'trips',
      'Trip No|Trip Date|Boat No|Skipper\nT-1|2024-05-01|B101|Ines\nT-2|2024-05-02|B101|Karl',
    )
    expect(decideOn([bare], [boats, trips]).plan.sheets.map(({ slug }) => slug)).toEqual(['trips'])
  })
})
