import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const tools = templateOf('tools', [
  { name: 'tool_no', required: true, unique: true },
  { name: 'name', required: true },
  { name: 'product_group', required: true, description: 'Name of the product group (not the number)' },
  { name: 'state', rule: '(active|blocked|draft)' },
])
const owned = (header: string, state: string, [on, off] = ['A', 'B']): ReturnType<typeof tableOf> => {
  const groups = ['10', '20', '30', '10', '20', '30', '10', '20', '30', '10']
  const states = [on, off, off, on, on, on, off, on, on, on]
  const lines = groups.map((group, at) => `T-${100 + at}|Tool ${at}|${group}|${states[at]}`)
  return tableOf('tools', `Tool no|Name|${header}|${state}\n${lines.join('\n')}`)
}
const meaningsOf = (decision: ReturnType<typeof decideOn>, column: string): string[] => {
  const step = columnOf(decision, column).transforms.find(({ kind }) => kind === 'value_map')
  return step?.kind === 'value_map' ? step.entries.map(({ raw, value }) => `${raw} ${value}`).toSorted() : []
}

describe('one sheet of keys with several lists', () => {
  const keys = tableOf(
    'keys',
    [
      'Key|Meaning|List',
      '10|Drills|Product group',
      '20|Saws|Product group',
      '30|Planes|Product group',
      'A|active|State',
      'B|blocked|State',
      'A|Hall one|Store',
      'B|Hall two|Store',
    ].join('\n'),
  )

  it('explains each column by the list that is called like it, though codes stand in several', () => {
    const decision = decideOn([owned('Product grp', 'State'), keys], [tools])
    expect(meaningsOf(decision, 'product_group')).toEqual(['10 Drills', '20 Saws', '30 Planes'])
    expect(meaningsOf(decision, 'state')).toEqual(['A active', 'B blocked'])
    expect(decision.notes).toContain(
      'In “State” “A” is “active”, “B” is “blocked”, as keys.csv, sheet keys, State explains it.',
    )
  })

  it('is no data, and nothing is asked of it', () => {
    const { plan, questions } = decideOn([owned('Product grp', 'State'), keys], [tools])
    expect(plan.ignored_tables).toMatchObject([{ table: 'keys' }])
    expect(questions).toEqual([])
  })

  it('says nothing of codes that lists called otherwise have in common', () => {
    const two = tableOf('keys', 'Key|Meaning|List\nQ|active|Crane\nR|blocked|Crane\nQ|draft|Hall\nR|blocked|Hall')
    const coded = owned('Product grp', 'State', ['Q', 'R'])
    const decision = decideOn([coded, two], [tools])
    expect(meaningsOf(decision, 'state')).toEqual([])
  })

  it('finds the column whose codes mean what the template takes', () => {
    const works = tableOf('keys', 'A|aktiv|Kz\nB|gesperrt|Kz\nX1|Ann|Clerk\nX2|Bob|Clerk')
    const decision = decideOn([owned('Product group', 'Kz'), works], [tools])
    expect(columnOf(decision, 'state').inputs).toMatchObject([{ column: 'Kz' }])
    expect(meaningsOf(decision, 'state')).toEqual(['A active', 'B blocked'])
  })
})

describe('lists below one another under lines that say what they are', () => {
  it('explain the codes of their columns, in whichever case these are written', () => {
    const cases = templateOf('cases', [
      { name: 'case_no', required: true, unique: true },
      { name: 'clerk', description: 'Full name of the clerk' },
    ])
    const signs = ['UB', 'ub', 'RK', 'rk', 'UB', 'RK', 'UB']
    const table = tableOf('cases', `Case no|Clerk\n${signs.map((sign, at) => `C-${100 + at}|${sign}`).join('\n')}`)
    const list = tableOf('signs', 'Sign|Meaning\nUB|Ute Berner\nRK|Rolf Kamm\nKinds of cases|\nV|Traffic\nE|Legacy')
    expect(meaningsOf(decideOn([table, list], [cases]), 'clerk')).toEqual([
      'RK Rolf Kamm',
      'UB Ute Berner',
      'rk Rolf Kamm',
      'ub Ute Berner',
    ])
  })
})

describe('a sheet of lists beside a template that takes any code and name', () => {
  const kinds = templateOf('kinds', [
    { name: 'code', required: true, unique: true, description: 'Number of the kind' },
    { name: 'name', required: true },
    { name: 'above', link: 'kinds.code' },
  ])
  const plants = templateOf('plants', [
    { name: 'plant_no', required: true, unique: true },
    { name: 'kind_code', required: true, link: 'kinds.code' },
    { name: 'pot', required: true, rule: '^(clay|peat|none)$' },
    { name: 'state', required: true, rule: '^(active|blocked)$' },
  ])
  const pots = ['1', '2', '3', '1', '2', '1']
  const lines = pots.map((pot, at) => `P-${100 + at}|${['310', '320', '330'][at % 3]}|${pot}|${at % 2 ? 'B' : 'A'}`)
  const beds = tableOf('beds', `Plant no|Kind|Pt|St\n${lines.join('\n')}`)
  const names = tableOf('kinds', 'Code|Name|Above\n300|Herbs|\n310|Mint|300\n320|Sage|300\n330|Thyme|300')
  const keys = (more: string) =>
    tableOf('keys', `Key|Code|Meaning\nPt|1|clay\nPt|2|peat\nPt|3|none\nSt|A|active\nSt|B|blocked${more}`)
  const planned = (...tables: ReturnType<typeof tableOf>[]) => decideOn(tables, [kinds, plants])

  it('has no rows of its own where its codes stand in columns that are called like the lists, small figures among them', () => {
    const decision = planned(beds, names, keys(''))
    expect(decision.plan.ignored_tables).toMatchObject([
      { table: 'keys', reason: 'It holds lists of codes: those of “Pt”, “St”.' },
    ])
    const pot = decision.plan.sheets
      .find(({ slug }) => slug === 'plants')!
      .sources[0]!.columns.find(({ column }) => column === 'pot')!
    expect(pot.transforms).toMatchObject([
      { kind: 'value_map', entries: [{ value: 'clay' }, { value: 'peat' }, { value: 'none' }] },
    ])
    expect(decision.questions.filter(({ kind }) => kind === 'value_map')).toEqual([])
  })

  it('may well have some where a list is called like what a template holds, or no column has its codes', () => {
    const reasons = (...tables: ReturnType<typeof tableOf>[]): string[] =>
      planned(...tables)
        .plan.ignored_tables.map(({ reason }) => reason)
        .filter((reason) => reason.startsWith('It holds lists'))
    expect(reasons(beds, names, keys('\nKinds|310|Mint\nKinds|320|Sage'))).toEqual([])
    const others = tableOf('keys', 'Key|Code|Meaning\nTp|1|clay\nTp|2|peat\nSx|A|active\nSx|B|blocked')
    expect(reasons(beds, names, others)).toEqual([])
  })
})

it.each([
  ['Product grp|10|Drills', 'without a header, as the first entry was taken for one'],
  ['List|Key|Meaning\nProduct grp|10|Drills', 'below a header'],
])('lists are told apart by labels in their first rows alone: %s', (first) => {
  const rows = [first, '|20|Saws', '|30|Planes', 'State|A|active', '|B|blocked', 'Store|A|Hall one', '|B|Hall two']
  const decision = decideOn([owned('Product grp', 'State'), tableOf('legend', rows.join('\n'))], [tools])
  expect(meaningsOf(decision, 'product_group')).toEqual(['10 Drills', '20 Saws', '30 Planes'])
  expect(meaningsOf(decision, 'state')).toEqual(['A active', 'B blocked'])
})

describe('lists below lines that name them, without headers', () => {
  const lines = ['B|Blocked: lent out for good', 'Product group|', '10|Drills', '20|Saws', '30|Planes']
  const list = tableOf('keys', ['A|Active, in the shop', ...lines].join('\n'))
  const headed = { ...list, table: { ...list.table, above: [['Our keys'], ['State (St)']] } }

  it('begin with what was taken for a title, and its first entry with what was taken for a header', () => {
    const decision = decideOn([owned('Product group', 'St'), headed], [tools])
    expect(decision.questions).toEqual([])
    expect(meaningsOf(decision, 'state')).toEqual(['A active', 'B blocked'])
    expect(meaningsOf(decision, 'product_group')).toEqual(['10 Drills', '20 Saws', '30 Planes'])
  })
})
