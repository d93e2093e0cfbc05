// Over 300 lines: every form of table whose headers are values, each a small file and what becomes of its rows.
import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const shifts = templateOf('shifts', [
  { name: 'desk', required: true },
  { name: 'weekday', required: true, rule: 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday' },
  { name: 'hours', required: true, rule: '[1-9]\\d*' },
])
const roster = tableOf('roster', 'Desk|Mo|Di|Mi|Do|Summe\nLoans|8|8||0|16\nReturns|4||6|8|18\nMaps||5|5|5|15')
const parts = ({ plan }: ReturnType<typeof decideOn>): unknown[] =>
  plan.sheets.flatMap(({ sources }) =>
    sources.map(({ part, columns, skips }) => [
      part,
      ...columns.map(({ inputs, transforms }) =>
        [
          ...inputs.map(({ column }) => column),
          ...transforms.flatMap((step) => (step.kind === 'constant' ? step.value : step.kind)),
        ].join(),
      ),
      skips.map(({ reason }) => reason).join(' '),
    ]),
  )

describe('columns whose headers are values of one column', () => {
  it('become rows, one for each cell with something in it', () => {
    const decision = decideOn([roster], [shifts])
    expect(decision.questions).toEqual([])
    expect(parts(decision)).toEqual([
      ['Mo', 'Desk', 'Mo,Monday', 'Mo', 'It has no “Mo”.'],
      ['Di', 'Desk', 'Di,Tuesday', 'Di', 'It has no “Di”.'],
      ['Mi', 'Desk', 'Mi,Wednesday', 'Mi', 'It has no “Mi”.'],
      ['Do', 'Desk', 'Do,Thursday', 'Do', 'It has no “Do”.'],
    ])
    const [first, second] = decision.plan.sheets[0]!.sources
    // There must be some hours, so that none are no row.
    expect(first!.skips[0]!.when).toMatchObject({
      position: 1,
      is: 'one_of',
      values: expect.arrayContaining(['', '0']) as unknown,
    })
    expect(first!.unmapped.map(({ column }) => column)).toEqual(['Summe'])
    expect(second!.unmapped).toEqual([])
    expect(decision.notes.join()).toContain('has 4 columns, “Mo” to “Do”, that are values of “weekday” of Shifts')
  })

  it('are found behind a word that all of them have, and zeros stay where there may be none', () => {
    const stock = templateOf('stock', [
      { name: 'article', required: true },
      { name: 'size', required: true, rule: 'S|M|L|XL' },
      { name: 'pieces', required: true, description: 'Whole number.' },
    ])
    const list = tableOf('list', 'Article|Qty S|Qty M|Qty L\nShirt|4|0|2\nCoat|1|7|3')
    const decision = decideOn([list], [stock])
    expect(parts(decision).map((part) => (part as string[]).slice(0, 4))).toEqual([
      ['Qty S', 'Article', 'Qty S,S', 'Qty S'],
      ['Qty M', 'Article', 'Qty M,M', 'Qty M'],
      ['Qty L', 'Article', 'Qty L,L', 'Qty L'],
    ])
    expect(decision.plan.sheets[0]!.sources[0]!.skips[0]!.when).toMatchObject({ values: [''] })
  })

  it('may have marks that only say which rows there are', () => {
    const open = templateOf('openings', [shifts.columns[0]!, shifts.columns[1]!])
    const marked = tableOf('openings', 'Desk|Mon|Tue|Wed\nLoans|x||X\nMaps||x|x\nReturns|x|x|')
    expect(parts(decideOn([marked], [open])).map((part) => (part as string[]).slice(0, 3))).toEqual([
      ['Mon', 'Desk', 'Mon,Monday'],
      ['Tue', 'Desk', 'Tue,Tuesday'],
      ['Wed', 'Desk', 'Wed,Wednesday'],
    ])
  })

  it('may be called otherwise where somebody says which value each of them is', () => {
    const hires = templateOf('hires', [
      { name: 'boat', required: true },
      { name: 'season', required: true, rule: 'LOW|HIGH|PEAK' },
      { name: 'fee', required: true, rule: '\\d+' },
    ])
    const fees = tableOf('fees', 'Boat|Winter|Summer months|Sum\nDory|4|6|10\nSkiff|3||3\nPunt|2|5|7')
    const instructions = 'Winter is LOW, Summer months is HIGH.'
    const decision = decideOn([fees], [hires], { instructions })
    expect(decision.questions).toEqual([])
    expect(parts(decision).map((part) => (part as string[]).slice(0, 4))).toEqual([
      ['Winter', 'Boat', 'Winter,Winter,value_map', 'Winter'],
      ['Summer months', 'Boat', 'Summer months,Summer months,value_map', 'Summer months'],
    ])
    expect(decideOn([fees], [hires], {}).plan.sheets[0]!.sources).toHaveLength(1)
    const same = decideOn([fees], [hires], { instructions: 'Winter is LOW, Summer months is LOW.' })
    expect(same.plan.sheets[0]!.sources).toHaveLength(1)
  })

  it('are asked about where the column may be empty', () => {
    const [desk, weekday, hours] = shifts.columns
    const optional = { ...shifts, columns: [desk!, { ...weekday!, required: false }, hours!] }
    const key = 'crosstab:shifts.weekday@file_roster/roster'
    const asked = decideOn([roster], [optional])
    expect(asked.questions).toMatchObject([{ key, kind: 'other', default: 'rows' }])
    expect(asked.plan.sheets[0]!.sources).toHaveLength(4)
    const answered = decideOn([roster], [optional], { answers: [{ key, value: 'columns' }] })
    expect(answered.plan.sheets[0]!.sources).toHaveLength(1)
  })

  it('stay columns where the template has them as such, or somebody says what one of them is', () => {
    const week = templateOf('weeks', [
      { name: 'desk', required: true },
      ...['monday', 'tuesday', 'wednesday', 'thursday'].map((name) => ({ name })),
    ])
    const days = tableOf('week', 'Desk|Monday|Tuesday|Wednesday|Thursday\nLoans|8|8||0\nReturns|4||6|8')
    const wide = decideOn([days], [week, shifts])
    expect(wide.plan.sheets[0]!.slug).toBe('weeks')
    expect(inputsOf(wide, 'tuesday')).toEqual(['Tuesday'])
    const told = decideOn([roster], [shifts], { instructions: '`Mi` is `hours`.' })
    expect(told.plan.sheets[0]!.sources).toHaveLength(1)
    expect(inputsOf(told, 'hours')).toEqual(['Mi'])
  })

  it('stay columns where what stands beneath has no place, or a column has what they would be', () => {
    const named = tableOf('roster', 'Desk|Mon|Tue|Wed\nLoans|Ada|Ben|Ada\nMaps|Cy|Cy|Ben\nReturns|Ben|Ada|Cy')
    expect(decideOn([named], [shifts]).plan.sheets[0]?.sources ?? [{}]).toHaveLength(1)
    const dated = tableOf('roster', 'Desk|Weekday|Hours|Mon|Tue|Wed\nLoans|Monday|3|1|2|3\nMaps|Friday|4|4|5|6')
    const decision = decideOn([dated], [shifts])
    expect(decision.plan.sheets[0]!.sources).toHaveLength(1)
    expect(columnOf(decision, 'weekday').inputs.map(({ column }) => column)).toEqual(['Weekday'])
  })
})

describe('columns whose headers are days', () => {
  const worked = templateOf('worked', [
    { name: 'worker_no', required: true },
    { name: 'day', required: true, rule: '\\d{4}-\\d{2}-\\d{2}', description: 'Working day, YYYY-MM-DD' },
    { name: 'hours', required: true, rule: '\\d+\\.\\d{2}' },
  ])

  it('become rows of the day that they say, as the template writes days', () => {
    const week = tableOf('week', 'Worker no|29.01.2024|30.01.2024|31.01.2024|Sum\n117|8|7.5||15.5\n121||4|6|10')
    const decision = decideOn([week], [worked])
    expect(parts(decision).map((part) => (part as string[]).slice(0, 4))).toEqual([
      ['29.01.2024', 'Worker no', '29.01.2024,29.01.2024,date', '29.01.2024,number'],
      ['30.01.2024', 'Worker no', '30.01.2024,30.01.2024,date', '30.01.2024,number'],
      ['31.01.2024', 'Worker no', '31.01.2024,31.01.2024,date', '31.01.2024,number'],
    ])
    expect(decision.questions).toEqual([])
  })

  it('stay columns where the template has none for a day, or several', () => {
    const dates = templateOf('worked', [
      { name: 'worker_no', required: true, unique: true },
      { name: 'hired_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
      { name: 'checked_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
      { name: 'hours' },
    ])
    const week = tableOf('week', 'Worker no|29.01.2024|30.01.2024|31.01.2024\n117|8|7.5|\n121||4|6')
    const { plan } = decideOn([week], [dates])
    expect(plan.sheets.flatMap(({ sources }) => sources.map(({ part }) => part))).toEqual([undefined])
  })
})

describe('price lists with a column for each group of customers', () => {
  const prices = templateOf('prices', [
    { name: 'item', required: true },
    { name: 'price_group', required: true, rule: 'Retail|Trade|Reseller' },
    {
      name: 'from_quantity',
      required: true,
      description: 'From which quantity the price holds; 1 for the basic price',
      rule: '\\d+',
    },
    { name: 'net_price', required: true, description: 'Per price unit', rule: '\\d+\\.\\d{2}' },
  ])
  const headers = (groups: string): ReturnType<typeof tableOf> =>
    tableOf(
      'list',
      `Item|PE|${groups}\nA1|1|11.77|9.54|8.14\nA2|10|19.20|15.57|on request\nA3|1|26.07||18.04\nA4|100|33.87|27.46|23.44`,
    )

  it.each(['PG1 Retail|PG2 Trade|PG3 Resell.', 'Retail 1|Trade 2|Reseller 3'])(
    'have a row for each price, beside the codes of the groups: %s',
    (groups) => {
      const decision = decideOn([headers(groups)], [prices])
      expect(decision.questions).toEqual([])
      expect(parts(decision).map((part) => (part as string[]).slice(1, 4))).toEqual(
        groups.split('|').map((name, at) => ['Item', `${name},${['Retail', 'Trade', 'Reseller'][at]}`, '1']),
      )
      // Who has to ask for a price has none.
      const values = decision.plan.sheets[0]!.sources[2]!.skips.flatMap(({ when }) =>
        'values' in when ? when.values : [],
      )
      expect(values).toContain('on request')
    },
  )

  it('are none where the codes have several forms', () => {
    expect(decideOn([headers('A1 Retail|Trade 22 b|7 Reseller x')], [prices]).plan.sheets[0]!.sources).toHaveLength(1)
  })
})

describe('columns whose headers are a value of either of two columns', () => {
  const fares = templateOf('fares', [
    { name: 'boat', required: true, rule: 'ferry|launch' },
    { name: 'line', required: true, rule: 'N|S' },
    { name: 'tide', required: true, rule: 'low|mid|high' },
    { name: 'fare', required: true, rule: '\\d+\\.\\d\\d' },
  ])
  const list = (headers: string) =>
    tableOf('fares', `Boat|${headers}\nferry|4.00|5.00|6.00|7.00\nlaunch|2.00||3.00|3.50`)
  const instructions = 'The lines: North shore = N, South shore = S.'

  it('become rows that have both, as either is called or somebody says', () => {
    const headers = 'North shore bassa|North shore alta|South shore bassa|South shore alta'
    const decision = decideOn([list(headers)], [fares], { instructions })
    expect(decision.questions).toEqual([])
    expect(parts(decision).map((part) => (part as string[]).slice(0, 5))).toEqual([
      [
        'North shore bassa',
        'Boat',
        'North shore bassa,North shore,value_map',
        'North shore bassa,bassa,value_map',
        'North shore bassa',
      ],
      [
        'North shore alta',
        'Boat',
        'North shore alta,North shore,value_map',
        'North shore alta,alta,value_map',
        'North shore alta',
      ],
      [
        'South shore bassa',
        'Boat',
        'South shore bassa,South shore,value_map',
        'South shore bassa,bassa,value_map',
        'South shore bassa',
      ],
      [
        'South shore alta',
        'Boat',
        'South shore alta,South shore,value_map',
        'South shore alta,alta,value_map',
        'South shore alta',
      ],
    ])
  })

  it('are none where one of the pairs is not there', () => {
    const headers = 'North shore bassa|North shore alta|South shore bassa|South shore'
    const { plan } = decideOn([list(headers)], [fares], { instructions })
    expect(plan.sheets.flatMap(({ sources }) => sources.map(({ part }) => part))).not.toContain('South shore bassa')
  })
})
describe('columns whose headers are months', () => {
  const takings = templateOf('takings', [
    { name: 'stall_no', required: true },
    { name: 'month', required: true, rule: '\\d{4}-(0[1-9]|1[0-2])' },
    { name: 'amount', required: true, rule: '\\d+(\\.\\d*[1-9])?' },
  ])
  const market = tableOf(
    'takings',
    'Stall no|Owner|janv.|févr.|mars|Total\nS1|Roy|80|-|4|84\nS2|Petit|8|12||20\nS3|Blanc||3.5|7|10.5',
  )
  const titled = (...above: string[][]) => ({ ...market, table: { ...market.table, above } })
  const months = (decision: ReturnType<typeof decideOn>): unknown[] =>
    parts(decision).map((part) => (part as string[]).slice(0, 4))

  it('become rows of the month, in the year that stands above them', () => {
    expect(months(decideOn([titled(['Recettes 2023'])], [takings]))).toEqual([
      ['janv.', 'Stall no', 'janv.,2023-01', 'janv.'],
      ['févr.', 'Stall no', 'févr.,2023-02', 'févr.'],
      ['mars', 'Stall no', 'mars,2023-03', 'mars'],
    ])
  })

  it('become rows of that year, whenever something was done with the list', () => {
    const first = (...above: string[][]): unknown => (months(decideOn([titled(...above)], [takings]))[0] as string[])[2]
    expect(first(['Recettes 2023'], ['arrêtées le 12.01.2024'])).toBe('janv.,2023-01')
    expect(first(['Recettes 2023 (imprimé le 3 janvier 2024)'])).toBe('janv.,2023-01')
  })

  it('are no rows where the template says that zeros are left out, though it would take them', () => {
    const zeros = tableOf('takings', 'Stall no|janv.|févr.|mars\nS1|80|0|4\nS2|0|12|\nS3|0|3.5|7')
    const said = (description: string | null): unknown => {
      const template = {
        ...takings,
        description,
        columns: takings.columns.with(2, { ...takings.columns[2]!, strictRule: '\\d+(\\.\\d+)?' }),
      }
      const table = { ...zeros, table: { ...zeros.table, above: [['Recettes 2023']] } }
      return decideOn([table], [template]).plan.sheets[0]!.sources.map(({ skips }) =>
        skips.flatMap(({ when }) => ('values' in when ? when.values : [])).includes('0'),
      )
    }
    expect(said('Months without takings (empty or zero) are left out')).toEqual([true, true, true])
    expect(said('Zeros are kept; nothing is left out')).toEqual([false, false, false])
    expect(said(null)).toEqual([false, false, false])
  })

  it('become rows of the year that they say themselves', () => {
    const both = tableOf('takings', 'Stall no|Nov 23|Dec 23|Jan 24\nS1|80|-|4\nS2|8|12|\nS3||3.5|7')
    expect(months(decideOn([both], [takings])).map((part) => (part as string[])[2])).toEqual([
      'Nov 23,2023-11',
      'Dec 23,2023-12',
      'Jan 24,2024-01',
    ])
  })

  it('become rows with their number where the template wants that alone', () => {
    const numbered = templateOf('takings', [
      takings.columns[0]!,
      { name: 'month_no', required: true, rule: '[1-9]|1[0-2]' },
      { name: 'amount', required: true, rule: '\\d+(\\.\\d*[1-9])?' },
    ])
    expect(months(decideOn([market], [numbered])).map((part) => (part as string[])[2])).toEqual([
      'janv.,1',
      'févr.,2',
      'mars,3',
    ])
  })

  it('stay columns where nothing says their year, or several are named', () => {
    expect(decideOn([market], [takings]).plan.sheets[0]?.sources ?? [{}]).toHaveLength(1)
    expect(decideOn([titled(['Recettes 2022 et 2023'])], [takings]).plan.sheets[0]?.sources ?? [{}]).toHaveLength(1)
  })
})

it('numbers of two kinds are no columns for months', () => {
  const numbers = templateOf('parts', [{ name: 'part_no' }, { name: 'order_no' }])
  const orders = tableOf('days', 'Desk|Mo|Di|Mi\nLoans|8|8|\nMaps||5|5\nReturns|4||6')
  expect(decideOn([orders], [shifts, numbers]).plan.sheets[0]!.sources).toHaveLength(3)
})
