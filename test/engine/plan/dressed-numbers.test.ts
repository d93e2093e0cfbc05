import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const growers = templateOf('growers', [
  { name: 'grower_number', required: true, unique: true, rule: 'G-\\d{5}' },
  { name: 'grower_name', required: true },
  { name: 'town', required: true },
  { name: 'website' },
  { name: 'grower_since', rule: '\\d{4}-\\d{2}-\\d{2}' },
])
const plots = templateOf('plots', [
  { name: 'plot_number', required: true, unique: true, rule: 'P-\\d{3}' },
  { name: 'grower_number', required: true, link: 'growers.grower_number' },
  { name: 'acres', rule: '\\d+' },
])
const names = [
  'Alder Farm',
  'Birch Acres',
  'Cedar Hill',
  'Dogwood Orchard',
  'Elm Grove',
  'Fir Ridge',
  'Gum Tree',
  'Holly Brook',
  'Ivy Lane',
  'Juniper Flat',
]
const number = (at: number): string => String(20417 + 31 * at)
const books = tableOf(
  'ledger',
  `Grower|Acct no.|Town\n${names.map((name, at) => `${name}${at % 3 === 1 ? ', LLC' : ''}|G-${number(at)}|Salem`).join('\n')}`,
)
const crm = tableOf(
  'crm',
  `Record ID|Name|Books|Web site|Grower since\n${names.map((name, at) => `77120${number(at)}|${name}|${number(at)}|${name.toLowerCase().replace(' ', '')}.com|20${10 + at}-04-1${at}`).join('\n')}`,
)
const fields = tableOf(
  'plots',
  `Plot|Acct|Acres\n${names.map((_, at) => `P-${101 + at}|${at % 3 ? number(at) : `G-${number(at)}`}|${12 + at}`).join('\n')}`,
)

describe('numbers that one program writes with letters in front, and another one without', () => {
  const decision = decideOn([books, crm, fields], [growers, plots])

  it('join the tables whatever they are called, and where the names are not all the same', () => {
    const [sheet] = decision.plan.sheets
    expect(sheet!.sources.map(({ table }) => table)).toEqual(['ledger'])
    expect(sheet!.sources[0]!.joins).toMatchObject([{ table: 'crm', left: 1, right: 2, dress: 'G' }])
    expect(inputsOf(decision, 'website')).toEqual(['Web site'])
  })

  it('lead to the numbers of the rows, not to those of the program that completes them', () => {
    const link = columnOf(decision, 'grower_number', 1)
    expect(JSON.stringify(link.transforms)).not.toContain('77120')
  })
})

describe('short numbers that one list writes with letters in front', () => {
  const kilns = templateOf('kilns', [
    { name: 'kiln_number', required: true, unique: true, rule: 'K-\\d{4}' },
    { name: 'kind', required: true },
    { name: 'room', required: true },
    { name: 'bought_on', rule: '\\d{4}-\\d{2}-\\d{2}' },
  ])
  const numbered = Array.from({ length: 12 }, (_, at) => 11 + 3 * at)
  const kinds = numbered.map((one, at) => `${['Front loader', 'Top loader', 'Tunnel'][at % 3]} ${one * 7} l`)
  const workshop = tableOf(
    'workshop',
    `Kiln no|Kind|Room\n${numbered.map((one, at) => `K-00${one}|${kinds[at]}|${at % 2 ? 'East' : 'West'}`).join('\n')}`,
  )
  const assets = (header: string): ReturnType<typeof tableOf> =>
    tableOf(
      'assets',
      `Asset|${header}|Kind|Bought on\n${numbered.map((one, at) => `77${400 + at}|${one}|${at < 10 ? kinds[at]!.toUpperCase() : 'Other'}|20${10 + at}-0${1 + (at % 9)}-14`).join('\n')}`,
    )
  const joinsOf = (header: string): unknown => {
    const { plan } = decideOn([workshop, assets(header)], [kilns])
    return plan.sheets[0]!.sources[0]!.joins.map(({ left, right, dress }) => ({ left, right, dress }))
  }

  it('join by the column that is called their key, before what the rows are described as here and there', () => {
    expect(joinsOf('Kiln')).toEqual([{ left: 0, right: 1, dress: 'K' }])
  })

  it('but not by just any column of short numbers', () => {
    expect(joinsOf('Shelf height')).not.toContainEqual(expect.objectContaining({ right: 1 }))
  })
})
