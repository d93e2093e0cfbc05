import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const growers = templateOf('growers', [
  { name: 'grower_no', required: true, unique: true },
  { name: 'name', required: true },
  { name: 'phone' },
])
const plots = templateOf('plots', [
  { name: 'plot_no', required: true, unique: true },
  { name: 'grower_no', required: true, link: 'growers.grower_no' },
  { name: 'crop', required: true },
  { name: 'area', required: true, rule: '\\d+' },
])
const tables = (numbers: string[]) => [
  tableOf('growers', 'Grower no|Name|Phone\nG1001|Ada Roth|\nG1002|Leo Hay|\nG1003|Mia Ost|'),
  tableOf('plots', 'Plot no|Grower no|Crop|Area\nP501|G1001|Rye|4\nP502|G1001|Oats|7\nP503|G1003|Rye|9'),
  tableOf(
    'hill coop',
    `Grower no|Name|Phone|Plot no|Crop|Area\nG7001|Nils Ode|0123|${numbers[0]}|Hops|3\nG7002|Eva Kern|0456|${numbers[1]}|Rye|5\nG7002|Eva Kern|0789|${numbers[2]}|Hops|8`,
  ),
]
const sourcesOf = (numbers: string[]): string[] => {
  const { plan } = decideOn(tables(numbers), [growers, plots])
  return plan.sheets.flatMap(({ slug, sources }) => sources.map(({ table }) => `${slug} of ${table}`))
}

describe('a list of those whom rows belong to, with such rows of its own', () => {
  it('fills both where other tables have rows of either kind, and none of its numbers', () => {
    expect(sourcesOf(['P901', 'P902', 'P903'])).toEqual([
      'growers of growers',
      'growers of hill coop',
      'plots of plots',
      'plots of hill coop',
    ])
  })

  it('has none of its own where the numbers are those of the other table', () => {
    const { notes } = decideOn(tables(['P501', 'P502', 'P503']), [growers, plots])
    expect(notes).not.toContainEqual(expect.stringContaining('also fills Plots, whose other tables'))
  })
})

describe('a list of one house that has on each row what another house lists apart, and nothing else tells such rows apart', () => {
  const horses = templateOf('horses', [
    { name: 'horse_no', required: true, unique: true },
    { name: 'name', required: true },
    { name: 'since', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
    { name: 'breed' },
    { name: 'colour' },
    { name: 'stall' },
  ])
  const leases = templateOf('leases', [
    { name: 'horse_no', required: true, link: 'horses.horse_no' },
    { name: 'since', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
    { name: 'rider', required: true },
    { name: 'monthly_fee', required: true, rule: '\\d+' },
  ])
  const named = (from: number, more = ''): string =>
    Array.from(
      { length: 6 },
      (_, at) => `H${from + at}|Horse ${'ABCDEF'[at]}${from}|2021-03-1${at}|Arab|bay|S${at}${more}`,
    ).join('\n')
  const leased = (from: number): string =>
    Array.from({ length: 9 }, (_, at) => `H${from + (at % 6)}|2023-04-1${at}|Rider ${'KLM'[at % 3]}|${50 + at}`).join(
      '\n',
    )
  const decided = (branch: string, lessor: number): ReturnType<typeof decideOn> =>
    decideOn(
      [
        tableOf('horses', `Horse no|Name|Since|Breed|Colour|Stall\n${named(100)}`),
        tableOf('leases', `Horse no|Since|Rider|Monthly fee\n${leased(lessor)}`),
        tableOf('branch', branch),
      ],
      [horses, leases],
    )
  const whole = `Horse no|Name|Since|Breed|Colour|Stall|Rider|Monthly fee\n${named(700, '|Rider X|70')}`
  const told = expect.stringContaining('branch.csv also fills Leases')

  it('fills both, with the day that both call alike', () => {
    const { plan, notes } = decided(whole, 100)
    const own = ['Horse no', 'Since', 'Rider', 'Monthly fee']
    const sources = plan.sheets.find(({ slug }) => slug === 'leases')!.sources
    expect(
      sources.map(({ table, columns }) => [
        table,
        columns.map(({ inputs }) => inputs.map(({ column }) => column).join()),
      ]),
    ).toEqual([
      ['leases', own],
      ['branch', own],
    ])
    expect(notes).toContainEqual(told)
  })

  it('fills both where a row was written twice', () => {
    expect(decided(`${whole}\n${whole.split('\n')[3]!}`, 100).notes).toContainEqual(told)
    const other = whole.split('\n')[3]!.replace('Rider X', 'Rider Y')
    expect(decided(`${whole}\n${other}`, 100).notes).not.toContainEqual(told)
  })

  it('has no such row of those that are rows of the other list, where that has them', () => {
    const ownRows = named(700, '|Rider X|70')
      .split('\n')
      .map((row) => `${row}|`)
    const main = named(100, '|Rider Y|80').split('\n').slice(1, 5)
    const noting = main.map((row, at) => `${row.replace(/^H\d+/, `H90${at}`)}|H${101 + at}`)
    const skipsOf = (lessor: number): unknown[] =>
      decided(
        `Horse no|Name|Since|Breed|Colour|Stall|Rider|Monthly fee|Main no\n${[...ownRows, ...noting].join('\n')}`,
        lessor,
      )
        .plan.sheets.find(({ slug }) => slug === 'leases')!
        .sources.map(({ table, skips }) => [table, skips.map(({ when }) => when)])
    const when = { position: 8, is: 'one_of', values: ['h101', 'h102', 'h103', 'h104'] }
    expect(skipsOf(100)).toEqual([
      ['leases', []],
      ['branch', [when]],
    ])
  })

  it('does not where its rows are those of the other list, or lack what each must have', () => {
    expect(decided(whole, 700).notes).not.toContainEqual(told)
    const lacking = `Horse no|Name|Since|Breed|Colour|Stall|Rider\n${named(700, '|Rider X')}`
    expect(decided(lacking, 100).notes).not.toContainEqual(told)
  })
})
