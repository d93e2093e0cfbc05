import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('a list of what our trees are in another nursery', () => {
  const trees = templateOf('trees', [
    { name: 'tree_no', required: true, unique: true, rule: 'T\\d{3}' },
    { name: 'name', required: true },
    { name: 'height_cm', required: true, rule: '\\d{2,3}' },
  ])
  const plantings = templateOf('plantings', [
    { name: 'planting_no', required: true, unique: true, rule: 'P\\d{3}' },
    { name: 'tree', required: true, link: 'trees.tree_no' },
  ])
  const names = ['Ash', 'Oak', 'Elm', 'Yew', 'Fir', 'Box', 'Bay', 'Fig']
  const own = tableOf(
    'trees',
    `Tree no|Name|Height cm\n${names.map((name, at) => `T${100 + at}|${name}|${90 + 11 * at}`).join('\n')}`,
  )
  const list = tableOf(
    'elsewhere',
    `Their no|Name|Tree no\n${names.map((name, at) => `${70000 + 13 * at}|${name}|T${100 + at}`).join('\n')}`,
  )
  const planted = (noOf: (at: number) => string) =>
    tableOf(
      'plantings',
      `Planting no|Tree\n${Array.from({ length: 24 }, (_, at) => `P${200 + at}|${noOf(at % 8)}`).join('\n')}`,
    )

  it('adds no trees, and says which ones the rows mean that have those numbers', () => {
    const decision = decideOn([own, list, planted((at) => `${70000 + 13 * at}`)], [trees, plantings])
    expect(decision.questions).toEqual([])
    expect(decision.plan.sheets[0]!.sources.map(({ table }) => table)).toEqual(['trees'])
    expect(columnOf(decision, 'tree', 1).transforms).toMatchObject([
      {
        kind: 'value_map',
        entries: expect.arrayContaining([expect.objectContaining({ raw: '70013', value: 'T101' })]) as unknown,
      },
    ])
    expect(decision.notes.join('\n')).toContain('elsewhere.csv was left aside')
  })

  it('only completes the trees where no row has those numbers', () => {
    const { plan } = decideOn([own, list, planted((at) => `T${100 + at}`)], [trees, plantings])
    expect(plan.sheets[0]!.sources.map(({ table }) => table)).toEqual(['trees'])
    expect(plan.sheets[0]!.sources[0]!.joins).toMatchObject([{ table: 'elsewhere' }])
  })
})

describe('a list of the new numbers of what stands elsewhere under the old', () => {
  const rooms = templateOf('rooms', [
    { name: 'room_no', required: true, unique: true, rule: '\\d{5}' },
    { name: 'name', required: true },
    { name: 'floor', required: true },
  ])
  const visits = templateOf('visits', [
    { name: 'visit_no', required: true, unique: true, rule: 'V\\d{3}' },
    { name: 'room', required: true, link: 'rooms.room_no' },
  ])
  const names = ['Attic', 'Cellar', 'Kitchen', 'Library', 'Parlour', 'Scullery', 'Study', 'Vestry']
  const floors = tableOf(
    'rooms',
    `Room|Name|Floor\n${names.map((name, at) => `${1010 + 10 * at}|${name}|${'ground first second'.split(' ')[at % 3]}`).join('\n')}`,
  )
  const renumbered = tableOf(
    'renumbering',
    `Old|New|Seen\n${names.map((_, at) => `${1010 + 10 * at}|${30100 + 100 * at}|${at % 2 ? 'ok' : ''}`).join('\n')}`,
  )
  const seen = tableOf(
    'visits',
    `Visit no|Room\n${Array.from({ length: 24 }, (_, at) => `V${200 + at}|${1010 + 10 * (at % 8)}`).join('\n')}`,
  )

  it('has no rows of its own: they get their numbers from it, and so do those that link to them', () => {
    const decision = decideOn([floors, renumbered, seen], [rooms, visits])
    expect(decision.plan.sheets[0]!.sources.map(({ table }) => table)).toEqual(['rooms'])
    const entry = {
      kind: 'value_map',
      entries: expect.arrayContaining([expect.objectContaining({ raw: '1020', value: '30200' })]) as unknown,
    }
    expect(columnOf(decision, 'room_no', 0).transforms).toMatchObject([entry])
    expect(columnOf(decision, 'room', 1).transforms).toMatchObject([entry])
  })

  it('is left aside for no rows that have right numbers already', () => {
    const either = {
      ...rooms,
      columns: rooms.columns.map((one) => (one.unique ? { ...one, strictRule: '\\d{4,5}' } : one)),
    }
    const decision = decideOn([floors, renumbered, seen], [either, visits])
    expect(decision.notes.join('\n')).not.toContain('left aside')
    expect(columnOf(decision, 'room_no', 0, 0).transforms).toEqual([])
  })
})

describe('a letter that says which gate has which new code, with the name of each', () => {
  const gates = templateOf('gates', [
    { name: 'code', required: true, unique: true, rule: '[A-Z]{2}\\d' },
    { name: 'name', required: true },
    { name: 'keeper' },
  ])
  const passages = templateOf('passages', [
    { name: 'passage_no', required: true, unique: true, rule: 'P\\d{3}' },
    { name: 'gate', link: 'gates.code' },
    { name: 'vehicle', required: true },
  ])
  const names = ['North', 'South', 'Harbour', 'Quarry', 'Market', 'Abbey']
  const codeOf = (at: number): string => `${names[at]!.slice(0, 2).toUpperCase()}${at + 1}`
  const own = tableOf(
    'gates',
    `Code|Gate name|Keeper\n${names.map((name, at) => `${codeOf(at)}|${name}|Keeper ${'abcdef'[at]}`).join('\n')}`,
  )
  const letter = tableOf(
    'letter',
    `Old G/T|New code|Name\n${names.map((name, at) => `${110 + 70 * at}|${codeOf(at)}|${name}`).join('\n')}`,
  )
  const passed = tableOf(
    'passages',
    `Passage no|G/T|Vehicle\n${Array.from({ length: 24 }, (_, at) => `P${200 + at}|${at % 5 ? 110 + 70 * (at % 6) : ''}|Cart ${'abcd'[at % 4]}`).join('\n')}`,
  )

  it('adds no gates, and gives the rows under the old numbers, which their header calls as the letter does but for their age, the new ones', () => {
    const decision = decideOn([own, letter, passed], [gates, passages])
    expect(decision.plan.sheets[0]!.sources.map(({ table }) => table)).toEqual(['gates'])
    expect(columnOf(decision, 'gate', 1).transforms).toMatchObject([
      {
        kind: 'value_map',
        entries: expect.arrayContaining([expect.objectContaining({ raw: '180', value: 'SO2' })]) as unknown,
      },
    ])
  })
})
