import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf, type ColumnInput } from './table-of.ts'

// A form on which several workshops are ticked in one cell, and the list of the workshops.

const people = templateOf('people', [
  { name: 'person_no', required: true, unique: true, rule: 'P\\d{3}' },
  { name: 'full_name' },
])
const bookings = (more: ColumnInput[] = []): ReturnType<typeof templateOf> =>
  templateOf('bookings', [
    { name: 'person_no', required: true, link: 'people.person_no' },
    { name: 'workshop', required: true, rule: '^(WS-[1-4]|OPEN)$' },
    { name: 'held_on', rule: '\\d{4}-\\d{2}-\\d{2}' },
    { name: 'fee', rule: '\\d+\\.\\d{2}' },
    ...more,
  ])
const known = tableOf(
  'people',
  `Person no|Full name\nP101|Ada Holm\nP102|Bo Lind\nP103|Cy Berg\nP104|Di Dahl\nP105|Ed Falk`,
)
const list = tableOf(
  'workshops',
  `Workshop|Code|Held on|Fee
Glazing (mon, tue)|WS-1|2025-03-03|40
Throwing|WS-2|2025-03-10|55
Raku firing|WS-3|2025-03-17|60
Slip casting|WS-4||45`,
)
const form = (cells: string[]): ReturnType<typeof tableOf> =>
  tableOf('form', `Person no|Which workshops?\n${cells.map((cell, at) => `P10${at + 1}|${cell}`).join('\n')}`)
const ticked = form([
  'Glazing (mon, tue), Throwing',
  'Throwing, Raku firing',
  'Raku firing',
  'Glazing (mon, tue), Slip casting',
  'Throwing, Slip casting',
])

describe('values of which a cell lists several', () => {
  const decision = decideOn([known, ticked, list], [people, bookings()])
  const sources = decision.plan.sheets[1]!.sources

  it('are all taken from the column that is there', () => {
    const taken = sources.flatMap(({ columns }) => columns.flatMap(({ inputs }) => inputs.map(({ column }) => column)))
    expect([...new Set(taken)].filter((column) => !['Person no', 'Which workshops?'].includes(column))).toEqual([])
  })

  it('are a row each, of the cells that have them', () => {
    expect(sources.map(({ part }) => part)).toEqual(['Glazing (mon, tue)', 'Throwing', 'Raku firing', 'Slip casting'])
    expect(sources[2]!.skips).toContainEqual(
      expect.objectContaining({
        when: { position: 1, is: 'none_of', values: ['Throwing, Raku firing', 'Raku firing'] },
      }),
    )
    expect(decision.notes.join()).toContain('each of them is a row')
    expect(decision.questions).toEqual([])
  })

  it('are what a list calls them, with all else that it says of each', () => {
    const said = sources.map((_, source) =>
      ['workshop', 'held_on', 'fee'].map((name) => columnOf(decision, name, 1, source).transforms[0]),
    )
    expect(said[1]).toEqual([
      { kind: 'constant', value: 'WS-2' },
      { kind: 'constant', value: '2025-03-10' },
      { kind: 'constant', value: '55' },
    ])
    expect(columnOf(decision, 'held_on', 1, 3)).toMatchObject({ inputs: [], transforms: [] })
    expect(decision.plan.ignored_tables).toMatchObject([{ file_id: 'file_workshops' }])
  })

  it('need no list where they are allowed as they stand', () => {
    const plain = decideOn(
      [known, form(['WS-1; WS-2', 'WS-2', 'WS-3; WS-4', 'WS-1; WS-4', 'OPEN'])],
      [people, bookings()],
    )
    expect(plain.plan.sheets[1]!.sources.map(({ part }) => part)).toEqual(['WS-1', 'WS-2', 'WS-3', 'WS-4', 'OPEN'])
  })

  it('are rows with an issue where they are none that is known', () => {
    const cells = Array.from(
      { length: 24 },
      (_, at) => ['Throwing, Raku firing', 'Raku firing, Glazing (mon, tue)'][at % 2]!,
    )
    const remark = decideOn(
      [known, form([...cells, 'Throwing, Glazing (mon, tue)', 'Throwing, ask me']), list],
      [people, bookings()],
    )
    const last = remark.plan.sheets[1]!.sources.findIndex(({ part }) => part === 'ask me')
    expect(columnOf(remark, 'workshop', 1, last).transforms[0]).toEqual({ kind: 'constant', value: 'ask me' })
  })

  it.each([
    ['rows have a key of their own', [people, bookings([{ name: 'booking_no', unique: true }])], ticked],
    [
      'nearly no cell has several',
      [people, bookings()],
      form(['Throwing', 'Raku firing', 'Throwing, Raku firing', 'Throwing']),
    ],
    [
      'most are none that are known',
      [people, bookings()],
      form(['Clay, Throwing', 'Wax, Ink', 'Wax, Clay', 'Ink, Wax']),
    ],
  ])('stay in one row where %s', (_, templates, table) => {
    const { plan } = decideOn([known, table, list], templates)
    expect(plan.sheets.flatMap((sheet) => sheet.sources).every(({ part }) => part === undefined)).toBe(true)
  })
})
